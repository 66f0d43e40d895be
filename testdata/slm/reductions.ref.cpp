// Runs the kernel of slm/reductions.cpp.

#include <testkit.hpp>

#include <algorithm>
#include <numeric>

OKL_KERNEL(reductions, int, int, const int *, int *);

int main() {
  testkit::Random random(12);
  for (int n : {0, 1, 40}) {
    const int length = 5;
    const auto x = random.buffer<int>(12 * n, -2, 3);
    testkit::Buffer<int> y(8 * n);
    std::vector<int> expected(8 * n);
    for (int g = 0; g < n; ++g) {
      std::vector<int> s(12);
      for (int i = 0; i < 12; ++i) s[i] = x[12 * g + i];
      const auto sum = [&](int count) { return std::accumulate(s.begin(), s.begin() + count, 0); };
      int *out = &expected[8 * g];
      out[0] = sum(12);
      out[1] = *std::min_element(s.begin(), s.end()) + *std::max_element(s.begin(), s.end());
      out[2] = s[0] * s[4] * s[8];
      for (int i = 0; i < 6; ++i) out[3] += s[i] * s[6 + i];
      out[4] = (s[0] == 0 && s[1] == 0) + 2 * (std::count(s.begin(), s.end(), 0) > 0);
      out[5] = (std::count(s.begin(), s.begin() + 4, 0) == 0) + 2 * (s[0] != 0 || s[1] != 0);
      out[6] = sum(length) > 0 ? sum(length) : 0;
      out[7] = *std::max_element(s.begin(), s.begin() + 4) - *std::min_element(s.begin() + 4, s.end());
    }
    OKL_CALL(reductions, n, length, x, y);
    testkit::expect_equal("y", y, expected, {{"n", n}});
  }
  return testkit::result();
}
