#line 1 "kernels/reduction/extremes.okl"
// Largest value with its place, smallest value and sum, in two stages.

#define p_threads 64
#define p_groups 5

struct Extreme {
  float value;
  int place;
};

extern "C" __global__ __launch_bounds__(64) void _occa_extremesFirst_0(const int N, const float *__restrict__ x, Extreme *__restrict__ largest,
                           float *__restrict__ smallest, double *__restrict__ sums) {
  { int g = (int)blockIdx.x;
    __shared__ float s_max[p_threads];
    __shared__ int s_at[p_threads];
    __shared__ float s_min[p_threads];
    __shared__ double s_sum[p_threads];

    { int t = (int)threadIdx.x;
      float high = -1.0e30f, low = 1.0e30f;
      double sum = 0;
      int at = -1;
      for (int n = g * p_threads + t; n < N; n += p_groups * p_threads) {
        const float value = x[n];
        if (value > high) {
          high = value;
          at = n;
        }
        low = fmin(low, value);
        sum += value;
      }
      s_max[t] = high;
      s_at[t] = at;
      s_min[t] = low;
      s_sum[t] = sum;
    }

    for (int alive = p_threads / 2; alive > 0; alive >>= 1) {
      __syncthreads();
#line 39 "kernels/reduction/extremes.okl"
      { int t = (int)threadIdx.x;
        if (t < alive) {
          const int other = t + alive;
          const int later = s_at[t] < 0 || s_at[other] < s_at[t];
          if (s_max[other] > s_max[t] || (s_max[other] == s_max[t] && s_at[other] >= 0 && later)) {
            s_max[t] = s_max[other];
            s_at[t] = s_at[other];
          }
          s_min[t] = fmin(s_min[t], s_min[other]);
          s_sum[t] += s_sum[other];
        }
      }
    }

    { int t = (int)threadIdx.x;
      if (t == 0) {
        largest[g].value = s_max[0];
        largest[g].place = s_at[0];
        smallest[g] = s_min[0];
        sums[g] = s_sum[0];
      }
    }
  }
}

// One group, as many items as there were groups.
extern "C" __global__ __launch_bounds__(5) void _occa_extremesSecond_0(const Extreme *__restrict__ largest, const float *__restrict__ smallest,
                            const double *__restrict__ sums, int *__restrict__ place, double *__restrict__ result) {
  { int g = (int)blockIdx.x;
    __shared__ Extreme s_largest[p_groups];
    __shared__ double s_min, s_sum;
    { int t = (int)threadIdx.x; s_largest[t] = largest[t]; }
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x;
      s_min = smallest[0];
      s_sum = sums[0];
      for (int k = 1; k < p_groups; ++k) {
        s_min = smallest[k] < s_min ? smallest[k] : s_min;
        s_sum += sums[k];
      }
    } }
    __syncthreads();
#line 79 "kernels/reduction/extremes.okl"
    { int t = (int)threadIdx.x;
      int first = 1;
      for (int k = 0; k < p_groups; ++k) {
        const Extreme other = s_largest[k];
        if (other.value > s_largest[t].value) first = 0;
        if (other.value == s_largest[t].value && other.place < s_largest[t].place) first = 0;
      }
      if (first && (t == 0 || s_largest[t].place >= 0)) {
        place[0] = s_largest[t].place;
        result[0] = s_min;
        result[1] = s_sum;
      }
    }
  }
}
