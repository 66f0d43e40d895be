#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/image/life.okl"
// The game of life on a torus, byte by byte and with 32 cells in a word; and labels of components.

kernel void _occa_lifeStep_0(constant const int &width [[buffer(0)]], constant const int &height [[buffer(1)]], device const char *__restrict now [[buffer(2)]], device char *__restrict next [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int y = (int)_occa_group_position.x;
    { int x = (int)_occa_thread_position.x;
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
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_lifeWords_0(constant const int &height [[buffer(0)]], device const unsigned int *__restrict now [[buffer(1)]], device unsigned int *__restrict next [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_y = 16 * (int)_occa_group_position.x; int y = _occa_tiled_y + (int)_occa_thread_position.x; if (y < height) {
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
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_labelStep_0(constant const int &width [[buffer(0)]], constant const int &height [[buffer(1)]], device const char *__restrict cells [[buffer(2)]], device const int *__restrict labels [[buffer(3)]],
                       device int *__restrict newLabels [[buffer(4)]], device int *__restrict changed [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < width * height) {
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
      atomic_fetch_add_explicit((volatile device atomic_int *)&(changed[0]), 1, memory_order_relaxed);
    }
  } }
}
