#include <hip/hip_runtime.h>
#line 1 "kernels/launch/max_inner_dims.okl"
// Counts that vary from group to group, below limits given with @max_inner_dims.

extern "C" __global__ __launch_bounds__(40) void _occa_triangle_0(const int rows, const int *__restrict__ x, int *__restrict__ y) {
  { int row = (int)blockIdx.x;
    { if (threadIdx.x < (0 <= row ? (unsigned long long)row + 1 : 0)) { int i = (int)threadIdx.x; y[row * (row + 1) / 2 + i] = x[row] + i; } }
  }
}

// Two nests of different, varying counts in two dimensions.
extern "C" __global__ __launch_bounds__(32) void _occa_boxes_0(const int count, const int *__restrict__ widths, const int *__restrict__ heights,
                   const int *__restrict__ starts, int *__restrict__ out) {
  { int b = (int)blockIdx.x;
    __shared__ int s[4][8];
    const int width = widths[b], height = heights[b];
    { if (threadIdx.y < (0 < height ? (unsigned long long)height : 0)) { int j = (int)threadIdx.y;
      { if (threadIdx.x < (0 < width ? (unsigned long long)width : 0)) { int i = (int)threadIdx.x;
        s[j][i] = 10 * j + i + b;
      } }
    } }
    __syncthreads();
#line 20 "kernels/launch/max_inner_dims.okl"
    { if (threadIdx.y < (0 < height ? (unsigned long long)height : 0)) { int j = (int)threadIdx.y;
      { if (threadIdx.x < (0 <= width - 1 ? (unsigned long long)(width - 1) + 1 : 0)) { int i = width - 1 - (int)threadIdx.x;
        out[starts[b] + j * width + i] = s[height - 1 - j][width - 1 - i];
      } }
    } }
  }
}

// A limit although the count is known to the host, and one in the other spelling.
extern "C" __global__ __launch_bounds__(64) void _occa_hostCount_0(const int N, const int B, const int *__restrict__ x, int *__restrict__ y) {
  { int b = B * (int)blockIdx.x;
    { if (threadIdx.x < (0 < (long long)B ? (unsigned long long)(long long)B : 0)) { int i = b + (int)threadIdx.x;
      if (i < N) y[i] = -x[i];
    } }
  }
}
