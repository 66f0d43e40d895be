// Runs the kernel of slm/histogram_pod.cpp.

#include <testkit.hpp>

OKL_KERNEL(histogram, int, const int *, const float *, int *, float *);

int main() {
  testkit::Random random(6);
  for (int n : {0, 1, 200, 650}) {
    const int groups = (n + 199) / 200;
    const auto kind = random.buffer<int>(n, 0, 15);
    const auto value = random.buffer<float>(n, 0, 1);
    testkit::Buffer<int> counts(16 * groups);
    testkit::Buffer<float> largest(16 * groups);
    std::vector<int> expected(16 * groups);
    std::vector<float> most(16 * groups, -1);
    for (int i = 0; i < n; ++i) {
      const int at = i / 200 * 16 + kind[i];
      ++expected[at];
      if (value[i] > most[at]) most[at] = value[i];
    }
    OKL_CALL(histogram, n, kind, value, counts, largest);
    testkit::expect_equal("counts", counts, expected, {{"n", n}});
    testkit::expect_equal("largest", largest, most, {{"n", n}});
  }
  return testkit::result();
}
