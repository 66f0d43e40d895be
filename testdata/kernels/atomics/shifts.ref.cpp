// Runs the kernel of atomics/shifts.okl.

#include <testkit.hpp>

OKL_KERNEL(shiftAll, int, const int *, unsigned int *, int *, int *, int *);

int main() {
  testkit::Random random(23);
  for (int N : {0, 1, 7, 8, 20}) {
    const auto by = random.buffer<int>(N, 0, 2);
    testkit::Buffer<unsigned> up(2, 3u);
    testkit::Buffer<int> down(3, 1 << 30), seen(1, 0);
    auto each = random.buffer<int>(N, 0, 2);
    std::vector<int> shifted(each.data(), each.data() + N);
    for (int &value : shifted) value = 4096 >> (3 << value);
    std::vector<unsigned> left(2, 3u);
    std::vector<int> right(3, 1 << 30);
    for (int n = 0; n < N; ++n) left[0] <<= by[n], right[0] >>= by[n], right[1] >>= 1, right[2] >>= 1;
    for (int b = 0; b < N; b += 8) left[1] += 1u << std::min(8, N - b);
    OKL_CALL(shiftAll, N, by, up, down, seen, each);
    testkit::expect_equal("up", up, left, {{"N", N}});
    testkit::expect_equal("down", down, right, {{"N", N}});
    testkit::expect_equal("each", each, shifted, {{"N", N}});
    testkit::expect_equal("seen", seen, {N}, {{"N", N}});
  }
  return testkit::result();
}
