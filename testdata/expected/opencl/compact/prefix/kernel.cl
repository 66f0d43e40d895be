#line 1 "kernels/compact/prefix.okl"
// Keeps the entries that pass a test, in order: flags, prefix sums per block, a scan of the totals, moves.

#define p_block 32
#define KEEP(x) ((x) % 3 == 0 && (x) != 0)

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_flagBlocks_0(const int N, __global const int *restrict x, __global int *restrict places, __global int *restrict totals) {
  __local int s_sums[32];
#line 7 "kernels/compact/prefix.okl"
  { int b = 32 * (int)get_group_id(0);
    
    int r_flag, r_left;
    { int t = (int)get_local_id(0);
      r_flag = b + t < N ? KEEP(x[b + t]) : 0;
      s_sums[t] = r_flag;
    }
    for (int reach = 1; reach < p_block; reach <<= 1) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/compact/prefix.okl"
      { int t = (int)get_local_id(0); r_left = t >= reach ? s_sums[t - reach] : 0; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 16 "kernels/compact/prefix.okl"
      { int t = (int)get_local_id(0); s_sums[t] += r_left; }
    }
    { int t = (int)get_local_id(0);
      if (b + t < N) places[b + t] = r_flag ? s_sums[t] - 1 : -1;
      if (t == p_block - 1) totals[b / p_block] = s_sums[t];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_scanTotals_0(const int blocks, __global int *restrict totals) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int sum = 0;
      for (int b = 0; b < blocks; ++b) {
        const int total = totals[b];
        totals[b] = sum;
        sum += total;
      }
      totals[blocks] = sum;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_move_0(const int N, __global const int *restrict x, __global const int *restrict places, __global const int *restrict starts,
                  __global int *restrict kept) {
  do { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    if (places[n] < 0) continue;
    kept[starts[n / p_block] + places[n]] = x[n];
  } } while (0);
}
