#line 1 "kernels/restrict/of_c.okl"
// Pointers with the word of C and with that of OKL, and a variable of the group's that one work item comes back to: no barrier
// stands between what cannot meet.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rowTotals_0(const int rows, const int n, __global const float *restrict x, __global float *restrict total, __global float *restrict twice) {
  __local float _occa_all[16];
  __local float sum;
#line 5 "kernels/restrict/of_c.okl"
  { int g = (int)get_group_id(0);
    
    
    for (int k = 0; k < n; ++k) {
      { if (get_local_id(0) < 1) { int l = (int)get_local_id(0); sum = k == 0 ? 0 : sum; } }
      { int l = (int)get_local_id(0); _occa_all[l] = x[(g * n + k) * 16 + l]; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/restrict/of_c.okl"
      { if (get_local_id(0) < 1) { int l = (int)get_local_id(0); sum += _occa_all[3] + _occa_all[9]; } }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 12 "kernels/restrict/of_c.okl"
      { int l = (int)get_local_id(0);
        if (l == 0) total[g] = sum;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/restrict/of_c.okl"
}
    { int l = (int)get_local_id(0); twice[16 * g + l] = n > 0 ? 2 * sum + l : 0; }
  }
}
