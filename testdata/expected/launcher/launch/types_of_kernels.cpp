#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/types_of_kernels.okl"
extern "C" void left(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N - N / 3;
  Pair pair = {N, 2};
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 10 "kernels/launch/types_of_kernels.okl"
    _occa_outer[0] = 0 < count ? (unsigned long long)count : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y, count);
    }
  }
#line 13 "kernels/launch/types_of_kernels.okl"
}
#line 15 "kernels/launch/types_of_kernels.okl"
extern "C" void right(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N / 2 + 1;
  Pair pair = {3, N};
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/launch/types_of_kernels.okl"
    _occa_outer[0] = 0 < count ? (unsigned long long)count : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y, count);
    }
  }
#line 25 "kernels/launch/types_of_kernels.okl"
}
