#include <occa/core/kernel.hpp>

#line 8 "kernels/tile/lines.okl"
extern "C" void unchecked(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 9 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 10 "kernels/tile/lines.okl"
}
#line 12 "kernels/tile/lines.okl"
extern "C" void checked(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 <= (int)(N - 1) ? ((unsigned long long)(int)(N - 1)) / (unsigned long long)(11) + 1 : 0);
    _occa_inner[0] = 11;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 14 "kernels/tile/lines.okl"
}
#line 16 "kernels/tile/lines.okl"
extern "C" void stepped(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(12) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 22 "kernels/tile/lines.okl"
}
#line 24 "kernels/tile/lines.okl"
extern "C" void steppedDown(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 25 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 <= (int)(N - 1) ? ((unsigned long long)(int)(N - 1)) / (unsigned long long)(10) + 1 : 0);
    _occa_inner[0] = 5;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 28 "kernels/tile/lines.okl"
}
#line 30 "kernels/tile/lines.okl"
extern "C" void longSpelling(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 31 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 32 "kernels/tile/lines.okl"
}
#line 34 "kernels/tile/lines.okl"
extern "C" void wide(occa::modeKernel_t **deviceKernels, const long &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 35 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (long long)(N) ? ((unsigned long long)(long long)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 36 "kernels/tile/lines.okl"
}
#line 38 "kernels/tile/lines.okl"
extern "C" void fromArgument(occa::modeKernel_t **deviceKernels, const int &N, const int &size, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 39 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(size) + 1 : 0);
#line 39 "kernels/tile/lines.okl"
    _occa_inner[0] = (size);
    if (_occa_outer[0] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, size, x, y);
    }
  }
#line 40 "kernels/tile/lines.okl"
}
#line 43 "kernels/tile/lines.okl"
extern "C" void tilesOfGroups(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 44 "kernels/tile/lines.okl"
    _occa_outer[1] = (0 < (int)((N + 6) / 7) ? ((unsigned long long)(int)((N + 6) / 7) - 1) / (unsigned long long)(3) + 1 : 0);
    _occa_outer[0] = 3;
    _occa_inner[1] = 2;
    _occa_inner[0] = 4;
    if (_occa_outer[1] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 50 "kernels/tile/lines.okl"
}
#line 52 "kernels/tile/lines.okl"
extern "C" void plainTiles(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 53 "kernels/tile/lines.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 66 "kernels/tile/lines.okl"
}
