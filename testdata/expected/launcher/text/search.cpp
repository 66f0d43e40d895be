#include <occa/core/kernel.hpp>

#line 13 "kernels/text/search.okl"
extern "C" void findPattern(occa::modeKernel_t **deviceKernels, const int &length, const int &patternLength, occa::modeMemory_t *text, occa::modeMemory_t *pattern, occa::modeMemory_t *found, occa::modeMemory_t *count) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/text/search.okl"
    _occa_outer[0] = (0 < (int)(length) ? ((unsigned long long)(int)(length) - 1) / (unsigned long long)(64) + 1 : 0);
    _occa_inner[0] = 64;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(length, patternLength, text, pattern, found, count);
    }
  }
#line 34 "kernels/text/search.okl"
}
#line 37 "kernels/text/search.okl"
extern "C" void statistics(occa::modeKernel_t **deviceKernels, const int &length, occa::modeMemory_t *text, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 38 "kernels/text/search.okl"
    _occa_outer[0] = (0 < (int)(length) ? ((unsigned long long)(int)(length) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(length, text, counts);
    }
  }
#line 52 "kernels/text/search.okl"
}
