#line 1 "kernels/pointers/deduced_together.okl"
// `auto` for several pointers at once, in statements and headers.

extern "C" __global__ __launch_bounds__(16) void _occa_deducedTogether_0(const int N, float *x, float *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    { int t = (int)threadIdx.x;
      s[t] = b + t < N ? x[b + t] : 0;
    }
    __syncthreads();
#line 9 "kernels/pointers/deduced_together.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        auto p = s, e = s + t;
        const auto first = s, last = s + 15;
        auto const own = s + t, other = s + 15 - t;
        const auto one = s;
        auto far = x + b, near = s;
        auto a = 1, *pa = &a;
        float sum = *first + 2 * *last + 3 * *own + 5 * *other + 7 * *one + 9 * far[0] + 11 * near[1] + *pa;
        for (auto q = s, end = s + 4; q != end; ++q) {
          sum += *q;
        }
        for (; p != e; ++p) {
          sum += *p;
        }
        y[b + t] = sum;
      }
    }
  }
}
