// Runs the kernel of atomic/shared.okl and counts one after another.

#include <testkit.hpp>

OKL_KERNEL(histogram, int, const int *, int *, float *);

int main() {
  testkit::Random random(3);
  for (int N : {0, 1, 63, 64, 65, 1000}) {
    const auto v = random.buffer<int>(N, 0, 1000000);
    std::vector<int> bins(9, 0);
    std::vector<float> top = {-2};
    for (int i = 0; i < N; ++i) {
      bins[v[i] % 8]++;
      top[0] = std::fmax(top[0], float(v[i]));
    }
    bins[8] = (N + 63) / 64;
    testkit::Buffer<int> total(9, 0);
    testkit::Buffer<float> largest(1, -2.0f);
    OKL_CALL(histogram, N, v, total, largest);
    testkit::expect_equal("total", total, bins, {{"N", N}});
    testkit::expect_equal("largest", largest, top, {{"N", N}});
  }
  return testkit::result();
}
