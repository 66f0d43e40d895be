#include <occa/core/kernel.hpp>

#line 11 "kernels/particles/binning.okl"
struct Grid {
  int nx, ny;
  float inverseWidth;
};
#line 18 "kernels/particles/binning.okl"
extern "C" void countCells(occa::modeKernel_t **deviceKernels, const int &N, const Grid &grid, occa::modeMemory_t *particles, occa::modeMemory_t *counts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 19 "kernels/particles/binning.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, grid, particles, counts);
    }
  }
}
#line 30 "kernels/particles/binning.okl"
extern "C" void startCells(occa::modeKernel_t **deviceKernels, const int &Ncells, occa::modeMemory_t *counts, occa::modeMemory_t *starts) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
    _occa_outer[0] = 1;
    _occa_inner[0] = 64;
    {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Ncells, counts, starts);
    }
  }
#line 51 "kernels/particles/binning.okl"
}
#line 55 "kernels/particles/binning.okl"
extern "C" void placeParticles(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *particles, occa::modeMemory_t *starts, occa::modeMemory_t *sorted) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 56 "kernels/particles/binning.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, particles, starts, sorted);
    }
  }
#line 62 "kernels/particles/binning.okl"
}
#line 65 "kernels/particles/binning.okl"
extern "C" void depositCharge(occa::modeKernel_t **deviceKernels, const int &N, const Grid &grid, occa::modeMemory_t *particles, occa::modeMemory_t *density) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 66 "kernels/particles/binning.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, grid, particles, density);
    }
  }
#line 76 "kernels/particles/binning.okl"
}
