// Runs the kernels of image/filters.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(convolve, int, int, int, const float *, const unsigned char *, float *);
OKL_KERNEL(blurRows, int, int, int, const int *, int *);
OKL_KERNEL(median, int, int, const int *, int *);

int main() {
  testkit::Random random(61);
  const int sizes[][2] = {{0, 0}, {1, 1}, {8, 8}, {9, 17}, {30, 21}};
  for (const auto &size : sizes) {
    const int width = size[0], height = size[1], count = width * height;
    const auto bytes = random.buffer<unsigned char>(count, 0, 255);
    testkit::Buffer<int> grey(count), across(count), blurred(count), middle(count);
    for (int n = 0; n < count; ++n) grey[n] = bytes[n];
    const auto at = [&](int x, int y) {
      return int(bytes[std::clamp(y, 0, height - 1) * width + std::clamp(x, 0, width - 1)]);
    };
    for (int radius : {0, 1, 3}) {
      const int side = 2 * radius + 1;
      const auto mask = random.buffer<float>(side * side, -1, 1);
      testkit::Buffer<float> out(count);
      std::vector<double> expected;
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          double sum = 0;
          for (int k = 0; k < side * side; ++k) sum += mask[k] * at(x + k % side - radius, y + k / side - radius);
          expected.push_back(sum);
        }
      OKL_CALL(convolve, width, height, radius, mask, bytes, out);
      testkit::expect_close("convolve", out, expected, 1e-5, {{"width", width}, {"height", height}, {"radius", radius}});

      std::vector<int> rows(count), both(count);
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          int sum = 0;
          for (int i = -radius; i <= radius; ++i) sum += at(x + i, y);
          rows[y * width + x] = sum / side;
        }
      for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
          int sum = 0;
          for (int j = -radius; j <= radius; ++j) sum += rows[std::clamp(y + j, 0, height - 1) * width + x];
          both[y * width + x] = sum / side;
        }
      OKL_CALL(blurRows, width, height, radius, grey, across);
      OKL_CALL(blurRows, height, width, radius, across, blurred);
      testkit::expect_equal("blur", blurred, both, {{"width", width}, {"height", height}, {"radius", radius}});
    }
    std::vector<int> medians;
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        std::vector<int> v;
        for (int k = 0; k < 9; ++k) v.push_back(at(x + k % 3 - 1, y + k / 3 - 1));
        std::sort(v.begin(), v.end());
        medians.push_back(v[4]);
      }
    OKL_CALL(median, width, height, grey, middle);
    testkit::expect_equal("median", middle, medians, {{"width", width}, {"height", height}});
  }
  return testkit::result();
}
