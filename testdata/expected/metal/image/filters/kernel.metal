#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/image/filters.okl"
// Filters on grey images: convolution with any small mask, a box blur in two passes, and the median
// of nine.

#define p_block 8
#define p_maxRadius 3
#define p_side (p_block + 2 * p_maxRadius)

#define CLAMP(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))

[[max_total_threads_per_threadgroup(64)]] kernel void _occa_convolve_0(constant const int &width [[buffer(0)]], constant const int &height [[buffer(1)]], constant const int &radius [[buffer(2)]], device const float *__restrict mask [[buffer(3)]],
                      device const unsigned char *__restrict image [[buffer(4)]], device float *__restrict out [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup unsigned char s_image[14][14];
  threadgroup float s_mask[49];
#line 12 "kernels/image/filters.okl"
  { int y0 = 8 * (int)_occa_group_position.y;
    { int x0 = 8 * (int)_occa_group_position.x;
      
      
      { int ty = (int)_occa_thread_position.y;
        { int tx = (int)_occa_thread_position.x;
          const int item = ty * p_block + tx;
          if (item < (2 * radius + 1) * (2 * radius + 1)) s_mask[item] = mask[item];
          for (int n = item; n < p_side * p_side; n += p_block * p_block) {
            const int x = x0 + n % p_side - p_maxRadius, y = y0 + n / p_side - p_maxRadius;
            s_image[n / p_side][n % p_side] = image[CLAMP(y, 0, height - 1) * width + CLAMP(x, 0, width - 1)];
          }
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 26 "kernels/image/filters.okl"
      { int ty = (int)_occa_thread_position.y;
        { int tx = (int)_occa_thread_position.x;
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
}

// A running sum along each row; called twice, it writes transposed and so blurs both ways.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_blurRows_0(constant const int &width [[buffer(0)]], constant const int &height [[buffer(1)]], constant const int &radius [[buffer(2)]], device const int *__restrict image [[buffer(3)]],
                      device int *__restrict out [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_y = 16 * (int)_occa_group_position.x; int y = _occa_tiled_y + (int)_occa_thread_position.x; if (y < height) {
    int sum = 0;
    for (int x = -radius; x <= radius; ++x) sum += image[y * width + CLAMP(x, 0, width - 1)];
    for (int x = 0; x < width; ++x) {
      out[x * height + y] = sum / (2 * radius + 1);
      sum += image[y * width + CLAMP(x + radius + 1, 0, width - 1)] - image[y * width + CLAMP(x - radius, 0, width - 1)];
    }
  } }
}

#define ORDER(a, b)          \
  {                          \
    const int low = min(a, b); \
    b = max(a, b);           \
    a = low;                 \
  }

[[max_total_threads_per_threadgroup(64)]] kernel void _occa_median_0(constant const int &width [[buffer(0)]], constant const int &height [[buffer(1)]], device const int *__restrict image [[buffer(2)]], device int *__restrict out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 64 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < width * height) {
    int v[9];
    int count = 0;
    const int x = n % width, y = n / width;
    for (int j = -1; j <= 1; ++j)
      for (int i = -1; i <= 1; ++i) v[count++] = image[CLAMP(y + j, 0, height - 1) * width + CLAMP(x + i, 0, width - 1)];
    for (int round = 0; round < 9; ++round) {
      for (int k = round % 2; k + 1 < 9; k += 2) { const int low = okl_min(v[k], v[k + 1]); v[k + 1] = okl_max(v[k], v[k + 1]); v[k] = low; }
    }
    out[n] = v[4];
  } }
}
