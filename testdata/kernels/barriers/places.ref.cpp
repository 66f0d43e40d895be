#include <testkit.hpp>

OKL_KERNEL(smallerNest, int *);
OKL_KERNEL(tiledItems, int *);
OKL_KERNEL(movingStart, int *);
OKL_KERNEL(leftEarly, int, int *);
OKL_KERNEL(nextRound, int *);
OKL_KERNEL(rowOwners, int *);

int main() {
  testkit::Buffer<int> small(12, 0), tiled(16, 0), moving(8, 0), rounds(32, 0), rows(16, 0);
  std::vector<int> expected;

  for (int g = 0; g < 2; ++g) {
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 3; ++i) expected.push_back(10 * (3 - j) + 5 - i);
    }
  }
  OKL_CALL(smallerNest, small);
  testkit::expect_equal("smallerNest", small, expected);

  OKL_CALL(tiledItems, tiled);
  testkit::expect_equal("tiledItems", tiled, {5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6});

  expected = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int q = 0; q < 3; ++q) {
    for (int i = q; i < q + 5; ++i) expected[i] = expected[i] * 3 + i - q;
  }
  OKL_CALL(movingStart, moving);
  testkit::expect_equal("movingStart", moving, expected);

  for (int last : {0, 2, 9}) {
    testkit::Buffer<int> left(16, 0);
    expected.assign(16, 0);
    int s[8];
    for (int q = 0; q < 4; ++q) {
      for (int i = 0; i < 8; ++i) s[i] = 10 * q + i;
      if (q == last) break;
      for (int i = 0; i < 8; ++i) expected[8 + i] = s[7 - i];
    }
    for (int i = 0; i < 8; ++i) expected[i] = s[7 - i];
    OKL_CALL(leftEarly, last, left);
    testkit::expect_equal("leftEarly", left, expected, {{"last", last}});
  }

  expected.assign(32, 0);
  int s[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  for (int q = 0; q < 4; ++q) {
    for (int i = 0; i < 8; ++i) expected[8 * q + i] = s[7 - i];
    if (q % 2 == 0) continue;
    for (int i = 0; i < 8; ++i) s[i] = 10 * q + i;
  }
  OKL_CALL(nextRound, rounds);
  testkit::expect_equal("nextRound", rounds, expected);

  expected.clear();
  for (int n = 0; n < 16; ++n) expected.push_back(7 * (n / 4));
  OKL_CALL(rowOwners, rows);
  testkit::expect_equal("rowOwners", rows, expected);
  return testkit::result();
}
