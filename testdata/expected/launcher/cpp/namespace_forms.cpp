#include <occa/core/kernel.hpp>

#line 38 "kernels/cpp/namespace_forms.okl"
extern "C" void namespaceForms(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 39 "kernels/cpp/namespace_forms.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 57 "kernels/cpp/namespace_forms.okl"
}
#line 60 "kernels/cpp/namespace_forms.okl"
extern "C" void namespaceSizes(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 61 "kernels/cpp/namespace_forms.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 66 "kernels/cpp/namespace_forms.okl"
}
