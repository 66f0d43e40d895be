#include <occa/core/kernel.hpp>

#line 40 "kernels/source/macros.okl"
extern "C" void scaledHalves(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 41 "kernels/source/macros.okl"
    _occa_outer[0] = (0 < (int)((N)) ? ((unsigned long long)(int)((N)) - 1) / (unsigned long long)(6) + 1 : 0);
    _occa_inner[0] = 6;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 56 "kernels/source/macros.okl"
}
#line 62 "kernels/source/macros.okl"
extern "C" void scaledSum(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) { {
  occa::dim _occa_outer, _occa_inner;
  _occa_outer.dims = 1;
  _occa_inner.dims = 1;
#line 62 "kernels/source/macros.okl"
  _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(6) + 1 : 0);
  _occa_inner[0] = 6;
  if (_occa_outer[0] > 0) {
    occa::kernel _occa_kernel(deviceKernels[0]);
    _occa_kernel.setRunDims(_occa_outer, _occa_inner);
    _occa_kernel(N, x, y);
  }
#line 62 "kernels/source/macros.okl"
} }
extern "C" void scaledDifference(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) { {
  occa::dim _occa_outer, _occa_inner;
  _occa_outer.dims = 1;
  _occa_inner.dims = 1;
#line 63 "kernels/source/macros.okl"
  _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(6) + 1 : 0);
  _occa_inner[0] = 6;
  if (_occa_outer[0] > 0) {
    occa::kernel _occa_kernel(deviceKernels[0]);
    _occa_kernel.setRunDims(_occa_outer, _occa_inner);
    _occa_kernel(N, x, y);
  }
#line 63 "kernels/source/macros.okl"
} }
#line 72 "kernels/source/macros.okl"
extern "C" void lengths(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *result) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 3;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(result);
    }
  }
#line 81 "kernels/source/macros.okl"
}
