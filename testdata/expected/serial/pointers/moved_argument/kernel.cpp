#line 1 "kernels/pointers/moved_argument.okl"
// Arguments that work items change and use in several loops: each work item has its own, from the group's start.

extern "C" void moved(const int &N, const int &n, const float &f, const float *x, float *y) {
  for (int g = 0; g < N; ++g) { auto &n_first = n; __typeof__(int) n[32]; for (unsigned long long k2 = 0; k2 < 32; ++k2) __builtin_memcpy(&n[k2], &n_first, sizeof(n_first)); auto &f_first = f; __typeof__(float) f[32]; for (unsigned long long k2 = 0; k2 < 32; ++k2) __builtin_memcpy(&f[k2], &f_first, sizeof(f_first)); auto &x_first = x; __typeof__(const float *) x[32]; for (unsigned long long k2 = 0; k2 < 32; ++k2) __builtin_memcpy(&x[k2], &x_first, sizeof(x_first)); auto &y_first = y; __typeof__(float *) y[32]; for (unsigned long long k2 = 0; k2 < 32; ++k2) __builtin_memcpy(&y[k2], &y_first, sizeof(y_first));
    alignas(64) float s[32];
    for (int t = 0; t < 32; ++t) {
      x[t] += 32 * g;
      y[t] = y[t] + 32 * g;
      n[t] += t;
      s[t] = x[t][t];
    }
    for (int k = 0; k < 3; ++k) {
      for (int t = 0; t < 32; ++t) {
        f[t] *= 2;
        n[t] -= k;
      }
    }
    for (int t = 0; t < 32; ++t) y[t][t] = f[t] * s[31 - t] + n[t] + x[t][0];
  }
}

// A group of two axes whose sizes a launch knows; a barrier inside of a loop.
extern "C" void rows(const int &N, const int &a, const int &b, int *d, const int *x) {
  for (int g = 0; g < N; ++g) { auto &d_first = d; __typeof__(int *) d[1 + (0 < a ? (unsigned long long)a : 0) * (0 < b ? (unsigned long long)b : 0)]; for (unsigned long long k2 = 0; k2 < (0 < a ? (unsigned long long)a : 0) * (0 < b ? (unsigned long long)b : 0); ++k2) __builtin_memcpy(&d[k2], &d_first, sizeof(d_first));
    alignas(64) int s[64];
    for (int j = 0; j < b; ++j) {
      for (int i = 0; i < a; ++i) { const unsigned long long item = (unsigned long long)i + (0 < a ? (unsigned long long)a : 0) * (unsigned long long)j;
        d[item] += a * b * g + i;
        s[i + a * j] = x[a * b * g + i + a * j];
        ;
        d[item] += a * j;
      }
    }
    for (int j = 0; j < b; ++j) {
      for (int i = 0; i < a; ++i) { const unsigned long long item = (unsigned long long)i + (0 < a ? (unsigned long long)a : 0) * (unsigned long long)j; *d[item] = s[a * b - 1 - i - a * j]; }
    }
  }
}
