template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/image/life.okl"
// The game of life on a torus, byte by byte and with 32 cells in a word; and labels of components.

extern "C" __global__ void _occa_lifeStep_0(const int width, const int height, const char *__restrict__ now, char *__restrict__ next) {
  { int y = (int)blockIdx.x;
    { int x = (int)threadIdx.x;
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
extern "C" __global__ __launch_bounds__(16) void _occa_lifeWords_0(const int height, const unsigned int *__restrict__ now, unsigned int *__restrict__ next) {
  { int y_tile = 16 * (int)blockIdx.x; int y = y_tile + (int)threadIdx.x; if (y < height) {
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
extern "C" __global__ __launch_bounds__(32) void _occa_labelStep_0(const int width, const int height, const char *__restrict__ cells, const int *__restrict__ labels,
                       int *__restrict__ newLabels, int *__restrict__ changed) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < width * height) {
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
      atomicAdd(&changed[0], 1);
    }
  } }
}
