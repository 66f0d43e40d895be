__device__ static inline float okl_atomic_max_float(float *place, float operand) {
  union { unsigned int word; float value; } seen, next;
  do {
    seen.word = *(volatile unsigned int *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atomicCAS((unsigned int *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/shared.okl"
// Atomics in memory of the group: a histogram per group, and a device function that counts.


#define p_bins 8


__device__ void countOne(int *bins, const int bin) {
  atomicAdd(&bins[bin], 1);
}

extern "C" __global__ __launch_bounds__(64) void _occa_histogram_0(const int N, const int *v, int *total, float *largest) {
  { int first = 64 * (int)blockIdx.x;
    __shared__ int s_bins[p_bins];
    __shared__ float s_largest;
    { int t = (int)threadIdx.x;
      if (t < p_bins) s_bins[t] = 0;
      if (t == 0) s_largest = -1;
    }
    __syncthreads();
#line 19 "kernels/atomic/shared.okl"
    { int t = (int)threadIdx.x;
      if (first + t < N) {
        countOne(s_bins, v[first + t] % p_bins);
        okl_atomic_max_float(&s_largest, (float)v[first + t]);
      }
    }
    __syncthreads();
#line 25 "kernels/atomic/shared.okl"
    { int t = (int)threadIdx.x;
      if (t < p_bins) {
        atomicAdd(&total[t], s_bins[t]);
      }
      if (t == 0) {
        okl_atomic_max_float(&largest[0], s_largest);
        countOne(total, p_bins);
      }
    }
  }
}
