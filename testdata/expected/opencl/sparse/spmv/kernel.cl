#line 1 "kernels/sparse/spmv.okl"
// y = A x with A in rows (CSR: one item per row, and one group of items per row) and in columns of
// equal length (ELL).

#define p_rowsPerGroup 8
#define p_lanes 8

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_spmvRows_0(const int rows, __global const long *restrict starts, __global const int *restrict columns,
                      __global const float *restrict values, __global const float *restrict x, __global float *restrict y) {
  { int row_tile = 32 * (int)get_group_id(0); int row = row_tile + (int)get_local_id(0); if (row < rows) {
    float sum = 0;
    for (long k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
  } }
}

__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void _occa_spmvLanes_0(const int rows, __global const long *restrict starts, __global const int *restrict columns,
                       __global const float *restrict values, __global const float *restrict x, __global float *restrict y) {
  __local float s_sum[8][8];
#line 18 "kernels/sparse/spmv.okl"
  { int row0 = 8 * (int)get_group_id(0);
    
    { int r = (int)get_local_id(1);
      do { int lane = (int)get_local_id(0);
        const int row = row0 + r;
        s_sum[r][lane] = 0;
        if (row >= rows) continue;
        for (long k = starts[row] + lane; k < starts[row + 1]; k += p_lanes) {
          s_sum[r][lane] += values[k] * x[columns[k]];
        }
      } while (0);
    }

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "kernels/sparse/spmv.okl"
    { int r = (int)get_local_id(1); { int lane = (int)get_local_id(0); if (lane < 4) s_sum[r][lane] += s_sum[r][lane + 4]; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 37 "kernels/sparse/spmv.okl"
    { int r = (int)get_local_id(1); { int lane = (int)get_local_id(0); if (lane < 2) s_sum[r][lane] += s_sum[r][lane + 2]; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/sparse/spmv.okl"
    { int r = (int)get_local_id(1);
      { int lane = (int)get_local_id(0);
        if (lane == 0 && row0 + r < rows) y[row0 + r] = s_sum[r][0] + s_sum[r][1];
      }
    }
  }
}

// Absent entries have column -1.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_spmvEll_0(const int rows, const int width, __global const int *columns,
                     __global const float *values, __global const float *restrict x, __global float *restrict y) {
  { int row_tile = 32 * (int)get_group_id(0); int row = row_tile + (int)get_local_id(0); if (row < rows) {
    float sum = 0;
    for (int k = 0; k < width; ++k) {
      const int column = columns[row + rows * k];
      if (column < 0) break;
      sum += values[row + rows * k] * x[column];
    }
    y[row] = sum;
  } }
}
