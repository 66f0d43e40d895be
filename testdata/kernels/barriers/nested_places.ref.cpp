// Runs the kernels of barriers/nested_places.okl.

#include <testkit.hpp>

OKL_KERNEL(blocks, int, int, const int *, int *);
OKL_KERNEL(levels, int, const int *, int *);
OKL_KERNEL(unevenTiles, int, const int *, int *);

int main() {
  testkit::Random random(114);
  for (int N : {0, 1, 8, 9, 32, 33, 100}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    const auto at = [&](int n) { return n < N ? x[n] : 0; };
    for (int depth : {0, 1, 5}) {
      testkit::Buffer<int> y(N);
      std::vector<int> expected;
      for (int b = 0; b < N; b += 8) {
        std::vector<int> own(8), s(8);
        for (int t = 0; t < 8; ++t) own[t] = at(b + 7 - t);
        for (int i = 0; i < depth; ++i)
          for (int j = 0; j <= i; ++j) {
            for (int t = 0; t < 8; ++t) s[(t + j) % 8] = own[t];
            for (int t = 0; t < 8; ++t) {
              if (j % 2 == 0) own[t] = s[t] + 1;
              else if (j % 3 == 0) own[t] = s[7 - t];
            }
          }
        for (int t = 0; t < 8 && b + t < N; ++t) expected.push_back(own[t]);
      }
      OKL_CALL(blocks, N, depth, x, y);
      testkit::expect_equal("blocks", y, expected, {{"N", N}, {"depth", depth}});
    }
    testkit::Buffer<int> y(N), z(N);
    std::vector<int> y_, z_;
    for (int n = 0; n < N; ++n) {
      const int b = n / 32 * 32, other = 3 - n % 32 / 8;
      y_.push_back(at(b + other * 8 + 7 - n % 8) + 2 * other + 1);
      z_.push_back(at(n / 10 * 10 + 9 - n % 10));
    }
    OKL_CALL(levels, N, x, y);
    OKL_CALL(unevenTiles, N, x, z);
    testkit::expect_equal("levels", y, y_, {{"N", N}});
    testkit::expect_equal("unevenTiles", z, z_, {{"N", N}});
  }
  return testkit::result();
}
