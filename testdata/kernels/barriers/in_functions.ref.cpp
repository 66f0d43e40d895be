#include <testkit.hpp>

OKL_KERNEL(contracted, int, const float *, float *);
OKL_KERNEL(totals, int, const int *, int *);
OKL_KERNEL(paths, int, const int *, int *);

static void check_contracted(int N) {
  testkit::Random random(1);
  const auto b = random.buffer<float>(64, -1, 1);
  auto y = random.buffer<float>(8 * N, -1, 1);
  std::vector<double> expected(8 * N);
  for (int n = 0; n < 8 * N; ++n) expected[n] = y[n];
  for (int g = 0; g < N; ++g)
    for (int round = 0; round < 2; ++round) {
      double old[8];
      for (int i = 0; i < 8; ++i) old[i] = expected[8 * g + i];
      for (int i = 0; i < 8; ++i) {
        double sum = 0;
        for (int n = 0; n < 8; ++n) sum += b[8 * i + n] * old[n];
        expected[8 * g + i] = sum;
      }
    }
  OKL_CALL(contracted, N, b, y);
  testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
}

static void check_totals(int N) {
  testkit::Random random(2);
  const auto x = random.buffer<int>(32 * N, -50, 50);
  testkit::Buffer<int> y(32 * N);
  OKL_CALL(totals, N, x, y);
  std::vector<int> expected(32 * N);
  for (int g = 0; g < N; ++g) {
    int sum = 1;
    for (int t = 0; t < 32; ++t) sum += 3 * x[32 * g + t];
    int half = 0;
    for (int t = 16; t < 32; ++t) half += sum + t;
    for (int t = 0; t < 32; ++t) expected[32 * g + t] = sum + (half > 0);
  }
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

static void check_paths(int N) {
  testkit::Random random(3);
  const auto x = random.buffer<int>(16 * N, -50, 50);
  testkit::Buffer<int> y(16 * N);
  OKL_CALL(paths, N, x, y);
  std::vector<int> expected(16 * N);
  for (int g = 0; g < N; ++g)
    for (int t = 0; t < 16; ++t) {
      const int n = g + 1, chosen = g == 0 ? t : n > 2 ? n * (15 - t) : n * (15 - t) + n;
      expected[16 * g + t] = x[16 * g + t] + 16 * g + 101 * chosen;
    }
  testkit::expect_equal("y", y, expected, {{"N", N}});
}

int main() {
  for (int N : {0, 1, 5}) check_contracted(N);
  for (int N : {0, 1, 5}) check_totals(N);
  for (int N : {0, 1, 5}) check_paths(N);
  return testkit::result();
}
