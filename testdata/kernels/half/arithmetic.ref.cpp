// Runs the kernels of half/arithmetic.okl.

#include <testkit.hpp>

#include <cmath>

struct half {
  unsigned short bits;
};

OKL_KERNEL(added_half, int, const half *, half *, half);
OKL_KERNEL(added_float, int, const float *, float *, float);
OKL_KERNEL(computed, int, const half *, half *, half, float *);
OKL_KERNEL(compared, int, const half *, half *, float *, int *);

static float meaning(half x) {
  const int exponent = x.bits >> 10 & 31, fraction = x.bits & 1023;
  const float sign = x.bits & 0x8000 ? -1.0f : 1.0f;
  return exponent == 0 ? sign * std::ldexp(float(fraction), -24) : sign * std::ldexp(float(1024 + fraction), exponent - 25);
}

// To the nearest number of 11 bits, as the library rounds; numbers here are neither huge nor tiny.
static half stored(float x) {
  if (x == 0) return {(unsigned short)(std::signbit(x) ? 0x8000 : 0)};
  int exponent;
  std::frexp(x, &exponent);
  const int unit = std::max(exponent - 11, -24);
  const int whole = int(std::nearbyint(std::ldexp(std::fabs(double(x)), -unit)));
  const unsigned short sign = x < 0 ? 0x8000 : 0;
  if (unit == -24) return {(unsigned short)(sign | whole)};
  return {(unsigned short)(sign | ((unit + 24) * 1024 + whole))};
}
static float rounded(float x) { return meaning(stored(x)); }

int main() {
  testkit::Random random(51);
  for (int N : {16, 32, 48}) {
    testkit::Buffer<half> x(N), y(N);
    testkit::Buffer<float> f(N), numbers(N), sums(N);
    testkit::Buffer<int> n(N);
    const auto values = random.buffer<float>(N, -4, 4);
    for (int i = 0; i < N; ++i) x[i] = stored(i == 3 ? 0.0f : i == 5 ? 0.5f : values[i]);
    for (int i = 0; i < N; ++i) numbers[i] = values[i];
    const half alpha = stored(1.7f);
    const float a = meaning(alpha);

    testkit::Buffer<int> bits(N);
    std::vector<int> expected_bits(N), flags(N);
    std::vector<double> expected(N), expected_f(N);
    OKL_CALL(added_half, N, x, y, alpha);
    OKL_CALL(added_float, N, numbers, sums, 1.5f);
    for (int i = 0; i < N; ++i) {
      const float sum = rounded(rounded(meaning(x[i]) + a) * 2);
      bits[i] = y[i].bits;
      expected_bits[i] = stored(sum - meaning(x[i])).bits;
      expected[i] = (numbers[i] + 1.5) * 2 - numbers[i];
    }
    testkit::expect_equal("added", bits, expected_bits);
    testkit::expect_close("sums", sums, expected, 1e-5);

    OKL_CALL(computed, N, x, y, alpha, f);
    for (int i = 0; i < N; ++i) {
      const float own = meaning(x[i]);
      float h = rounded(meaning(x[i / 16 * 16 + 15 - i % 16]) * a + 0.125f);
      h = rounded(h + 1.5f);
      h = rounded(h - own);
      h = rounded(h * 2);
      h = rounded(h / a);
      h = rounded(h + 1);
      h = rounded(h - 1);
      const float low = -h, first = rounded(low + own), second = own > 0 ? own : h;
      const float raised = rounded(own + a), doubled = rounded(own + own);
      numbers[i] = meaning(y[i]);
      expected[i] = raised + 3 * doubled + first - second;
      expected_f[i] = low + h * a + (raised + 3 + doubled) / 3;
    }
    testkit::expect_close("y", numbers, expected, 1e-3);
    testkit::expect_close("f", f, expected_f, 1e-5);

    OKL_CALL(compared, N, x, y, f, n);
    for (int i = 0; i < N; ++i) {
      const float p = meaning(x[i]), q = meaning(x[N - 1 - i]);
      flags[i] = (p < q) + 2 * (p == q) + 4 * (p >= 1) + 8 * (q != 0.5f) + 16 * (p && q) + 32 * !p;
      float sum = std::sqrt(std::fabs(p)) + std::fmax(p, q) + std::fmin(q, 0.25f) + std::fmin(p, q) + std::fmax(p, 1.0f) + p + q;
      expected_f[i] = sum;
      const float chosen = p > q ? p : q;
      bits[i] = y[i].bits;
      expected_bits[i] = stored(p ? chosen + 1 : chosen).bits;
    }
    testkit::expect_equal("n", n, flags);
    testkit::expect_close("compared", f, expected_f, 1e-5);
    testkit::expect_equal("chosen", bits, expected_bits);
  }
  return testkit::result();
}
