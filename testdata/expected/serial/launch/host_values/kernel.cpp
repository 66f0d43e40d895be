#include <cmath>
using std::fabs;
using std::pow;
using std::sqrt;
#line 1 "kernels/launch/host_values.okl"
// What host code hands to device code: structs, math, values that change between launches.

#include <math.h>

struct Range {
  int first, last;
  double scale;
};

Range makeRange(const int N, const int part) {
  Range range;
  range.first = part * N / 2;
  range.last = (part + 1) * N / 2;
  range.scale = part + 1;
  return range;
}

extern "C" void structs(const int &N, const double &power, const double *__restrict__ x, double *__restrict__ y) {
  const double factor = pow(2.0, power) + sqrt(fabs(power));
  for (int part = 0; part < 2; ++part) {
    const Range range = makeRange(N, part);
    for (unsigned long long n_from = 0; n_from < (range.first < range.last ? (unsigned long long)range.last - range.first : 0); n_from += 8) { int n_tile = range.first + (int)n_from; for (int n_nth = 0; n_nth < 8; ++n_nth) { int n = n_tile + n_nth; if (n_tile + (long long)n_nth < range.last) { y[n] = factor * range.scale * x[n]; } } }
  }
}
