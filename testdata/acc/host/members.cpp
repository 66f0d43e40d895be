#include <cstdio>
struct Base { int n; double *x; };
class Grid : public Base {
 public:
  Grid(int count, double *data) : shift(2), w{1, 2, 3} { n = count; x = data; }
  double sum() const {
    double s = 0;
#pragma acc parallel loop reduction(+:s) copyin(x[0:n])
    for (int i = 0; i < n; ++i) s += x[i] * w[i % 3];
    return s;
  }
  void move();
  double shift;
  int count = 0;
  double w[3];
};
void Grid::move() {
#pragma acc parallel loop copy(this->x[0:n])
  for (int i = 0; i < this->n; ++i) this->x[i] += shift;
}
int main() {
  double x[100];
  for (int i = 0; i < 100; ++i) x[i] = 1;
  Grid g(100, x);
  g.move();
  std::printf("%g\n", g.sum());
  return g.sum() != 3 * 199;
}
