#include <occa/core/kernel.hpp>

#line 9 "kernels/physics/nbody.okl"
extern "C" void accelerations(occa::modeKernel_t **deviceKernels, const int &N, const float &softening, occa::modeMemory_t *bodies, occa::modeMemory_t *a) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 10 "kernels/physics/nbody.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, softening, bodies, a);
    }
  }
#line 50 "kernels/physics/nbody.okl"
}
