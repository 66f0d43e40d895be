// Runs the kernel of slm/masked.cpp.

#include <testkit.hpp>

OKL_KERNEL(masked, int, const int *, int *, int *);

int main() {
  testkit::Random random(14);
  for (int n : {0, 2, 40}) {
    const auto x = random.buffer<int>(12 * n, -9, 9);
    testkit::Buffer<int> y(12 * n), where(4 * n);
    std::vector<int> expected(12 * n), places(4 * n);
    for (int r = 0; r < n; ++r) {
      int row[12], sign[12];
      for (int i = 0; i < 12; ++i) {
        const int value = x[12 * r + i];
        sign[i] = value > 0 ? 1 : value < 0 ? -1 : 5;
        row[i] = value < 0 ? -value : value;
      }
      for (int i = 0; i < 6; ++i) row[i] += row[i] == row[6 + i] ? 100 : 0;
      int *s = &expected[12 * r];
      for (int i = 0; i < 12; ++i) s[i] = row[i] * sign[i];
      int most = 0, least = 2, widest = 0, smallest = 0;
      for (int i = 0; i < 12; ++i) {
        if (s[most] < s[i]) most = i;
        if (s[i] < s[smallest]) smallest = i;
      }
      for (int i = 2; i < 10; i += 2)
        if (s[i] < s[least]) least = i;
      for (int i = 0; i < 5; ++i)
        if (s[3 + widest] - s[7 + widest] < s[3 + i] - s[7 + i]) widest = i;
      places[4 * r] = most;
      places[4 * r + 1] = least;
      places[4 * r + 2] = widest;
      places[4 * r + 3] = s[smallest];
    }
    OKL_CALL(masked, n, x, y, where);
    testkit::expect_equal("y", y, expected, {{"n", n}});
    testkit::expect_equal("where", where, places, {{"n", n}});
  }
  return testkit::result();
}
