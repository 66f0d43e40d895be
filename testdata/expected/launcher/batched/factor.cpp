#include <occa/core/kernel.hpp>

#line 6 "kernels/batched/factor.okl"
extern "C" void luFactor(occa::modeKernel_t **deviceKernels, const int &batch, occa::modeMemory_t *A) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 7 "kernels/batched/factor.okl"
    _occa_outer[0] = (0 < (int)(batch) ? (unsigned long long)(int)(batch) : 0);
    _occa_inner[1] = 6;
    _occa_inner[0] = 6;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(batch, A);
    }
  }
#line 32 "kernels/batched/factor.okl"
}
#line 38 "kernels/batched/factor.okl"
extern "C" void choleskyFactor(occa::modeKernel_t **deviceKernels, const int &batch, occa::modeMemory_t *A, occa::modeMemory_t *L) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 39 "kernels/batched/factor.okl"
    _occa_outer[0] = (0 < (int)(batch) ? ((unsigned long long)(int)(batch) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(batch, A, L);
    }
  }
#line 55 "kernels/batched/factor.okl"
}
