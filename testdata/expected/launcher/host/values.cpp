#include <occa/core/kernel.hpp>
#include <cmath>
using std::round;

#line 3 "kernels/host/values.okl"
#define p_block 16
#line 6 "kernels/host/values.okl"
struct Range {
  int first, count;
};
#line 10 "kernels/host/values.okl"
Range half(const Range all, int which) {
  const int left = all.count / 2;
  return which == 0 ? Range{all.first, left} : Range{all.first + left, all.count - left};
}
#line 16 "kernels/host/values.okl"
double doubled(double x) {
  return 2 * x;
}
#line 21 "kernels/host/values.okl"
extern "C" void hostValues(occa::modeKernel_t **deviceKernels, const int &N, const Range &range, const double &_occa_arg_2, occa::modeMemory_t *keys, occa::modeMemory_t *out) {
  double scale = _occa_arg_2;
#line 22 "kernels/host/values.okl"
  scale = doubled(scale);
  const int blocks = (N + p_block - 1) / p_block;
  double factor = scale;
  if (N > 100) {
    factor *= 2;
  }

  for (int round = 0; round < N; ++round) {
    const int first = round % 2;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 31 "kernels/host/values.okl"
      _occa_outer[0] = 0 < blocks ? (unsigned long long)blocks : 0;
      _occa_inner[0] = 16;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[0]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, range, scale, keys, out, blocks, first);
      }
    }
#line 41 "kernels/host/values.okl"
  }

  auto part = half(range, 1);
  constexpr int ahead = 3;
  static_assert(ahead == 3, "host code");
  if (part.count > 0) {
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 47 "kernels/host/values.okl"
      _occa_outer[0] = 0 < (long long)part.count ? ((unsigned long long)(long long)part.count - 1) / 16 + 1 : 0;
      _occa_inner[0] = 16;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[1]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, range, scale, keys, out, blocks, factor, part);
      }
    }
#line 50 "kernels/host/values.okl"
  } else {
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
      _occa_outer[0] = 1;
      _occa_inner[0] = 1;
      {
        occa::kernel _occa_kernel(deviceKernels[2]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, range, scale, keys, out, factor);
      }
    }
#line 56 "kernels/host/values.okl"
  }
}
