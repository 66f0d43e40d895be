// Runs acc/private_sequential.cpp.

#include <algorithm>
#include <testkit.hpp>

OKL_KERNEL(first_of_rows_acc1, int, int, const int *, int *, int);
OKL_KERNEL(sums_acc2, int, int, const int *, int *, int);
OKL_KERNEL(weighted_acc3, int, int, const int *, int *, int);

int main() {
  for (int rows : {0, 1, 5}) {
    for (int n : {0, 1, 200}) {
      std::vector<int> values(rows * n);
      for (int e = 0; e < rows * n; ++e) values[e] = (e * 7) % 401 == 3 ? 0 : 1 + e % 5;
      testkit::Buffer<int> a(rows * n);
      std::copy(values.begin(), values.end(), a.data());
      testkit::Buffer<int> first(rows), sum(rows), result(rows, 5);
      std::vector<int> all(rows, 1), squares(rows, 0), both(rows, 5);
      for (int j = 0; j < rows; ++j) {
        int plain = 0;
        for (int i = 0; i < n; ++i) {
          const int value = values[j * n + i];
          all[j] = all[j] && value > 0;
          squares[j] += value * value;
          plain += value;
        }
        both[j] += 1002 * plain + j;
      }
      OKL_PROGRAM(first_of_rows(rows, n, a.data(), first.data()),
                  OKL_CALL(first_of_rows_acc1, rows, n, a, first, 1));
      OKL_PROGRAM(sums(rows, n, a.data(), sum.data()), OKL_CALL(sums_acc2, rows, n, a, sum, 2));
      OKL_PROGRAM(weighted(rows, n, a.data(), result.data()),
                  OKL_CALL(weighted_acc3, rows, n, a, result, 2));
      testkit::expect_equal("all", first, all, {{"rows", rows}, {"n", n}});
      testkit::expect_equal("squares", sum, squares, {{"rows", rows}, {"n", n}});
      testkit::expect_equal("weighted", result, both, {{"rows", rows}, {"n", n}});
    }
  }
  return testkit::result();
}
