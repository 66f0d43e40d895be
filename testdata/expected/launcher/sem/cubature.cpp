#include <occa/core/kernel.hpp>

#line 13 "kernels/sem/cubature.okl"
extern "C" void cubatureSquare(occa::modeKernel_t **deviceKernels, const int &Nelements, occa::modeMemory_t *I, occa::modeMemory_t *W, occa::modeMemory_t *q, occa::modeMemory_t *Mq) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 14 "kernels/sem/cubature.okl"
    _occa_outer[0] = (0 < (int)(Nelements) ? (unsigned long long)(int)(Nelements) : 0);
    _occa_inner[1] = 5;
    _occa_inner[0] = 5;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(Nelements, I, W, q, Mq);
    }
  }
#line 63 "kernels/sem/cubature.okl"
}
