template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/image/filters.okl"
// Filters on grey images: convolution with any small mask, a box blur in two passes, and the median
// of nine.

#define p_block 8
#define p_maxRadius 3
#define p_side (p_block + 2 * p_maxRadius)

#define CLAMP(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))

extern "C" __global__ __launch_bounds__(64) void _occa_convolve_0(const int width, const int height, const int radius, const float *__restrict__ mask,
                      const unsigned char *__restrict__ image, float *__restrict__ out) {
  { int y0 = 8 * (int)blockIdx.y;
    { int x0 = 8 * (int)blockIdx.x;
      __shared__ unsigned char s_image[p_side][p_side];
      __shared__ float s_mask[(2 * p_maxRadius + 1) * (2 * p_maxRadius + 1)];
      { int ty = (int)threadIdx.y;
        { int tx = (int)threadIdx.x;
          const int item = ty * p_block + tx;
          if (item < (2 * radius + 1) * (2 * radius + 1)) s_mask[item] = mask[item];
          for (int n = item; n < p_side * p_side; n += p_block * p_block) {
            const int x = x0 + n % p_side - p_maxRadius, y = y0 + n / p_side - p_maxRadius;
            s_image[n / p_side][n % p_side] = image[CLAMP(y, 0, height - 1) * width + CLAMP(x, 0, width - 1)];
          }
        }
      }
      __syncthreads();
#line 26 "kernels/image/filters.okl"
      { int ty = (int)threadIdx.y;
        { int tx = (int)threadIdx.x;
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
extern "C" __global__ __launch_bounds__(16) void _occa_blurRows_0(const int width, const int height, const int radius, const int *__restrict__ image,
                      int *__restrict__ out) {
  { int y_tile = 16 * (int)blockIdx.x; int y = y_tile + (int)threadIdx.x; if (y < height) {
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

extern "C" __global__ __launch_bounds__(64) void _occa_median_0(const int width, const int height, const int *__restrict__ image, int *__restrict__ out) {
  { int n_tile = 64 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < width * height) {
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
}
