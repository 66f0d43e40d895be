// Runs the kernel of slm/fields.cpp.

#include <testkit.hpp>

#include <algorithm>

struct Both {
  int count[8];
  float m[2][3];
};

OKL_KERNEL(fields, int, const int *, float *, Both *);

int main() {
  testkit::Random random(24);
  const auto index = random.buffer<int>(8, 0, 6);
  const int most = *std::max_element(&index[0], &index[0] + 8);
  for (int n : {0, 2, 14}) {
    testkit::Buffer<float> x(8 * n);
    testkit::Buffer<Both> all(n);
    std::vector<float> expected(8 * n);
    std::vector<int> counts(8 * n);
    for (int at = 0; at < n; ++at) {
      const int pass = at / (n / 2), g = at % (n / 2), k = g % 3;
      float second = 0.5f;
      int *count = &counts[8 * at], t = 3, local[8];
      for (int i = 0; i < 8; ++i) count[i] = 1 + pass + (k == 1 ? std::max(i, g) : 0);
      if (k == 2) second = 1;
      for (int i = 0; i < 4 && k != 1; ++i) count[i] *= 2;
      for (int i = 0; i < 8; ++i) local[i] = std::max(count[i], index[i]);
      for (int i = 0; i < 8; ++i) t += local[i] * most;
      for (int i = 0; i < 8; ++i) expected[8 * at + i] = t + second + local[i] + (i < 4 ? 1 : 0);
    }
    OKL_CALL(fields, n, index, x, all);
    testkit::expect_equal("x", x, expected, {{"n", n}});
    testkit::Buffer<int> actual(8 * n);
    for (int i = 0; i < 8 * n; ++i) actual[i] = all[i / 8].count[i % 8];
    testkit::expect_equal("count", actual, counts, {{"n", n}});
  }
  return testkit::result();
}
