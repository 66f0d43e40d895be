#include <occa/core/kernel.hpp>

#line 8 "kernels/vectors/atomic_parts.okl"
extern "C" void fill(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *kinds, occa::modeMemory_t *totals, occa::modeMemory_t *places, occa::modeMemory_t *bins) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 9 "kernels/vectors/atomic_parts.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, kinds, totals, places, bins);
    }
  }
#line 38 "kernels/vectors/atomic_parts.okl"
}
