// Runs the kernels of barriers/independent.okl.

#include <testkit.hpp>

OKL_KERNEL(columns, int, int, const int *, const float *, float *);
OKL_KERNEL(nested, int, const int *, float *);

int main() {
  testkit::Random random(47);
  for (int N : {0, 1, 16, 50}) {
    for (int M : {0, 1, 8}) {
      testkit::Buffer<int> place(8);
      for (int m = 0; m < 8; ++m) place[m] = (3 * m + 2) % 8;
      const auto x = random.buffer<float>(N * M, -1, 1);
      testkit::Buffer<float> y(N * M);
      OKL_CALL(columns, N, M, place, x, y);
      std::vector<double> expected(N * M);
      for (int n = 0; n < N; ++n) {
        const int mirrored = n / 16 * 16 + 15 - n % 16;
        for (int m = 0; m < M; ++m) expected[M * n + m] = mirrored < N ? x[M * mirrored + m] : 0;
        if (M > 0) expected[M * n] += x[M * n];
      }
      testkit::expect_close("y", y, expected, 1e-5, {{"N", N}, {"M", M}});
    }
    testkit::Buffer<int> order(4);
    for (int r = 0; r < 4; ++r) order[r] = (r + 1) % 4;
    auto x = random.buffer<float>(N, -1, 1);
    std::vector<double> now(x.data(), x.data() + N);
    for (int k = 0; k < 3; ++k) {
      std::vector<double> next(N);
      for (int n = 0; n < N; ++n) {
        const int mirrored = n / 16 * 16 + 15 - n % 16;
        // Round r fills row order[r]: row 0 is the last one's.
        next[n] = (mirrored < N ? now[mirrored] + 3 : 0) + 1 + 3 * now[n] + 0 + 1 + 2 + 3;
      }
      now = next;
    }
    OKL_CALL(nested, N, order, x);
    testkit::expect_close("x", x, now, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
