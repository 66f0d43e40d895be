#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double okl_atomic_add_double_local(volatile __local double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __local ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __local ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_add_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/cluster/kmeans.okl"
// Distances between points and centres, the nearest centre, and new centres as means.

#define p_dim 3
#define p_maxCentres 8
#define p_points 32

__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void _occa_distanceMatrix_0(const int N, const int M, __global const float *restrict x, __global const float *restrict y,
                            __global float *distances) {
  __local float s_x[8][3];
  __local float s_y[8][3];
#line 9 "kernels/cluster/kmeans.okl"
  { int n0 = 8 * (int)get_group_id(1);
    { int m0 = 8 * (int)get_group_id(0);
       
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          if (i < p_dim && n0 + j < N) s_x[j][i] = x[(n0 + j) * p_dim + i];
          if (i < p_dim && m0 + j < M) s_y[j][i] = y[(m0 + j) * p_dim + i];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/cluster/kmeans.okl"
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          if (n0 + j < N && m0 + i < M) {
            float sum = 0.0f;
            for (int d = 0; d < p_dim; ++d) {
              const float difference = s_x[j][d] - s_y[i][d];
              sum += difference * difference;
            }
            distances[m0 + i + M * (n0 + j)] = sqrt(sum);
          }
        }
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_assign_0(const int N, const int centres, __global const float *restrict x, __global const float *restrict c,
                    __global int *restrict nearest, __global double *restrict sums, __global int *restrict counts) {
  __local float s_c[8][3];
  __local double s_sums[24];
  __local int s_counts[8];
#line 36 "kernels/cluster/kmeans.okl"
  { int n0 = 32 * (int)get_group_id(0);
    
    
    
    int r_best;
    float r_x[p_dim];

    { int t = (int)get_local_id(0);
      if (t < centres * p_dim) {
        s_c[t / p_dim][t % p_dim] = c[t];
        s_sums[t] = 0;
      }
      if (t < centres) s_counts[t] = 0;
      for (int d = 0; d < p_dim; ++d) r_x[d] = n0 + t < N ? x[(n0 + t) * p_dim + d] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/cluster/kmeans.okl"
    { int t = (int)get_local_id(0);
      r_best = -1;
      float smallest = 1.0e30f;
      for (int k = 0; k < centres; ++k) {
        float sum = 0.0f;
        for (int d = 0; d < p_dim; ++d) sum += (r_x[d] - s_c[k][d]) * (r_x[d] - s_c[k][d]);
        if (sum < smallest) {
          smallest = sum;
          r_best = k;
        }
      }
      if (n0 + t < N) {
        nearest[n0 + t] = r_best;
        atomic_add((volatile __local int *)&s_counts[r_best], 1);
        for (int d = 0; d < p_dim; ++d) {
          okl_atomic_add_double_local(&s_sums[r_best * p_dim + d], (double)r_x[d]);
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 70 "kernels/cluster/kmeans.okl"
    { int t = (int)get_local_id(0);
      if (t < centres * p_dim) {
        okl_atomic_add_double_global(&sums[t], s_sums[t]);
      }
      if (t < centres) {
        atomic_add((volatile __global int *)&counts[t], s_counts[t]);
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_moveCentres_0(const int centres, __global const double *restrict sums, __global const int *restrict counts,
                         __global float *restrict c) {
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < centres * p_dim) {
    if (counts[n / p_dim] > 0) c[n] = sums[n] / counts[n / p_dim];
  } }
}
