#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/image/filters.okl"
// Filters on grey images: convolution with any small mask, a box blur in two passes, and the median
// of nine.

#define p_block 8
#define p_maxRadius 3
#define p_side (p_block + 2 * p_maxRadius)

#define CLAMP(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))

extern "C" void _occa_convolve_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &width, const int &height, const int &radius, const float *__restrict__ mask,
                      const unsigned char *__restrict__ image, float *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 8)]] {
#line 12 "kernels/image/filters.okl"
  { int y0 = 8 * (int)item_.get_group(1);
    { int x0 = 8 * (int)item_.get_group(2);
      auto &s_image = *sycl::ext::oneapi::group_local_memory_for_overwrite<unsigned char[14][14]>(item_.get_group());
      auto &s_mask = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[49]>(item_.get_group());
      { int ty = (int)item_.get_local_id(1);
        { int tx = (int)item_.get_local_id(2);
          const int item = ty * p_block + tx;
          if (item < (2 * radius + 1) * (2 * radius + 1)) s_mask[item] = mask[item];
          for (int n = item; n < p_side * p_side; n += p_block * p_block) {
            const int x = x0 + n % p_side - p_maxRadius, y = y0 + n / p_side - p_maxRadius;
            s_image[n / p_side][n % p_side] = image[CLAMP(y, 0, height - 1) * width + CLAMP(x, 0, width - 1)];
          }
        }
      }
      sycl::group_barrier(item_.get_group());
#line 26 "kernels/image/filters.okl"
      { int ty = (int)item_.get_local_id(1);
        { int tx = (int)item_.get_local_id(2);
          if (x0 + tx < width && y0 + ty < height) {
            float sum = 0.0f;
            for (int j = -radius; j <= radius; ++j) {
              for (int i = -radius; i <= radius; ++i) {
                const float factor = s_mask[(j + radius) * (2 * radius + 1) + i + radius];
                sum += factor * s_image[ty + j + p_maxRadius][tx + i + p_maxRadius];
              }
            }
            out[(y0 + ty) * width + x0 + tx] = sum;
          }
        }
      }
    }
  }
    });
  });
}

#line 44 "kernels/image/filters.okl"
// A running sum along each row; called twice, it writes transposed and so blurs both ways.
extern "C" void _occa_blurRows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &width, const int &height, const int &radius, const int *__restrict__ image,
                      int *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 47 "kernels/image/filters.okl"
  { int _occa_tiled_y = 16 * (int)item_.get_group(2); int y = _occa_tiled_y + (int)item_.get_local_id(2); if (y < height) {
    int sum = 0;
    for (int x = -radius; x <= radius; ++x) sum += image[y * width + CLAMP(x, 0, width - 1)];
    for (int x = 0; x < width; ++x) {
      out[x * height + y] = sum / (2 * radius + 1);
      sum += image[y * width + CLAMP(x + radius + 1, 0, width - 1)] - image[y * width + CLAMP(x - radius, 0, width - 1)];
    }
  } }
    });
  });
}

#line 57 "kernels/image/filters.okl"
#define ORDER(a, b)          \
  {                          \
    const int low = min(a, b); \
    b = max(a, b);           \
    a = low;                 \
  }

extern "C" void _occa_median_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &width, const int &height, const int *__restrict__ image, int *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 65 "kernels/image/filters.okl"
  { int _occa_tiled_n = 64 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < width * height) {
    int v[9];
    int count = 0;
    const int x = n % width, y = n / width;
    for (int j = -1; j <= 1; ++j)
      for (int i = -1; i <= 1; ++i) v[count++] = image[CLAMP(y + j, 0, height - 1) * width + CLAMP(x + i, 0, width - 1)];
    for (int round = 0; round < 9; ++round) {
      for (int k = round % 2; k + 1 < 9; k += 2) ORDER(v[k], v[k + 1])
    }
    out[n] = v[4];
  } }
    });
  });
}
