// Every element is hit as often as a sequential loop would hit it.

#include <testkit.hpp>

OKL_KERNEL(nearTheEnds, int *);
OKL_KERNEL(smallTypes, int *);
OKL_KERNEL(shifted, int, int *);
OKL_KERNEL(halves, int, int *);
OKL_KERNEL(triangle, int *);
OKL_KERNEL(nothing, int, int *);

int main() {
  testkit::Buffer<int> ends(10, 0);
  OKL_CALL(nearTheEnds, ends);
  testkit::expect_equal("nearTheEnds", ends, std::vector<int>(10, 1));

  testkit::Buffer<int> small(9, 0);
  OKL_CALL(smallTypes, small);
  testkit::expect_equal("smallTypes", small, std::vector<int>(9, 1));

  for (int B : {1, 2, 7}) {
    testkit::Buffer<int> hits(3 * B, 0);
    OKL_CALL(shifted, B, hits);
    testkit::expect_equal("shifted", hits, std::vector<int>(3 * B, 7), {{"B", B}});
  }
  for (int N : {0, 1, 2, 9}) {
    testkit::Buffer<int> hits(2 * N, 0);
    OKL_CALL(halves, N, hits);
    testkit::expect_equal("halves", hits, std::vector<int>(2 * N, 1), {{"N", N}});
  }
  testkit::Buffer<int> corner(25, 0);
  std::vector<int> expected(25, 0);
  for (int g = 0; g < 5; ++g) {
    for (int i = 0; i <= g; ++i) expected[5 * g + i] = g - i + 1;
  }
  OKL_CALL(triangle, corner);
  testkit::expect_equal("triangle", corner, expected);

  testkit::Buffer<int> few(4, 0);
  OKL_CALL(nothing, 5, few);
  testkit::expect_equal("nothing", few, std::vector<int>(4, 0));
  return testkit::result();
}
