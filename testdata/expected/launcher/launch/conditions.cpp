#include <occa/core/kernel.hpp>

#line 5 "kernels/launch/conditions.okl"
extern "C" void chosen(occa::modeKernel_t **deviceKernels, const int &N, const int &mode, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/launch/conditions.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, mode, x, y);
    }
  }
#line 26 "kernels/launch/conditions.okl"
}
#line 29 "kernels/launch/conditions.okl"
extern "C" void hostChooses(occa::modeKernel_t **deviceKernels, const int &N, const int &times, const bool &add, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 30 "kernels/launch/conditions.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, times, add, x, y);
    }
  }
#line 31 "kernels/launch/conditions.okl"
  int factor = 1;
  for (int k = 0; k < times; k++) {
    factor *= 2;
    if (add) {
      {
        occa::dim _occa_outer, _occa_inner;
        _occa_outer.dims = 1;
        _occa_inner.dims = 1;
#line 35 "kernels/launch/conditions.okl"
        _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
        _occa_inner[0] = 16;
        if (_occa_outer[0] > 0) {
          occa::kernel _occa_kernel(deviceKernels[1]);
          _occa_kernel.setRunDims(_occa_outer, _occa_inner);
          _occa_kernel(N, times, add, x, y, factor);
        }
      }
#line 36 "kernels/launch/conditions.okl"
    } else {
      {
        occa::dim _occa_outer, _occa_inner;
        _occa_outer.dims = 1;
        _occa_inner.dims = 1;
#line 37 "kernels/launch/conditions.okl"
        _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
        _occa_inner[0] = 16;
        if (_occa_outer[0] > 0) {
          occa::kernel _occa_kernel(deviceKernels[2]);
          _occa_kernel.setRunDims(_occa_outer, _occa_inner);
          _occa_kernel(N, times, add, x, y, factor, k);
        }
      }
#line 38 "kernels/launch/conditions.okl"
    }
  }
}
