#line 1 "kernels/barriers/regions.okl"
// Barriers in loops, conditions and switches that all work items of a group go through together. CPUs run this control
// flow once for the group, with loops over work items inside.

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_reduced_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[64];
#line 5 "kernels/barriers/regions.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = x[64 * b + t];
      for (int d = 32; d > 0; d /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (t < d) s[t] += s[t + d];
      }
      if (t == 0) y[b] = s[0];
    }
  }
}

// The step is computed in statements; work items keep their own values beside it.
__kernel void _occa_scanned_0(const int N, const int size, __global const int *restrict x, __global int *restrict y) {
  __local int s[32];
#line 20 "kernels/barriers/regions.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      int own = x[size * b + t];
      int step = 1, rounds = 0;
      s[t] = own;
      while (step < size) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        const int before = t >= step ? s[t - step] : 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        own += before;
        s[t] = own;
        step = 2 * step;
        ++rounds;
      }
      y[size * b + t] = own + 1000 * rounds + 100000 * step;
    }
  }
}

// `break`, `continue`, `switch`, `do`, two axes, names that scopes share.
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void _occa_mixed_0(const int N, const int turns, __global const int *restrict x, __global int *restrict y) {
  __local int s[8][4];
#line 42 "kernels/barriers/regions.okl"
  { int b = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        const int at = 32 * b + 4 * j + i;
        int sum = x[at], list[2] = {i, j};
        __private int *first = &(list[0]);
        for (int turn = 0; turn < turns; ++turn) {
          if (turn == 1) continue;
          s[j][i] = sum + turn;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          switch (turn % 3) {
          case 0: {
            int other = s[7 - j][i];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            s[j][i] = other;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            sum += s[j][3 - i] + (*first);
            break;
          }
          case 2:
            sum += s[(j + 1) % 8][i];
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          default:
            sum -= list[1];
          }
          {
            int other = sum & 1023;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            s[j][i] = other;
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            sum = other + s[(j + 3) % 8][(i + 1) % 4];
          }
          if (turn == 4) break;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        int left = 2;
        do {
          s[j][i] = sum + left;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          sum += s[7 - j][3 - i];
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        } while (--left > 0);
        y[at] = sum;
      }
    }
  }
}

// A condition that reads group memory, and one that reads device memory. Not all work items stop in the same round by
// themselves: the group decides.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_decided_0(const int N, __global const int *restrict limits, __global int *restrict y) {
  __local int s[16];
  __local int most;
#line 95 "kernels/barriers/regions.okl"
  { int b = (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      int mine = t;
      const int limit = limits[b];
      if (t == 0) most = 0;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      while (most < limits[b]) {
        s[t] = mine + most;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mine = s[(t + 1) % 16];
        if (t == 3) most = most + 1 + mine % 3;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      if (limit > 5) {
        s[t] = mine;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mine = s[15 - t] + limit;
      } else {
        mine += limit;
      }
      y[16 * b + t] = mine;
    }
  }
}
