// Runs the kernels of source/names.okl.

#include <testkit.hpp>

struct dim {
  int outer, inner;
};

OKL_KERNEL(names, int, int, dim, const float *, float *);
OKL_KERNEL(changing, int, int, float, const float *, float *);
OKL_KERNEL(names2, int, int *);

int main() {
  testkit::Random random(104);
  for (int N : {0, 1, 4, 5, 30}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N), z(N, 7.f);
    testkit::Buffer<int> w(N);
    std::vector<double> y_, z_;
    std::vector<int> w_;
    for (int n = 0; n < N; ++n) {
      const int from = n / 4 * 4 + 3 - n % 4;
      y_.push_back((from < N ? x[from] : 0) + 3.0 + 2 + 45);
      z_.push_back(n < N / 2 ? 1.5 * x[n] : 7);
      w_.push_back(n + N);
    }
    OKL_CALL(names, N, 2, dim{4, 5}, x, y);
    OKL_CALL(changing, N, 3, 0.5f, x, z);
    OKL_CALL(names2, N, w);
    testkit::expect_close("y", y, y_, 1e-5, {{"N", N}});
    testkit::expect_close("z", z, z_, 1e-5, {{"N", N}});
    testkit::expect_equal("w", w, w_, {{"N", N}});
  }
  return testkit::result();
}
