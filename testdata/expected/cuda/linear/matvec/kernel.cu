template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

extern "C" __global__ __launch_bounds__(16) void _occa_matvec_0(const int rows, const int cols, const float *__restrict__ A, const float *__restrict__ x,
                    float *__restrict__ y) {
  { int row0 = 16 * (int)blockIdx.x;
    __shared__ float s_x[p_chunk];
    float r_y;
    const float *r_row;
    { int r = row0 + (int)threadIdx.x;
      r_y = 0.0f;
      r_row = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = min(p_chunk, cols - col0);
      { int r = row0 + (int)threadIdx.x;
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      __syncthreads();
#line 21 "kernels/linear/matvec.okl"
      { int r = row0 + (int)threadIdx.x;
        for (int c = 0; c < count; ++c) r_y += r_row[col0 + c] * s_x[c];
      }
      __syncthreads();
#line 24 "kernels/linear/matvec.okl"
}
    { int r = row0 + (int)threadIdx.x;
      if (r < rows) y[r] = r_y;
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
extern "C" __global__ __launch_bounds__(16) void _occa_matvecTransposed_0(const int rows, const int cols, const float *A,
                              const float *__restrict__ x, float *__restrict__ y) {
  { int c_tile = cols - 1 - 16 * (int)blockIdx.x; int c = c_tile - (int)threadIdx.x; if (c >= 0) {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[c + cols * r] * x[r];
    y[c] = sum;
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_outerProduct_0(const int rows, const int cols, const float alpha, const float *__restrict__ x,
                          const float *__restrict__ y, float *A) {
  { int r = 4 * (int)blockIdx.y;
    { int c = 8 * (int)blockIdx.x;
      { int i = r + (int)threadIdx.y;
        { int j = c + (int)threadIdx.x;
          if (i < rows && j < cols) A[j + cols * i] += alpha * x[i] * y[j];
        }
      }
    }
  }
}
