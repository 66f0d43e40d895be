// Runs the kernel of structs/empty.okl.

#include <testkit.hpp>

struct Empty {};

struct Tagged {
  Empty before;
  int value;
  Empty after[3];
};

OKL_KERNEL(empty, int, const Tagged *, Empty *, Tagged *, int *);

int main() {
  for (int N : {0, 1, 5}) {
    testkit::Buffer<Tagged> from(8 * N), to(8 * N);
    testkit::Buffer<Empty> places(8 * N);
    testkit::Buffer<int> sizes(4 * N), values(8 * N);
    std::vector<int> expected(8 * N);
    std::vector<int> sizes_expected;
    for (int n = 0; n < 8 * N; ++n) {
      from[n].value = 3 * n;
      expected[n] = 3 * (n / 8 * 8 + 7 - n % 8) + 1;
    }
    for (int g = 0; g < N; ++g) {
      for (int size : {1, int(sizeof(Tagged)), 5, g + 1}) sizes_expected.push_back(size);
    }
    OKL_CALL(empty, N, from, places, to, sizes);
    for (int n = 0; n < 8 * N; ++n) values[n] = to[n].value;
    testkit::expect_equal("values", values, expected, {{"N", N}});
    testkit::expect_equal("sizes", sizes, sizes_expected, {{"N", N}});
  }
  return testkit::result();
}
