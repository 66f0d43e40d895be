// Runs the kernel of source/names_of_numbers.okl.

#include <testkit.hpp>

OKL_KERNEL(namesOfNumbers, int, const int *, int *, float *, int *);

int main() {
  testkit::Random random(331);
  for (int N : {0, 1, 37}) {
    const auto x = random.buffer<int>(N, -30, 30);
    testkit::Buffer<int> y(N), sum(1);
    testkit::Buffer<float> z(N);
    std::vector<int> y_, sum_(1);
    std::vector<float> z_;
    sum[0] = 0;
    for (int i = 0; i < N; ++i) {
      z[i] = float(i);
      y_.push_back(2 * x[i] + 6);
      z_.push_back(float(i) + 1.0f);
      sum_[0] += x[i];
    }
    OKL_CALL(namesOfNumbers, N, x, y, z, sum);
    testkit::expect_equal("y", y, y_, {{"N", N}});
    testkit::expect_equal("z", z, z_, {{"N", N}});
    testkit::expect_equal("sum", sum, sum_, {{"N", N}});
  }
  return testkit::result();
}
