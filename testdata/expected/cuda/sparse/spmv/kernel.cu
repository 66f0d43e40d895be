#line 1 "kernels/sparse/spmv.okl"
// y = A x with A in rows (CSR: one item per row, and one group of items per row) and in columns of
// equal length (ELL).

#define p_rowsPerGroup 8
#define p_lanes 8

extern "C" __global__ __launch_bounds__(32) void _occa_spmvRows_0(const int rows, const long *__restrict__ starts, const int *__restrict__ columns,
                      const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  { int row_tile = 32 * (int)blockIdx.x; int row = row_tile + (int)threadIdx.x; if (row < rows) {
    float sum = 0;
    for (long k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
  } }
}

extern "C" __global__ __launch_bounds__(64) void _occa_spmvLanes_0(const int rows, const long *__restrict__ starts, const int *__restrict__ columns,
                       const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  { int row0 = 8 * (int)blockIdx.x;
    __shared__ float s_sum[p_rowsPerGroup][p_lanes];
    { int r = (int)threadIdx.y;
      do { int lane = (int)threadIdx.x;
        const int row = row0 + r;
        s_sum[r][lane] = 0;
        if (row >= rows) continue;
        for (long k = starts[row] + lane; k < starts[row + 1]; k += p_lanes) {
          s_sum[r][lane] += values[k] * x[columns[k]];
        }
      } while (0);
    }

    __syncthreads();
#line 36 "kernels/sparse/spmv.okl"
    { int r = (int)threadIdx.y; { int lane = (int)threadIdx.x; if (lane < 4) s_sum[r][lane] += s_sum[r][lane + 4]; } }
    __syncthreads();
#line 37 "kernels/sparse/spmv.okl"
    { int r = (int)threadIdx.y; { int lane = (int)threadIdx.x; if (lane < 2) s_sum[r][lane] += s_sum[r][lane + 2]; } }
    __syncthreads();
#line 38 "kernels/sparse/spmv.okl"
    { int r = (int)threadIdx.y;
      { int lane = (int)threadIdx.x;
        if (lane == 0 && row0 + r < rows) y[row0 + r] = s_sum[r][0] + s_sum[r][1];
      }
    }
  }
}

// Absent entries have column -1.
extern "C" __global__ __launch_bounds__(32) void _occa_spmvEll_0(const int rows, const int width, const int *columns,
                     const float *values, const float *__restrict__ x, float *__restrict__ y) {
  { int row_tile = 32 * (int)blockIdx.x; int row = row_tile + (int)threadIdx.x; if (row < rows) {
    float sum = 0;
    for (int k = 0; k < width; ++k) {
      const int column = columns[row + rows * k];
      if (column < 0) break;
      sum += values[row + rows * k] * x[column];
    }
    y[row] = sum;
  } }
}
