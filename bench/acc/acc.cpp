// Programs with OpenACC, each beside the plain loop with OpenMP, timed one after the other in one process.
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <chrono>
#include <algorithm>

static void add_acc(int n, const double *a, const double *b, double *c) {
#pragma acc parallel loop copyin(a[0 : n], b[0 : n]) copyout(c[0 : n])
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

static void add_plain(int n, const double *a, const double *b, double *c) {
#pragma omp parallel for
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

static void rows_acc(int n, int m, const double *a, double *r) {
#pragma acc parallel loop gang copyin(a[0 : n * m]) copyout(r[0 : n])
  for (int j = 0; j < n; ++j) {
    double s = 0;
#pragma acc loop vector reduction(+ : s)
    for (int i = 0; i < m; ++i) s += a[j * m + i];
    r[j] = s;
  }
}

static void rows_plain(int n, int m, const double *a, double *r) {
#pragma omp parallel for
  for (int j = 0; j < n; ++j) {
    double s = 0;
    for (int i = 0; i < m; ++i) s += a[j * m + i];
    r[j] = s;
  }
}

static double jacobi_acc(int n, const double *u, double *v) {
  double most = 0;
#pragma acc parallel loop gang reduction(max : most) copyin(u[0 : n * n]) copy(v[0 : n * n])
  for (int j = 1; j < n - 1; ++j) {
#pragma acc loop vector reduction(max : most)
    for (int i = 1; i < n - 1; ++i) {
      double next = 0.25 * (u[j * n + i - 1] + u[j * n + i + 1] + u[(j - 1) * n + i] + u[(j + 1) * n + i]);
      double change = fabs(next - u[j * n + i]);
      most = most < change ? change : most;
      v[j * n + i] = next;
    }
  }
  return most;
}

static double jacobi_plain(int n, const double *u, double *v) {
  double most = 0;
#pragma omp parallel for reduction(max : most)
  for (int j = 1; j < n - 1; ++j) {
    for (int i = 1; i < n - 1; ++i) {
      double next = 0.25 * (u[j * n + i - 1] + u[j * n + i + 1] + u[(j - 1) * n + i] + u[(j + 1) * n + i]);
      double change = fabs(next - u[j * n + i]);
      most = most < change ? change : most;
      v[j * n + i] = next;
    }
  }
  return most;
}

static void product_acc(int n, const double *a, const double *b, double *c) {
#pragma acc parallel loop gang copyin(a[0 : n * n], b[0 : n * n]) copyout(c[0 : n * n])
  for (int j = 0; j < n; ++j) {
#pragma acc loop vector
    for (int i = 0; i < n; ++i) c[j * n + i] = 0;
#pragma acc loop seq
    for (int k = 0; k < n; ++k) {
      double f = a[j * n + k];
#pragma acc loop vector
      for (int i = 0; i < n; ++i) c[j * n + i] += f * b[k * n + i];
    }
  }
}

static void product_plain(int n, const double *a, const double *b, double *c) {
#pragma omp parallel for
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < n; ++i) c[j * n + i] = 0;
    for (int k = 0; k < n; ++k) {
      double f = a[j * n + k];
      for (int i = 0; i < n; ++i) c[j * n + i] += f * b[k * n + i];
    }
  }
}

// The fastest of several runs, in microseconds; both sides take turns, so that both see the same machine.
template <class A, class B> static void compare(const char *name, int runs, double difference, A acc, B plain) {
  auto time = [](auto run) {
    auto start = std::chrono::steady_clock::now();
    run();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
  };
  double first = 1e300, second = 1e300;
  for (int k = 0; k < runs; ++k) {
    first = std::min(first, time(acc));
    second = std::min(second, time(plain));
  }
  std::printf("%s %.3f %.3f %g\n", name, first, second, difference);
}

static double apart(int n, const double *a, const double *b) {
  double most = 0;
  for (int i = 0; i < n; ++i) most = std::max(most, std::fabs(a[i] - b[i]));
  return most;
}

int main() {
  const int size = 1 << 22, rows = 2048, n = 320;
  double *a = (double *)std::malloc(size * sizeof(double)), *b = (double *)std::malloc(size * sizeof(double));
  double *c = (double *)std::calloc(size, sizeof(double)), *d = (double *)std::calloc(size, sizeof(double));
  for (int i = 0; i < size; ++i) a[i] = (i * 7 % 101) / 101.0, b[i] = (i * 11 % 97) / 97.0;

  add_acc(size, a, b, c), add_plain(size, a, b, d);
  compare("vector-add", 60, apart(size, c, d), [&] { add_acc(size, a, b, c); }, [&] { add_plain(size, a, b, d); });
  rows_acc(rows, rows, a, c), rows_plain(rows, rows, a, d);
  compare("row-sums", 60, apart(rows, c, d), [&] { rows_acc(rows, rows, a, c); }, [&] { rows_plain(rows, rows, a, d); });
  double one = jacobi_acc(rows, a, c), other = jacobi_plain(rows, a, d);
  compare("jacobi", 60, std::fabs(one - other), [&] { jacobi_acc(rows, a, c); }, [&] { jacobi_plain(rows, a, d); });
  // 1,000 regions of a few microseconds.
  const int small = 64;
  auto sweeps = [&](auto jacobi, double *u, double *v) {
    double most = 0;
    for (int k = 0; k < 500; ++k) most = std::max(jacobi(small, u, v), jacobi(small, v, u));
    return most;
  };
  const int cells = small * small;
  double *e = (double *)std::malloc(cells * sizeof(double)), *f = (double *)std::malloc(cells * sizeof(double));
  std::copy(a, a + cells, e), std::copy(a, a + cells, c);
  std::copy(a, a + cells, f), std::copy(a, a + cells, d);
  sweeps(jacobi_acc, e, c), sweeps(jacobi_plain, f, d);
  compare("short-regions", 10, apart(cells, e, f), [&] { sweeps(jacobi_acc, e, c); }, [&] { sweeps(jacobi_plain, f, d); });
  product_acc(n, a, b, c), product_plain(n, a, b, d);
  compare("matrix-product", 30, apart(n * n, c, d), [&] { product_acc(n, a, b, c); }, [&] { product_plain(n, a, b, d); });
}
