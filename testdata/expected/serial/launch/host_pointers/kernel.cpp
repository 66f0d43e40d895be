#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
extern "C" void halves(const int &N, const double *x, double *y) {
  const int half = (x && x != y) && (!y || N > 1) ? N / 2 : 0;
  const double *upper = x + half;
  double *const out = y + half;
  for (long long n_tile = 0; n_tile < N - half; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N - half ? n_tile + 8 : N - half); n < n_end; ++n) { out[n] = 2 * upper[n]; }
  for (long long n_tile = 0; n_tile < half; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < half ? n_tile + 8 : half); n < n_end; ++n) { y[n] = x[n]; }
}
