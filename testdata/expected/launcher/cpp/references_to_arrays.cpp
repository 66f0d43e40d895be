#include <occa/core/kernel.hpp>

#line 30 "kernels/cpp/references_to_arrays.okl"
extern "C" void referencesToArrays(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *tables, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 31 "kernels/cpp/references_to_arrays.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, tables, y);
    }
  }
#line 52 "kernels/cpp/references_to_arrays.okl"
}
