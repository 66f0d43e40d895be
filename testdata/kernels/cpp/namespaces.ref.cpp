#include <testkit.hpp>

#include <cmath>

struct Pair {
  int low, high;
};

OKL_KERNEL(namespaces, int, const float *, const int *, float *, int *);
OKL_KERNEL(inNamespace, int, Pair, const int *, int *);
OKL_KERNEL(byDirective, int, const int *, int *);

static float disk_area(const float r) { return 3 * r * r + 1.5f; }

static void check_namespaces(testkit::Random &random) {
  const float halves[3] = {0.5f, 1.5f, 2.5f};
  for (int N : {0, 16, 64}) {
    // Quarters: all that is computed of them is exact.
    testkit::Buffer<float> x(N), y(N);
    for (int i = 0; i < N; ++i) {
      x[i] = 0.25f * random.value<int>(-8, 8);
      y[i] = 0.25f * random.value<int>(-8, 8);
    }
    const auto k = random.buffer<int>(N, -9, 9);
    testkit::Buffer<int> m(N);
    std::vector<double> expected(N);
    std::vector<int> counts(N);
    for (int i = 0; i < N; ++i) {
      const int t = i % 16, other = i - t + 15 - t;
      const float s = 3 * x[i] - 1;
      const float area = disk_area(x[i]), hidden = area + 4;
      const float local = s + x[i] - 2 + hidden;
      const float at[2] = {x[other] + 4, halves[(15 - t) % 3] - 4};
      const float p[2] = {area, 3 * x[other] - 1}, same[2] = {x[other], halves[(15 - t) % 3]};
      expected[i] = y[i] + 0.5f + local + at[0] * at[1] - same[0] + p[1] - 1 + (disk_area(1) * 2 + 4) +
                    std::fabs(same[1]) + 2;
      // 0 + 1 + 2 + 0 + 1 + 2 + 0
      int out = 2 * k[i] + (int)(x[i] + 0.5f) + 8 + 7 + 6;
      out += k[i] > 0 ? 100 : 200;
      counts[i] = out + (2 + 7) + 8 + (1 + 7);
    }
    OKL_CALL(namespaces, N, x, k, y, m);
    testkit::expect_close("y", y, expected, 1e-6, {{"N", N}});
    testkit::expect_equal("m", m, counts, {{"N", N}});
  }
}

static void check_in_namespace(testkit::Random &random) {
  for (int N : {0, 1, 5}) {
    const auto a = random.buffer<int>(8 * N, -9, 9);
    const Pair by = {random.value<int>(-9, 9), random.value<int>(-9, 9)};
    testkit::Buffer<int> c(8 * N);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = a[i] + by.low + by.high;
    OKL_CALL(inNamespace, N, by, a, c);
    testkit::expect_equal("c", c, expected, {{"N", N}});
  }
}

static void check_by_directive(testkit::Random &random) {
  for (int N : {0, 1, 5}) {
    const auto a = random.buffer<int>(8 * N, -9, 9);
    testkit::Buffer<int> c(8 * N);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      const int first = a[i - i % 8] + a[i - i % 8 + 1];
      expected[i] = first + first + 1 + first + 7 - i % 8;
    }
    OKL_CALL(byDirective, N, a, c);
    testkit::expect_equal("c", c, expected, {{"N", N}});
  }
}

int main() {
  testkit::Random random(23);
  check_namespaces(random);
  check_in_namespace(random);
  check_by_directive(random);
  return testkit::result();
}
