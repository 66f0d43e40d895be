// Runs the kernels of vectors/scalars.okl.

#include <testkit.hpp>
#include <vectors.hpp>

#include <algorithm>

OKL_KERNEL(floats, int, const int *, const float *, float4 *);
OKL_KERNEL(integers, int, const int *, const unsigned *, int4 *);

int main() {
  testkit::Random random(37);
  for (int N : {0, 1, 17, 100}) {
    testkit::Buffer<int> a(N);
    testkit::Buffer<unsigned> u(N);
    for (int k = 0; k < N; ++k) {
      a[k] = k % 9 - 4;
      u[k] = k % 7 + 20;
    }
    const auto x = random.buffer<float>(N, -2, 3);
    testkit::Buffer<float4> b(N);
    testkit::Buffer<int4> c(N);
    OKL_CALL(floats, N, a, x, b);
    OKL_CALL(integers, N, a, u, c);
    testkit::Buffer<float> parts(4 * N);
    testkit::Buffer<int> whole(4 * N);
    std::vector<double> expected;
    std::vector<int> expected_whole;
    for (int k = 0; k < N; ++k) {
      const double i = a[k], f = x[k];
      const auto v = [&](double part) { return (part + 2) * 0.5 - 1 + i; };
      const auto w = [&](double part) { return std::min(std::max(2 * part + 1, 0.0), 2.0) / 2; };
      for (double part : {v(1) + v(2), v(f) + v(i), w(f), w(i)}) expected.push_back(part);
      const float4 &p = b[k];
      for (int at = 0; at < 4; ++at) parts[4 * k + at] = at == 0 ? p.x : at == 1 ? p.y : at == 2 ? p.z : p.w;
      const int n = a[k], m = u[k];
      const auto d = [&](int part) { return part * 2 + n - 1; };
      for (int part : {d(n) + d(2), d(n + 1) - d(-n), (n * 2 + m) % 100 << 2, (14 + m) % 100 << 2})
        expected_whole.push_back(part);
      const int4 &q = c[k];
      for (int at = 0; at < 4; ++at) whole[4 * k + at] = at == 0 ? q.x : at == 1 ? q.y : at == 2 ? q.z : q.w;
    }
    testkit::expect_close("parts", parts, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("whole", whole, expected_whole, {{"N", N}});
  }
  return testkit::result();
}
