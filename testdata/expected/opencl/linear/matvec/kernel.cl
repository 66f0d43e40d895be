static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_matvec_0(const int rows, const int cols, __global const float *restrict A, __global const float *restrict x,
                    __global float *restrict y) {
  __local float s_x[24];
#line 8 "kernels/linear/matvec.okl"
  { int row0 = 16 * (int)get_group_id(0);
    
    float r_y;
    __global const float *r_row;
    { int r = row0 + (int)get_local_id(0);
      r_y = 0.0f;
      r_row = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = okl_min(p_chunk, cols - col0);
      { int r = row0 + (int)get_local_id(0);
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/linear/matvec.okl"
      { int r = row0 + (int)get_local_id(0);
        for (int c = 0; c < count; ++c) r_y += r_row[col0 + c] * s_x[c];
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/linear/matvec.okl"
}
    { int r = row0 + (int)get_local_id(0);
      if (r < rows) y[r] = r_y;
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_matvecTransposed_0(const int rows, const int cols, __global const float *A,
                              __global const float *restrict x, __global float *restrict y) {
  { int c_tile = cols - 1 - 16 * (int)get_group_id(0); int c = c_tile - (int)get_local_id(0); if (c >= 0) {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[c + cols * r] * x[r];
    y[c] = sum;
  } }
}

__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_outerProduct_0(const int rows, const int cols, const float alpha, __global const float *restrict x,
                          __global const float *restrict y, __global float *A) {
  { int r = 4 * (int)get_group_id(1);
    { int c = 8 * (int)get_group_id(0);
      { int i = r + (int)get_local_id(1);
        { int j = c + (int)get_local_id(0);
          if (i < rows && j < cols) A[j + cols * i] += alpha * x[i] * y[j];
        }
      }
    }
  }
}
