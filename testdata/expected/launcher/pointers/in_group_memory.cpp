#include <occa/core/kernel.hpp>

#line 12 "kernels/pointers/in_group_memory.okl"
extern "C" void inGroupMemory(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/pointers/in_group_memory.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 32 "kernels/pointers/in_group_memory.okl"
}
