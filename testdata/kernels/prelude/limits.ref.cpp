// Runs the kernel of prelude/limits.okl.

#include <testkit.hpp>

OKL_KERNEL(limits, int, int *, long *);

int main() {
  for (int N : {0, 1, 33}) {
    testkit::Buffer<int> small(8 * N);
    testkit::Buffer<long> large(2 * N);
    std::vector<int> expected_small;
    std::vector<long> expected_large;
    for (int i = 0; i < N; ++i) {
      const int values[8] = {127, 98302, -1, 32767, 382, 1, 1, 8};
      expected_small.insert(expected_small.end(), values, values + 8);
      expected_large.push_back(-1);
      expected_large.push_back(9223372036854775807l - 128l * i);
    }
    OKL_CALL(limits, N, small, large);
    testkit::expect_equal("small", small, expected_small, {{"N", N}});
    testkit::expect_equal("large", large, expected_large, {{"N", N}});
  }
  return testkit::result();
}
