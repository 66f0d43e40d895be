#line 1 "kernels/barriers/explicit.okl"
// @barrier where the author wants it, @nobarrier where none is needed, and both spellings.

// The author knows that each item reads what it wrote itself: no barrier. One by hand for the exchange.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_exchange_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s_x[32];
  __local int s_y[32];
#line 5 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      s_x[t] = b + t < N ? x[b + t] : 0;
    }
    { int t = (int)get_local_id(0);
      s_y[t] = 2 * s_x[t];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = s_y[31 - t] + s_x[t ^ 1];
    }
  }
}

// Barriers in a loop of the group, one of them before a nest that has none of its own.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_pingPong_0(const int N, const int rounds, __global const int *restrict x, __global int *y) {
  __local int s_ping[32];
  __local int s_pong[32];
#line 22 "kernels/barriers/explicit.okl"
  { int b = 32 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      s_ping[t] = b + t < N ? x[b + t] : 1;
    }
    for (int round = 0; round < rounds; ++round) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      { int t = (int)get_local_id(0);
        s_pong[t] = s_ping[(t + 1) % 32];
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      { int t = (int)get_local_id(0);
        s_ping[t] = s_pong[t] + s_pong[(t + 5) % 32];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = s_ping[(t + 7) % 32];
    }
  }
}

// No barrier of okl's own: what is written is global memory of other entries, read by nobody.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_independent_0(const int N, __global const int *restrict x, __global int *restrict y, __global int *restrict z) {
  { int b = 32 * (int)get_group_id(0);
    { int t = b + (int)get_local_id(0);
      if (t < N) y[t] = x[t] + 1;
    }
    { int t = b + (int)get_local_id(0);
      if (t < N) z[N - 1 - t] = x[t] + 2;
    }
  }
}

// Through global memory: the second nest reads what other items of the group wrote.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_throughGlobal_0(const int blocks, __global const int *x, __global int *scratch, __global int *y) {
  { int b = (int)get_group_id(0);
    { int t = (int)get_local_id(0); scratch[b * 32 + t] = 3 * x[b * 32 + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 61 "kernels/barriers/explicit.okl"
    { int t = (int)get_local_id(0); y[b * 32 + t] = scratch[b * 32 + 31 - t]; }
  }
}
