// Runs the kernel of half/host.okl. All numbers are exact.

#include <testkit.hpp>

struct half {
  unsigned short bits;
};
struct Range {
  half from, to;
};

OKL_KERNEL(ranged, half, Range, float *);

int main() {
  // 16, 32; from -1 to 3.
  const half counts[] = {{0x4c00}, {0x5000}};
  const Range range = {{0xbc00}, {0x4200}};
  int count = 16;
  for (const half n : counts) {
    testkit::Buffer<float> y(count);
    std::vector<float> expected(count);
    const float step = 4.0f / float(count);
    for (int i = 0; i < count; ++i) {
      y[i] = 0;
      expected[i] = count > 20 && i < 4 ? -step : -1 + float(i) * step + 2 * step;
    }
    OKL_CALL(ranged, n, range, y);
    testkit::expect_equal("y", y, expected, {{"count", count}});
    count *= 2;
  }
  return testkit::result();
}
