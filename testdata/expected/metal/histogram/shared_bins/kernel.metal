#include <metal_stdlib>
using namespace metal;
#define p_bins 24
#line 1 "kernels/histogram/shared_bins.okl"
// okl: -D p_bins=24
// Counts values into bins: a private histogram per group in shared memory, then one addition per bin.





[[max_total_threads_per_threadgroup(32)]] kernel void _occa_histogram_0(constant const int &N [[buffer(0)]], constant const int &groups [[buffer(1)]], device const unsigned char *__restrict values [[buffer(2)]],
                       device unsigned int *__restrict counts [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup unsigned int s_counts[24];
#line 10 "kernels/histogram/shared_bins.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      if (t < p_bins) s_counts[t] = 0;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/histogram/shared_bins.okl"
    { int t = (int)_occa_thread_position.x;
      for (int n = 32 * g + t; n < N; n += 32 * groups) {
        const int bin = values[n] % p_bins;
        atomic_fetch_add_explicit((volatile threadgroup atomic_uint *)&(s_counts[bin]), 1, memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/histogram/shared_bins.okl"
    { int t = (int)_occa_thread_position.x;
      if (t < p_bins && s_counts[t] > 0) {
        atomic_fetch_add_explicit((volatile device atomic_uint *)&(counts[t]), (unsigned int)(s_counts[t]), memory_order_relaxed);
      }
    }
  }
}

// Weights, negative ones too, straight into global memory.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_weightedHistogram_0(constant const int &N [[buffer(0)]], constant const float &width [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device const int *__restrict weight [[buffer(3)]],
                               device int *__restrict sums [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    atomic_fetch_add_explicit((volatile device atomic_int *)&(sums[bin]), (int)(weight[n]), memory_order_relaxed);
  } }
}
