#include <testkit.hpp>

OKL_KERNEL(functionTemplates, int, const int *, int *, float *);

static int shaded(int x, bool is_bright, char letter, bool is_up, int by) {
  const int found = x + by + (is_bright ? 100 : 0);
  return is_up ? found + letter : found - letter;
}

int main() {
  testkit::Random random(19);
  for (int N : {0, 1, 16, 53}) {
    testkit::Buffer<int> x(N), y(N);
    testkit::Buffer<float> f(N);
    for (int i = 0; i < N; ++i) x[i] = random.value<int>(0, 40);
    OKL_CALL(functionTemplates, N, x, y, f);
    std::vector<int> expected(N);
    std::vector<double> sums(N);
    for (int i = 0; i < N; ++i) {
      const int v = x[i];
      int found = 20 * v + 2 * v + 2 * v + 2 * v + 2 * v;
      found += v * v * v + 1 + 6 + 1;
      found += shaded(v, false, 'c', true, -3) + 3 * shaded(v, true, '0', false, -3) + 5 * shaded(v, false, 'c', true, 9);
      found += v * v * 3 + v / 2 + v / 2 + 3 + v - 1;
      expected[i] = found;
      sums[i] = 2.0 + 0.5 + (v + 1) + 1 + 0.25 + (1.25 + 3) + 7 + 8 + -0.5 + 3 + 1;
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_close("f", f, sums, 1e-6, {{"N", N}});
  }
  return testkit::result();
}
