#include <occa/core/kernel.hpp>

#line 21 "kernels/atomic/integers.okl"
extern "C" void updateInts(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/atomic/integers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, x);
    }
  }
#line 25 "kernels/atomic/integers.okl"
}
#line 27 "kernels/atomic/integers.okl"
extern "C" void updateUnsigned(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 28 "kernels/atomic/integers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, x);
    }
  }
#line 31 "kernels/atomic/integers.okl"
}
#line 33 "kernels/atomic/integers.okl"
extern "C" void updateLongs(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 34 "kernels/atomic/integers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, x);
    }
  }
#line 37 "kernels/atomic/integers.okl"
}
#line 39 "kernels/atomic/integers.okl"
extern "C" void updateUnsignedLongs(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 40 "kernels/atomic/integers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, x);
    }
  }
#line 43 "kernels/atomic/integers.okl"
}
