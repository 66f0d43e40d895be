#include <testkit.hpp>

struct alignas(16) Row {
  float v[4];
};

OKL_KERNEL(aligned_rows, int, Row, const float *, float *);
OKL_KERNEL(nearer, int, const float *, float *);
OKL_KERNEL(of_groups, int, const int *, unsigned long *, int *);

int main() {
  testkit::Random random(3);
  for (int N : {0, 8, 40}) {
    const auto a = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> b(N), c(N);
    OKL_CALL(aligned_rows, N, Row{{0, 0, 0, 0.5f}}, a, b);
    OKL_CALL(nearer, N, a, c);
    std::vector<double> sums(N), seconds(N);
    for (int i = 0; i < N; ++i) {
      sums[i] = a[i] + 2 + a[i] + 0.5 + a[i];
      seconds[i] = 3 * a[i / 8 * 8 + 7 - i % 8] + 16 + 16 * a[i];
    }
    testkit::expect_close("b", b, sums, 1e-5, {{"N", N}});
    testkit::expect_close("c", c, seconds, 1e-5, {{"N", N}});

    const auto numbers = random.buffer<int>(5 * N, -100, 100);
    testkit::Buffer<unsigned long> places(2 * N, 1);
    testkit::Buffer<int> d(5 * N);
    std::vector<int> thirds(5 * N);
    for (int i = 0; i < 5 * N; ++i) thirds[i] = numbers[i / 5 * 5 + 4 - i % 5] + 10;
    OKL_CALL(of_groups, N, numbers, places, d);
    testkit::expect_equal("d", d, thirds, {{"N", N}});
    testkit::expect_equal("places", places, std::vector<unsigned long>(2 * N, 0), {{"N", N}});
  }
  return testkit::result();
}
