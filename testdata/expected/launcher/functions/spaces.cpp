#include <occa/core/kernel.hpp>

#line 32 "kernels/functions/spaces.okl"
extern "C" void everySpace(occa::modeKernel_t **deviceKernels, const int &blocks, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *copy) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 33 "kernels/functions/spaces.okl"
    _occa_outer[0] = (0 < (int)(blocks) ? (unsigned long long)(int)(blocks) : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(blocks, x, y, copy);
    }
  }
#line 51 "kernels/functions/spaces.okl"
}
