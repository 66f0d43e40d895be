#include <occa/core/kernel.hpp>

#line 18 "kernels/pde/lattice.okl"
extern "C" void latticeStep(occa::modeKernel_t **deviceKernels, const int &nx, const int &ny, const float &omega, occa::modeMemory_t *wall, occa::modeMemory_t *f, occa::modeMemory_t *g, occa::modeMemory_t *speed) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 2;
    _occa_inner.dims = 1;
#line 19 "kernels/pde/lattice.okl"
    _occa_outer[1] = (0 < (int)(ny) ? (unsigned long long)(int)(ny) : 0);
    _occa_outer[0] = (0 < (int)(nx) ? ((unsigned long long)(int)(nx) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[1] > 0 && _occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(nx, ny, omega, wall, f, g, speed);
    }
  }
#line 40 "kernels/pde/lattice.okl"
}
