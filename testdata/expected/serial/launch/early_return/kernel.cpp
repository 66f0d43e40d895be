#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

extern "C" void early(const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  if (N <= 0 || mode < 0) return;

  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { y[n] = x[n]; }

  int shift = 0, rounds = 0;
  while (true) {
    ++rounds;
    if (rounds > mode) break;
    if (rounds == 2) continue;
    shift += rounds;
    for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { y[n] += shift; }
  }

  switch (mode) {
    case 1: {
      for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { y[n] *= 2; }
      break;
    }
    case 2:
      return;
    default:
      shift = 100;
  }
  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { y[n] += shift; }
}
