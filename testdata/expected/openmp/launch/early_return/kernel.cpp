#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

extern "C" void early(const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  if (N <= 0 || mode < 0) return;

  #pragma omp parallel for
#line 6 "kernels/launch/early_return.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { y[n] = x[n]; } } }

  int shift = 0, rounds = 0;
  while (true) {
    ++rounds;
    if (rounds > mode) break;
    if (rounds == 2) continue;
    shift += rounds;
    #pragma omp parallel for
#line 14 "kernels/launch/early_return.okl"
    for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { y[n] += shift; } } }
  }

  switch (mode) {
    case 1: {
      #pragma omp parallel for
#line 19 "kernels/launch/early_return.okl"
      for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { y[n] *= 2; } } }
      break;
    }
    case 2:
      return;
    default:
      shift = 100;
  }
  #pragma omp parallel for
#line 27 "kernels/launch/early_return.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { y[n] += shift; } } }
}
