#line 1 "kernels/brought/nests.okl"
// Attributes of a project on parallel loops and kernels: OpenMP's pragma stays with its loop.

extern "C" void planes(const int &N, const int &M, float *x) {
  for (int j = 0; j < M; ++j) {
    if (M > 2) for (int i = 0; i < N; ++i) {
      for (int t = 0; t < 8; ++t) x[8 * (j * N + i) + t] += t;
    }
  }
}

extern "C" void shared_out(const int &N, float *x) {
  const int most = N / 2;
  /* rows */ for (int j = 0; j < N; ++j) {
    if (j < most) for (int t = 0; t < 8; ++t) x[8 * j + t] -= t;
  }
}
