// Runs the kernel of source/target_names.okl.

#include <testkit.hpp>

OKL_KERNEL(targetNames, int, const int *, int *);

int main() {
  testkit::Random random(313);
  for (int N : {0, 1, 5}) {
    const auto x = random.buffer<int>(4 * N, -30, 30);
    testkit::Buffer<int> y(4 * N);
    std::vector<int> y_;
    for (int i = 0; i < 4 * N; ++i) {
      y_.push_back(x[i / 4 * 4 + 3 - i % 4] + (3 + 6 + 11) + (2 + 17) + 10 + 19 + 1 + 3 + 4 + 5 + 6);
    }
    OKL_CALL(targetNames, N, x, y);
    testkit::expect_equal("y", y, y_, {{"N", N}});
  }
  return testkit::result();
}
