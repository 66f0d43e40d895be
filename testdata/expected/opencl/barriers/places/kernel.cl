#line 1 "kernels/barriers/places.okl"
// Places where work items have to wait, each missed or misplaced by something simpler.

// Nests of two axes and different sizes: the barrier stands before the smaller one, not in it.
__kernel __attribute__((reqd_work_group_size(6, 4, 1))) void _occa_smallerNest_0(__global int *out) {
  __local int s[4][6];
#line 5 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); s[j][i] = 10 * j + i; }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 10 "kernels/barriers/places.okl"
    { if (get_local_id(1) < 2) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < 3) { int i = (int)get_local_id(0); out[6 * g + 3 * j + i] = s[3 - j][5 - i]; } }
    } }
  }
}

// In a tile, one element with a constant index is nobody's own.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_tiledItems_0(__global int *out) {
  __local int s[8];
#line 18 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    { int i_tile = 4 * (int)get_local_id(1); int i = i_tile + (int)get_local_id(0); if (i < 8) {
      if (i == 7) s[3] = g + 5;
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/barriers/places.okl"
    { int i_tile = 4 * (int)get_local_id(1); int i = i_tile + (int)get_local_id(0); if (i < 8) { out[8 * g + i] = s[3]; } }
  }
}

// `s[i]` of one round is not the `s[i]` of the next: the loop starts one further.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_movingStart_0(__global int *out) {
  __local int s[8];
#line 29 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = i; }
    for (int q = 0; q < 3; ++q) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 33 "kernels/barriers/places.okl"
      { if (get_local_id(0) < 5) { int i = q + (int)get_local_id(0); s[i] = s[i] * 3 + i - q; } }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 35 "kernels/barriers/places.okl"
    { int i = (int)get_local_id(0); out[i] = s[i]; }
  }
}

// A `break` leaves before the barrier that the rest of the round has.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_leftEarly_0(const int last, __global int *out) {
  __local int s[8];
#line 41 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    for (int q = 0; q < 4; ++q) {
      { int i = (int)get_local_id(0); s[i] = 10 * q + i; }
      if (q == last) break;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 46 "kernels/barriers/places.okl"
      { int i = (int)get_local_id(0); out[8 + i] = s[7 - i]; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/barriers/places.okl"
}
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/barriers/places.okl"
    { int i = (int)get_local_id(0); out[i] = s[7 - i]; }
  }
}

// A `continue` skips what stands at the end of the round.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_nextRound_0(__global int *out) {
  __local int s[8];
#line 54 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = i; }
    for (int q = 0; q < 4; ++q) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 58 "kernels/barriers/places.okl"
      { int i = (int)get_local_id(0); out[8 * q + i] = s[7 - i]; }
      if (q % 2 == 0) continue;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 60 "kernels/barriers/places.okl"
      { int i = (int)get_local_id(0); s[i] = 10 * q + i; }
    }
  }
}

// Work items that share a row write one element of it.
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void _occa_rowOwners_0(__global int *out) {
  __local int s[4];
#line 67 "kernels/barriers/places.okl"
  { int g = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (i == 3) s[j] = 7 * j;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 74 "kernels/barriers/places.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); out[4 * j + i] = s[j]; }
    }
  }
}
