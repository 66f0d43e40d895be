// Runs acc/reduction_workers.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_workers_acc1, int, int, int, const int *, int *, int *, int);

int main() {
  testkit::Random random(14);
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 7}) {
      for (int p : {0, 1, 9}) {
        for (int gangs : {1, 3}) {
          const auto x = random.buffer<int>(n * m * p, 0, 99);
          testkit::Buffer<int> sums(n), largest(n);
          std::vector<int> all(n, 0), high(n, -1);
          for (int r = 0; r < n * m; ++r) {
            int row = 0;
            for (int i = 0; i < p; ++i) row += x[r * p + i];
            all[r / m] += row;
            high[r / m] = std::max(high[r / m], row);
          }
          OKL_PROGRAM(reduction_workers(n, m, p, x.data(), sums.data(), largest.data()),
                      OKL_CALL(reduction_workers_acc1, n, m, p, x, sums, largest, gangs));
          testkit::expect_equal("sums", sums, all, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
          testkit::expect_equal("largest", largest, high, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
        }
      }
    }
  }
  return testkit::result();
}
