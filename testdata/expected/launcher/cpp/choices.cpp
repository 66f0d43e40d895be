#include <occa/core/kernel.hpp>

#line 3 "kernels/cpp/choices.okl"
struct Pair {
  float a;
  int b;
};
#line 15 "kernels/cpp/choices.okl"
extern "C" void choices(occa::modeKernel_t **deviceKernels, const int &N, const Pair &given, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 16 "kernels/cpp/choices.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, given, x, y, sums);
    }
  }
#line 32 "kernels/cpp/choices.okl"
}
