#include <occa/core/kernel.hpp>

#line 24 "kernels/source/target_names.okl"
extern "C" void targetNames(occa::modeKernel_t **deviceKernels, const int &threads, occa::modeMemory_t *get_local_id, occa::modeMemory_t *_occa_group_position) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/source/target_names.okl"
    _occa_outer[0] = (0 < (int)(threads) ? (unsigned long long)(int)(threads) : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(threads, get_local_id, _occa_group_position);
    }
  }
#line 37 "kernels/source/target_names.okl"
}
