#include <occa/core/kernel.hpp>

#line 31 "kernels/sem/surface_flux.okl"
extern "C" void surfaceFlux(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *sgeo, occa::modeMemory_t *LIFT, occa::modeMemory_t *vmapM, occa::modeMemory_t *vmapP, occa::modeMemory_t *EToB, const float &bx, const float &by, occa::modeMemory_t *q, occa::modeMemory_t *rhs) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 32 "kernels/sem/surface_flux.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? ((unsigned long long)(int)(Nelements) - 1) / (unsigned long long)(2) + 1 : 0);
    _occa_inner[1] = 2;
    _occa_inner[0] = 12;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, sgeo, LIFT, vmapM, vmapP, EToB, bx, by, q, rhs);
    }
  }
#line 74 "kernels/sem/surface_flux.okl"
}
