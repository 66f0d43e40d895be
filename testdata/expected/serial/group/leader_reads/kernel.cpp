static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/group/leader_reads.okl"
// Groups that read what other groups change: one work item reads, and all of its group go the same way.

// Groups take numbers of rows until there are none left.
extern "C" void rows(const int &groups, const int &N, const float *__restrict__ x, int *next, int *owner, float *sum) {
  for (int g = 0; g < groups; ++g) {
    alignas(64) float part[8];
    int row;
    int taken, left;
    left = next[1];
    while (left > 0) {
      for (int t = 0; t < 1; ++t) {
        {
          int mine;
          mine = next[0]++;
          row = mine;
        }
      }
      taken = row;
      if (taken < N) {
        for (int t = 0; t < 8; ++t) part[t] = x[8 * taken + t];
        for (int t = 0; t < 1; ++t) {
          {
            float all = 0;
            for (int k = 0; k < 8; ++k) all += part[k];
            sum[taken] = all;
            owner[taken] = g;
            next[1] -= 1;
          }
        }
      }
      left = next[1];
    }
  }
}

// In two dimensions, from group memory too, and of a number with a fraction.
extern "C" void levels(const int &N, float *level, int *__restrict__ seen) {
  for (int g = 0; g < N; ++g) {
    int s_count;
    for (int j = 0; j < 2; ++j) {
      for (int i = (int)_occa_within(-(long long)j, 0, 4), i_end = (int)_occa_within(-(long long)j + 1, -2147483648ll, 4); i < i_end; ++i) {
        s_count = 0;
      }
    }
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 4; ++i) {
        s_count += i + j;
      }
    }
    int count;
    float before;
    count = s_count;
    before = level[0];
    if (count == 16 && before < 1000) {
      for (int j = 0; j < 2; ++j) {
        for (int i = 0; i < 4; ++i) {
          seen[8 * g + 4 * j + i] = count + (before >= 0 ? 0 : 1);
        }
      }
    }
    for (int j = 0; j < 2; ++j) {
      for (int i = (int)_occa_within(-(long long)j, 0, 4), i_end = (int)_occa_within(-(long long)j + 1, -2147483648ll, 4); i < i_end; ++i) {
        { level[0] += 0.5f; }
      }
    }
  }
}
