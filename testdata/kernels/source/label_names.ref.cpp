// Runs the kernel of source/label_names.okl.

#include <testkit.hpp>

OKL_KERNEL(labels, int, const int *, int *);

int main() {
  testkit::Random random(314);
  for (int N : {0, 1, 5, 20}) {
    const auto x = random.buffer<int>(N, -30, 30);
    testkit::Buffer<int> y(N);
    std::vector<int> expected;
    for (int i = 0; i < N; ++i) {
      int value = x[i] + 5;
      while (value < 13) value += 5;
      expected.push_back(value);
    }
    OKL_CALL(labels, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}
