#include <occa/core/kernel.hpp>

#line 4 "kernels/barriers/explicit.okl"
extern "C" void exchange(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 5 "kernels/barriers/explicit.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 18 "kernels/barriers/explicit.okl"
}
#line 21 "kernels/barriers/explicit.okl"
extern "C" void pingPong(occa::modeKernel_t **deviceKernels, const int &N, const int &rounds, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/barriers/explicit.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, rounds, x, y);
    }
  }
#line 43 "kernels/barriers/explicit.okl"
}
#line 46 "kernels/barriers/explicit.okl"
extern "C" void independent(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y, occa::modeMemory_t *z) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/barriers/explicit.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y, z);
    }
  }
}
#line 58 "kernels/barriers/explicit.okl"
extern "C" void throughGlobal(occa::modeKernel_t **deviceKernels, const int &blocks, occa::modeMemory_t *x, occa::modeMemory_t *scratch, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 59 "kernels/barriers/explicit.okl"
    _occa_outer[0] = (0 < (int)(blocks) ? (unsigned long long)(int)(blocks) : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(blocks, x, scratch, y);
    }
  }
#line 63 "kernels/barriers/explicit.okl"
}
