#include <occa/core/kernel.hpp>

#line 12 "kernels/stencil/heat2d.okl"
extern "C" void heatTile(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const float &kappa, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 13 "kernels/stencil/heat2d.okl"
    _occa_outer[1] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, kappa, u, v);
    }
  }
#line 39 "kernels/stencil/heat2d.okl"
}
#line 45 "kernels/stencil/heat2d.okl"
extern "C" void heatFlat(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const float &kappa, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 46 "kernels/stencil/heat2d.okl"
    _occa_outer[0] = (0 < (int)(nx * ny) ? ((unsigned long long)(int)(nx * ny) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, kappa, u, v);
    }
  }
#line 51 "kernels/stencil/heat2d.okl"
}
#line 54 "kernels/stencil/heat2d.okl"
extern "C" void heatStrip(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const float &kappa, occa::modeMemory_t *u, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 55 "kernels/stencil/heat2d.okl"
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 10;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, kappa, u, v);
    }
  }
#line 78 "kernels/stencil/heat2d.okl"
}
