#include <occa/core/kernel.hpp>

#line 3 "kernels/tile/named_size.okl"
constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;
#line 7 "kernels/tile/named_size.okl"
extern "C" void before(occa::modeKernel_t **deviceKernels, const int &N, const int &step, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 8 "kernels/tile/named_size.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)((wide - 2) * (step)) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, step, x, y);
    }
  }
#line 9 "kernels/tile/named_size.okl"
}
#line 11 "kernels/tile/named_size.okl"
extern "C" void twice(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 12 "kernels/tile/named_size.okl"
    _occa_outer[1] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(narrow) + 1 : 0);
#line 12 "kernels/tile/named_size.okl"
    _occa_outer[0] = (narrow);
    _occa_inner[0] = 2;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 17 "kernels/tile/named_size.okl"
}
#line 19 "kernels/tile/named_size.okl"
extern "C" void inHeader(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 20 "kernels/tile/named_size.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(3) + 1 : 0);
    _occa_inner[0] = 3;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 21 "kernels/tile/named_size.okl"
}
