#include <occa/core/kernel.hpp>
#define int4 okl_int4

#line 8 "kernels/prelude/own_types.okl"
typedef struct {
  int part[4];
} int4;
#line 21 "kernels/prelude/own_types.okl"
extern "C" void ownTypes(occa::modeKernel_t **deviceKernels, const int &N, const int4 &parts, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 22 "kernels/prelude/own_types.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, parts, a, b);
    }
  }
#line 26 "kernels/prelude/own_types.okl"
}
