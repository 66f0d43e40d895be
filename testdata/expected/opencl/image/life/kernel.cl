static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
#line 1 "kernels/image/life.okl"
// The game of life on a torus, byte by byte and with 32 cells in a word; and labels of components.

__kernel void _occa_lifeStep_0(const int width, const int height, __global const char *restrict now, __global char *restrict next) {
  { int y = (int)get_group_id(0);
    { int x = (int)get_local_id(0);
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
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_lifeWords_0(const int height, __global const unsigned int *restrict now, __global unsigned int *restrict next) {
  { int y_tile = 16 * (int)get_group_id(0); int y = y_tile + (int)get_local_id(0); if (y < height) {
    unsigned int ones = 0u, twos = 0u, many = 0u;
    for (int k = -1; k <= 1; ++k) {
      const unsigned int row = now[(y + k + height) % height];
      COUNT_IN((row << 1) | (row >> 31))
      COUNT_IN((row >> 1) | (row << 31))
      if (k != 0) COUNT_IN(row)
    }
    next[y] = twos & ~many & (ones | now[y]);
  } }
}

// One round: each set cell takes the smallest label around; says whether anything changed.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_labelStep_0(const int width, const int height, __global const char *restrict cells, __global const int *restrict labels,
                       __global int *restrict newLabels, __global int *restrict changed) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < width * height) {
    int label = labels[n];
    if (cells[n]) {
      const int x = n % width, y = n / width;
      if (x > 0 && cells[n - 1]) label = okl_min(label, labels[n - 1]);
      if (x + 1 < width && cells[n + 1]) label = okl_min(label, labels[n + 1]);
      if (y > 0 && cells[n - width]) label = okl_min(label, labels[n - width]);
      if (y + 1 < height && cells[n + width]) label = okl_min(label, labels[n + width]);
    }
    newLabels[n] = label;
    if (label != labels[n]) {
      atomic_add((volatile __global int *)&changed[0], 1);
    }
  } }
}
