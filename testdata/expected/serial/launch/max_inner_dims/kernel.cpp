static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/max_inner_dims.okl"
// Counts that vary from group to group, below limits given with @max_inner_dims.

extern "C" void triangle(const int &rows, const int *__restrict__ x, int *__restrict__ y) {
  for (int row = 0; row < rows; ++row) {
    for (int i = 0; i <= row; ++i) y[row * (row + 1) / 2 + i] = x[row] + i;
  }
}

// Two nests of different, varying counts in two dimensions.
extern "C" void boxes(const int &count, const int *__restrict__ widths, const int *__restrict__ heights,
                   const int *__restrict__ starts, int *__restrict__ out) {
  for (int b = 0; b < count; ++b) {
    alignas(64) int s[4][8];
    const int width = widths[b], height = heights[b];
    for (int j = 0; j < height; ++j) {
      for (int i = 0; i < width; ++i) {
        s[j][i] = 10 * j + i + b;
      }
    }
    for (int j = 0; j < height; ++j) {
      for (int i = width - 1; i >= 0; --i) {
        out[starts[b] + j * width + i] = s[height - 1 - j][width - 1 - i];
      }
    }
  }
}

// A limit although the count is known to the host, and one in the other spelling.
extern "C" void hostCount(const int &N, const int &B, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + B); i < i_end; ++i) {
      y[i] = -x[i];
    }
  }
}
