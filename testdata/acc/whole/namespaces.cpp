#include <cstdio>
namespace a {
struct P { double x; };
double twice(double v) { return 2 * v; }
namespace {
int hidden(int n, double *x) {
  int s = 0;
#pragma acc parallel loop reduction(+:s) copyin(x[0:n])
  for (int i = 0; i < n; ++i) s += twice(x[i]) > 3;
  return s;
}
}
inline namespace b {
P scale(int n, double *x, P p) {
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = twice(x[i]) + p.x;
  return p;
}
}
int count(int n, double *x) { return hidden(n, x); }
}
extern "C" {
static double half(double v) { return v / 2; }
double total(int n, const double *x) {
  double s = 0;
#pragma acc parallel loop reduction(+:s) copyin(x[0:n])
  for (int i = 0; i < n; ++i) s += half(x[i]);
  return s;
}
}
extern "C" void one(int n, double *x) {
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] += 1;
}
int main() {
  double x[100];
  for (int i = 0; i < 100; ++i) x[i] = i;
  one(100, x);
  a::P p = a::scale(100, x, a::P{3});
  printf("%d %g %g\n", a::count(100, x), total(100, x), p.x);
  return !(a::count(100, x) == 100 && total(100, x) == 5200);
}
