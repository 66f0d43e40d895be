#line 1 "kernels/barriers/independent.okl"
// `@independent`: rounds that write where no other one reads wait for nothing.

// Each round has a column of its own: by their indices okl cannot tell.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_columns_0(const int N, const int M, __global const int *place, __global const float *x, __global float *y) {
  __local float s[8][16];
#line 5 "kernels/barriers/independent.okl"
  { int b = 16 * (int)get_group_id(0);
    
    for (int m = 0; m < M; ++m) {
      const int column = place[m];
      { int t = (int)get_local_id(0); s[column][t] = b + t < N ? x[M * (b + t) + m] : 0; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 10 "kernels/barriers/independent.okl"
      { int t = (int)get_local_id(0);
        if (b + t < N) y[M * (b + t) + m] = s[column][15 - t];
      }
    }
    // What comes after the loop waits for its last round.
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/barriers/independent.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N && M > 0) y[M * (b + t)] += s[place[0]][t];
    }
  }
}

// Inside of one whose rounds are not independent.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_nested_0(const int N, __global const int *order, __global float *x) {
  __local float s[4][16];
#line 23 "kernels/barriers/independent.okl"
  { int b = 16 * (int)get_group_id(0);
    
    for (int k = 0; k < 3; ++k) {
      for (int r = 0; r < 4; ++r) {
        { int t = (int)get_local_id(0); s[order[r]][t] = b + t < N ? x[b + t] + r : 0; }
        { int t = (int)get_local_id(0); s[order[r]][t] += 1; }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "kernels/barriers/independent.okl"
      { int t = (int)get_local_id(0);
        if (b + t < N) x[b + t] = s[0][15 - t] + s[1][t] + s[2][t] + s[3][t];
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 33 "kernels/barriers/independent.okl"
}
  }
}
