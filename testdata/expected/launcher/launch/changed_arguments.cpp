#include <occa/core/kernel.hpp>

#line 3 "kernels/launch/changed_arguments.okl"
extern "C" void changedArguments(occa::modeKernel_t **deviceKernels, const int &N, const int &_occa_arg_1, const float &scale, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  int groups = _occa_arg_1;
#line 4 "kernels/launch/changed_arguments.okl"
  // Host code changes it once, for all that follows.
  if (groups > 3) groups = 3;
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 6 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < groups ? (unsigned long long)groups : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, groups, scale, x, y);
    }
  }
#line 12 "kernels/launch/changed_arguments.okl"
  // Its own copy again.
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 4 + 1 : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[1]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, groups, scale, x, y);
    }
  }
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 14 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < groups ? (unsigned long long)groups : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[2]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, groups, scale, x, y);
    }
  }
#line 21 "kernels/launch/changed_arguments.okl"
}
#line 24 "kernels/launch/changed_arguments.okl"
extern "C" void ownPragma(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
{
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 26 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y);
    }
  }
#line 29 "kernels/launch/changed_arguments.okl"
}
