#line 1 "kernels/cpp/deduced_together.okl"
// `auto` for a value and a pointer at once: compilers with several memories see two types there.

extern "C" __global__ __launch_bounds__(16) void _occa_deducedTogether_0(const int N, const int *x, int *y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      auto a = x[b + t], *p = &a, c = 2 * a;
      const auto d = c, *const q = &d;
      auto *r = &c, *same = r;
      *p += 1;
      s[t] = a + *q + *same;
    }
    __syncthreads();
#line 13 "kernels/cpp/deduced_together.okl"
    { int t = (int)threadIdx.x;
      auto *from = s + 15;
      auto to = 0, *place = &to;
      for (auto k = 0, m = t; k < 2; ++k, --m) *place += m;
      y[b + t] = from[-t] + to;
    }
  }
}
