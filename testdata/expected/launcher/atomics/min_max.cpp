#include <occa/core/kernel.hpp>

#line 7 "kernels/atomics/min_max.okl"
extern "C" void classExtremes(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *which, occa::modeMemory_t *x, occa::modeMemory_t *lowest, occa::modeMemory_t *highest) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 8 "kernels/atomics/min_max.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, which, x, lowest, highest);
    }
  }
#line 13 "kernels/atomics/min_max.okl"
}
#line 16 "kernels/atomics/min_max.okl"
extern "C" void blockExtremes(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *which, occa::modeMemory_t *x, occa::modeMemory_t *highest) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/atomics/min_max.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, which, x, highest);
    }
  }
#line 30 "kernels/atomics/min_max.okl"
}
