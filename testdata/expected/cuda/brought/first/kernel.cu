#line 1 "kernels/brought/first.okl"
// Attributes of a project before those of the language: both become words.

__constant__ __attribute__((aligned(16))) const float table[4] = {1, 2, 3, 4};

extern "C" __global__ __launch_bounds__(8) void _occa_first_0(const int N, const float *x, float *y) {
  { int b = 8 * (int)blockIdx.x;
    __shared__ __attribute__((aligned(16))) float s[8], t[8];
    __shared__ __attribute__((aligned(8))) int half[4]; int twice = 2;
    { int i = (int)threadIdx.x;
      __attribute__((aligned(8))) const float *p = x + b;
      s[i] = b + i < N ? p[i] : 0;
      t[i] = table[i % 4];
      if (i < 4) half[i] = twice * i;
    }
    __syncthreads();
#line 15 "kernels/brought/first.okl"
    { int i = (int)threadIdx.x;
      if (b + i < N) y[b + i] = s[7 - i] * t[i] + half[i / 2];
    }
  }
}
