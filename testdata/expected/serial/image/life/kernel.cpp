template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
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
  for (long long y_tile = 0; y_tile < height; y_tile += 16) for (int y = (int)y_tile, y_end = (int)(y_tile + 16 < height ? y_tile + 16 : height); y < y_end; ++y) {
    unsigned int ones = 0u, twos = 0u, many = 0u;
    for (int k = -1; k <= 1; ++k) {
      const unsigned int row = now[(y + k + height) % height];
      COUNT_IN((row << 1) | (row >> 31))
      COUNT_IN((row >> 1) | (row << 31))
      if (k != 0) COUNT_IN(row)
    }
    next[y] = twos & ~many & (ones | now[y]);
  }
}

// One round: each set cell takes the smallest label around; says whether anything changed.
extern "C" void labelStep(const int &width, const int &height, const char *__restrict__ cells, const int *__restrict__ labels,
                       int *__restrict__ newLabels, int *__restrict__ changed) {
  for (long long n_tile = 0; n_tile < width * height; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < width * height ? n_tile + 32 : width * height); n < n_end; ++n) {
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
  }
}
