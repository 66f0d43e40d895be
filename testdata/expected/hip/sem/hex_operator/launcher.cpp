#include <occa/core/kernel.hpp>

#define p_Nq 7
#define dfloat float
#define dlong int
#define p_Nq2 (p_Nq * p_Nq)
#define p_Np (p_Nq * p_Nq * p_Nq)
#define p_Ngeo 7
#define p_Grr 0
#define p_Grs 1
#define p_Grt 2
#define p_Gss 3
#define p_Gst 4
#define p_Gtt 5
#define p_Gwj 6
extern "C" void hexOperator(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *geo, occa::modeMemory_t *D, const float &lambda, occa::modeMemory_t *q, occa::modeMemory_t *Aq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
    _occa_outer[0] = (0 < (int)(Nelements) ? (unsigned long long)(int)(Nelements) : 0);
    _occa_inner[1] = 7;
    _occa_inner[0] = 7;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, geo, D, lambda, q, Aq);
    }
  }
}
