#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/compact/prefix.okl"
// Keeps the entries that pass a test, in order: flags, prefix sums per block, a scan of the totals, moves.

#define p_block 32
#define KEEP(x) ((x) % 3 == 0 && (x) != 0)

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_flagBlocks_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict places [[buffer(2)]], device int *__restrict totals [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_sums[32];
#line 7 "kernels/compact/prefix.okl"
  { int b = 32 * (int)_occa_group_position.x;
    
    int r_flag, r_left;
    { int t = (int)_occa_thread_position.x;
      r_flag = b + t < N ? KEEP(x[b + t]) : 0;
      s_sums[t] = r_flag;
    }
    for (int reach = 1; reach < p_block; reach <<= 1) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/compact/prefix.okl"
      { int t = (int)_occa_thread_position.x; r_left = t >= reach ? s_sums[t - reach] : 0; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 16 "kernels/compact/prefix.okl"
      { int t = (int)_occa_thread_position.x; s_sums[t] += r_left; }
    }
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) places[b + t] = r_flag ? s_sums[t] - 1 : -1;
      if (t == p_block - 1) totals[b / p_block] = s_sums[t];
    }
  }
}

[[max_total_threads_per_threadgroup(1)]] kernel void _occa_scanTotals_0(constant const int &blocks [[buffer(0)]], device int *__restrict totals [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      int sum = 0;
      for (int b = 0; b < blocks; ++b) {
        const int total = totals[b];
        totals[b] = sum;
        sum += total;
      }
      totals[blocks] = sum;
    }
  }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_move_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device const int *__restrict places [[buffer(2)]], device const int *__restrict starts [[buffer(3)]],
                  device int *__restrict kept [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  do { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    if (places[n] < 0) continue;
    kept[starts[n / p_block] + places[n]] = x[n];
  } } while (0);
}
