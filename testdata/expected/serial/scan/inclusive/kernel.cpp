static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/scan/inclusive.okl"
// Inclusive sums: in log steps inside a block, and over blocks in three kernels.

#define p_block 32

// Every item adds what lies `reach` to the left; two arrays take turns.
extern "C" void scanSteps(const int &N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  for (int b = 0; b < (N + p_block - 1) / p_block; ++b) {
    alignas(64) int s_sum[2][p_block];

    for (int t = 0; t < p_block; ++t) {
      const int n = b * p_block + t;
      s_sum[0][t] = n < N ? x[n] : 0;
    }

    int from = 0;
    for (int reach = 1; reach < p_block; reach *= 2) {
      for (int t = 0; t < p_block; ++t) {
        s_sum[1 - from][t] = s_sum[from][t] + (t >= reach ? s_sum[from][t - reach] : 0);
      }
      from = 1 - from;
    }

    for (int t = 0; t < p_block; ++t) {
      const int n = b * p_block + t;
      if (n < N) sums[n] = s_sum[from][t];
      if (t == p_block - 1) totals[b] = s_sum[from][t];
    }
  }
}

// Up a tree and down again, half as many items as entries.
extern "C" void scanTree(const int &N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  for (int b = 0; b < (N + p_block - 1) / p_block; ++b) {
    alignas(64) int s_tree[p_block];
    alignas(64) int r_left[16], r_right[16];

    for (int t = 0; t < p_block / 2; ++t) {
      const int n = b * p_block + 2 * t;
      s_tree[2 * t] = r_left[t] = n < N ? x[n] : 0;
      s_tree[2 * t + 1] = r_right[t] = n + 1 < N ? x[n + 1] : 0;
    }
    for (int width = 1; width < p_block; width *= 2) {
      for (int t = 0; t < p_block / 2; ++t) {
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          s_tree[right] += s_tree[right - width];
        }
      }
    }
    for (int t = 0; t < 1; ++t) {
      {
        totals[b] = s_tree[p_block - 1];
        s_tree[p_block - 1] = 0;
      }
    }
    for (int width = p_block / 2; width >= 1; width /= 2) {
      for (int t = 0; t < p_block / 2; ++t) {
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          const int kept = s_tree[right - width];
          s_tree[right - width] = s_tree[right];
          s_tree[right] += kept;
        }
      }
    }
    for (int t = 0; t < p_block / 2; ++t) {
      const int n = b * p_block + 2 * t;
      if (n < N) sums[n] = s_tree[2 * t] + r_left[t];
      if (n + 1 < N) sums[n + 1] = s_tree[2 * t + 1] + r_right[t];
    }
  }
}

// Adds the totals of all blocks before.
extern "C" void scanAdd(const int &N, const int *__restrict__ totals, int *__restrict__ sums) {
  for (int b = 1; b < (N + p_block - 1) / p_block; ++b) {
    int s_before;
    for (int t = 0; t < 1; ++t) {
      int before = 0;
      for (int k = 0; k < b; ++k) before += totals[k];
      s_before = before;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - (long long)b * 32, -2147483648ll, 32); t < t_end; ++t) {
      const int n = b * p_block + t;
      sums[n] += s_before;
    }
  }
}
