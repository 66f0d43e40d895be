// A kernel has no `this`: it gets the members that it uses one by one.
struct Grid {
  int n;
  double *x;
  void scale(double by);
};
static double at(const Grid &grid, int i) { return grid.x[i]; }
void Grid::scale(double by) {
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = at(*this, i) * by;
}
