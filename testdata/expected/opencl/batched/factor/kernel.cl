#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/batched/factor.okl"
// Factors many small matrices in place: LU without pivots in shared memory, Cholesky in one item's
// own array.

#define p_n 6

__kernel __attribute__((reqd_work_group_size(6, 6, 1))) void _occa_luFactor_0(const int batch, __global double *restrict A) {
  __local double s_A[6][7];
#line 7 "kernels/batched/factor.okl"
  { int e = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        s_A[j][i] = A[(e * p_n + j) * p_n + i];
      }
    }
    for (int k = 0; k < p_n - 1; ++k) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/batched/factor.okl"
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          if (i == k && j > k) s_A[j][k] /= s_A[k][k];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/batched/factor.okl"
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          if (i > k && j > k) s_A[j][i] -= s_A[j][k] * s_A[k][i];
        }
      }
    }
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        A[(e * p_n + j) * p_n + i] = s_A[j][i];
      }
    }
  }
}

// The lower triangle is packed row by row.
#define p_packed (p_n * (p_n + 1) / 2)
#define ROW(j) ((j) * ((j) + 1) / 2)

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_choleskyFactor_0(const int batch, __global const float *restrict A, __global float *restrict L) {
  { int e_tile = 8 * (int)get_group_id(0); int e = e_tile + (int)get_local_id(0); if (e < batch) {
    float r_L[p_packed];
    for (int n = 0; n < p_packed; ++n) r_L[n] = A[e * p_packed + n];
    for (int j = 0; j < p_n; ++j) {
      float diagonal = r_L[ROW(j) + j];
      for (int k = 0; k < j; ++k) diagonal -= r_L[ROW(j) + k] * r_L[ROW(j) + k];
      diagonal = sqrt(diagonal);
      r_L[ROW(j) + j] = diagonal;
      for (int i = j + 1; i < p_n; ++i) {
        float sum = r_L[ROW(i) + j];
        for (int k = 0; k < j; ++k) sum -= r_L[ROW(i) + k] * r_L[ROW(j) + k];
        r_L[ROW(i) + j] = sum / diagonal;
      }
    }
    for (int n = 0; n < p_packed; ++n) L[e * p_packed + n] = r_L[n];
  } }
}
