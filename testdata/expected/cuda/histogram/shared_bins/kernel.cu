#define p_bins 24
#line 1 "kernels/histogram/shared_bins.okl"
// okl: -D p_bins=24
// Counts values into bins: a private histogram per group in shared memory, then one addition per bin.





extern "C" __global__ __launch_bounds__(32) void _occa_histogram_0(const int N, const int groups, const unsigned char *__restrict__ values,
                       unsigned int *__restrict__ counts) {
  { int g = (int)blockIdx.x;
    __shared__ unsigned int s_counts[p_bins];
    { int t = (int)threadIdx.x;
      if (t < p_bins) s_counts[t] = 0;
    }
    __syncthreads();
#line 15 "kernels/histogram/shared_bins.okl"
    { int t = (int)threadIdx.x;
      for (int n = 32 * g + t; n < N; n += 32 * groups) {
        const int bin = values[n] % p_bins;
        atomicAdd(&s_counts[bin], 1);
      }
    }
    __syncthreads();
#line 21 "kernels/histogram/shared_bins.okl"
    { int t = (int)threadIdx.x;
      if (t < p_bins && s_counts[t] > 0) {
        atomicAdd(&counts[t], s_counts[t]);
      }
    }
  }
}

// Weights, negative ones too, straight into global memory.
extern "C" __global__ __launch_bounds__(32) void _occa_weightedHistogram_0(const int N, const float width, const float *__restrict__ x, const int *__restrict__ weight,
                               int *__restrict__ sums) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    int bin = (int)floor(x[n] / width);
    bin = bin < 0 ? 0 : (bin >= p_bins ? p_bins - 1 : bin);
    atomicAdd(&sums[bin], weight[n]);
  } }
}
