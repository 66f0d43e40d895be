#include <testkit.hpp>

OKL_KERNEL(constantInSize, int, int, int *);

int main() {
  testkit::Random random(3);
  const int rows = 3;
  for (int step : {1, 2, 5, 12}) {
    auto seen = random.buffer<int>(rows * 12, -9, 9);
    std::vector<int> expected(rows * 12);
    for (int at = 0; at < rows * 12; ++at) expected[at] = seen[at];
    OKL_CALL(constantInSize, rows, step, seen);
    for (int row = 0; row < rows; ++row) {
      for (int at = 0; at < 12; at += step) expected[row * 12 + at] += row + at;
    }
    testkit::expect_equal("seen", seen, expected, {{"step", step}});
  }
  return testkit::result();
}
