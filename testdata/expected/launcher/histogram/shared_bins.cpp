#include <occa/core/kernel.hpp>

#line 9 "kernels/histogram/shared_bins.okl"
extern "C" void histogram(occa::modeKernel_t **deviceKernels, const int &N, const int &groups, occa::modeMemory_t *values, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 10 "kernels/histogram/shared_bins.okl"
    _occa_outer[0] = (0 < (int)(groups) ? (unsigned long long)(int)(groups) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, groups, values, counts);
    }
  }
#line 27 "kernels/histogram/shared_bins.okl"
}
#line 31 "kernels/histogram/shared_bins.okl"
extern "C" void weightedHistogram(occa::modeKernel_t **deviceKernels, const int &N, const float &width, occa::modeMemory_t *x, occa::modeMemory_t *weight, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 32 "kernels/histogram/shared_bins.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, width, x, weight, sums);
    }
  }
#line 37 "kernels/histogram/shared_bins.okl"
}
