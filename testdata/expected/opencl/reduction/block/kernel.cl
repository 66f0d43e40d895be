static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/reduction/block.okl"
// Sums over long arrays: a group folds its part in shared memory, then adds it to the total at once.
//
// The total is added to, not set: the host clears it before the call.


#define p_blockSize 128


// How many entries every item adds up on its own before the group folds.

#define p_perItem 4


#define p_perGroup (p_blockSize * p_perItem)

// total[0] += x[0] + ... + x[N - 1], exactly.
__kernel __attribute__((reqd_work_group_size(128, 1, 1))) void _occa_sumInt_0(const int N, __global const int *restrict x, __global int *restrict total) {
  __local int s_sum[128];
#line 18 "kernels/reduction/block.okl"
  { int first = 512 * (int)get_group_id(0);
    
    int r_sum;

    { int t = (int)get_local_id(0);
      r_sum = 0;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        r_sum += x[n];
      }
      s_sum[t] = r_sum;
    }

    // Two nests per round: all items read before the first one writes.
    for (int alive = p_blockSize / 2; alive > 0; alive /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/reduction/block.okl"
      { int t = (int)get_local_id(0);
        if (t < alive) {
          r_sum += s_sum[t + alive];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 37 "kernels/reduction/block.okl"
      { int t = (int)get_local_id(0);
        s_sum[t] = r_sum;
      }
    }

    { int t = (int)get_local_id(0);
      if (t == 0) {
        atomic_add((volatile __global int *)&total[0], r_sum);
      }
    }
  }
}

// total[0] += x[0] * y[0] + ... + x[N - 1] * y[N - 1], up to rounding.
__kernel __attribute__((reqd_work_group_size(128, 1, 1))) void _occa_dotFloat_0(const int N,
                      __global const float *restrict x,
                      __global const float *restrict y,
                      __global float *restrict total) {
  __local float s_dot[128];
#line 55 "kernels/reduction/block.okl"
  { int first = 512 * (int)get_group_id(0);
    

    { int t = (int)get_local_id(0);
      float dot = 0.0f;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        dot += x[n] * y[n];
      }
      s_dot[t] = dot;
    }

    // One nest per round: items below `alive` write, the entries they read are above it.
    for (int alive = p_blockSize / 2; alive > 0; alive >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 68 "kernels/reduction/block.okl"
      { int t = (int)get_local_id(0);
        if (t < alive) {
          s_dot[t] += s_dot[t + alive];
        }
      }
    }

    { int t = (int)get_local_id(0);
      if (t == 0) {
        okl_atomic_add_float_global(&*total, s_dot[0]);
      }
    }
  }
}
