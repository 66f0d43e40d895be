// Runs the kernels of half/conversions.okl.

#include <testkit.hpp>

#include <cmath>
#include <cstring>
#include <limits>

// The kernels' `half`, as a host program without such a type has it.
struct half {
  unsigned short bits;
};

OKL_KERNEL(widened, int, const half *, float *);
OKL_KERNEL(narrowed, int, const float *, half *);
OKL_KERNEL(copied, int, const half *, half *, half *);
OKL_KERNEL(integers, int, const int *, half *, int *);
OKL_KERNEL(constants, int, half *);

// What the bits mean, from the definition: nothing here works with the bits of a `float`.
static double meaning(unsigned short bits) {
  const int exponent = bits >> 10 & 31, fraction = bits & 1023;
  const double sign = bits & 0x8000 ? -1 : 1;
  if (exponent == 31) return fraction ? std::numeric_limits<double>::quiet_NaN() : sign * HUGE_VAL;
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(1024 + fraction, exponent - 25);
}

static bool is_nan(unsigned short bits) { return std::isnan(meaning(bits)); }

// The nearest one, the even one of two: by looking for it.
static unsigned short nearest(double x) {
  if (std::isnan(x)) return 0x7e00;
  const unsigned short sign = std::signbit(x) ? 0x8000 : 0;
  x = std::fabs(x);
  if (x >= 65520) return sign | 0x7c00;
  int low = 0, high = 0x7bff;
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (meaning(middle) <= x) low = middle; else high = middle - 1;
  }
  const double below = meaning(low), above = low == 0x7bff ? 65536 : meaning(low + 1);
  const bool up = x - below > above - x || (x - below == above - x && low % 2 == 1);
  return sign | (low + up);
}

// NaNs are alike, whatever their bits.
static void expect_bits(const char *what, const testkit::Buffer<half> &is, const std::vector<unsigned short> &wanted) {
  const auto plain = [](unsigned short bits) { return is_nan(bits) ? 0x7e00 : int(bits); };
  testkit::Buffer<int> found(int(wanted.size()));
  std::vector<int> expected;
  for (size_t i = 0; i < wanted.size(); ++i) {
    found[i] = plain(is[i].bits);
    expected.push_back(plain(wanted[i]));
  }
  testkit::expect_equal(what, found, expected);
}

int main() {
  const int all = 65536;
  testkit::Buffer<half> x(all), y(all), z(all);
  for (int i = 0; i < all; ++i) x[i].bits = (unsigned short)i;
  testkit::Buffer<float> wide(all);
  OKL_CALL(widened, all, x, wide);
  testkit::Buffer<double> seen(all);
  std::vector<double> meanings;
  for (int i = 0; i < all; ++i) {
    // NaN is unequal to itself, and 0 equal to -0.
    const auto told = [](double one) { return std::isnan(one) ? 1e300 : one == 0 && std::signbit(one) ? -1e-300 : one; };
    seen[i] = told(wide[i]);
    meanings.push_back(told(meaning((unsigned short)i)));
  }
  testkit::expect_equal("wide", seen, meanings);

  OKL_CALL(copied, all, x, y, z);
  testkit::Buffer<int> copies(all);
  std::vector<int> same;
  std::vector<unsigned short> converted;
  for (int i = 0; i < all; ++i) {
    // A copy keeps all bits, those of NaNs, too.
    copies[i] = y[i].bits;
    same.push_back(i);
    converted.push_back((unsigned short)i);
  }
  testkit::expect_equal("copy", copies, same);
  expect_bits("converted", z, converted);

  // Each number, what lies in the middle between it and the next one, and what lies just beside the middle.
  std::vector<float> numbers;
  for (int i = 0; i < 0x7c00; ++i) {
    const double next = i == 0x7bff ? 65536 : meaning((unsigned short)(i + 1));
    const float own = float(meaning((unsigned short)i)), middle = float((own + next) / 2);
    for (float one : {own, middle, std::nextafter(middle, 0.0f), std::nextafter(middle, 1e30f)}) {
      numbers.push_back(one);
      numbers.push_back(-one);
    }
  }
  for (float one : {1e-30f, 1e30f, HUGE_VALF, std::numeric_limits<float>::quiet_NaN()}) {
    numbers.push_back(one);
    numbers.push_back(-one);
  }
  const int count = int(numbers.size());
  testkit::Buffer<float> from(count);
  testkit::Buffer<half> to(count);
  std::vector<unsigned short> wanted;
  for (int i = 0; i < count; ++i) {
    from[i] = numbers[i];
    wanted.push_back(nearest(numbers[i]));
  }
  OKL_CALL(narrowed, count, from, to);
  expect_bits("narrow", to, wanted);

  const int some[] = {0, 1, -1, 2047, 2048, 2049, 2050, 2051, -2051, 4098, 65503, -65503, 12345};
  const int N = sizeof some / sizeof *some;
  testkit::Buffer<int> n(N), back(N);
  testkit::Buffer<half> h(N);
  std::vector<int> again;
  wanted.clear();
  for (int i = 0; i < N; ++i) {
    n[i] = some[i];
    wanted.push_back(nearest(some[i]));
    again.push_back(int(meaning(wanted[i])) + (some[i] ? 2 : 10));
  }
  OKL_CALL(integers, N, n, h, back);
  expect_bits("integers", h, wanted);
  testkit::expect_equal("back", back, again);

  testkit::Buffer<half> known(11);
  OKL_CALL(constants, 11, known);
  wanted.clear();
  for (double one : {0.1, -2.0, 65520.0, 6e-8, 1e-9, 1.0, -0.0, 1 / 3.0, 2049.0, 0.0, 0.5}) {
    wanted.push_back(nearest(float(one)));
  }
  expect_bits("constants", known, wanted);
  return testkit::result();
}
