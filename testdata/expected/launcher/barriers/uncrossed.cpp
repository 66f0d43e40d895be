#include <occa/core/kernel.hpp>

#line 3 "kernels/barriers/uncrossed.okl"
extern "C" void conditions(occa::modeKernel_t **deviceKernels, const int &N, const int &waits, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/barriers/uncrossed.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, waits, x, y);
    }
  }
#line 15 "kernels/barriers/uncrossed.okl"
}
#line 17 "kernels/barriers/uncrossed.okl"
extern "C" void rounds(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 18 "kernels/barriers/uncrossed.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 29 "kernels/barriers/uncrossed.okl"
}
#line 31 "kernels/barriers/uncrossed.okl"
extern "C" void planes(occa::modeKernel_t **deviceKernels, const int &N, const int &kind, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 32 "kernels/barriers/uncrossed.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, kind, x, y);
    }
  }
#line 45 "kernels/barriers/uncrossed.okl"
}
#line 48 "kernels/barriers/uncrossed.okl"
extern "C" void some(occa::modeKernel_t **deviceKernels, const int &N, const int &waits, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 49 "kernels/barriers/uncrossed.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, waits, x, y);
    }
  }
#line 59 "kernels/barriers/uncrossed.okl"
}
