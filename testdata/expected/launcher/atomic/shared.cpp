#include <occa/core/kernel.hpp>

#line 11 "kernels/atomic/shared.okl"
extern "C" void histogram(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v, occa::modeMemory_t *total, occa::modeMemory_t *largest) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 12 "kernels/atomic/shared.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(64) + 1 : 0);
    _occa_inner[0] = 64;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v, total, largest);
    }
  }
#line 35 "kernels/atomic/shared.okl"
}
