#line 1 "kernels/barriers/uncrossed.okl"
// Barriers in the middle of @inner loops that no access crosses: CPUs go on without them, also under a condition.

extern "C" void conditions(const int &N, const int &waits, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = 3 * x[16 * g + t];
      if (waits) {
        ;
      }
      y[16 * g + t] = s[t] + t;
    }
    for (int t = 0; t < 16; ++t) y[16 * g + t] += s[15 - t];
  }
}

extern "C" void rounds(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 16; ++t) {
      int sum = 0;
      for (int k = 0; k < 5; ++k) {
        sum += x[16 * g + (t + k) % 16];
        if (k < 3) continue;
        ;
      }
      y[16 * g + t] = sum;
    }
  }
}

extern "C" void planes(const int &N, const int &kind, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[4][4];
    for (int j = 0; j < 4; ++j) {
      for (int i = 0; i < 4; ++i) {
        s[j][i] = x[16 * g + 4 * j + i];
        switch (kind) {
          case 0: ; break;
          default: s[j][i] += kind;
        }
        y[16 * g + 4 * j + i] = s[j][i];
      }
    }
  }
}

// The first barrier is crossed, the second one is not.
extern "C" void some(const int &N, const int &waits, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    { for (int t = 0; t < 16; ++t) {
      s[t] = x[16 * g + t];
#line 51 "kernels/barriers/uncrossed.okl"
      } for (int t = 0; t < 16; ++t) {
#line 54 "kernels/barriers/uncrossed.okl"
      const int other = s[15 - t];
      if (waits) ;
      y[16 * g + t] = other - t;
    } }
  }
}
