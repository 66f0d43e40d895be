// Runs acc/reduction_types.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_types_acc1, int, const unsigned *, const long long *, const double *, unsigned *, long long *,
           double *, int);

int main() {
  for (int n : {0, 1, 44}) {
    testkit::Buffer<unsigned> u(n), least(1);
    testkit::Buffer<long long> l(n), most(1);
    testkit::Buffer<double> d(n), sums(1);
    unsigned low = 4000000000u;
    long long high = -5000000000ll;
    double sum = 0.5;
    for (int i = 0; i < n; ++i) {
      u[i] = 3000000000u + i * 7919u % 1000u;
      l[i] = (i * 7919ll % 101 - 50) * 10000000000ll;
      d[i] = i % 13 * 0.25;
      low = std::min(low, u[i]);
      high = std::max(high, l[i]);
      sum += d[i];
    }
    OKL_PROGRAM(reduction_types(n, u.data(), l.data(), d.data(), least.data(), most.data(), sums.data()),
                OKL_CALL(reduction_types_acc1, n, u, l, d, least, most, sums, 1));
    testkit::expect_equal("least", least, {low}, {{"n", n}});
    testkit::expect_equal("most", most, {high}, {{"n", n}});
    testkit::expect_equal("sums", sums, {sum}, {{"n", n}});
  }
  return testkit::result();
}
