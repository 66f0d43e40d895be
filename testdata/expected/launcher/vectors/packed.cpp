#include <occa/core/kernel.hpp>
#include <cmath>
struct float3 { float x, y, z; };

#line 11 "kernels/vectors/packed.okl"
extern "C" void whole(occa::modeKernel_t **deviceKernels, const int &N, const float3 &shift, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 12 "kernels/vectors/packed.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, shift, a, b);
    }
  }
#line 29 "kernels/vectors/packed.okl"
}
#line 31 "kernels/vectors/packed.okl"
extern "C" void shifted(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 32 "kernels/vectors/packed.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 55 "kernels/vectors/packed.okl"
}
#line 57 "kernels/vectors/packed.okl"
extern "C" void narrow(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *u, occa::modeMemory_t *b, occa::modeMemory_t *v) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 58 "kernels/vectors/packed.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, u, b, v);
    }
  }
#line 68 "kernels/vectors/packed.okl"
}
#line 70 "kernels/vectors/packed.okl"
extern "C" void casts(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 71 "kernels/vectors/packed.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b);
    }
  }
#line 81 "kernels/vectors/packed.okl"
}
