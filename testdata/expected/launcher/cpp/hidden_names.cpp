#include <occa/core/kernel.hpp>

#line 20 "kernels/cpp/hidden_names.okl"
extern "C" void hiddenNames(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  const int four = 4;
  const int five = 5;
  const int six = 6;
  const int seven = 7;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/cpp/hidden_names.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, in, out);
    }
  }
#line 73 "kernels/cpp/hidden_names.okl"
}
