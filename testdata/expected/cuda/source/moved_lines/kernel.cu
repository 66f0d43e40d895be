#line 1 "kernels/source/moved_lines.okl"
// `#line`, as programs write it that make OKL: places are those of the text they read.


#line 12 "kernels/source/user.c"
extern "C" __global__ __launch_bounds__(16) void _occa_reversed_0(const int N, const float *x, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];

#line 20 "kernels/source/user.c"
    { int t = (int)threadIdx.x;
      s[t] = b + t < N ? x[b + t] : 0;
    }

    __syncthreads();
#line 7 "kernels/source/other.h"
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = s[15 - t] + 8;
    }
  }
}
