#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/transpose/padded.okl"
// Transposes through a shared tile with one column of padding; few items move many entries each.

#define p_tile 16
#define p_rows 4

__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void _occa_transposeTile_0(const unsigned int rows, const unsigned int cols,
                           __global const float *restrict a, __global float *restrict b) {
  __local float s_tile[16][17];
#line 8 "kernels/transpose/padded.okl"
  { unsigned int r0 = 16 * (unsigned int)get_group_id(1);
    { unsigned int c0 = 16 * (unsigned int)get_group_id(0);
      
      { unsigned int y = (unsigned int)get_local_id(1);
        { unsigned int x = (unsigned int)get_local_id(0);
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (r0 + j < rows && c0 + x < cols) s_tile[j][x] = a[(r0 + j) * cols + c0 + x];
          }
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/transpose/padded.okl"
      { unsigned int y = (unsigned int)get_local_id(1);
        { unsigned int x = (unsigned int)get_local_id(0);
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
__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void _occa_transposeInPlace_0(const int n, __global double *a) {
  __local double s_low[8][9];
  __local double s_high[8][9];
#line 33 "kernels/transpose/padded.okl"
  { int p = (int)get_group_id(1);
    { int q = (int)get_group_id(0);
       
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) s_low[j][i] = a[row * n + col];
          if (p <= q && row2 < n && col2 < n) s_high[j][i] = a[row2 * n + col2];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/transpose/padded.okl"
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) a[row * n + col] = s_high[i][j];
          if (p < q && row2 < n && col2 < n) a[row2 * n + col2] = s_low[i][j];
        }
      }
    }
  }
}
