#include <occa/core/kernel.hpp>
#include <cmath>
struct alignas(16) float4 { float x, y, z, w; };

#line 12 "kernels/vectors/types.okl"
extern "C" void rotateAll(occa::modeKernel_t **deviceKernels, const int &N, const float &angle, occa::modeMemory_t *v, occa::modeMemory_t *w) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 13 "kernels/vectors/types.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, angle, v, w);
    }
  }
#line 14 "kernels/vectors/types.okl"
}
#line 17 "kernels/vectors/types.okl"
extern "C" void lengths(occa::modeKernel_t **deviceKernels, const int &N, const float4 &scale, occa::modeMemory_t *v, occa::modeMemory_t *which, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 18 "kernels/vectors/types.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, scale, v, which, sums);
    }
  }
#line 41 "kernels/vectors/types.okl"
}
