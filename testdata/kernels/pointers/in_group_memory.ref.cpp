// Runs the kernel of pointers/in_group_memory.okl.

#include <testkit.hpp>

OKL_KERNEL(inGroupMemory, int, const int *, int *);

int main() {
  testkit::Random random(311);
  for (int N : {0, 1, 2, 9}) {
    const auto x = random.buffer<int>(8 * N + 8, -50, 50);
    testkit::Buffer<int> y(8 * N);
    std::vector<int> expected;
    for (int g = 0; g < N; ++g) {
      const int *row = x.data() + 8 * g;
      for (int t = 0; t < 8; ++t) {
        expected.push_back(3 * (row[7 - t % 4] + row[t] + x[2] + x[t] + row[7 - t] + x[t % 4]));
      }
    }
    OKL_CALL(inGroupMemory, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
