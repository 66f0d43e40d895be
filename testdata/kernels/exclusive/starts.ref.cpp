#include <testkit.hpp>

OKL_KERNEL(starts, int, const int *, int *);

int main() {
  testkit::Random random(9);
  for (int N : {0, 8, 64}) {
    const auto in = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> out(N);
    OKL_CALL(starts, N, in, out);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) {
      const int i = n % 8, b = n - i;
      const int constants = 1 + b + (b + 2) + (b + 3) + 4 + 30 + in[n];
      const int points = (-1 + i) - 1 + b + 2 * i + (7 - i) + b;
      const int lists = i + 1 + 2 + i;
      expected[n] = constants + (7 + 2 * i) + i + in[n] + in[b + 7 - i] + points + lists + 3 * i + (1 + 2 * i);
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}
