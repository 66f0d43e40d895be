#line 1 "kernels/control/flow.okl"
// Control flow inside of items: continue from everywhere, switch, do-while, goto, nested loops that end
// early, early exits that must not skip the work of others.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_flow_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[8];
#line 5 "kernels/control/flow.okl"
  { int b = 8 * (int)get_group_id(0);
    
    int r_count;

    do { int t = (int)get_local_id(0);
      const int n = b + t;
      r_count = 0;
      s[t] = 0;
      if (n >= N) continue;
      switch (x[n] % 4) {
        case 0:
          s[t] = 1;
          break;
        case 1:
          s[t] = 2;
          continue;
        case 2: {
          for (int k = 0; k < 10; ++k) {
            if (k % 2) continue;
            if (k > x[n] % 9) break;
            s[t] += k;
          }
        }
        // falls through
        default:
          s[t] += 100;
      }
      do {
        ++r_count;
        if (r_count == 3) continue;
        s[t] += r_count;
      } while (r_count < 5);
    } while (0);

    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 39 "kernels/control/flow.okl"
    do { int t = (int)get_local_id(0);
      int n = b + t, steps = 0;
      if (n >= N) continue;
      // How long until one (or 20 steps).
      int value = x[n];
    again:
      if (value > 1 && steps < 20) {
        value = value % 2 ? 3 * value + 1 : value / 2;
        ++steps;
        goto again;
      }
      for (int i = 0; i < 8; ++i) {
        int j = 0;
        while (1) {
          if (j >= i) break;
          if (++j == 5) continue;
          steps += s[j] == s[i];
        }
      }
      y[n] = 1000 * steps + s[7 - t] + r_count;
    } while (0);
  }
}

// `continue` in a body that is the only statement of the loop, and in an else branch.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_bare_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int b = 8 * (int)get_group_id(0);
    do { int t = b + (int)get_local_id(0);
      if (t >= N)
        continue;
      else if (x[t] > 50) {
        y[t] = 1;
        continue;
      } else
        y[t] = 2; } while (0); }
}
