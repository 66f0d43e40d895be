#line 1 "kernels/barriers/smaller_nest.okl"
// Nests of two levels with different counts: the barriers between them are for every work item.

__kernel __attribute__((reqd_work_group_size(5, 5, 1))) void _occa_smallerNests_0(const int N, __global const float *restrict x, __global float *restrict y) {
  __local float s[5][5];
  __local float t[5][5];
#line 4 "kernels/barriers/smaller_nest.okl"
  { int g = (int)get_group_id(0);
    
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        s[j][i] = x[(g * 5 + j) * 5 + i];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 12 "kernels/barriers/smaller_nest.okl"
    { if (get_local_id(1) < 4) { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        t[j][i] = s[j][i] + s[j + 1][4 - i];
      }
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 17 "kernels/barriers/smaller_nest.okl"
    { if (get_local_id(1) < 4) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < 3) { int i = (int)get_local_id(0);
        y[(g * 4 + j) * 3 + i] = t[3 - j][i] + t[j][i + 2];
      } }
    } }
  }
}

// Counts that only the host knows.
__kernel void _occa_hostCounts_0(const int N, const int rows, const int cols, __global const float *restrict x, __global float *restrict y) {
  __local float s[8][8];
#line 27 "kernels/barriers/smaller_nest.okl"
  { int g = (int)get_group_id(0);
    
    { if (get_local_id(1) < (0 < rows ? (unsigned long)rows : 0)) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < (0 < cols ? (unsigned long)cols : 0)) { int i = (int)get_local_id(0);
        s[j][i] = x[(g * rows + j) * cols + i];
      } }
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/barriers/smaller_nest.okl"
    { if (get_local_id(1) < (0 < cols ? (unsigned long)cols : 0)) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < (0 < rows ? (unsigned long)rows : 0)) { int i = (int)get_local_id(0);
        y[(g * cols + j) * rows + i] = s[i][j] + s[rows - 1 - i][j];
      } }
    } }
  }
}
