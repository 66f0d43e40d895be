#include <occa/core/kernel.hpp>

#line 5 "kernels/linear/triangular.okl"
extern "C" void solveLower(occa::modeKernel_t **deviceKernels, const int &n, const int &count, occa::modeMemory_t *L, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/linear/triangular.okl"
    _occa_outer[0] = (0 < (int)(count) ? (unsigned long long)(int)(count) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, count, L, x);
    }
  }
#line 22 "kernels/linear/triangular.okl"
}
#line 25 "kernels/linear/triangular.okl"
extern "C" void solveUpper(occa::modeKernel_t **deviceKernels, const int &n, const int &count, occa::modeMemory_t *L, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 26 "kernels/linear/triangular.okl"
    _occa_outer[0] = (0 < (int)(count) ? ((unsigned long long)(int)(count) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, count, L, x);
    }
  }
}
