#define p_M 3
#define p_N 5
#define p_K 4
#line 1 "kernels/batched/products.okl"
// okl: -D p_M=3 -D p_N=5 -D p_K=4
// Many small matrix products C = alpha A B + beta C: one group each, and several per group.


#line 14 "kernels/batched/products.okl"
#define p_perGroup 6

extern "C" void productPerGroup(const int &batch, const float &alpha, const float &beta, const float *__restrict__ A,
                             const float *__restrict__ B, float *__restrict__ C) {
  for (int e = 0; e < batch; ++e) {
    alignas(64) float s_A[p_M][p_K];
    alignas(64) float s_B[p_K][p_N];
    for (int n = 0; n < p_M * p_K; ++n) s_A[n / p_K][n % p_K] = A[e * p_M * p_K + n];
    for (int n = 0; n < p_K * p_N; ++n) s_B[n / p_N][n % p_N] = B[e * p_K * p_N + n];
    for (int n = 0; n < p_M * p_N; ++n) {
      const int i = n / p_N, j = n % p_N;
      float sum = 0.0f;
#pragma unroll 4
      for (int k = 0; k < p_K; ++k) sum += s_A[i][k] * s_B[k][j];
      C[e * p_M * p_N + n] = alpha * sum + beta * C[e * p_M * p_N + n];
    }
  }
}

extern "C" void productMany(const int &batch, const float &alpha, const float &beta, const float *__restrict__ A,
                         const float *__restrict__ B, float *__restrict__ C) {
  for (int e0 = 0; e0 < batch; e0 += p_perGroup) {
    alignas(64) float s_B[p_perGroup][p_K * p_N];
    alignas(64) float r_A[p_K][90], r_sum;
    alignas(64) int r_e[90], r_i;

    for (int es = 0; es < p_perGroup; ++es) {
      for (int n = 0; n < p_M * p_N; ++n) { const int item = n + 15 * es;
        r_e[item] = e0 + es;
        r_i = n / p_N;
        if (r_e[item] < batch) {
          for (int k = 0; k < p_K; ++k) r_A[k][item] = A[(r_e[item] * p_M + r_i) * p_K + k];
          for (int m = n; m < p_K * p_N; m += p_M * p_N) s_B[es][m] = B[r_e[item] * p_K * p_N + m];
        }
      }
    }
    for (int es = 0; es < p_perGroup; ++es) {
      for (int n = 0; n < p_M * p_N; ++n) { { const int item = n + 15 * es;
        r_sum = 0.0f;
        if (r_e[item] < batch) {
          for (int k = 0; k < p_K; ++k) r_sum += r_A[k][item] * s_B[es][k * p_N + n % p_N];
        }
      }
    { const int item = n + 15 * es;
#line 60 "kernels/batched/products.okl"
        if (r_e[item] < batch) {
          const int at = r_e[item] * p_M * p_N + n;
          C[at] = alpha * r_sum + beta * C[at];
        }
      } }
    }
  }
}
