#include <occa/core/kernel.hpp>

#line 16 "kernels/barriers/whole_structs.okl"
extern "C" void ranges(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/barriers/whole_structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 33 "kernels/barriers/whole_structs.okl"
}
#line 36 "kernels/barriers/whole_structs.okl"
extern "C" void rotated(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 37 "kernels/barriers/whole_structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, v);
    }
  }
#line 50 "kernels/barriers/whole_structs.okl"
}
#line 52 "kernels/barriers/whole_structs.okl"
extern "C" void moving(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 53 "kernels/barriers/whole_structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y);
    }
  }
#line 66 "kernels/barriers/whole_structs.okl"
}
#line 69 "kernels/barriers/whole_structs.okl"
extern "C" void parts(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 70 "kernels/barriers/whole_structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? (unsigned long long)(int)(N) : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, y);
    }
  }
#line 79 "kernels/barriers/whole_structs.okl"
}
