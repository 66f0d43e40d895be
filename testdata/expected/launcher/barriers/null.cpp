#include <occa/core/kernel.hpp>

#line 3 "kernels/barriers/null.okl"
extern "C" void null(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *z) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 2;
    _occa_inner[0] = 8;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(x, y, z);
    }
  }
#line 11 "kernels/barriers/null.okl"
}
