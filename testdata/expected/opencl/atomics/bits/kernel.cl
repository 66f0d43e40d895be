#line 1 "kernels/atomics/bits.okl"
// Sets of numbers as bits: `|=`, `&=` and `^=` on unsigned words, in global and in shared memory.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_bitSets_0(const int N, __global const unsigned int *restrict x, __global unsigned int *restrict present,
                     __global unsigned int *restrict absent, __global unsigned int *restrict odd) {
  __local unsigned int s_seen[4];
#line 5 "kernels/atomics/bits.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0); s_seen[t] = 0u; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 8 "kernels/atomics/bits.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        const unsigned int word = (x[b + t] >> 5) & 3u, bit = 1u << (x[b + t] & 31u);
        atomic_or((volatile __local unsigned int *)&s_seen[word], bit);
        atomic_and((volatile __global unsigned int *)&absent[word], ~bit);
        atomic_xor((volatile __global unsigned int *)&odd[word], bit);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 16 "kernels/atomics/bits.okl"
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0);
      if (s_seen[t] != 0u) atomic_or((volatile __global unsigned int *)&present[t], s_seen[t]);
    } }
  }
}
