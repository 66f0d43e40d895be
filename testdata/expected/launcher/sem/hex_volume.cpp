#include <occa/core/kernel.hpp>

#line 21 "kernels/sem/hex_volume.okl"
extern "C" void hexDivergence(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *elementList, occa::modeMemory_t *vgeo, occa::modeMemory_t *D, occa::modeMemory_t *U, occa::modeMemory_t *div, occa::modeMemory_t *energy) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 22 "kernels/sem/hex_volume.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? (unsigned long long)(int)(Nelements) : 0);
    _occa_inner[1] = 4;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, elementList, vgeo, D, U, div, energy);
    }
  }
#line 98 "kernels/sem/hex_volume.okl"
}
