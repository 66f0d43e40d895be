#include <occa/core/kernel.hpp>
#include <cmath>
using std::fabs;
using std::pow;
using std::sqrt;

#line 3 "kernels/launch/host_values.okl"
#include <math.h>
#line 5 "kernels/launch/host_values.okl"
struct Range {
  int first, last;
  double scale;
};
#line 10 "kernels/launch/host_values.okl"
Range makeRange(const int N, const int part) {
  Range range;
  range.first = part * N / 2;
  range.last = (part + 1) * N / 2;
  range.scale = part + 1;
  return range;
}
#line 18 "kernels/launch/host_values.okl"
extern "C" void structs(occa::modeKernel_t **deviceKernels, const int &N, const double &power, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const double factor = pow(2.0, power) + sqrt(fabs(power));
  for (int part = 0; part < 2; ++part) {
    const Range range = makeRange(N, part);
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 22 "kernels/launch/host_values.okl"
      _occa_outer[0] = ((int)(range.first) < (int)(range.last) ? ((unsigned long long)(int)(range.last) - (unsigned long long)(int)(range.first) - 1) / (unsigned long long)(8) + 1 : 0);
      _occa_inner[0] = 8;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[0]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, power, x, y, factor, range);
      }
    }
#line 23 "kernels/launch/host_values.okl"
  }
}
