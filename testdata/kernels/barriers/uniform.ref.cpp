// Runs the kernel of barriers/uniform.okl.

#include <testkit.hpp>

OKL_KERNEL(uniform, int, const int *, const int *, int *);

int main() {
  testkit::Random random(77);
  for (int n : {2, 4, 9}) {
    const auto in = random.buffer<int>(128, -50, 50);
    const auto flags = random.buffer<int>(4, -2, 2);
    testkit::Buffer<int> out(128);
    std::vector<int> before(128);
    for (int at = 0; at < 128; ++at) before[at] = out[at] = 3 * at;
    std::vector<double> expected(before.begin(), before.end());
    for (int g = 0; g < 4; ++g) {
      for (int j = 0; j < 4; ++j) {
        double *row = &expected[32 * g + 8 * j];
        const int *x = &in[32 * g + 8 * j];
        for (int i = 0; i < 8; ++i) {
          if (g % 2 == 0 && n / 2 > 1) row[i] = x[7 - i];
          else if (flags[g] > 0) row[i] = 2 * x[(i + 3) % 8];
        }
        for (int k = 0; k < 1 + g % 3; ++k) {
          double moved[8];
          for (int i = 0; i < 8; ++i) moved[i] = row[(i + 1) % 8] + k;
          for (int i = 0; i < 8; ++i) row[i] = moved[i];
        }
      }
    }
    OKL_CALL(uniform, n, in, flags, out);
    testkit::expect_close("out", out, expected, 0, {{"n", n}});
  }
  return testkit::result();
}
