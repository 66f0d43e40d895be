#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/early_return.okl"
extern "C" void early(occa::modeKernel_t **deviceKernels, const int &N, const int &mode, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  if (N <= 0 || mode < 0) return;

  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/launch/early_return.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, mode, x, y);
    }
  }

#line 8 "kernels/launch/early_return.okl"
  int shift = 0, rounds = 0;
  while (true) {
    ++rounds;
    if (rounds > mode) break;
    if (rounds == 2) continue;
    shift += rounds;
    {
      occa::dim _occa_outer, _occa_inner;
      _occa_outer.dims = 1;
      _occa_inner.dims = 1;
#line 14 "kernels/launch/early_return.okl"
      _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
      _occa_inner[0] = 8;
      if (_occa_outer[0] > 0) {
        occa::kernel _occa_kernel(deviceKernels[1]);
        _occa_kernel.setRunDims(_occa_outer, _occa_inner);
        _occa_kernel(N, mode, x, y, shift);
      }
    }
#line 15 "kernels/launch/early_return.okl"
  }

  switch (mode) {
    case 1: {
      {
        occa::dim _occa_outer, _occa_inner;
        _occa_outer.dims = 1;
        _occa_inner.dims = 1;
#line 19 "kernels/launch/early_return.okl"
        _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
        _occa_inner[0] = 8;
        if (_occa_outer[0] > 0) {
          occa::kernel _occa_kernel(deviceKernels[2]);
          _occa_kernel.setRunDims(_occa_outer, _occa_inner);
          _occa_kernel(N, mode, x, y);
        }
      }
#line 20 "kernels/launch/early_return.okl"
      break;
    }
    case 2:
      return;
    default:
      shift = 100;
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 27 "kernels/launch/early_return.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 8 + 1 : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[3]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, mode, x, y, shift);
    }
  }
#line 28 "kernels/launch/early_return.okl"
}
