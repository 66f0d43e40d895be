// Runs the kernel of atomics/bits.okl.

#include <testkit.hpp>

OKL_KERNEL(bitSets, int, const unsigned int *, unsigned int *, unsigned int *, unsigned int *);

int main() {
  testkit::Random random(22);
  for (int N : {0, 1, 16, 17, 90}) {
    const auto x = random.buffer<unsigned>(N, 0, 127);
    std::vector<unsigned> present(4, 0), absent(4, ~0u), odd(4, 0);
    for (int n = 0; n < N; ++n) {
      const unsigned word = x[n] / 32, bit = 1u << x[n] % 32;
      present[word] |= bit;
      absent[word] &= ~bit;
      odd[word] ^= bit;
    }
    testkit::Buffer<unsigned> present_out(4, 0), absent_out(4, ~0u), odd_out(4, 0);
    OKL_CALL(bitSets, N, x, present_out, absent_out, odd_out);
    testkit::expect_equal("present", present_out, present, {{"N", N}});
    testkit::expect_equal("absent", absent_out, absent, {{"N", N}});
    testkit::expect_equal("odd", odd_out, odd, {{"N", N}});
  }
  return testkit::result();
}
