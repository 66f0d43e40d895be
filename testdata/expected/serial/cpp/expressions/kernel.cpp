#line 1 "kernels/cpp/expressions.okl"
// Lambdas, structured bindings, range-for, references, pointers to arrays and functions, jumps, literals.

struct Point {
  int x, y;
};

Point mirrored(const Point p) { return {p.y, p.x}; }
int plus(const int a, const int b) { return a + b; }
int minus(const int a, const int b) { return a - b; }
constexpr int square(const int x) { return x * x; }

[[maybe_unused]] static int unused(const int x) { return x; }

extern "C" void lambdas(const int &N, const int *a, int *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
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
  }
}

extern "C" void statements(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int s[2][8];
    for (int t = 0; t < 8; ++t) {
      s[0][t] = g + t < N ? a[g + t] : 0;
      s[1][t] = t;
    }
    for (int t = 0; t < 8; ++t) {
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
