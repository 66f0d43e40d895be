#include <occa/core/kernel.hpp>

#line 11 "kernels/source/label_names.okl"
extern "C" void labels(occa::modeKernel_t **_occa_kernels, const int &deviceKernels, occa::modeMemory_t *blockDim, occa::modeMemory_t *queue_) {
  const int range_of = deviceKernels;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/source/label_names.okl"
    _occa_outer[0] = (0 < (int)(range_of) ? ((unsigned long long)(int)(range_of) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(_occa_kernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(deviceKernels, blockDim, queue_, range_of);
    }
  }
#line 14 "kernels/source/label_names.okl"
}
