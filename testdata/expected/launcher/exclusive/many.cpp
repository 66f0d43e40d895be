#include <occa/core/kernel.hpp>

#line 12 "kernels/exclusive/many.okl"
extern "C" void everyKind(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 13 "kernels/exclusive/many.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(12) + 1 : 0);
    _occa_inner[1] = 3;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 54 "kernels/exclusive/many.okl"
}
#line 57 "kernels/exclusive/many.okl"
extern "C" void threeLevels(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const int &nz, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 3;
    _occa_outer[0] = 2;
#line 60 "kernels/exclusive/many.okl"
    _occa_inner[2] = (0 < (int)(nz) ? (unsigned long long)(int)(nz) : 0);
    _occa_inner[1] = (0 < (int)(ny) ? (unsigned long long)(int)(ny) : 0);
    _occa_inner[0] = (0 < (int)(nx) ? (unsigned long long)(int)(nx) : 0);
    if (_occa_inner[2] > 0 && _occa_inner[1] > 0 && _occa_inner[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, nz, x, y);
    }
  }
#line 71 "kernels/exclusive/many.okl"
}
