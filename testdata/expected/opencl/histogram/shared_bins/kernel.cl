#define p_bins 24
#line 1 "kernels/histogram/shared_bins.okl"
// okl: -D p_bins=24
// Counts values into bins: a private histogram per group in shared memory, then one addition per bin.





__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_histogram_0(const int N, const int groups, __global const unsigned char *restrict values,
                       __global unsigned int *restrict counts) {
  __local unsigned int s_counts[24];
#line 10 "kernels/histogram/shared_bins.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t < p_bins) s_counts[t] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/histogram/shared_bins.okl"
    { int t = (int)get_local_id(0);
      for (int n = 32 * g + t; n < N; n += 32 * groups) {
        const int bin = values[n] % p_bins;
        atomic_add((volatile __local unsigned int *)&s_counts[bin], 1);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/histogram/shared_bins.okl"
    { int t = (int)get_local_id(0);
      if (t < p_bins && s_counts[t] > 0) {
        atomic_add((volatile __global unsigned int *)&counts[t], s_counts[t]);
      }
    }
  }
}

// Weights, negative ones too, straight into global memory.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_weightedHistogram_0(const int N, const float width, __global const float *restrict x, __global const int *restrict weight,
                               __global int *restrict sums) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    atomic_add((volatile __global int *)&sums[bin], weight[n]);
  } }
}
