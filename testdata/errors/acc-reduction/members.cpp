// A member of a structure, and a complex number.
#include <complex>
struct Point { double x, y; };
double sums(int n, const double *a) {
  Point p = {0, 0};
  std::complex<double> c = 0;
#pragma acc parallel loop reduction(+: p.x)
  for (int i = 0; i < n; ++i) p.x += a[i];
#pragma acc parallel loop reduction(+: c)
  for (int i = 0; i < n; ++i) c += a[i];
  return p.x + c.real();
}
