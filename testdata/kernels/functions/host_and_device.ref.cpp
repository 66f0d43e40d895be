// Runs the kernel of functions/host_and_device.okl.

#include <testkit.hpp>

OKL_KERNEL(everywhere, int, int, const float *, float *, int *);

int main() {
  testkit::Random random(107);
  for (int N : {0, 1, 16, 17, 100}) {
    for (int size : {1, 7}) {
      const auto x = random.buffer<float>(N, -1, 1);
      testkit::Buffer<float> y(N);
      testkit::Buffer<int> blocks(N);
      std::vector<double> y_;
      std::vector<int> blocks_;
      for (int n = 0; n < N; ++n) {
        y_.push_back(0.25 * x[n] + 0.75 + 4 + (N + 15) / 16 * 16);
        blocks_.push_back(n / size + 1 + 100 * ((N + size - 1) / size) + 32);
      }
      OKL_CALL(everywhere, N, size, x, y, blocks);
      testkit::expect_close("y", y, y_, 1e-5, {{"N", N}, {"size", size}});
      testkit::expect_equal("blocks", blocks, blocks_, {{"N", N}, {"size", size}});
    }
  }
  return testkit::result();
}
