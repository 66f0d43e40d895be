#include <occa/core/kernel.hpp>

#line 36 "kernels/pointers/where.okl"
extern "C" void pointersEverywhere(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *in, occa::modeMemory_t *weights, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 37 "kernels/pointers/where.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, in, weights, out);
    }
  }
#line 67 "kernels/pointers/where.okl"
}
