#line 1 "kernels/atomics/exchange_wide.okl"
// Loads and exchanges of 64 bits.

extern "C" void exchangeWide(const int &N, const int *__restrict__ slot, long *owner, double *token, long *__restrict__ won) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    long before, now;
    { before = owner[slot[n]]; if (before == -1) owner[slot[n]] = 5000000000l + n; }
    now = owner[slot[n]];
    won[n] = before == -1 ? now : -now;
    double mine;
    { mine = token[0]; token[0] = n + 0.5; }
    token[1] += mine;
  }
}
