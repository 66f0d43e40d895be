#include <occa/core/kernel.hpp>
#include <cmath>
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 operator+(const float4 &a, const float4 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
static inline float4 operator+(const float4 &a, float b) { return {a.x + b, a.y + b, a.z + b, a.w + b}; }
static inline float4 operator+(float a, const float4 &b) { return {a + b.x, a + b.y, a + b.z, a + b.w}; }

#line 4 "kernels/cpp/memories.okl"
#include <cmath>
#line 34 "kernels/cpp/memories.okl"
extern "C" void memories(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *y) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 35 "kernels/cpp/memories.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, y);
    }
  }
#line 61 "kernels/cpp/memories.okl"
}
#line 63 "kernels/cpp/memories.okl"
extern "C" void vectors(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *a, occa::modeMemory_t *b, const float4 &shift) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 64 "kernels/cpp/memories.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, a, b, shift);
    }
  }
}
