#include <occa/core/kernel.hpp>

#line 15 "kernels/sort/bitonic.okl"
extern "C" void sortBlocks(occa::modeKernel_t **deviceKernels, const int &blocks, const int &alternate, occa::modeMemory_t *keys, occa::modeMemory_t *values) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 16 "kernels/sort/bitonic.okl"
    _occa_outer[0] = (0 < (int)(blocks) ? (unsigned long long)(int)(blocks) : 0);
    _occa_inner[0] = 64;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(blocks, alternate, keys, values);
    }
  }
#line 40 "kernels/sort/bitonic.okl"
}
#line 43 "kernels/sort/bitonic.okl"
extern "C" void sortStep(occa::modeKernel_t **deviceKernels, const unsigned int &N, const unsigned int &size, const unsigned int &stride, occa::modeMemory_t *keys) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 44 "kernels/sort/bitonic.okl"
    _occa_outer[0] = (0 < (unsigned int)(N / 2) ? ((unsigned long long)(unsigned int)(N / 2) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, size, stride, keys);
    }
  }
#line 49 "kernels/sort/bitonic.okl"
}
