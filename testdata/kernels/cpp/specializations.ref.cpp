// Runs the kernel of cpp/specializations.okl.

#include <testkit.hpp>

OKL_KERNEL(specialized, int, const int *, const char *, int *);

int main() {
  testkit::Random random(13);
  const auto a = random.buffer<int>(4, -100, 100);
  testkit::Buffer<char> c(4);
  for (int k = 0; k < 4; ++k) c[k] = char(10 * k);
  for (int N : {0, 1, 33}) {
    testkit::Buffer<int> out(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = 2 * a[0] + 2 * a[1] + a[2] + a[3] + c[2] + i;
    OKL_CALL(specialized, N, a, c, out);
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}
