#define p_M 3
#define p_N 5
#define p_K 4
#line 1 "kernels/batched/products.okl"
// okl: -D p_M=3 -D p_N=5 -D p_K=4
// Many small matrix products C = alpha A B + beta C: one group each, and several per group.


#line 14 "kernels/batched/products.okl"
#define p_perGroup 6

__kernel __attribute__((reqd_work_group_size(20, 1, 1))) void _occa_productPerGroup_0(const int batch, const float alpha, const float beta, __global const float *restrict A,
                             __global const float *restrict B, __global float *restrict C) {
  __local float s_A[3][4];
  __local float s_B[4][5];
#line 18 "kernels/batched/products.okl"
  { int e = (int)get_group_id(0);
    
    
    { if (get_local_id(0) < 12) { int n = (int)get_local_id(0); s_A[n / p_K][n % p_K] = A[e * p_M * p_K + n]; } }
    { int n = (int)get_local_id(0); s_B[n / p_N][n % p_N] = B[e * p_K * p_N + n]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/batched/products.okl"
    { if (get_local_id(0) < 15) { int n = (int)get_local_id(0);
      const int i = n / p_N, j = n % p_N;
      float sum = 0.0f;
#pragma unroll 4
      for (int k = 0; k < p_K; ++k) sum += s_A[i][k] * s_B[k][j];
      C[e * p_M * p_N + n] = alpha * sum + beta * C[e * p_M * p_N + n];
    } }
  }
}

__kernel __attribute__((reqd_work_group_size(15, 6, 1))) void _occa_productMany_0(const int batch, const float alpha, const float beta, __global const float *restrict A,
                         __global const float *restrict B, __global float *restrict C) {
  __local float s_B[6][20];
#line 35 "kernels/batched/products.okl"
  { int e0 = 6 * (int)get_group_id(0);
    
    float r_A[p_K], r_sum;
    int r_e, r_i;

    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        r_e = e0 + es;
        r_i = n / p_N;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_A[k] = A[(r_e * p_M + r_i) * p_K + k];
          for (int m = n; m < p_K * p_N; m += p_M * p_N) s_B[es][m] = B[r_e * p_K * p_N + m];
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/batched/products.okl"
    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        r_sum = 0.0f;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_sum += r_A[k] * s_B[es][k * p_N + n % p_N];
        }
      }
    }
    { int es = (int)get_local_id(1);
      { int n = (int)get_local_id(0);
        if (r_e < batch) {
          const int at = r_e * p_M * p_N + n;
          C[at] = alpha * r_sum + beta * C[at];
        }
      }
    }
  }
}
