// Runs the kernels of barriers/group_conditions.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(sortUntilDone, int, int *);
OKL_KERNEL(pickBlocks, int, int, const int *, int *);

int main() {
  testkit::Random random(90);
  for (int N : {0, 1, 16, 17, 100}) {
    auto x = random.buffer<int>(N, -100, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> sorted(x.data(), x.data() + N), picked;
    for (int n = 0; n < N; ++n) {
      const int b = n / 16 * 16, last = std::min(b + 16, N), from = b + 15 - n % 16;
      int sum = 0;
      for (int k = b; k < last; ++k) sum += x[k];
      picked.push_back(sum > 10 ? sum + 7 : from < N ? x[from] : 0);
    }
    for (int b = 0; b < N; b += 16) std::sort(sorted.begin() + b, sorted.begin() + std::min(b + 16, N));
    OKL_CALL(pickBlocks, N, 10, x, y);
    OKL_CALL(sortUntilDone, N, x);
    testkit::expect_equal("picked", y, picked, {{"N", N}});
    testkit::expect_equal("sorted", x, sorted, {{"N", N}});
  }
  return testkit::result();
}
