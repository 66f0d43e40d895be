#include <occa/core/kernel.hpp>
struct alignas(16) long4 { long x, y, z, w; };

#line 11 "kernels/vectors/longs.okl"
extern "C" void rows(occa::modeKernel_t **deviceKernels, const int &N, const long4 &by, occa::modeMemory_t *a, occa::modeMemory_t *b, occa::modeMemory_t *marks) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 12 "kernels/vectors/longs.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(8) + 1 : 0);
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, by, a, b, marks);
    }
  }
#line 35 "kernels/vectors/longs.okl"
}
