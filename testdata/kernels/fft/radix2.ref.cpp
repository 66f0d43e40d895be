// Compares fft/radix2.okl with the sum that defines the transform.

#include <testkit.hpp>

typedef struct {
  float x, y;
} complex_t;

OKL_KERNEL(fftStage, unsigned int, unsigned int, const complex_t *, complex_t *);
OKL_KERNEL(fftLines, int, double *, double *);

static void transform(int N, const double *re, const double *im, std::vector<double> &out) {
  const double turn = -2 * std::acos(-1.0) / N;
  for (int k = 0; k < N; ++k) {
    double x = 0, y = 0;
    for (int n = 0; n < N; ++n) {
      const double c = std::cos(turn * (n * k % N)), s = std::sin(turn * (n * k % N));
      x += c * re[n] - s * im[n];
      y += c * im[n] + s * re[n];
    }
    out.push_back(x);
    out.push_back(y);
  }
}

int main() {
  testkit::Random random(37);
  for (unsigned N : {2u, 8u, 64u, 256u}) {
    testkit::Buffer<complex_t> a(N), b(N);
    std::vector<double> re(N), im(N), expected;
    for (unsigned n = 0; n < N; ++n) {
      a[n] = {random.value<float>(-1, 1), random.value<float>(-1, 1)};
      re[n] = a[n].x;
      im[n] = a[n].y;
    }
    transform(N, re.data(), im.data(), expected);
    for (unsigned half = 1; half < N; half *= 2) {
      OKL_CALL(fftStage, N, half, a, b);
      std::swap(a, b);
    }
    testkit::Buffer<float> out(2 * N);
    std::memcpy(out.data(), a.data(), 2 * N * sizeof(float));
    testkit::expect_close("out", out, expected, 1e-5, {{"N", N}});
  }
  for (int lines : {0, 1, 5}) {
    auto re = random.buffer<double>(lines * 32, -1, 1), im = random.buffer<double>(lines * 32, -1, 1);
    std::vector<double> expected;
    for (int line = 0; line < lines; ++line) transform(32, re.data() + 32 * line, im.data() + 32 * line, expected);
    OKL_CALL(fftLines, lines, re, im);
    testkit::Buffer<double> out(2 * 32 * lines);
    for (int n = 0; n < 32 * lines; ++n) {
      out[2 * n] = re[n];
      out[2 * n + 1] = im[n];
    }
    testkit::expect_close("lines", out, expected, 1e-12, {{"lines", lines}});
  }
  return testkit::result();
}
