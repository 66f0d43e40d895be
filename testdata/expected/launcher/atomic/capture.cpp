#include <occa/core/kernel.hpp>

#line 3 "kernels/atomic/capture.okl"
extern "C" void tickets(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *counts, occa::modeMemory_t *sum, occa::modeMemory_t *before, occa::modeMemory_t *after, occa::modeMemory_t *partial) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/atomic/capture.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, counts, sum, before, after, partial);
    }
  }
#line 25 "kernels/atomic/capture.okl"
}
