#line 1 "kernels/batched/factor.okl"
// Factors many small matrices in place: LU without pivots in shared memory, Cholesky in one item's
// own array.

#define p_n 6

extern "C" __global__ __launch_bounds__(36) void _occa_luFactor_0(const int batch, double *__restrict__ A) {
  { int e = (int)blockIdx.x;
    __shared__ double s_A[p_n][p_n + 1];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        s_A[j][i] = A[(e * p_n + j) * p_n + i];
      }
    }
    for (int k = 0; k < p_n - 1; ++k) {
      __syncthreads();
#line 15 "kernels/batched/factor.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          if (i == k && j > k) s_A[j][k] /= s_A[k][k];
        }
      }
      __syncthreads();
#line 20 "kernels/batched/factor.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          if (i > k && j > k) s_A[j][i] -= s_A[j][k] * s_A[k][i];
        }
      }
    }
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        A[(e * p_n + j) * p_n + i] = s_A[j][i];
      }
    }
  }
}

// The lower triangle is packed row by row.
#define p_packed (p_n * (p_n + 1) / 2)
#define ROW(j) ((j) * ((j) + 1) / 2)

extern "C" __global__ __launch_bounds__(8) void _occa_choleskyFactor_0(const int batch, const float *__restrict__ A, float *__restrict__ L) {
  { int e_tile = 8 * (int)blockIdx.x; int e = e_tile + (int)threadIdx.x; if (e < batch) {
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
