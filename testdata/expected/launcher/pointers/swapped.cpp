#include <occa/core/kernel.hpp>

#line 5 "kernels/pointers/swapped.okl"
extern "C" void smoothShared(occa::modeKernel_t **deviceKernels, const int &N, const int &rounds, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/pointers/swapped.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, rounds, x, y);
    }
  }
#line 22 "kernels/pointers/swapped.okl"
}
#line 25 "kernels/pointers/swapped.okl"
extern "C" void rowSums(occa::modeKernel_t **deviceKernels, const int &rows, const int &cols, occa::modeMemory_t *x, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 26 "kernels/pointers/swapped.okl"
    _occa_outer[0] = (0 < (int)(rows) ? ((unsigned long long)(int)(rows) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(rows, cols, x, sums);
    }
  }
#line 32 "kernels/pointers/swapped.okl"
}
#line 35 "kernels/pointers/swapped.okl"
extern "C" void pieces(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 36 "kernels/pointers/swapped.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 51 "kernels/pointers/swapped.okl"
}
