#line 1 "kernels/barriers/same_index.okl"
// Indices that look alike and are not the same place: each needs its barrier. Eight launches, each of which
// turns the entries of a block around or moves them by one.

#define B 16
#define LOAD(t) (b + (t) < N ? x[b + (t)] : 0)

// The loops start at different values, so that equal indices belong to different items.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherStart_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[17];
#line 9 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = LOAD(i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 12 "kernels/barriers/same_index.okl"
    { int i = 1 + (int)get_local_id(0); if (b + i - 1 < N) y[b + i - 1] = i < B ? s[i] : -1; }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherDirection_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 17 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = LOAD(i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/barriers/same_index.okl"
    { int i = B - 1 - (int)get_local_id(0);
      const int value = s[i];
      if (b + B - 1 - i < N) y[b + B - 1 - i] = value;
    }
  }
}

// The same words for another place.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherLocal_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 29 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int i = (int)get_local_id(0);
      const int k = i;
      s[k] = LOAD(i);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 35 "kernels/barriers/same_index.okl"
    { int i = (int)get_local_id(0);
      const int k = B - 1 - i;
      if (b + i < N) y[b + i] = s[k];
    }
  }
}

// A variable of the group that changes in between.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherBase_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[17];
#line 44 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    int base = 0;
    { int i = (int)get_local_id(0); s[base + i] = LOAD(i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/barriers/same_index.okl"
    { if (get_local_id(0) < 1) { int i = (int)get_local_id(0); s[B] = -1; } }
    base = 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/barriers/same_index.okl"
    { int i = (int)get_local_id(0); if (b + i < N) y[b + i] = s[base + i]; }
  }
}

// An exclusive index that changes in between.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherExclusive_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 56 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    int at;
    { int i = (int)get_local_id(0); at = i; }
    { int i = (int)get_local_id(0);
      s[at] = LOAD(i);
      at = B - 1 - i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 64 "kernels/barriers/same_index.okl"
    { int i = (int)get_local_id(0); if (b + i < N) y[b + i] = s[at]; }
  }
}

// Two names for one array, and a function that reads.
static int readAt(__local const int *from, const int i) { return from[i]; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherName_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 72 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    __local int *const low = s;
    __local const int *high = s + 1;
    { int i = (int)get_local_id(0); low[i] = LOAD(i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 77 "kernels/barriers/same_index.okl"
    { int i = (int)get_local_id(0); if (b + i < N) y[b + i] = i < B - 1 ? readAt(high, i) : -1; }
  }
}

// Two axes: rows become columns; the axes of the same names are exchanged; several items share a place.
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void _occa_otherAxes_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[4][4];
  __local int t[16];
#line 83 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); s[j][i] = LOAD(4 * j + i); }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 89 "kernels/barriers/same_index.okl"
    { int j = (int)get_local_id(0);
      { int i = (int)get_local_id(1); t[4 * j + i] = s[j][i]; }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 92 "kernels/barriers/same_index.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (b + 4 * j + i < N) y[b + 4 * j + i] = t[4 * (3 - j) + 3 - i];
      }
    }
  }
}

// Each round reads what other items wrote in the round before, through the same index.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_otherRound_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 102 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)get_group_id(0);
    
    int own;
    { int i = (int)get_local_id(0); own = LOAD(i); }
    for (int round = 0; round < B + 1; ++round) {
      { int i = (int)get_local_id(0); s[(i + round) % B] = own; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 108 "kernels/barriers/same_index.okl"
      { int i = (int)get_local_id(0); own = s[(i + 1) % B]; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 109 "kernels/barriers/same_index.okl"
}
    { int i = (int)get_local_id(0); if (b + i < N) y[b + i] = own; }
  }
}
