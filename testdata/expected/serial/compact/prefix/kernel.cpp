#line 1 "kernels/compact/prefix.okl"
// Keeps the entries that pass a test, in order: flags, prefix sums per block, a scan of the totals, moves.

#define p_block 32
#define KEEP(x) ((x) % 3 == 0 && (x) != 0)

extern "C" void flagBlocks(const int &N, const int *__restrict__ x, int *__restrict__ places, int *__restrict__ totals) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) int s_sums[p_block];
    alignas(64) int r_flag[32], r_left[32];
    for (int t = 0; t < p_block; ++t) {
      r_flag[t] = b + t < N ? KEEP(x[b + t]) : 0;
      s_sums[t] = r_flag[t];
    }
    for (int reach = 1; reach < p_block; reach <<= 1) {
      for (int t = 0; t < p_block; ++t) r_left[t] = t >= reach ? s_sums[t - reach] : 0;
      for (int t = 0; t < p_block; ++t) s_sums[t] += r_left[t];
    }
    for (int t = 0; t < p_block; ++t) {
      if (b + t < N) places[b + t] = r_flag[t] ? s_sums[t] - 1 : -1;
      if (t == p_block - 1) totals[b / p_block] = s_sums[t];
    }
  }
}

extern "C" void scanTotals(const int &blocks, int *__restrict__ totals) {
  for (int g = 0; g < 1; ++g) {
    for (int t = 0; t < 1; ++t) {
      int sum = 0;
      for (int b = 0; b < blocks; ++b) {
        const int total = totals[b];
        totals[b] = sum;
        sum += total;
      }
      totals[blocks] = sum;
    }
  }
}

extern "C" void move(const int &N, const int *__restrict__ x, const int *__restrict__ places, const int *__restrict__ starts,
                  int *__restrict__ kept) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    if (places[n] < 0) continue;
    kept[starts[n / p_block] + places[n]] = x[n];
  }
}
