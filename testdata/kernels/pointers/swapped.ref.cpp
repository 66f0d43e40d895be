// Runs the kernels of pointers/swapped.okl.

#include <testkit.hpp>

OKL_KERNEL(smoothShared, int, int, const float *, float *);
OKL_KERNEL(rowSums, int, int, const float *, float *);
OKL_KERNEL(pieces, int, const float *, float *);

int main() {
  testkit::Random random(106);
  for (int N : {0, 1, 16, 17, 50}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N), z(N), sums(N);
    std::vector<double> z_(N), sums_(N);
    for (int rounds : {0, 1, 4}) {
      std::vector<double> y_(N);
      for (int b = 0; b < N; b += 16) {
        std::vector<double> a(16);
        for (int t = 0; t < 16 && b + t < N; ++t) a[t] = x[b + t];
        for (int round = 0; round < rounds; ++round) {
          const auto old = a;
          for (int t = 0; t < 16; ++t) a[t] = 0.5 * old[t] + 0.25 * (old[(t + 1) % 16] + old[(t + 15) % 16]);
        }
        for (int t = 0; t < 16 && b + t < N; ++t) y_[b + t] = a[t];
      }
      OKL_CALL(smoothShared, N, rounds, x, y);
      testkit::expect_close("y", y, y_, 1e-5, {{"N", N}, {"rounds", rounds}});
    }
    const auto table = random.buffer<float>(7 * N, -1, 1);
    const auto at = [&](int n) { return n < N ? double(x[n]) : 0.0; };
    for (int n = 0; n < N; ++n) {
      const int partner = n / 16 * 16 + 15 - n % 16;
      z_[n] = 3 * at(partner) + 3 * at(n ^ 1);
      for (int k = 0; k < 7; ++k) sums_[n] += table[7 * n + k];
    }
    OKL_CALL(pieces, N, x, z);
    OKL_CALL(rowSums, N, 7, table, sums);
    testkit::expect_close("z", z, z_, 1e-5, {{"N", N}});
    testkit::expect_close("sums", sums, sums_, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
