#include <occa/core/kernel.hpp>

#line 6 "kernels/barriers/uniform.okl"
extern "C" void uniform(occa::modeKernel_t **deviceKernels, const int &n, occa::modeMemory_t *in, occa::modeMemory_t *flags, occa::modeMemory_t *out) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = 4;
    _occa_inner[1] = 4;
    _occa_inner[0] = 8;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, in, flags, out);
    }
  }
#line 26 "kernels/barriers/uniform.okl"
}
