#include <occa/core/kernel.hpp>

#line 6 "kernels/compact/prefix.okl"
extern "C" void flagBlocks(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *places, occa::modeMemory_t *totals) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/compact/prefix.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, places, totals);
    }
  }
#line 23 "kernels/compact/prefix.okl"
}
#line 25 "kernels/compact/prefix.okl"
extern "C" void scanTotals(occa::modeKernel_t **deviceKernels, const int &blocks, occa::modeMemory_t *totals) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 1;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(blocks, totals);
    }
  }
#line 37 "kernels/compact/prefix.okl"
}
#line 40 "kernels/compact/prefix.okl"
extern "C" void move(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *places, occa::modeMemory_t *starts, occa::modeMemory_t *kept) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 41 "kernels/compact/prefix.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, places, starts, kept);
    }
  }
#line 45 "kernels/compact/prefix.okl"
}
