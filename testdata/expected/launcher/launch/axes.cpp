#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/axes.okl"
extern "C" void onlyLast(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 2;
#line 4 "kernels/launch/axes.okl"
    _occa_outer[2] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
    _occa_outer[1] = 1;
    _occa_outer[0] = 1;
    _occa_inner[1] = 8;
    _occa_inner[0] = 1;
    if (_occa_outer[2] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 7 "kernels/launch/axes.okl"
}
#line 9 "kernels/launch/axes.okl"
extern "C" void gap(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 3;
    _occa_outer[2] = 3;
    _occa_outer[1] = 1;
#line 10 "kernels/launch/axes.okl"
    _occa_outer[0] = 0 < (N + 11) / 12 ? (unsigned long long)((N + 11) / 12) : 0;
    _occa_inner[2] = 2;
    _occa_inner[1] = 1;
    _occa_inner[0] = 2;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
}
#line 23 "kernels/launch/axes.okl"
extern "C" void exchanged(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 24 "kernels/launch/axes.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 12 + 1 : 0;
    _occa_inner[1] = 6;
    _occa_inner[0] = 6;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 37 "kernels/launch/axes.okl"
}
#line 39 "kernels/launch/axes.okl"
extern "C" void implicitBeside(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 3;
    _occa_outer[1] = 2;
#line 41 "kernels/launch/axes.okl"
    _occa_outer[0] = 0 < (N + 23) / 24 ? (unsigned long long)((N + 23) / 24) : 0;
    _occa_inner[2] = 2;
    _occa_inner[1] = 2;
    _occa_inner[0] = 3;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 52 "kernels/launch/axes.okl"
}
