#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/constants/infinity.okl"
// Limits and infinities from the standard headers.





#define p_block 16

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_lowest_0(const int N, __global const float *restrict x, __global float *restrict low) {
  __local float s_low[16];
#line 10 "kernels/constants/infinity.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s_low[t] = b + t < N ? x[b + t] : INFINITY; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 13 "kernels/constants/infinity.okl"
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0);
      float found = FLT_MAX;
      for (int k = 0; k < p_block; ++k) found = fmin(found, s_low[k]);
      low[b / p_block] = found;
    } }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_countLimits_0(const int N, __global const int *restrict x, __global const double *restrict y, __global int *restrict counts) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    if (x[n] == INT_MAX || x[n] == INT_MIN) {
      atomic_add((volatile __global int *)&counts[0], 1);
    }
    if (isinf(y[n]) || isnan(y[n]) || fabs(y[n]) < DBL_EPSILON) {
      atomic_add((volatile __global int *)&counts[1], 1);
    }
  } }
}
