#include <occa/core/kernel.hpp>

#line 12 "kernels/reduction/extremes.okl"
extern "C" void extremesFirst(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *largest, occa::modeMemory_t *smallest, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 5;
    _occa_inner[0] = 64;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, largest, smallest, sums);
    }
  }
#line 62 "kernels/reduction/extremes.okl"
}
#line 66 "kernels/reduction/extremes.okl"
extern "C" void extremesSecond(occa::modeKernel_t **deviceKernels, occa::modeMemory_t *largest, occa::modeMemory_t *smallest, occa::modeMemory_t *sums, occa::modeMemory_t *place, occa::modeMemory_t *result) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 5;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(largest, smallest, sums, place, result);
    }
  }
#line 93 "kernels/reduction/extremes.okl"
}
