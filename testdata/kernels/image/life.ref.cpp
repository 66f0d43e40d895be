// Runs the kernels of image/life.okl.

#include <testkit.hpp>

OKL_KERNEL(lifeStep, int, int, const char *, char *);
OKL_KERNEL(lifeWords, int, const unsigned int *, unsigned int *);
OKL_KERNEL(labelStep, int, int, const char *, const int *, int *, int *);

int main() {
  testkit::Random random(63);
  const int sizes[][2] = {{1, 1}, {3, 0}, {5, 7}, {32, 3}, {32, 20}};
  for (const auto &size : sizes) {
    const int width = size[0], height = size[1], count = width * height;
    const auto now = random.buffer<char>(count, 0, 1);
    testkit::Buffer<char> next(count);
    std::vector<char> expected(count);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        int alive = 0;
        for (int j = -1; j <= 1; ++j)
          for (int i = -1; i <= 1; ++i)
            if (i || j) alive += now[(y + j + height) % height * width + (x + i + width) % width];
        expected[y * width + x] = alive == 3 || (alive == 2 && now[y * width + x]);
      }
    OKL_CALL(lifeStep, width, height, now, next);
    testkit::expect_equal("next", next, expected, {{"width", width}, {"height", height}});
    if (width == 32) {
      testkit::Buffer<unsigned> words(height, 0), after(height);
      std::vector<unsigned> after_expected(height, 0);
      for (int n = 0; n < count; ++n) {
        words[n / 32] |= unsigned(now[n]) << n % 32;
        after_expected[n / 32] |= unsigned(expected[n]) << n % 32;
      }
      OKL_CALL(lifeWords, height, words, after);
      testkit::expect_equal("words", after, after_expected, {{"height", height}});
    }

    // Until nothing changes; then the label is the first cell of the component.
    testkit::Buffer<int> labels(count), other(count), changed(1, 1);
    std::vector<int> first(count);
    for (int n = 0; n < count; ++n) labels[n] = first[n] = n;
    for (bool again = true; again;) {
      again = false;
      for (int n = 0; n < count; ++n)
        for (int m : {n - width, n - 1, n + 1, n + width}) {
          if (m < 0 || m >= count || !now[n] || !now[m]) continue;
          if (std::abs(m - n) == 1 && m / width != n / width) continue;
          if (first[m] < first[n]) again = (first[n] = first[m], true);
        }
    }
    for (int round = 0; changed[0] > 0 && round < 200; ++round) {
      changed[0] = 0;
      OKL_CALL(labelStep, width, height, now, labels, other, changed);
      std::swap(labels, other);
    }
    testkit::expect_equal("labels", labels, first, {{"width", width}, {"height", height}});
  }
  return testkit::result();
}
