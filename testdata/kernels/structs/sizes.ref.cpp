// Runs the kernel of structs/sizes.okl.

#include <testkit.hpp>

#include <cstddef>

struct Part {
  std::size_t first, count[2];
  std::ptrdiff_t step;
};

struct Row {
  Part part;
  int weight;
};

OKL_KERNEL(sizes, int, Row, bool, const bool *, bool *, const int *, int *);

int main() {
  testkit::Random random(312);
  for (int N : {0, 1, 8, 30}) {
    const auto x = random.buffer<int>(N + 5, -50, 50);
    const auto used = random.buffer<bool>(N, 0, 1);
    testkit::Buffer<bool> positive(N);
    testkit::Buffer<int> y(N);
    const Row row = {{std::size_t(N) + 1, {9, 2}, -1}, 3};
    for (const bool doubled : {false, true}) {
      std::vector<bool> found;
      std::vector<int> expected;
      for (int i = 0; i < N; ++i) {
        const int value = used[i] ? x[N + 3 - i] : -x[i];
        found.push_back(value > 0);
        expected.push_back(value * 3 * (doubled ? 2 : 1) + (N > 20));
      }
      OKL_CALL(sizes, N, row, doubled, used, positive, x, y);
      testkit::expect_equal("positive", positive, found, {{"N", N}});
      testkit::expect_equal("y", y, expected, {{"N", N}});
    }
  }
  return testkit::result();
}
