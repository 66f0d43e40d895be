#include <occa/core/kernel.hpp>

#line 11 "kernels/pde/advection.okl"
extern "C" void upwind(occa::modeKernel_t **deviceKernels, const int &N, const float &c, occa::modeMemory_t *u, occa::modeMemory_t *rhs) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 12 "kernels/pde/advection.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 36;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, c, u, rhs);
    }
  }
#line 29 "kernels/pde/advection.okl"
}
#line 32 "kernels/pde/advection.okl"
extern "C" void updateStage(occa::modeKernel_t **deviceKernels, const int &N, const float &dt, const float &rka, const float &rkb, occa::modeMemory_t *rhs, occa::modeMemory_t *residual, occa::modeMemory_t *q) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 33 "kernels/pde/advection.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, dt, rka, rkb, rhs, residual, q);
    }
  }
#line 39 "kernels/pde/advection.okl"
}
#line 45 "kernels/pde/advection.okl"
extern "C" void combineStages(occa::modeKernel_t **deviceKernels, const int &N, const float &dt, occa::modeMemory_t *b, occa::modeMemory_t *bHat, occa::modeMemory_t *k, occa::modeMemory_t *q, occa::modeMemory_t *qNew, occa::modeMemory_t *error) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 46 "kernels/pde/advection.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, dt, b, bHat, k, q, qNew, error);
    }
  }
#line 56 "kernels/pde/advection.okl"
}
