// Runs the kernel of atomic/block.okl and does the same one after another.

#include <testkit.hpp>

OKL_KERNEL(blocks, int, const int *, int *);

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 16, 1000}) {
    const auto v = random.buffer<int>(N, -100, 100);
    std::vector<int> x(3 + N, 0);
    for (int i = 0; i < N; ++i) {
      x[0] += v[i] - 1;
      x[1]++;
      x[2]++;
      x[3 + i] = i;
    }
    testkit::Buffer<int> actual(3 + N, 0);
    OKL_CALL(blocks, N, v, actual);
    testkit::expect_equal("x", actual, x, {{"N", N}});
  }
  return testkit::result();
}
