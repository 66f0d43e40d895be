#include <occa/core/kernel.hpp>

#line 7 "kernels/attributes/numbers.okl"
constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };
#line 11 "kernels/attributes/numbers.okl"
extern "C" void ofMacros(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 12 "kernels/attributes/numbers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 2;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 17 "kernels/attributes/numbers.okl"
}
#line 19 "kernels/attributes/numbers.okl"
extern "C" void ofConstants(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 1;
    _occa_outer[2] = 2;
    _occa_outer[1] = 1;
#line 21 "kernels/attributes/numbers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 26 "kernels/attributes/numbers.okl"
}
#line 28 "kernels/attributes/numbers.okl"
extern "C" void tiles(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 29 "kernels/attributes/numbers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 30 "kernels/attributes/numbers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 35 "kernels/attributes/numbers.okl"
}
#line 37 "kernels/attributes/numbers.okl"
extern "C" void swapped(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 38 "kernels/attributes/numbers.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 39 "kernels/attributes/numbers.okl"
}
