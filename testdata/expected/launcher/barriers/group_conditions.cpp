#include <occa/core/kernel.hpp>

#line 6 "kernels/barriers/group_conditions.okl"
extern "C" void sortUntilDone(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/barriers/group_conditions.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x);
    }
  }
#line 33 "kernels/barriers/group_conditions.okl"
}
#line 36 "kernels/barriers/group_conditions.okl"
extern "C" void pickBlocks(occa::modeKernel_t **deviceKernels, const int &N, const int &limit, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 37 "kernels/barriers/group_conditions.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, limit, x, y);
    }
  }
#line 54 "kernels/barriers/group_conditions.okl"
}
