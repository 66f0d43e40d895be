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
    for (unsigned long long _occa_tile_n = 0; _occa_tile_n < ((range.first) < (range.last) ? ((unsigned long long)(range.last) - (unsigned long long)(range.first) - 1) + 1 : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)(range.first) + (int)_occa_tile_n; for (int _occa_round_n = 0; _occa_round_n < 8; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; if ((long long)_occa_tiled_n + (long long)_occa_round_n < (range.last)) { y[n] = factor * range.scale * x[n]; } } }
  }
}
