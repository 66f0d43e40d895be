struct Grid {
  int n;
  double *x;
  void scale(double n) {
#pragma acc parallel loop copy(this->x[0:8])
    for (int i = 0; i < this->n; ++i) x[i] *= 2;
  }
};
double table[4];
static double at(int i) { return table[i]; }
void f(double *x) {
  double table = 2;
#pragma acc parallel loop copy(x[0:4])
  for (int i = 0; i < 4; ++i) x[i] = at(i);
  x[0] += table;
}
