// Runs acc/routine_vector.cpp.

#include <testkit.hpp>

OKL_KERNEL(routine_vector_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(21);
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 30}) {
      for (int gangs : {1, 3}) {
        const auto x = random.buffer<int>(n * m, 0, 99);
        testkit::Buffer<int> sums(n);
        std::vector<int> expected(n);
        for (int e = 0; e < n * m; ++e) expected[e / m] += x[e];
        OKL_PROGRAM(routine_vector(n, m, x.data(), sums.data()),
                    OKL_CALL(routine_vector_acc1, n, m, x, sums, gangs));
        testkit::expect_equal("sums", sums, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}
