template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/image/life.okl"
// The game of life on a torus, byte by byte and with 32 cells in a word; and labels of components.

extern "C" void lifeStep(const int &width, const int &height, const char *__restrict__ now, char *__restrict__ next) {
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      int alive = 0;
      for (int k = 0; k < 9; ++k) {
        if (k == 4) continue;
        const int i = (x + k % 3 - 1 + width) % width, j = (y + k / 3 - 1 + height) % height;
        alive += now[j * width + i];
      }
      switch (alive) {
        case 2: next[y * width + x] = now[y * width + x]; break;
        case 3: next[y * width + x] = 1; break;
        default: next[y * width + x] = 0;
      }
    }
  }
}

// Adds one bit per column to a counter of two bits that stops at "four or more".
#define COUNT_IN(bits)                        \
  {                                           \
    const unsigned int carry = ones & (bits); \
    ones ^= (bits);                           \
    many |= twos & carry;                     \
    twos ^= carry;                            \
  }

// Rows of 32 cells.
extern "C" void lifeWords(const int &height, const unsigned int *__restrict__ now, unsigned int *__restrict__ next) {
  for (unsigned long long _occa_tile_y = 0; _occa_tile_y < (0 < height ? (unsigned long long)height : 0); _occa_tile_y += 16) { int _occa_tiled_y = (int)_occa_tile_y; for (int _occa_round_y = 0, _occa_end_y = (int)_occa_within((0 < height ? (unsigned long long)height : 0) - _occa_tile_y, 0, 16); _occa_round_y < _occa_end_y; ++_occa_round_y) { int y = _occa_tiled_y + (int)_occa_round_y; {
    unsigned int ones = 0u, twos = 0u, many = 0u;
    for (int k = -1; k <= 1; ++k) {
      const unsigned int row = now[(y + k + height) % height];
      COUNT_IN((row << 1) | (row >> 31))
      COUNT_IN((row >> 1) | (row << 31))
      if (k != 0) COUNT_IN(row)
    }
    next[y] = twos & ~many & (ones | now[y]);
  } } }
}

// One round: each set cell takes the smallest label around; says whether anything changed.
extern "C" void labelStep(const int &width, const int &height, const char *__restrict__ cells, const int *__restrict__ labels,
                       int *__restrict__ newLabels, int *__restrict__ changed) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < (width * height) ? (unsigned long long)(width * height) : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < (width * height) ? (unsigned long long)(width * height) : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    int label = labels[n];
    if (cells[n]) {
      const int x = n % width, y = n / width;
      if (x > 0 && cells[n - 1]) label = min(label, labels[n - 1]);
      if (x + 1 < width && cells[n + 1]) label = min(label, labels[n + 1]);
      if (y > 0 && cells[n - width]) label = min(label, labels[n - width]);
      if (y + 1 < height && cells[n + width]) label = min(label, labels[n + width]);
    }
    newLabels[n] = label;
    if (label != labels[n]) {
      ++changed[0];
    }
  } } }
}
