#line 1 "kernels/cpp/captures.okl"
// Lambdas and group memory: none of them copies it.

extern "C" __global__ __launch_bounds__(8) void _occa_captured_0(const int N, const int *x, int *y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8], first;
    { int t = (int)threadIdx.x;
      auto put = [=](const int at) mutable {
        s[at] = x[8 * g + at];
        if (at == 0) first = 10 * g;
      };
      put(t);
    }
    __syncthreads();
#line 13 "kernels/cpp/captures.okl"
    { int t = (int)threadIdx.x;
      const auto other = [=](const int at) { return s[at] + first; };
      const auto both = [t] { return s[t] + first; };
      y[16 * g + t] = other(7 - t) + both();
    }
    __syncthreads();
#line 18 "kernels/cpp/captures.okl"
    { int t = (int)threadIdx.x;
      auto twice = [t]() mutable { s[t] *= 2; };
      twice();
      const auto outer = [=] { return [=] { return s[t] + 1; }(); };
      y[16 * g + 8 + t] = outer();
    }
  }
}
