// Runs the kernel of cpp/group_scratch.okl.

#include <testkit.hpp>

OKL_KERNEL(scratch, int, const float *, float *);

int main() {
  testkit::Random random(133);
  for (int N : {2, 5}) {
    const auto x = random.buffer<float>(N * 8, -1, 1);
    testkit::Buffer<float> y(N * 8);
    std::vector<double> expected;
    for (int g = 0; g < N; ++g) {
      const float *const own = &x[8 * g];
      for (int t = 0; t < 8; ++t) {
        const int side = t % 4, next = (t + 1) % 8;
        double sum = (own[t] - 1.0) * (own[t] + 1.0) + side;
        sum += next + 1 + 2.0 * own[next] + 1 + own[next] + 1;
        for (int d = 0; d < 3; ++d) sum += x[d] + side;
        expected.push_back(sum + x[side + 1] + x[2 * side + 2] + own[(t + 3) % 8]);
      }
    }
    OKL_CALL(scratch, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
