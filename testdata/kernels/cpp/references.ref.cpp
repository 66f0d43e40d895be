#include <testkit.hpp>

#include <cstring>

OKL_KERNEL(references, int, const float *, const int *, float *, int *);
OKL_KERNEL(referencesAtomic, int, const int *, int *);

struct Complex {
  float re, im;
};

static void scale_twice(Complex &z, const float by) {
  z.re *= by;
  z.im *= by;
  z.re += z.im;
  z.im += 1;
}

static void check_references(testkit::Random &random) {
  const float weights[4] = {0.25f, 0.5f, 1.0f, 2.0f};
  for (int N : {0, 16, 64}) {
    // Quarters: all that is computed of them is exact, so that bits may be looked at.
    testkit::Buffer<float> x(N), y(N);
    for (int i = 0; i < N; ++i) x[i] = 0.25f * random.value<int>(-8, 8);
    const auto n = random.buffer<int>(N, -9, 9);
    const auto before = random.buffer<int>(N, -9, 9);
    auto m = before;
    OKL_CALL(references, N, x, n, y, m);
    std::vector<double> expected(N);
    std::vector<int> counts(N);
    for (int g = 0; g < N; g += 16) {
      float s[16];
      Complex first[16], second[16];
      for (int t = 0; t < 16; ++t) {
        const float own = 1.5f * x[g + t] + 1;
        s[t] = own + x[g + t] + weights[t % 4] + t + (t % 2 ? 1 : own);
        expected[g + t] = 0.25f + std::fabs(own) + 0.25f;
        first[t] = second[t] = {own, s[t]};
        second[t].re += 1;
        scale_twice(second[t], 0.5f);
        scale_twice(first[t], second[t].re);
        Complex local = {own, float(t)};
        // The factor is a part of what is scaled.
        local.re *= local.im;
        local.im *= local.im;
        local.re += local.im;
        local.im += 1;
        first[t].im += local.re * local.re + local.im * local.im;
      }
      for (int t = 0; t < 16; ++t) {
        const Complex z = second[15 - t];
        const float weight = z.re * z.re + z.im * z.im;
        const int counted = 15 - t, mine = n[g + t] + 8;
        // Both swaps: 3 goes to the output, then to `mine`, and `mine` to the output.
        int out = mine + 2 * -mine + (t < 3 ? 16 : 8) + 4;
        for (int k = mine; k > 0; --k) out += k;
        if (out > 4) out -= 4;
        unsigned bits;
        std::memcpy(&bits, &s[t], sizeof(bits));
        out ^= int(bits >> 20);
        counts[g + t] = out;
        const float total = 2 * s[15 - t] + 2 * weight;
        expected[g + t] += total + (weight * weight + float(counted) * counted) + 2 * s[15 - t] + first[15 - t].im;
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("m", m, counts, {{"N", N}});
  }
}

static void check_atomic(testkit::Random &random) {
  for (int N : {0, 1, 40}) {
    const auto n = random.buffer<int>(N, -9, 9);
    testkit::Buffer<int> counts(4);
    for (int k = 0; k < 4; ++k) counts[k] = 0;
    OKL_CALL(referencesAtomic, N, n, counts);
    std::vector<int> expected(4);
    for (int i = 0; i < N; ++i) expected[n[i] & 3] += 2;
    testkit::expect_equal("counts", counts, expected, {{"N", N}});
  }
}

int main() {
  testkit::Random random(11);
  check_references(random);
  check_atomic(random);
  return testkit::result();
}
