#include <occa/core/kernel.hpp>

#line 5 "kernels/bits/hashing.okl"
typedef unsigned int u32;
#line 16 "kernels/bits/hashing.okl"
extern "C" void crcMessages(occa::modeKernel_t **deviceKernels, const int &count, const int &length, occa::modeMemory_t *messages, occa::modeMemory_t *sums) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 17 "kernels/bits/hashing.okl"
    _occa_outer[0] = (0 < (int)(count) ? ((unsigned long long)(int)(count) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(count, length, messages, sums);
    }
  }
#line 29 "kernels/bits/hashing.okl"
}
#line 41 "kernels/bits/hashing.okl"
extern "C" void countInCircle(occa::modeKernel_t **deviceKernels, const u32 &items, const u32 &rounds, const u32 &seed, occa::modeMemory_t *inside) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 42 "kernels/bits/hashing.okl"
    _occa_outer[0] = (0 < (unsigned int)(items) ? ((unsigned long long)(unsigned int)(items) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(items, rounds, seed, inside);
    }
  }
#line 53 "kernels/bits/hashing.okl"
}
#line 62 "kernels/bits/hashing.okl"
extern "C" void words64(occa::modeKernel_t **deviceKernels, const int &N, occa::modeMemory_t *x, occa::modeMemory_t *bits, occa::modeMemory_t *hashes) {
  {
    occa::dim _occa_outer, _occa_inner;
    _occa_outer.dims = 1;
    _occa_inner.dims = 1;
#line 63 "kernels/bits/hashing.okl"
    _occa_outer[0] = (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(32) + 1 : 0);
    _occa_inner[0] = 32;
    if (_occa_outer[0] > 0) {
      occa::kernel _occa_kernel(deviceKernels[0]);
      _occa_kernel.setRunDims(_occa_outer, _occa_inner);
      _occa_kernel(N, x, bits, hashes);
    }
  }
#line 72 "kernels/bits/hashing.okl"
}
