#include <occa/core/kernel.hpp>

#line 4 "kernels/tile/planes.okl"
extern "C" void plane(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 2;
#line 5 "kernels/tile/planes.okl"
    _occa_outer[1] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(6) + 1 : 0);
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 6;
    _occa_inner[0] = 8;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, x, y);
    }
  }
#line 14 "kernels/tile/planes.okl"
}
#line 17 "kernels/tile/planes.okl"
extern "C" void planeOfTiles(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 2;
#line 18 "kernels/tile/planes.okl"
    _occa_outer[2] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(4) + 1 : 0);
    _occa_outer[1] = 4;
#line 19 "kernels/tile/planes.okl"
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 4;
    if (_occa_outer[2] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, x, y);
    }
  }
#line 25 "kernels/tile/planes.okl"
}
#line 28 "kernels/tile/planes.okl"
extern "C" void box(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const int &nz, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 3;
#line 29 "kernels/tile/planes.okl"
    _occa_outer[1] = (0 < (int)(nz) ? ((unsigned long long)(int)(nz) - 1) / (unsigned long long)(2) + 1 : 0);
    _occa_outer[0] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(3) + 1 : 0);
    _occa_inner[2] = 2;
    _occa_inner[1] = 3;
    _occa_inner[0] = 4;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, nz, x, y);
    }
  }
#line 45 "kernels/tile/planes.okl"
}
#line 48 "kernels/tile/planes.okl"
extern "C" void reverseTiles(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 3;
    _occa_inner.dims = 2;
#line 49 "kernels/tile/planes.okl"
    _occa_outer[2] = (0 < (int)(ny) ? ((unsigned long long)(int)(ny) - 1) / (unsigned long long)(2) + 1 : 0);
    _occa_outer[1] = 2;
#line 50 "kernels/tile/planes.okl"
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[1] = 2;
    _occa_inner[0] = 4;
    if (_occa_outer[2] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, x, y);
    }
  }
#line 60 "kernels/tile/planes.okl"
}
