#include <testkit.hpp>

OKL_KERNEL(namespaceForms, int, const int *, int *);
OKL_KERNEL(namespaceSizes, int, const int *, int *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 40}) {
    const auto a = random.buffer<int>(N, -30, 30);
    testkit::Buffer<int> b(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      int s = 2 * a[i] + 36;
      if (3 * s > 3) s += 3 * s;
      expected[i] = s + 2 + 2 + 5 + 3 + 1 + 2 + 4 + 1;
    }
    OKL_CALL(namespaceForms, N, a, b);
    testkit::expect_equal("b", b, expected, {{"N", N}});
    testkit::Buffer<int> wide(5 * N);
    const auto from = random.buffer<int>(4 * N, -30, 30);
    std::vector<int> copied(5 * N);
    for (int i = 0; i < 5 * N; ++i) wide[i] = copied[i] = -1;
    for (int i = 0; i < N; ++i) {
      for (int j = 0; j < 4; ++j) copied[j + 5 * i] = from[j + 4 * i] + 3;
    }
    OKL_CALL(namespaceSizes, N, from, wide);
    testkit::expect_equal("wide", wide, copied, {{"N", N}});
  }
  return testkit::result();
}
