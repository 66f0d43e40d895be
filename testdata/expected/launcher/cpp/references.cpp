#include <occa/core/kernel.hpp>

#line 4 "kernels/cpp/references.okl"
#include <cmath>
#line 47 "kernels/cpp/references.okl"
extern "C" void references(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *n, occa::modeMemory_t *y, occa::modeMemory_t *m) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 48 "kernels/cpp/references.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, n, y, m);
    }
  }
#line 112 "kernels/cpp/references.okl"
}
#line 115 "kernels/cpp/references.okl"
extern "C" void referencesAtomic(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *n, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 116 "kernels/cpp/references.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, n, counts);
    }
  }
#line 120 "kernels/cpp/references.okl"
}
