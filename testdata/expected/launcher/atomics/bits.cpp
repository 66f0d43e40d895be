#include <occa/core/kernel.hpp>

#line 4 "kernels/atomics/bits.okl"
extern "C" void bitSets(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *present, occa::modeMemory_t *absent, occa::modeMemory_t *odd) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 5 "kernels/atomics/bits.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, present, absent, odd);
    }
  }
#line 20 "kernels/atomics/bits.okl"
}
