#include <cmath>
using std::round;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/image/filters.okl"
// Filters on grey images: convolution with any small mask, a box blur in two passes, and the median
// of nine.

#define p_block 8
#define p_maxRadius 3
#define p_side (p_block + 2 * p_maxRadius)

#define CLAMP(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))

extern "C" void convolve(const int &width, const int &height, const int &radius, const float *__restrict__ mask,
                      const unsigned char *__restrict__ image, float *__restrict__ out) {
  for (int y0 = 0; y0 < height; y0 += p_block) {
    for (int x0 = 0; x0 < width; x0 += p_block) {
      alignas(64) unsigned char s_image[p_side][p_side];
      alignas(64) float s_mask[(2 * p_maxRadius + 1) * (2 * p_maxRadius + 1)];
      for (int ty = 0; ty < p_block; ++ty) {
        for (int tx = 0; tx < p_block; ++tx) {
          const int item = ty * p_block + tx;
          if (item < (2 * radius + 1) * (2 * radius + 1)) s_mask[item] = mask[item];
          for (int n = item; n < p_side * p_side; n += p_block * p_block) {
            const int x = x0 + n % p_side - p_maxRadius, y = y0 + n / p_side - p_maxRadius;
            s_image[n / p_side][n % p_side] = image[CLAMP(y, 0, height - 1) * width + CLAMP(x, 0, width - 1)];
          }
        }
      }
      for (int ty = 0, ty_end = (int)_occa_within((long long)height - y0, -2147483648ll, 8); ty < ty_end; ++ty) {
        for (int tx = 0, tx_end = (int)_occa_within((long long)width - x0, -2147483648ll, 8); tx < tx_end; ++tx) {
          {
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
}

// A running sum along each row; called twice, it writes transposed and so blurs both ways.
extern "C" void blurRows(const int &width, const int &height, const int &radius, const int *__restrict__ image,
                      int *__restrict__ out) {
  for (long long y_tile = 0; y_tile < height; y_tile += 16) for (int y = (int)y_tile, y_end = (int)(y_tile + 16 < height ? y_tile + 16 : height); y < y_end; ++y) {
    int sum = 0;
    for (int x = -radius; x <= radius; ++x) sum += image[y * width + CLAMP(x, 0, width - 1)];
    for (int x = 0; x < width; ++x) {
      out[x * height + y] = sum / (2 * radius + 1);
      sum += image[y * width + CLAMP(x + radius + 1, 0, width - 1)] - image[y * width + CLAMP(x - radius, 0, width - 1)];
    }
  }
}

#define ORDER(a, b)          \
  {                          \
    const int low = min(a, b); \
    b = max(a, b);           \
    a = low;                 \
  }

extern "C" void median(const int &width, const int &height, const int *__restrict__ image, int *__restrict__ out) {
  for (long long n_tile = 0; n_tile < width * height; n_tile += 64) for (int n = (int)n_tile, n_end = (int)(n_tile + 64 < width * height ? n_tile + 64 : width * height); n < n_end; ++n) {
    int v[9];
    int count = 0;
    const int x = n % width, y = n / width;
    for (int j = -1; j <= 1; ++j)
      for (int i = -1; i <= 1; ++i) v[count++] = image[CLAMP(y + j, 0, height - 1) * width + CLAMP(x + i, 0, width - 1)];
    for (int round = 0; round < 9; ++round) {
      for (int k = round % 2; k + 1 < 9; k += 2) ORDER(v[k], v[k + 1])
    }
    out[n] = v[4];
  }
}
