#include <occa/core/kernel.hpp>
#undef DBL_MAX

#define N count
#line 29 "kernels/prelude/math.okl"
extern "C" void functions(occa::modeKernel_t **deviceKernels, const int &count, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 30 "kernels/prelude/math.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(count, a, b);
    }
  }
#line 44 "kernels/prelude/math.okl"
}
#line 46 "kernels/prelude/math.okl"
extern "C" void integers(occa::modeKernel_t **deviceKernels, const int &count, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 47 "kernels/prelude/math.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(count, a, b);
    }
  }
#line 57 "kernels/prelude/math.okl"
}
