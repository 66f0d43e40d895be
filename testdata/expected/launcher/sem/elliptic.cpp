#include <occa/core/kernel.hpp>

#line 15 "kernels/sem/elliptic.okl"
#define dfloat float
#define dlong int
#line 40 "kernels/sem/elliptic.okl"
extern "C" void ellipticTrilinear(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *EXYZ, occa::modeMemory_t *gllzw, occa::modeMemory_t *D, const float &lambda, occa::modeMemory_t *q, occa::modeMemory_t *Aq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 41 "kernels/sem/elliptic.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? (unsigned long long)(int)(Nelements) : 0);
    _occa_inner[1] = 5;
    _occa_inner[0] = 5;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, EXYZ, gllzw, D, lambda, q, Aq);
    }
  }
#line 122 "kernels/sem/elliptic.okl"
}
