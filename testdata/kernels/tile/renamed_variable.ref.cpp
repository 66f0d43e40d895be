#include <testkit.hpp>

OKL_KERNEL(renamedVariable, int, const int *, int *);

int main() {
  const int groups = 5;
  const auto in = testkit::Random(17).buffer<int>(groups, -50, 50);
  testkit::Buffer<int> out(8 * groups, 0);
  OKL_CALL(renamedVariable, groups, in, out);

  std::vector<int> expected(8 * groups);
  for (int o = 0; o < groups; ++o) {
    for (int i = 0; i < 8; ++i) {
      int sum = i;
      for (int n : {0, 1, 2, 4}) sum = sum * 3 + n + in[o];
      for (int n : {9, 6, 3}) sum += n * in[o];
      for (int n : {250, 252, 254}) sum ^= n;
      expected[8 * o + i] = sum;
    }
  }
  testkit::expect_equal("out", out, expected);
  return testkit::result();
}
