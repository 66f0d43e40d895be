#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/swapped.okl"
// Pointers to shared and global memory that the group exchanges after every round.

#define p_block 16

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_smoothShared_0(constant const int &N [[buffer(0)]], constant const int &rounds [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_a[16];
  threadgroup float s_b[16];
#line 6 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)_occa_group_position.x;
     
    threadgroup float *from = s_a, *to = s_b;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/pointers/swapped.okl"
    { int t = (int)_occa_thread_position.x; s_a[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int round = 0; round < rounds; ++round) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 11 "kernels/pointers/swapped.okl"
      { int t = (int)_occa_thread_position.x;
        to[t] = 0.5f * from[t] + 0.25f * (from[(t + 1) % p_block] + from[(t + p_block - 1) % p_block]);
      }
      threadgroup float *kept = from;
      from = to;
      to = kept;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/pointers/swapped.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) y[b + t] = from[t];
    }
  }
}

// Rows of global memory by pointer, moved along a loop; ends of rows by comparison.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_rowSums_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict sums [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_row = 16 * (int)_occa_group_position.x; int row = _occa_tiled_row + (int)_occa_thread_position.x; if (row < rows) {
    device const float *entry = x + row * cols, *const end = entry + cols;
    float sum = 0.0f;
    while (entry != end) sum += *entry++;
    sums[row] = sum;
  } }
}

// Shared memory as one piece, cut by hand.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_pieces_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_all[48];
#line 36 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    threadgroup float *const low = s_all;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 39 "kernels/pointers/swapped.okl"
    threadgroup float *const middle = s_all + p_block;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/pointers/swapped.okl"
    threadgroup float *const high = &s_all[2 * p_block];
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 41 "kernels/pointers/swapped.okl"
    { int t = (int)_occa_thread_position.x;
      const float value = b + t < N ? x[b + t] : 0.0f;
      low[t] = value;
      middle[p_block - 1 - t] = 2 * value;
      high[t ^ 1] = 3 * value;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 47 "kernels/pointers/swapped.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) y[b + t] = low[p_block - 1 - t] + middle[t] + high[t];
    }
  }
}
