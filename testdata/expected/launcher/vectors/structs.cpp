#include <occa/core/kernel.hpp>
#include <cmath>
struct alignas(8) float2 { float x, y; };
struct float3 { float x, y, z; };

#line 14 "kernels/vectors/structs.okl"
struct Pair {
  float3 first, second;
  char last;
};
#line 19 "kernels/vectors/structs.okl"
struct Around {
  char before;
  Pair pairs[2];
  float2 size;
};
#line 32 "kernels/vectors/structs.okl"
extern "C" void move(occa::modeKernel_t **deviceKernels, const int &N, const Around &box, occa::modeMemory_t *a, occa::modeMemory_t *b, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 33 "kernels/vectors/structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, box, a, b, sums);
    }
  }
#line 56 "kernels/vectors/structs.okl"
}
#line 58 "kernels/vectors/structs.okl"
extern "C" void swapAll(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *pairs, occa::modeMemory_t *all, occa::modeMemory_t *sizes) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 59 "kernels/vectors/structs.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(16) + 1 : 0);
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, pairs, all, sizes);
    }
  }
#line 74 "kernels/vectors/structs.okl"
}
