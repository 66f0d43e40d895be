// Runs both stages of reduction/extremes.okl.

#include <testkit.hpp>

struct Extreme {
  float value;
  int place;
};

OKL_KERNEL(extremesFirst, int, const float *, Extreme *, float *, double *);
OKL_KERNEL(extremesSecond, const Extreme *, const float *, const double *, int *, double *);

int main() {
  testkit::Random random(16);
  for (int N : {1, 2, 63, 64, 65, 321, 2000}) {
    // Few different values, so that the largest stands in several places; the first one counts.
    testkit::Buffer<float> x(N);
    for (int n = 0; n < N; ++n) x[n] = 0.125f * random.value<int>(-30, 30);
    int place = 0;
    double low = x[0], sum = 0;
    for (int n = 0; n < N; ++n) {
      if (x[n] > x[place]) place = n;
      low = std::fmin(low, x[n]);
      sum += x[n];
    }
    testkit::Buffer<Extreme> largest(5);
    testkit::Buffer<float> smallest(5);
    testkit::Buffer<double> sums(5), result(2);
    testkit::Buffer<int> at(1);
    OKL_CALL(extremesFirst, N, x, largest, smallest, sums);
    OKL_CALL(extremesSecond, largest, smallest, sums, at, result);
    testkit::expect_equal("place", at, {place}, {{"N", N}});
    testkit::expect_close("result", result, {low, sum}, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
