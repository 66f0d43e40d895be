#line 1 "kernels/atomics/bits.okl"
// Sets of numbers as bits: `|=`, `&=` and `^=` on unsigned words, in global and in shared memory.

extern "C" __global__ __launch_bounds__(16) void _occa_bitSets_0(const int N, const unsigned int *__restrict__ x, unsigned int *__restrict__ present,
                     unsigned int *__restrict__ absent, unsigned int *__restrict__ odd) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ unsigned int s_seen[4];
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x; s_seen[t] = 0u; } }
    __syncthreads();
#line 8 "kernels/atomics/bits.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        const unsigned int word = (x[b + t] >> 5) & 3u, bit = 1u << (x[b + t] & 31u);
        atomicOr(&s_seen[word], bit);
        atomicAnd(&absent[word], ~bit);
        atomicXor(&odd[word], bit);
      }
    }
    __syncthreads();
#line 16 "kernels/atomics/bits.okl"
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x;
      if (s_seen[t] != 0u) atomicOr(&present[t], s_seen[t]);
    } }
  }
}
