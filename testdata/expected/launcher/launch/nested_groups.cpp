#include <occa/core/kernel.hpp>

#line 4 "kernels/launch/nested_groups.okl"
extern "C" void nestedGroups(occa::modeKernel_t **deviceKernels, const int &n, const int &B, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  int kept = 3, *p = &kept;
  *p = 7;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 7 "kernels/launch/nested_groups.okl"
    _occa_outer[1] = 0 < n ? ((unsigned long long)n - 1) / B + 1 : 0;
    _occa_outer[0] = 0 < (long long)B ? (unsigned long long)(long long)B : 0;
    _occa_inner[0] = 0 < ((int)(8)) ? (unsigned long long)((int)(8)) : 0;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, B, x, y, kept);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 15 "kernels/launch/nested_groups.okl"
    _occa_outer[1] = 0 < n ? ((unsigned long long)n - 1) / B + 1 : 0;
    _occa_outer[0] = 0 <= (long long)B - 1 ? (unsigned long long)((long long)B - 1) + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(n, B, x, y);
    }
  }
#line 22 "kernels/launch/nested_groups.okl"
}
