static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
static inline long long _occa_within_wide(__int128 x, long long low, long long high) {
  return x < low ? low : x < high ? (long long)x : high;
}
#line 1 "kernels/rounds/clipped.okl"
// Conditions that leave out rounds of loops over work items, in many forms.

extern "C" void forms(const int &N, const int &low, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 16) {
    for (int t = (int)_occa_within((long long)low - g, 0, 16), t_end = (int)_occa_within((long long)N - g, -2147483648ll, 16); t < t_end; ++t) {
      const int n = g + t;
      const int m = 2 * n - t - g;
      y[n] = x[n] + 1;
    }
    for (int t = 15; t >= 0; --t) {
      if (N > g + t) y[g + t] += 2;
    }
    for (int i = (int)_occa_within((long long)low, g, (long long)(g + 15) + 1), i_end = (int)_occa_within((long long)N, -2147483648ll, (long long)(g + 15) + 1); i < i_end; i++) {
      if ((x[i] > 0 || i == low)) {
        y[i] += 3;
      }
    }
    for (int i = g; i != g + 16; ++i) {
      const int unused = x[0];
      if (!(i >= N)) y[i] += 4;
    }
    for (int t = 4; t < 16; ++t) {
      if (g - t < N - 2 * t) y[g + t] += 5;
    }
  }
}

// Limits below and above what a variable can hold, and none at all.
extern "C" void far(const long &big, const int &small, const unsigned int &count, int *__restrict__ y) {
  for (int g = 0; g < 2; ++g) {
    for (int t = 0, t_end = (int)_occa_within_wide((__int128)big, -2147483648ll, 8); t < t_end; ++t) {
      y[8 * g + t] = 1;
    }
    for (int t = (int)_occa_within((long long)small + g + 1, 0, 8); t < 8; ++t) {
      y[8 * g + t] += 10;
    }
    // Unsigned sums start again at zero.
    for (int t = 0; t < 8; ++t) {
      if (t + count < 4u) y[8 * g + t] += 100;
    }
    for (int t = 0, t_end = (int)_occa_within(-(long long)count + 4, -2147483648ll, 8); t < t_end; ++t) {
      y[8 * g + t] += 1000;
    }
  }
}

// Limits that change, or that differ from work item to work item.
extern "C" void moving(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < 32; g += 8) {
    alignas(64) int own[8];
    for (int t = 0; t < 8; ++t) own[t] = x[g + t];
    for (int t = 0; t < 8; ++t) { {
      if (t < own[t]) y[g + t] = 1;
    }
    {
      int end = t;
      end += x[g];
      if (t < end) y[g + t] += 10;
    } }
    for (int step = 0; step < 4; ++step) {
      for (int t = 0, t_end = (int)_occa_within((long long)step * step, -2147483648ll, 8); t < t_end; ++t) {
        y[g + t] += 100;
      }
    }
    for (int t = 0; t < 8; ++t) { auto &_occa_host_N = N; auto N = _occa_host_N;
      for (unsigned long long k_from = 0; k_from < (0 < N ? (unsigned long long)N : 0); k_from += 4) { int k_tile = (int)k_from; for (int k_nth = 0; k_nth < 4; ++k_nth) { int k = k_tile + k_nth; if (k < N) {
        N -= 1;
        y[g + t] += 1000;
      } } }
    }
  }
}

// A plane: each condition is for one of the loops, or for both.
extern "C" void plane(const int &nx, const int &ny, const int *__restrict__ x, int *__restrict__ y) {
  for (int j0 = 0; j0 < ny; j0 += 4) {
    for (int i0 = 0; i0 < nx; i0 += 8) {
      for (int j = (int)_occa_within(1, j0, j0 + 4), j_end = (int)_occa_within((long long)ny - 1, -2147483648ll, j0 + 4); j < j_end; ++j) {
        for (int i = (int)_occa_within(1, i0, i0 + 8), i_end = (int)_occa_within((long long)nx + ny - j - 5, -2147483648ll, _occa_within((long long)nx - 1, -2147483648ll, i0 + 8)); i < i_end; ++i) {
          {
            y[j * nx + i] = x[j * nx + i - 1] + x[j * nx + i + 1] - x[(j - 1) * nx + i];
          }
        }
      }
      for (int j = 0, j_end = (int)_occa_within((long long)ny - j0, -2147483648ll, 4); j < j_end; ++j) {
        for (int i = 0; i < 8; ++i) {
          if (8 * j + i + i0 < 8 * j + nx) y[(j0 + j) * nx + i0 + i] += 1;
        }
      }
    }
  }
}

// Loops of work items themselves end early, too; and one round of many is asked for alone.
extern "C" void own(const int &N, const int &low, const int &only, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < 64; g += 16) {
    for (int t = 0; t < 16; ++t) {
      int sum = 0;
      for (int n = g + t, n_end = (int)_occa_within((long long)N, -2147483648ll, g + 64); n < n_end; n += 16) {
        sum += x[n];
      }
      for (int n = (int)_occa_within((long long)low, t, 41), n_end = (int)_occa_within((long long)N + 3, -2147483648ll, 41); n < n_end; ++n) {
        sum += 1000;
      }
      for (int k = 0; k < 8; ++k) {
        const int n = 2 * k;
        if (n == only - 2) sum += 1;
      }
      for (int k = (int)_occa_within((long long)only, 0, 8), k_end = (int)_occa_within((long long)only + 1, -2147483648ll, 8); k < k_end; ++k) {
        sum += 100000;
      }
      for (int k = 0; k < 8; k += 3) {
        if (k == only) sum += 10000;
      }
      int end = N < 50 ? N : 50;
      for (int k = 0; k < end; ++k) {
        if (k < 6) end -= 1;
      }
      for (int k = 0; k < 9; ++k) {
        if (k < end) k += 2;
      }
      y[g + t] = sum + end;
    }
    for (int t = (int)_occa_within((long long)only, 0, 16), t_end = (int)_occa_within((long long)only + 1, -2147483648ll, 16); t < t_end; ++t) {
      y[g + t] += 7;
    }
    for (int t = (int)_occa_within((long long)only - g, 0, 16), t_end = (int)_occa_within((long long)N, -2147483648ll, _occa_within((long long)only - g + 1, -2147483648ll, 16)); t < t_end; ++t) {
      y[g + t] += 70;
    }
  }
}
