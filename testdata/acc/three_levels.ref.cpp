// Runs the kernel of acc/three_levels.cpp.

#include <testkit.hpp>

OKL_KERNEL(three_levels_acc1, int, int, int, float *, float *, int);

int main() {
  for (int n : {1, 4, 7}) {
    for (int m : {0, 1, 9}) {
      for (int p : {0, 1, 33}) {
        for (int gangs : {1, 3}) {
          testkit::Buffer<float> x(n * m), s(n);
          std::vector<float> rows(n * m), sums(n);
          for (int j = 0; j < n; ++j) {
            float sum = 0;
            for (int i = 0; i < m; ++i) {
              float row = 0;
              for (int k = 0; k < p; ++k) row += (1.0f + j) * i + k;
              if (j % 3) rows[j * m + i] = row;
              sum += row;
            }
            sums[j] = j % 3 ? sum : -1;
          }
          for (int i = 0; i < n * m; ++i) x[i] = 0;
          OKL_PROGRAM(three_levels(n, m, p, x.data(), s.data()),
                      OKL_CALL(three_levels_acc1, n, m, p, x, s, gangs));
          testkit::expect_equal("x", x, rows, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
          testkit::expect_equal("s", s, sums, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
        }
      }
    }
  }
  return testkit::result();
}
