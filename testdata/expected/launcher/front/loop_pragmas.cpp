#include <occa/core/kernel.hpp>

#line 5 "kernels/front/loop_pragmas.okl"
extern "C" void loopPragmas(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x) {
// g++ itself wants no attribute behind its own pragmas, which the normal form has there.

{
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 10 "kernels/front/loop_pragmas.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x);
    }
  }
#line 24 "kernels/front/loop_pragmas.okl"
}
