#include <occa/core/kernel.hpp>
#include <cstddef>

#line 4 "kernels/bits/wide_index.okl"
extern "C" void window(occa::modeKernel_t **deviceKernels, const long long &first, const long long &last, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 5 "kernels/bits/wide_index.okl"
    _occa_outer[0] = ((long long)(first) < (long long)(last) ? ((unsigned long long)(long long)(last) - (unsigned long long)(long long)(first) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(first, last, x, y);
    }
  }
#line 8 "kernels/bits/wide_index.okl"
}
#line 10 "kernels/bits/wide_index.okl"
extern "C" void backwards(occa::modeKernel_t **deviceKernels, const long &first, const int &count, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 11 "kernels/bits/wide_index.okl"
    _occa_outer[0] = (0 <= ((long long)(count) - (long long)(1)) ? ((unsigned long long)((long long)(count) - (long long)(1))) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(first, count, x, y);
    }
  }
#line 12 "kernels/bits/wide_index.okl"
}
#line 15 "kernels/bits/wide_index.okl"
extern "C" void mixedWidth(occa::modeKernel_t **deviceKernels, const long &N, const size_t &stride, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 16 "kernels/bits/wide_index.okl"
    _occa_outer[0] = (0 < (long long)((N + 7) / 8) ? (unsigned long long)(long long)((N + 7) / 8) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, stride, x, y);
    }
  }
#line 22 "kernels/bits/wide_index.okl"
}
#line 24 "kernels/bits/wide_index.okl"
extern "C" void negativeStart(occa::modeKernel_t **deviceKernels, const short &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/bits/wide_index.okl"
    _occa_outer[0] = ((int)(-N) <= (int)(N) ? ((unsigned long long)(int)(N) - (unsigned long long)(int)(-N)) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 26 "kernels/bits/wide_index.okl"
}
