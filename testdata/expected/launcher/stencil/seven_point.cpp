#include <occa/core/kernel.hpp>

#line 13 "kernels/stencil/seven_point.okl"
extern "C" void laplaceCells(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const int &nz, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 3;
#line 14 "kernels/stencil/seven_point.okl"
    _occa_outer[2] = (0 < (int)(nz) ? ((unsigned long long)(int)(nz) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[1] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[2] = 4;
    _occa_inner[1] = 4;
    _occa_inner[0] = 8;
    if (_occa_outer[2] > 0 && _occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, nz, u, v);
    }
  }
#line 33 "kernels/stencil/seven_point.okl"
}
#line 35 "kernels/stencil/seven_point.okl"
extern "C" void laplaceMarch(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const int &nz, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 36 "kernels/stencil/seven_point.okl"
    _occa_outer[1] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 6;
    _occa_inner[0] = 10;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, nz, u, v);
    }
  }
#line 72 "kernels/stencil/seven_point.okl"
}
