#define p_M 3
#define p_N 5
#define p_K 4
#line 1 "kernels/batched/products.okl"
// okl: -D p_M=3 -D p_N=5 -D p_K=4
// Many small matrix products C = alpha A B + beta C: one group each, and several per group.


#line 14 "kernels/batched/products.okl"
#define p_perGroup 6

extern "C" __global__ __launch_bounds__(20) void _occa_productPerGroup_0(const int batch, const float alpha, const float beta, const float *__restrict__ A,
                             const float *__restrict__ B, float *__restrict__ C) {
  { int e = (int)blockIdx.x;
    __shared__ float s_A[p_M][p_K];
    __shared__ float s_B[p_K][p_N];
    { if (threadIdx.x < 12) { int n = (int)threadIdx.x; s_A[n / p_K][n % p_K] = A[e * p_M * p_K + n]; } }
    { int n = (int)threadIdx.x; s_B[n / p_N][n % p_N] = B[e * p_K * p_N + n]; }
    __syncthreads();
#line 23 "kernels/batched/products.okl"
    { if (threadIdx.x < 15) { int n = (int)threadIdx.x;
      const int i = n / p_N, j = n % p_N;
      float sum = 0.0f;
#pragma unroll 4
      for (int k = 0; k < p_K; ++k) sum += s_A[i][k] * s_B[k][j];
      C[e * p_M * p_N + n] = alpha * sum + beta * C[e * p_M * p_N + n];
    } }
  }
}

extern "C" __global__ __launch_bounds__(90) void _occa_productMany_0(const int batch, const float alpha, const float beta, const float *__restrict__ A,
                         const float *__restrict__ B, float *__restrict__ C) {
  { int e0 = 6 * (int)blockIdx.x;
    __shared__ float s_B[p_perGroup][p_K * p_N];
    float r_A[p_K], r_sum;
    int r_e, r_i;

    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        r_e = e0 + es;
        r_i = n / p_N;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_A[k] = A[(r_e * p_M + r_i) * p_K + k];
          for (int m = n; m < p_K * p_N; m += p_M * p_N) s_B[es][m] = B[r_e * p_K * p_N + m];
        }
      }
    }
    __syncthreads();
#line 50 "kernels/batched/products.okl"
    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        r_sum = 0.0f;
        if (r_e < batch) {
          for (int k = 0; k < p_K; ++k) r_sum += r_A[k] * s_B[es][k * p_N + n % p_N];
        }
      }
    }
    { int es = (int)threadIdx.y;
      { int n = (int)threadIdx.x;
        if (r_e < batch) {
          const int at = r_e * p_M * p_N + n;
          C[at] = alpha * r_sum + beta * C[at];
        }
      }
    }
  }
}
