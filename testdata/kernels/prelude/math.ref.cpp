// Runs the kernels of prelude/math.okl.

#undef w
#undef T
#undef x
#undef N
#undef OP
#undef DBL_MAX
#undef A
#undef B

#include <testkit.hpp>

#include <cfloat>
#include <climits>

OKL_KERNEL(functions, int, const double *, double *);
OKL_KERNEL(integers, int, const int *, int64_t *);

int main() {
  testkit::Random random(13);
  for (int count : {0, 1, 17, 100}) {
    const auto a = random.buffer<double>(count, 0.1, 3);
    testkit::Buffer<double> b(count);
    std::vector<double> expected(count);
    for (int i = 0; i < count; ++i) {
      const double d = a[i], pi = 3.14159265358979323846;
      const float f = (float)d;
      using namespace std;
      double s = sqrt(d) + exp(-d) + log(1.0 + d) + sin(d) * cos(d) + tan(d / 3) + pow(d, 2.5) + fabs(-d);
      s += atan2(d, 2.0) + floor(d) + ceil(d) + round(d) + trunc(d) + cbrt(d) + exp2(d) + log2(1 + d) + log10(1 + d);
      s += fmod(d, 1.5) + hypot(d, 1.0) + erf(d) + tanh(d) + sinh(d) + acos(d / 10) + (d > 1 ? d : 1) + (d < 1 ? d : 1);
      s += 1 / sqrt(1 + d) + pow(10, d / 4) + sin(pi * d) + cos(pi * d) + 2 * d + 1 - d + 4 * d;
      s += sqrt(f) + exp(-f) + f + f * f + 1 / sqrt(1 + f) + (f > 1 ? f : 1);
      s += sqrt(f) + exp(-f) + f + floor(f) + sqrt(double(i + 1)) + i + d;
      s += i + 7 + (d < 1 ? d : 1) + (1.5 > d ? 1.5 : d) + f;
      s += pi + sqrt(2.0) + 1 / pi;
      expected[i] = s;
    }
    OKL_CALL(functions, count, a, b);
    testkit::expect_close("functions", b, expected, 1e-5, {{"count", count}});

    const auto c = random.buffer<int>(count, -100000, 100000);
    testkit::Buffer<int64_t> d(count);
    std::vector<int64_t> integers(count);
    for (int i = 0; i < count; ++i) {
      integers[i] = int64_t(int8_t(c[i])) + uint8_t(c[i]) + int64_t((uint64_t(uint32_t(c[i])) << 20) % 1000003) + 1 +
                    INT_MAX + 8;
    }
    OKL_CALL(integers, count, c, d);
    testkit::expect_equal("integers", d, integers, {{"count", count}});
  }
  return testkit::result();
}
