static inline int okl_atomic_load_int_global(volatile __global int *place) {
  union { uint word; int value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline int okl_atomic_load_int_local(volatile __local int *place) {
  union { uint word; int value; } seen;
  seen.word = *(volatile __local uint *)place;
  return seen.value;
}
static inline float okl_atomic_load_float_global(volatile __global float *place) {
  union { uint word; float value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/group/leader_reads.okl"
// Groups that read what other groups change: one work item reads, and all of its group go the same way.

// Groups take numbers of rows until there are none left.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_rows_0(const int groups, const int N, __global const float *restrict x, __global int *next, __global int *owner, __global float *sum) {
  __local float part[8];
  __local int row;
  __local int _occa_read_0;
  __local int _occa_read_1;
#line 5 "kernels/group/leader_reads.okl"
  { int g = (int)get_group_id(0);
    
    
    int taken, left;
    { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); if (get_local_id(0) + get_local_id(1) + get_local_id(2) == 0) _occa_read_0 = okl_atomic_load_int_global(&next[1]); barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); left = _occa_read_0; }
    while (left > 0) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/group/leader_reads.okl"
      { int t = (int)get_local_id(0);
        if (t == 0) {
          int mine;
          mine = atomic_add((volatile __global int *)&next[0], 1);
          row = mine;
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/group/leader_reads.okl"
      taken = row;
      if (taken < N) {
        { int t = (int)get_local_id(0); part[t] = x[8 * taken + t]; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/group/leader_reads.okl"
        { int t = (int)get_local_id(0);
          if (t == 0) {
            float all = 0;
            for (int k = 0; k < 8; ++k) all += part[k];
            sum[taken] = all;
            owner[taken] = g;
            atomic_sub((volatile __global int *)&next[1], 1);
          }
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/group/leader_reads.okl"
      { { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); if (get_local_id(0) + get_local_id(1) + get_local_id(2) == 0) _occa_read_1 = okl_atomic_load_int_global(&next[1]); barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); left = _occa_read_1; } mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
    }
  }
}

// In two dimensions, from group memory too, and of a number with a fraction.
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_levels_0(const int N, __global float *level, __global int *restrict seen) {
  __local int s_count;
  __local int _occa_read_0;
  __local float _occa_read_1;
#line 38 "kernels/group/leader_reads.okl"
  { int g = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (i + j == 0) s_count = 0;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "kernels/group/leader_reads.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        atomic_add((volatile __local int *)&s_count, i + j);
      }
    }
    int count;
    float before;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 52 "kernels/group/leader_reads.okl"
    { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); if (get_local_id(0) + get_local_id(1) + get_local_id(2) == 0) _occa_read_0 = okl_atomic_load_int_local(&s_count); barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); count = _occa_read_0; }
    { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); if (get_local_id(0) + get_local_id(1) + get_local_id(2) == 0) _occa_read_1 = okl_atomic_load_float_global(&level[0]); barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); before = _occa_read_1; }
    if (count == 16 && before < 1000) {
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          seen[8 * g + 4 * j + i] = count + (before >= 0 ? 0 : 1);
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 61 "kernels/group/leader_reads.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (i + j == 0) { okl_atomic_add_float_global(&level[0], 0.5f); }
      }
    }
  }
}
