#include <testkit.hpp>

OKL_KERNEL(hostBindings, int, int *);

int main() {
  for (int N : {0, 1, 16, 39, 64}) {
    testkit::Buffer<int> out(N);
    OKL_CALL(hostBindings, N, out);
    std::vector<int> expected(N);
    const int low = N / 4, high = N - N / 4;
    for (int i = 0; i < N; ++i) {
      expected[i] = low <= i && i < high;
      if (low < i && i < high) expected[i] += 10 * (low + 1) + low;
      if (3 <= i && i < N / 2) expected[i] += 1000 * 6;
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}
