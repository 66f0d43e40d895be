#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/atomics/bits.okl"
// Sets of numbers as bits: `|=`, `&=` and `^=` on unsigned words, in global and in shared memory.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_bitSets_0(constant const int &N [[buffer(0)]], device const unsigned int *__restrict x [[buffer(1)]], device unsigned int *__restrict present [[buffer(2)]],
                     device unsigned int *__restrict absent [[buffer(3)]], device unsigned int *__restrict odd [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup unsigned int s_seen[4];
#line 5 "kernels/atomics/bits.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x; s_seen[t] = 0u; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 8 "kernels/atomics/bits.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) {
        const unsigned int word = (x[b + t] >> 5) & 3u, bit = 1u << (x[b + t] & 31u);
        atomic_fetch_or_explicit((volatile threadgroup atomic_uint *)&(s_seen[word]), (unsigned int)(bit), memory_order_relaxed);
        atomic_fetch_and_explicit((volatile device atomic_uint *)&(absent[word]), (unsigned int)(~bit), memory_order_relaxed);
        atomic_fetch_xor_explicit((volatile device atomic_uint *)&(odd[word]), (unsigned int)(bit), memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 16 "kernels/atomics/bits.okl"
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x;
      if (s_seen[t] != 0u) atomic_fetch_or_explicit((volatile device atomic_uint *)&(present[t]), (unsigned int)(s_seen[t]), memory_order_relaxed);
    } }
  }
}
