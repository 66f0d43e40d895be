#line 1 "kernels/control/flow.okl"
// Control flow inside of items: continue from everywhere, switch, do-while, goto, nested loops that end
// early, early exits that must not skip the work of others.

extern "C" void flow(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 8) {
    alignas(64) int s[8];
    alignas(64) int r_count[8];

    for (int t = 0; t < 8; ++t) {
      const int n = b + t;
      r_count[t] = 0;
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
        ++r_count[t];
        if (r_count[t] == 3) continue;
        s[t] += r_count[t];
      } while (r_count[t] < 5);
    }

    for (int t = 0; t < 8; ++t) {
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
      y[n] = 1000 * steps + s[7 - t] + r_count[t];
    }
  }
}

// `continue` in a body that is the only statement of the loop, and in an else branch.
extern "C" void bare(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 8)
    for (int t = b; t < b + 8; ++t)
      if (t >= N)
        continue;
      else if (x[t] > 50) {
        y[t] = 1;
        continue;
      } else
        y[t] = 2;
}
