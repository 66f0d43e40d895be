// Runs the kernels of atomic/floats.okl and does the same updates one after another.

#include <testkit.hpp>

OKL_KERNEL(updateFloats, int, const float *, float *);
OKL_KERNEL(countByFractions, int, int *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 1, 32, 77, 500}) {
    // Quarters below 128: sums of 500 of them are exact.
    testkit::Buffer<float> v(N);
    for (int i = 0; i < N; ++i) v[i] = random.value<int>(-500, 500) * 0.25f;
    std::vector<float> x = {1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 0, 8, 0.25f};
    testkit::Buffer<float> actual(x.size());
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
    OKL_CALL(updateFloats, N, v, actual);
    testkit::expect_equal("float", actual, x, {{"N", N}});

    testkit::Buffer<int> count(2, 1000);
    OKL_CALL(countByFractions, N, count);
    std::vector<int> counted = {1000, 1000};
    for (int i = 0; i < N; ++i) {
      counted[0] += 1.75f;
      counted[1] -= 0.25f;
    }
    testkit::expect_equal("count", count, counted, {{"N", N}});
  }
  return testkit::result();
}
