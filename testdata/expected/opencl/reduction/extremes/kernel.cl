#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/reduction/extremes.okl"
// Largest value with its place, smallest value and sum, in two stages.

#define p_threads 64
#define p_groups 5

typedef struct Extreme {
  float value;
  int place;
} Extreme;

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_extremesFirst_0(const int N, __global const float *restrict x, __global Extreme *restrict largest,
                           __global float *restrict smallest, __global double *restrict sums) {
  __local float s_max[64];
  __local int s_at[64];
  __local float s_min[64];
  __local double s_sum[64];
#line 13 "kernels/reduction/extremes.okl"
  { int g = (int)get_group_id(0);
    
    
    
    

    { int t = (int)get_local_id(0);
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
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 39 "kernels/reduction/extremes.okl"
      { int t = (int)get_local_id(0);
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

    { int t = (int)get_local_id(0);
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
__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_extremesSecond_0(__global const Extreme *restrict largest, __global const float *restrict smallest,
                            __global const double *restrict sums, __global int *restrict place, __global double *restrict result) {
  __local Extreme s_largest[5];
  __local double s_min;
  __local double s_sum;
#line 67 "kernels/reduction/extremes.okl"
  { int g = (int)get_group_id(0);
    
     
    { int t = (int)get_local_id(0); s_largest[t] = largest[t]; }
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0);
      s_min = smallest[0];
      s_sum = sums[0];
      for (int k = 1; k < p_groups; ++k) {
        s_min = smallest[k] < s_min ? smallest[k] : s_min;
        s_sum += sums[k];
      }
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 79 "kernels/reduction/extremes.okl"
    { int t = (int)get_local_id(0);
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
