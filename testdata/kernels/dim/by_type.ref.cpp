// Runs the kernels of dim/by_type.okl and computes every index by hand.

#include <testkit.hpp>

OKL_KERNEL(declared, int, const int *, const int *, const int *, const int *, const int *, const int *, const int *,
           int *);
OKL_KERNEL(through, int, const int *, const int *, int *);
OKL_KERNEL(members, int, const int *, int *, int *);
OKL_KERNEL(used, int, const int *, const int *, int *);

int main() {
  testkit::Random random(11);
  for (int N : {1, 12, 100}) {
    const auto a = random.buffer<int>(24, -1000, 1000);
    const auto b = random.buffer<int>(24, -1000, 1000);
    const auto c = random.buffer<int>(24, -1000, 1000);
    const auto d = random.buffer<int>(24, -1000, 1000);
    const auto e = random.buffer<int>(24, -1000, 1000);
    const auto f = random.buffer<int>(24, -1000, 1000);
    const auto g = random.buffer<int>(24, -1000, 1000);
    auto field = random.buffer<int>(24, -1000, 1000);
    testkit::Buffer<int> small(4, 1);
    small[0] = 0;
    std::vector<int> declared(8 * N), through(8 * N), members(8 * N), used(8 * N);
    for (int i = 0; i < N; ++i) {
      const int x = i % 3, y = i % 4, z = i % 2;
      int *out = &declared[8 * i];
      out[0] = a[x + 3 * y];
      out[1] = b[x + 3 * y];
      out[2] = c[x + 4 * y];
      out[3] = d[x + 4 * y];
      out[4] = e[z + 2 * (x + 3 * y)];
      out[5] = f[z + 2 * (z + 2 * x)];
      out[6] = g[z + 2 * y];
      out[7] = b[x + 3 * (1 + x)];
      out = &through[8 * i];
      out[0] = out[1] = out[2] = out[6] = a[x + 3 * y];
      out[3] = out[5] = b[x + 3 * y] + b[x];
      out[4] = b[x + 3 * y] + a[x + 3 * y];
      out[7] = b[x + 3 * y];
      out = &members[8 * i];
      out[0] = out[1] = out[5] = out[6] = field[x + 3 * y];
      out[2] = field[x + 3 * (1 + y)];
      out[3] = a[1 + x + 3 * (y % 3)];
      out[4] = a[x + 3 * y];
      out[7] = 2 * a[x + 3];
      out = &used[8 * i];
      out[0] = a[x + 3 * y];
      out[1] = a[i % 2 + 2];
      out[2] = a[x + 3 * y] + a[y % 3 + 3 * x];
      out[3] = a[3];
      out[4] = 1;
      out[5] = 4;
      out[6] = 10 * x + y;
      out[7] = a[x + 3 * y] + x * y;
    }
    testkit::Buffer<int> out(8 * N);
    OKL_CALL(declared, N, a, b, c, d, e, f, g, out);
    testkit::expect_equal("declared", out, declared, {{"N", N}});
    OKL_CALL(through, N, a, b, out);
    testkit::expect_equal("through", out, through, {{"N", N}});
    OKL_CALL(members, N, a, field, out);
    testkit::expect_equal("members", out, members, {{"N", N}});
    OKL_CALL(used, N, a, small, out);
    testkit::expect_equal("used", out, used, {{"N", N}});
  }
  return testkit::result();
}
