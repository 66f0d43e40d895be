#include <occa/core/kernel.hpp>

#line 12 "kernels/sem/hex_operator.okl"
#define dfloat float
#line 16 "kernels/sem/hex_operator.okl"
#define dlong int
#line 37 "kernels/sem/hex_operator.okl"
extern "C" void hexOperator(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *geo, occa::modeMemory_t *D, const float &lambda, occa::modeMemory_t *q, occa::modeMemory_t *Aq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 38 "kernels/sem/hex_operator.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? (unsigned long long)(int)(Nelements) : 0);
    _occa_inner[1] = 7;
    _occa_inner[0] = 7;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, geo, D, lambda, q, Aq);
    }
  }
#line 122 "kernels/sem/hex_operator.okl"
}
