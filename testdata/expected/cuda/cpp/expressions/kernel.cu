#line 1 "kernels/cpp/expressions.okl"
// Lambdas, structured bindings, range-for, references, pointers to arrays and functions, jumps, literals.

struct Point {
  int x, y;
};

__device__ Point mirrored(const Point p) { return {p.y, p.x}; }
__device__ int plus(const int a, const int b) { return a + b; }
__device__ int minus(const int a, const int b) { return a - b; }
__device__ constexpr int square(const int x) { return x * x; }


#line 14 "kernels/cpp/expressions.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_lambdas_0(const int N, const int *a, int *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int sum = 0;
    const int x = a[i];
    const auto by_value = [x](const int y) { return x + y; };
    const auto by_reference = [&sum](const int y) { sum += y; };
    const auto all = [=](auto y) { return y * 2 + x; };
    const auto owner = [z = x + 1]() mutable { return ++z; };
    auto own = owner;
    by_reference(by_value(3));
    [&] { sum += all(5); }();
    b[i] = sum + own();
  } }
}

extern "C" __global__ __launch_bounds__(8) void _occa_statements_0(const int N, const int *a, int *b) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ int s[2][8];
    { int t = (int)threadIdx.x;
      s[0][t] = g + t < N ? a[g + t] : 0;
      s[1][t] = t;
    }
    __syncthreads();
#line 36 "kernels/cpp/expressions.okl"
    { int t = (int)threadIdx.x;
      int(*rows)[8] = s;
      auto [x, y] = mirrored({rows[0][7 - t], rows[1][t]});
      int &alias = x;
      alias += 1;
      const int weights[] = {1, 2, 3};
      int sum = 0;
      for (const int weight : weights) sum += weight * x;
      int (*apply)(int, int) = t % 2 ? plus : minus;
      sum = apply(sum, y);
      switch (t % 4) {
        case 0: sum += 1'000; break;
        case 1: sum += 0b101;
        [[fallthrough]];
        default: sum += square(3);
      }
      for (int k = 0; k < 5; ++k) {
        for (int l = 0;; ++l) {
          if (l == k) break;
          if (l % 2) continue;
          sum += l;
        }
      }
      if (t == 6) goto done;
      sum += (int)0x1.8p3;
    done:
      if (g + t < N) b[g + t] = sum;
    }
  }
}
