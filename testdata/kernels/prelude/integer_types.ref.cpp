#include <testkit.hpp>

#include <cstdint>

OKL_KERNEL(integerTypes, int, const int_fast16_t *, intmax_t *, uint_least16_t *);

int main() {
  testkit::Random random(5);
  for (int N : {1, 7}) {
    const auto x = random.buffer<int_fast16_t>(8 * N, -1000, 1000);
    testkit::Buffer<intmax_t> y(8 * N);
    testkit::Buffer<uint_least16_t> z(8 * N);
    OKL_CALL(integerTypes, N, x, y, z);
    std::vector<intmax_t> expected(8 * N);
    std::vector<uint_least16_t> wrapped(8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      expected[i] = x[i] + 1 + 17 + 4 - 2 + 3 + 5;
      wrapped[i] = static_cast<uint_least16_t>(70000 + i % 8);
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_equal("z", z, wrapped, {{"N", N}});
  }
  return testkit::result();
}
