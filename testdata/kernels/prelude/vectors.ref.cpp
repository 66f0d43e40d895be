// Runs the kernels of prelude/vectors.okl.

#include <testkit.hpp>
#include <vectors.hpp>

OKL_KERNEL(floats, int, const float *, float *);
OKL_KERNEL(through, int, const int4 *, int4 *);

int main() {
  testkit::Random random(17);
  for (int N : {1, 16, 100}) {
    const auto a = random.buffer<float>(3 * N, -1, 1);
    testkit::Buffer<float> b(4 * N);
    std::vector<double> expected(4 * N);
    for (int i = 0; i < N; ++i) {
      double r[3];
      const double p[3] = {a[3 * i], a[3 * i + 1], a[3 * i + 2]}, q[3] = {1, 2, 3};
      for (int k = 0; k < 3; ++k) {
        r[k] = 2 * p[k] + q[k] / 2 - p[k] * q[k] + 1;
        r[k] = (r[k] + q[k]) * 0.5 + p[k];
        const int m = (k + 1) % 3, n = (k + 2) % 3;
        r[k] += p[m] * q[n] - p[n] * q[m] + q[k];
      }
      r[1] += p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
      auto clamp = [](double x, double low, double high) { return x < low ? low : x > high ? high : x; };
      expected[4 * i] = r[0] + clamp(p[0], -0.5, 0.5);
      expected[4 * i + 1] = r[1] + clamp(p[1], -0.5, 0.5);
      expected[4 * i + 2] = r[2] + clamp(p[0], 0, 0.25);
      expected[4 * i + 3] = 6 + 1.5;
    }
    OKL_CALL(floats, N, a, b);
    testkit::expect_close("floats", b, expected, 1e-5, {{"N", N}});

    testkit::Buffer<int4> c(N), d(N);
    for (int i = 0; i < N; ++i) c[i] = {i, 2 * i, 3 * i, 1000 - i};
    OKL_CALL(through, N, c, d);
    for (int i = 0; i < N; ++i) {
      const int other = i / 16 * 16 + 15 - i % 16;
      const int4 mine = c[i], theirs = other < N ? c[other] : int4{0, 0, 0, 0};
      auto part = [](int own, int other) { return (2 * other) % 7 + (own & 255) * own; };
      const int bytes = (unsigned char)(2 * mine.x) + (unsigned char)(2 * mine.y);
      const int4 want = {part(mine.x, theirs.x), part(mine.y, theirs.y), part(mine.z, theirs.z),
                         part(mine.w, theirs.w) + bytes};
      if (std::memcmp(&want, &d[i], sizeof want)) testkit::fail("through", "another vector", {{"N", N}, {"i", i}});
    }
  }
  return testkit::result();
}
