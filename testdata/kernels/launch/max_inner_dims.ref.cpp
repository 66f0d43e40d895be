// Runs the kernels of launch/max_inner_dims.okl.

#include <testkit.hpp>

OKL_KERNEL(triangle, int, const int *, int *);
OKL_KERNEL(boxes, int, const int *, const int *, const int *, int *);
OKL_KERNEL(hostCount, int, int, const int *, int *);

int main() {
  testkit::Random random(87);
  for (int N : {0, 1, 7, 40}) {
    const auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> packed(N * (N + 1) / 2), negative(N);
    std::vector<int> packed_, boxes_, negative_;
    for (int row = 0; row < N; ++row)
      for (int i = 0; i <= row; ++i) packed_.push_back(x[row] + i);
    OKL_CALL(triangle, N, x, packed);
    testkit::expect_equal("triangle", packed, packed_, {{"N", N}});

    const auto widths = random.buffer<int>(N, 0, 8), heights = random.buffer<int>(N, 0, 4);
    testkit::Buffer<int> starts(N);
    for (int b = 0; b < N; ++b) {
      starts[b] = int(boxes_.size());
      for (int j = 0; j < heights[b]; ++j)
        for (int i = 0; i < widths[b]; ++i)
          boxes_.push_back(10 * (heights[b] - 1 - j) + widths[b] - 1 - i + b);
    }
    testkit::Buffer<int> out(boxes_.size());
    OKL_CALL(boxes, N, widths, heights, starts, out);
    testkit::expect_equal("boxes", out, boxes_, {{"N", N}});

    for (int n = 0; n < N; ++n) negative_.push_back(-x[n]);
    for (int B : {1, 5, 64}) {
      OKL_CALL(hostCount, N, B, x, negative);
      testkit::expect_equal("hostCount", negative, negative_, {{"N", N}, {"B", B}});
    }
  }
  return testkit::result();
}
