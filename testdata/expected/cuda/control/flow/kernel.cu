#line 1 "kernels/control/flow.okl"
// Control flow inside of items: continue from everywhere, switch, do-while, goto, nested loops that end
// early, early exits that must not skip the work of others.

extern "C" __global__ __launch_bounds__(8) void _occa_flow_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 8 * (int)blockIdx.x;
    __shared__ int s[8];
    int r_count;

    do { int t = (int)threadIdx.x;
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

    __syncthreads();
#line 39 "kernels/control/flow.okl"
    do { int t = (int)threadIdx.x;
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
extern "C" __global__ __launch_bounds__(8) void _occa_bare_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 8 * (int)blockIdx.x;
    do { int t = b + (int)threadIdx.x;
      if (t >= N)
        continue;
      else if (x[t] > 50) {
        y[t] = 1;
        continue;
      } else
        y[t] = 2; } while (0); }
}
