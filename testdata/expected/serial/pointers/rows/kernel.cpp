#line 1 "kernels/pointers/rows.okl"
// Arrays of pointers: where a work item writes is decided by what another one put there.

extern "C" void rows(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int *at[16];
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) at[t] = &s[15 - t];
    for (int t = 0; t < 16; ++t) at[t][0] = x[b + t];
    for (int t = 0; t < 16; ++t) y[b + t] = s[t];
  }
}

extern "C" void locals(const int &N, int *x) {
  for (int b = 0; b < N; b += 16) {
    for (int t = 0; t < 16; ++t) {
      int *const from[2] = {x, x + 1};
      from[t % 2][b + t - t % 2] = 3 * t;
    }
    for (int t = 0; t < 16; ++t) {
      const int other = x[b + 15 - t];
      if (other >= 0) x[N + b + t] = other;
    }
  }
}
