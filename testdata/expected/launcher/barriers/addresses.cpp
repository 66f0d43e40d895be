#include <occa/core/kernel.hpp>

#line 14 "kernels/barriers/addresses.okl"
extern "C" void addresses(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *in, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 4;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(in, out);
    }
  }
#line 45 "kernels/barriers/addresses.okl"
}
