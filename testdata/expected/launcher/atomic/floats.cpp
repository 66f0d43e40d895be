#include <occa/core/kernel.hpp>

#line 19 "kernels/atomic/floats.okl"
extern "C" void updateFloats(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 20 "kernels/atomic/floats.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, x);
    }
  }
#line 23 "kernels/atomic/floats.okl"
}
#line 26 "kernels/atomic/floats.okl"
extern "C" void countByFractions(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *count) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 27 "kernels/atomic/floats.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, count);
    }
  }
#line 31 "kernels/atomic/floats.okl"
}
