#include <testkit.hpp>

OKL_KERNEL(indices, int, int, int *);
OKL_KERNEL(axes, int, int, int *);
OKL_KERNEL(nested, int, int *);
OKL_KERNEL(values, int, int, int *);

// Runs `f(value, other)` for all work items at once, with the value that the mirrored work item sent.
template <class Send, class Take>
static void exchange(int (&r)[8], Send &&send, Take &&take) {
  int s[8];
  for (int t = 0; t < 8; ++t) s[t] = send(r[t], t);
  for (int t = 0; t < 8; ++t) r[t] = take(r[t], s[7 - t]);
}

static void check(const char *name, const testkit::Buffer<int> &y, const int (&r)[8], int N, int n) {
  std::vector<int> expected(8 * N);
  for (int k = 0; k < 8 * N; ++k) expected[k] = r[k % 8];
  testkit::expect_equal(name, y, expected, {{"N", N}, {"n", n}});
}

static void check_indices(int N, int n) {
  testkit::Buffer<int> y(8 * N);
  OKL_CALL(indices, N, n, y);
  int r[8] = {};
  for (int k = 0; k < n; ++k)
    exchange(r, [](int, int t) { return t; }, [&](int v, int o) { return v + 10 * k + o; });
  for (int k = n; k > 0; --k) exchange(r, [&](int v, int) { return v + k; }, [](int v, int o) { return v + o; });
  int more[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  for (int k = 0; k < n; ++k)
    exchange(more, [&](int v, int) { return v + k; }, [&](int v, int o) { return v + o + 10 * k; });
  for (int t = 0; t < 8; ++t) r[t] += more[t];
  check("indices", y, r, N, n);
}

static void check_axes(int N, int n) {
  testkit::Buffer<int> y(8 * N);
  OKL_CALL(axes, N, n, y);
  int r[8] = {};
  for (int k = 0; k < n; ++k)
    exchange(r, [&](int v, int) { return v + k; }, [&](int v, int o) { return v + o + k; });
  check("axes", y, r, N, n);
}

static void check_nested(int N) {
  testkit::Buffer<int> y(8 * N);
  OKL_CALL(nested, N, y);
  int r[8];
  for (int t = 0; t < 8; ++t) r[t] = (7 - t > 0 && 7 - t < 6 ? 7 - t + 1 : 0) + 2;
  check("nested", y, r, N, 0);
}

static void check_values(int N, int n) {
  testkit::Buffer<int> y(8 * N);
  for (int k = 0; k < 8 * N; ++k) y[k] = -1;
  OKL_CALL(values, N, n, y);
  const auto own = [](int v, int) { return v; };
  const auto sum = [](int v, int o) { return v + o; };
  int r[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  exchange(r, own, sum);
  exchange(r, own, sum);
  if (n % 4 > 1) exchange(r, own, [&](int v, int o) { return v + o + n % 4; });
  for (int k = 0; k < n; ++k) exchange(r, [&](int v, int) { return v + k; }, sum);
  if (n == 1)
    for (int &v : r) v = -1;
  check("values", y, r, N, n);
}

int main() {
  for (int N : {0, 1, 3}) {
    for (int n : {0, 1, 3, 4}) {
      check_indices(N, n);
      check_axes(N, n);
      check_values(N, n);
    }
    check_nested(N);
  }
  return testkit::result();
}
