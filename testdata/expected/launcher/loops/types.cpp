#include <occa/core/kernel.hpp>
#include <cstddef>

#line 6 "kernels/loops/types.okl"
extern "C" void withAuto(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 7 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(10) + 1 : 0);
    _occa_inner[0] = 10;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 10 "kernels/loops/types.okl"
}
#line 12 "kernels/loops/types.okl"
extern "C" void withShort(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (int)((N + 9) / 10) ? (unsigned long long)(int)((N + 9) / 10) : 0);
    _occa_inner[0] = 10;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 19 "kernels/loops/types.okl"
}
#line 21 "kernels/loops/types.okl"
extern "C" void withChar(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (int)((N + 99) / 100) ? (unsigned long long)(int)((N + 99) / 100) : 0);
    _occa_inner[0] = 100;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 28 "kernels/loops/types.okl"
}
#line 30 "kernels/loops/types.okl"
extern "C" void withStep(occa::modeKernel_t **deviceKernels, const int &N, const int &step, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 31 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(2 * step) + 1 : 0);
    _occa_inner[0] = (0 < (int)(2 * step) ? (unsigned long long)(int)(2 * step) : 0);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, step, x, y);
    }
  }
#line 34 "kernels/loops/types.okl"
}
#line 36 "kernels/loops/types.okl"
extern "C" void withWideBound(occa::modeKernel_t **deviceKernels, const long &N, const unsigned int &width, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 37 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(10) + 1 : 0);
    _occa_inner[0] = ((unsigned int)(1) <= (unsigned int)(width) ? ((unsigned long long)(unsigned int)(width) - (unsigned long long)(unsigned int)(1)) + 1 : 0);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, width, x, y);
    }
  }
#line 43 "kernels/loops/types.okl"
}
#line 45 "kernels/loops/types.okl"
extern "C" void withExpressions(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 46 "kernels/loops/types.okl"
    _occa_outer[0] = ((int)(-(N + 4) / 5 * 5) < 0 ? ((unsigned long long)0 - (unsigned long long)(int)(-(N + 4) / 5 * 5) - 1) / (unsigned long long)(5) + 1 : 0);
    _occa_inner[0] = 5;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 49 "kernels/loops/types.okl"
}
#line 51 "kernels/loops/types.okl"
extern "C" void withConstants(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  const int blocks = (N + 31) / 32;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 53 "kernels/loops/types.okl"
    _occa_outer[0] = ((int)(-1) < (int)(blocks - 1) ? ((unsigned long long)(int)(blocks - 1) - (unsigned long long)(int)(-1) - 1) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, blocks);
    }
  }
#line 59 "kernels/loops/types.okl"
}
#line 61 "kernels/loops/types.okl"
extern "C" void withLong(occa::modeKernel_t **deviceKernels, const size_t &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 62 "kernels/loops/types.okl"
    _occa_outer[0] = (0 < (unsigned long long)(N) ? ((unsigned long long)(unsigned long long)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 67 "kernels/loops/types.okl"
}
