#include <sycl/sycl.hpp>
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/image/life.okl"
// The game of life on a torus, byte by byte and with 32 cells in a word; and labels of components.

extern "C" void _occa_lifeStep_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &width, const int &height, const char *__restrict__ now, char *__restrict__ next) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) {
#line 4 "kernels/image/life.okl"
  { int y = (int)item_.get_group(2);
    { int x = (int)item_.get_local_id(2);
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
    });
  });
}

#line 21 "kernels/image/life.okl"
// Adds one bit per column to a counter of two bits that stops at "four or more".
#define COUNT_IN(bits)                        \
  {                                           \
    const unsigned int carry = ones & (bits); \
    ones ^= (bits);                           \
    many |= twos & carry;                     \
    twos ^= carry;                            \
  }

// Rows of 32 cells.
extern "C" void _occa_lifeWords_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &height, const unsigned int *__restrict__ now, unsigned int *__restrict__ next) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 32 "kernels/image/life.okl"
  { int _occa_tiled_y = 16 * (int)item_.get_group(2); int y = _occa_tiled_y + (int)item_.get_local_id(2); if (y < height) {
    unsigned int ones = 0u, twos = 0u, many = 0u;
    for (int k = -1; k <= 1; ++k) {
      const unsigned int row = now[(y + k + height) % height];
      COUNT_IN((row << 1) | (row >> 31))
      COUNT_IN((row >> 1) | (row << 31))
      if (k != 0) COUNT_IN(row)
    }
    next[y] = twos & ~many & (ones | now[y]);
  } }
    });
  });
}

#line 44 "kernels/image/life.okl"
// One round: each set cell takes the smallest label around; says whether anything changed.
extern "C" void _occa_labelStep_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &width, const int &height, const char *__restrict__ cells, const int *__restrict__ labels,
                       int *__restrict__ newLabels, int *__restrict__ changed) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 47 "kernels/image/life.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < width * height) {
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
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(changed[0]).fetch_add(1);
    }
  } }
    });
  });
}
