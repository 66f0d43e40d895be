// Runs the kernel of prelude/own_types.okl.

#include <testkit.hpp>

struct Parts {
  int part[4];
};

OKL_KERNEL(ownTypes, int, Parts, const float *, float *);

int main() {
  testkit::Random random(8);
  const Parts parts = {{1, 20, 300, 4000}};
  for (int N : {0, 1, 33, 100}) {
    const auto a = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> b(N);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = double(a[i]) + parts.part[i % 4];
    OKL_CALL(ownTypes, N, parts, a, b);
    testkit::expect_close("b", b, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}
