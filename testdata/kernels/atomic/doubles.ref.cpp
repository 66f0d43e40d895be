// Runs the kernel of atomic/doubles.okl and does the same updates one after another.

#include <testkit.hpp>

OKL_KERNEL(updateDoubles, int, const double *, double *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 1, 32, 77, 500}) {
    // Quarters below 128: sums of 500 of them are exact.
    testkit::Buffer<double> v(N);
    for (int i = 0; i < N; ++i) v[i] = random.value<int>(-500, 500) * 0.25;
    std::vector<double> x = {1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 0, 8, 0.25};
    testkit::Buffer<double> actual(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) actual[i] = x[i];
    for (int i = 0; i < N; ++i) {
      x[0] += v[i];
      x[1] -= v[i];
      x[2] *= -1;
      x[3] /= -1;
      x[4]++;
      x[5]--;
      x[6] += v[i];
      x[7] += v[i];
      x[8] = v[i] < x[8] ? v[i] : x[8];
      x[9] = v[i] > x[9] ? v[i] : x[9];
      x[10] = 2;
      x[11] = 4 / x[11];
      x[12] = 1 - x[12];
    }
    OKL_CALL(updateDoubles, N, v, actual);
    testkit::expect_equal("double", actual, x, {{"N", N}});
  }
  return testkit::result();
}
