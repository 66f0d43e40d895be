// Runs the kernel of structs/members_changed.okl.

#include <testkit.hpp>

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

OKL_KERNEL(changed, int, Part, const int *, int *);

int main() {
  testkit::Random random(9);
  const Part part = {5, {7, 7}, {{1, 2, 3}, {4, 5, 6}}, {0, 0, 0, 0, 0, 0}};
  for (int N : {0, 1, 33, 100}) {
    const auto a = random.buffer<int>(N, -1000, 1000);
    testkit::Buffer<int> b(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = a[i] + 5 + 3 + 7 + 40 + 500;
    OKL_CALL(changed, N, part, a, b);
    testkit::expect_equal("b", b, expected, {{"N", N}});
  }
  return testkit::result();
}
