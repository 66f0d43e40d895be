#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/scan/inclusive.okl"
// Inclusive sums: in log steps inside a block, and over blocks in three kernels.

#define p_block 32

// Every item adds what lies `reach` to the left; two arrays take turns.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_scanSteps_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict sums [[buffer(2)]], device int *__restrict totals [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_sum[2][32];
#line 7 "kernels/scan/inclusive.okl"
  { int b = (int)_occa_group_position.x;
    

    { int t = (int)_occa_thread_position.x;
      const int n = b * p_block + t;
      s_sum[0][t] = n < N ? x[n] : 0;
    }

    int from = 0;
    for (int reach = 1; reach < p_block; reach *= 2) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 17 "kernels/scan/inclusive.okl"
      { int t = (int)_occa_thread_position.x;
        s_sum[1 - from][t] = s_sum[from][t] + (t >= reach ? s_sum[from][t - reach] : 0);
      }
      from = 1 - from;
    }

    { int t = (int)_occa_thread_position.x;
      const int n = b * p_block + t;
      if (n < N) sums[n] = s_sum[from][t];
      if (t == p_block - 1) totals[b] = s_sum[from][t];
    }
  }
}

// Up a tree and down again, half as many items as entries.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_scanTree_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict sums [[buffer(2)]], device int *__restrict totals [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_tree[32];
#line 33 "kernels/scan/inclusive.okl"
  { int b = (int)_occa_group_position.x;
    
    int r_left, r_right;

    { int t = (int)_occa_thread_position.x;
      const int n = b * p_block + 2 * t;
      s_tree[2 * t] = r_left = n < N ? x[n] : 0;
      s_tree[2 * t + 1] = r_right = n + 1 < N ? x[n + 1] : 0;
    }
    for (int width = 1; width < p_block; width *= 2) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 43 "kernels/scan/inclusive.okl"
      { int t = (int)_occa_thread_position.x;
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          s_tree[right] += s_tree[right - width];
        }
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 50 "kernels/scan/inclusive.okl"
    { int t = (int)_occa_thread_position.x;
      if (t == 0) {
        totals[b] = s_tree[p_block - 1];
        s_tree[p_block - 1] = 0;
      }
    }
    for (int width = p_block / 2; width >= 1; width /= 2) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 57 "kernels/scan/inclusive.okl"
      { int t = (int)_occa_thread_position.x;
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          const int kept = s_tree[right - width];
          s_tree[right - width] = s_tree[right];
          s_tree[right] += kept;
        }
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 66 "kernels/scan/inclusive.okl"
    { int t = (int)_occa_thread_position.x;
      const int n = b * p_block + 2 * t;
      if (n < N) sums[n] = s_tree[2 * t] + r_left;
      if (n + 1 < N) sums[n + 1] = s_tree[2 * t + 1] + r_right;
    }
  }
}

// Adds the totals of all blocks before.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_scanAdd_0(constant const int &N [[buffer(0)]], device const int *__restrict totals [[buffer(1)]], device int *__restrict sums [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_before;
#line 76 "kernels/scan/inclusive.okl"
  { int b = (int)(1) + (int)_occa_group_position.x;
    
    { if (_occa_thread_position.x < 1) { int t = (int)_occa_thread_position.x;
      int before = 0;
      for (int k = 0; k < b; ++k) before += totals[k];
      s_before = before;
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 83 "kernels/scan/inclusive.okl"
    { int t = (int)_occa_thread_position.x;
      const int n = b * p_block + t;
      if (n < N) sums[n] += s_before;
    }
  }
}
