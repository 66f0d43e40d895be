#include <occa/core/kernel.hpp>

#line 9 "kernels/sem/tet_operator.okl"
#define dfloat float
#define dlong int
#line 19 "kernels/sem/tet_operator.okl"
extern "C" void tetOperator(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *elementList, occa::modeMemory_t *ggeo, occa::modeMemory_t *S, occa::modeMemory_t *MM, const float &lambda, occa::modeMemory_t *q, occa::modeMemory_t *Aq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 20 "kernels/sem/tet_operator.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? ((unsigned long long)(int)(Nelements) - 1) / (unsigned long long)(3) + 1 : 0);
    _occa_inner[1] = 3;
    _occa_inner[0] = 10;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, elementList, ggeo, S, MM, lambda, q, Aq);
    }
  }
#line 72 "kernels/sem/tet_operator.okl"
}
