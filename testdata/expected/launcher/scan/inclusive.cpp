#include <occa/core/kernel.hpp>

#line 3 "kernels/scan/inclusive.okl"
#define p_block 32
#line 6 "kernels/scan/inclusive.okl"
extern "C" void scanSteps(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *sums, occa::modeMemory_t *totals) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/scan/inclusive.okl"
    _occa_outer[0] = (0 < (int)((N + p_block - 1) / p_block) ? (unsigned long long)(int)((N + p_block - 1) / p_block) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, sums, totals);
    }
  }
#line 29 "kernels/scan/inclusive.okl"
}
#line 32 "kernels/scan/inclusive.okl"
extern "C" void scanTree(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *sums, occa::modeMemory_t *totals) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 33 "kernels/scan/inclusive.okl"
    _occa_outer[0] = (0 < (int)((N + p_block - 1) / p_block) ? (unsigned long long)(int)((N + p_block - 1) / p_block) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, sums, totals);
    }
  }
#line 72 "kernels/scan/inclusive.okl"
}
#line 75 "kernels/scan/inclusive.okl"
extern "C" void scanAdd(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *totals, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 76 "kernels/scan/inclusive.okl"
    _occa_outer[0] = ((int)(1) < (int)((N + p_block - 1) / p_block) ? ((unsigned long long)(int)((N + p_block - 1) / p_block) - (unsigned long long)(int)(1) - 1) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, totals, sums);
    }
  }
#line 88 "kernels/scan/inclusive.okl"
}
