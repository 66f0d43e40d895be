#line 1 "kernels/transpose/padded.okl"
// Transposes through a shared tile with one column of padding; few items move many entries each.

#define p_tile 16
#define p_rows 4

extern "C" __global__ __launch_bounds__(64) void _occa_transposeTile_0(const unsigned int rows, const unsigned int cols,
                           const float *__restrict__ a, float *__restrict__ b) {
  { unsigned int r0 = 16 * (unsigned int)blockIdx.y;
    { unsigned int c0 = 16 * (unsigned int)blockIdx.x;
      __shared__ float s_tile[p_tile][p_tile + 1];
      { unsigned int y = (unsigned int)threadIdx.y;
        { unsigned int x = (unsigned int)threadIdx.x;
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (r0 + j < rows && c0 + x < cols) s_tile[j][x] = a[(r0 + j) * cols + c0 + x];
          }
        }
      }
      __syncthreads();
#line 19 "kernels/transpose/padded.okl"
      { unsigned int y = (unsigned int)threadIdx.y;
        { unsigned int x = (unsigned int)threadIdx.x;
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (c0 + j < cols && r0 + x < rows) b[(c0 + j) * rows + r0 + x] = s_tile[x][j];
          }
        }
      }
    }
  }
}

// Two arrays of one type in one declaration, and the exchange of a pair of tiles in place.
extern "C" __global__ __launch_bounds__(64) void _occa_transposeInPlace_0(const int n, double *a) {
  { int p = (int)blockIdx.y;
    { int q = (int)blockIdx.x;
      __shared__ double s_low[8][9], s_high[8][9];
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) s_low[j][i] = a[row * n + col];
          if (p <= q && row2 < n && col2 < n) s_high[j][i] = a[row2 * n + col2];
        }
      }
      __syncthreads();
#line 43 "kernels/transpose/padded.okl"
      { int j = (int)threadIdx.y;
        { int i = (int)threadIdx.x;
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) a[row * n + col] = s_high[i][j];
          if (p < q && row2 < n && col2 < n) a[row2 * n + col2] = s_low[i][j];
        }
      }
    }
  }
}
