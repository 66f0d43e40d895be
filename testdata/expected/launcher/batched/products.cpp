#include <occa/core/kernel.hpp>

#line 17 "kernels/batched/products.okl"
extern "C" void productPerGroup(occa::modeKernel_t **deviceKernels, const int &batch, const float &alpha, const float &beta, occa::modeMemory_t *A, occa::modeMemory_t *B, occa::modeMemory_t *C) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 18 "kernels/batched/products.okl"
    _occa_outer[0] = (0 < (int)(batch) ? (unsigned long long)(int)(batch) : 0);
    _occa_inner[0] = 20;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(batch, alpha, beta, A, B, C);
    }
  }
#line 31 "kernels/batched/products.okl"
}
#line 34 "kernels/batched/products.okl"
extern "C" void productMany(occa::modeKernel_t **deviceKernels, const int &batch, const float &alpha, const float &beta, occa::modeMemory_t *A, occa::modeMemory_t *B, occa::modeMemory_t *C) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 2;
#line 35 "kernels/batched/products.okl"
    _occa_outer[0] = (0 < (int)(batch) ? ((unsigned long long)(int)(batch) - 1) / (unsigned long long)(6) + 1 : 0);
    _occa_inner[1] = 6;
    _occa_inner[0] = 15;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(batch, alpha, beta, A, B, C);
    }
  }
#line 67 "kernels/batched/products.okl"
}
