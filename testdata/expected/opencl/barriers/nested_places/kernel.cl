#line 1 "kernels/barriers/nested_places.okl"
// Nests in blocks, under conditions, in loops of loops and behind each other on lower levels; shared and
// exclusive variables declared where they are needed.

#define B 8

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_blocks_0(const int N, const int depth, __global const int *restrict x, __global int *restrict y) {
  __local int s[8];
  __local int s_other[8];
#line 7 "kernels/barriers/nested_places.okl"
  { int b = 8 * (int)get_group_id(0);
    int own;
    {
      
      { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 12 "kernels/barriers/nested_places.okl"
      { int t = (int)get_local_id(0); own = s[B - 1 - t]; }
    }
    for (int i = 0; i < depth; ++i) {
      
      for (int j = 0; j <= i; ++j) {
        { int t = (int)get_local_id(0); s_other[(t + j) % B] = own; }
        if (j % 2 == 0) {
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/barriers/nested_places.okl"
          { int t = (int)get_local_id(0); own = s_other[t] + 1; }
        } else if (j % 3 == 0) {
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/barriers/nested_places.okl"
          { int t = (int)get_local_id(0); own = s_other[B - 1 - t]; }
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/barriers/nested_places.okl"
}
    }
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = own;
    }
  }
}

// Level one does some work of its own before, between and after the loops of level zero.
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_levels_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[4][8];
#line 33 "kernels/barriers/nested_places.okl"
  { int b = 32 * (int)get_group_id(0);
    
    int first;
    { int j = (int)get_local_id(1);
      const int row = b + j * B;
      { int i = (int)get_local_id(0);
        s[j][i] = row + i < N ? x[row + i] : 0;
        first = row;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/barriers/nested_places.okl"
    { int j = (int)get_local_id(1);
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      { int i = (int)get_local_id(0);
        if (first + i < N) y[first + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
}

// A tile of items that does not fit, before another nest.
__kernel __attribute__((reqd_work_group_size(4, 3, 1))) void _occa_unevenTiles_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[10];
#line 56 "kernels/barriers/nested_places.okl"
  { int b = 10 * (int)get_group_id(0);
    
    { int t_tile = 4 * (int)get_local_id(1); int t = t_tile + (int)get_local_id(0); if (t < 10) { s[9 - t] = b + t < N ? x[b + t] : 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 59 "kernels/barriers/nested_places.okl"
    { int t_tile = 4 * (int)get_local_id(1); int t = t_tile + (int)get_local_id(0); if (t < 10) {
      if (b + t < N) y[b + t] = s[t];
    } }
  }
}
