#include <occa/core/kernel.hpp>

#line 3 "kernels/dim/element_names.okl"
extern "C" void elementNames(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 4 "kernels/dim/element_names.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, in, out);
    }
  }
#line 25 "kernels/dim/element_names.okl"
}
