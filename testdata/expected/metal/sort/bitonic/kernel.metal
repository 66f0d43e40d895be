#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/sort/bitonic.okl"
// Bitonic sorting networks: all steps of a block in shared memory, and one step over global memory.


#define p_block 64


#define SWAP_IF(condition, a, b) \
  if (condition) {               \
    const int swapped_ = a;      \
    a = b;                       \
    b = swapped_;                \
  }

// Every block comes out ascending, or up and down in turn; keys carry values along.
[[max_total_threads_per_threadgroup(64)]] kernel void _occa_sortBlocks_0(constant const int &blocks [[buffer(0)]], constant const int &alternate [[buffer(1)]], device int *__restrict keys [[buffer(2)]], device int *__restrict values [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_keys[64];
  threadgroup int s_values[64];
#line 16 "kernels/sort/bitonic.okl"
  { int b = (int)_occa_group_position.x;
     
    { int t = (int)_occa_thread_position.x;
      s_keys[t] = keys[b * p_block + t];
      s_values[t] = values[b * p_block + t];
    }
    for (int size = 2; size <= p_block; size *= 2) {
      for (int stride = size / 2; stride > 0; stride /= 2) {
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 24 "kernels/sort/bitonic.okl"
        { if (_occa_thread_position.x < 32) { int t = (int)_occa_thread_position.x;
          const int low = 2 * t - (t & (stride - 1)), high = low + stride;
          int down = (low & size) != 0;
          if (size == p_block) down = alternate && (b & 1);
          if ((s_keys[low] > s_keys[high]) != down && s_keys[low] != s_keys[high]) {
            SWAP_IF(1, s_keys[low], s_keys[high])
            SWAP_IF(1, s_values[low], s_values[high])
          }
        } }
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 35 "kernels/sort/bitonic.okl"
    { int t = (int)_occa_thread_position.x;
      keys[b * p_block + t] = s_keys[t];
      values[b * p_block + t] = s_values[t];
    }
  }
}

// N is a power of two.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_sortStep_0(constant const unsigned int &N [[buffer(0)]], constant const unsigned int &size [[buffer(1)]], constant const unsigned int &stride [[buffer(2)]], device int *__restrict keys [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { unsigned int _occa_tiled_t = (unsigned int)(32) * (unsigned int)_occa_group_position.x; unsigned int t = _occa_tiled_t + (unsigned int)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 32 + _occa_thread_position.x < (0 < (unsigned int)(N / 2) ? (unsigned long long)(unsigned int)(N / 2) : 0)) {
    const unsigned int low = 2 * t - (t & (stride - 1u)), high = low + stride;
    const int down = (low & size) != 0u;
    SWAP_IF(down ? keys[low] < keys[high] : keys[low] > keys[high], keys[low], keys[high])
  } }
}
