// Loops in functions that take their bodies: lambdas and objects with an operator, whose captures kernels get as
// arguments.
#include <cstdio>

template <class F>
void for_each(int n, F f) {
#pragma acc parallel loop
  for (int i = 0; i < n; ++i) f(i);
}
template <typename F>
void forall(int first, int end, F &&f) {
#pragma acc parallel loop gang vector
  for (int i = first; i < end; ++i) {
    f(i);
  }
}
template <class F>
double sum(int n, const F &f) {
  double s = 0;
#pragma acc parallel loop reduction(+ : s)
  for (int i = 0; i < n; ++i) s += f(i);
  return s;
}
template <class F>
void for_rows(int n, int m, F f) {
#pragma acc parallel loop gang
  for (int j = 0; j < n; ++j) {
#pragma acc loop vector
    for (int i = 0; i < m; ++i) f(j, i);
  }
}
struct Axpy {
  double a;
  const double *x;
  double *y;
  double scaled(int i, double by = 1) const { return a * x[i] * by; }
  void operator()(int i) const { y[i] += scaled(i) + this->scaled(i, 2); }
};
struct Table {
  double operator()(int i) const { return weights[i % 3] * 2 + offset; }
  double weights[3];
  double offset;
};

static double a[24], b[24], w[3] = {1, 2, 3};

int main() {
  const int n = 24;
  double *p = a, *q = b, x[24], y[24];
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    a[i] = i;
    b[i] = x[i] = y[i] = 1;
  }
  double s = 3;
  Table table{{1, 2, 3}, 0.5};
#pragma acc data copy(a, b) copyin(w)
  {
    double *v = w;
    for_each(n, [=](int i) { p[i] = s * q[i] + i; });
    for_each(n, [&](int i) { p[i] += s * v[i % 3]; });
    auto f = [=, &v](const int i) mutable { p[i] += 3 * q[i] + v[0]; };
    forall(1, n, f);
    forall(1, n, [&](int i) -> void { q[i] += n; });
    for_each(n, Axpy{2, q, p});
    for_each(n, [p, factor = 2 * s](auto i) { p[i] *= factor; });
    for_rows(4, 6, [&](int j, int i) {
      if (i == 0) return;
      p[j * 6 + i] += j;
    });
#pragma acc parallel loop
    for (int i = 0; i < n; ++i) f(i);
  }
  double total = sum(n, [&](int i) { return x[i] * 2 + table(i); });
  for (int i = 0; i < n; ++i) {
    double one = 3 * y[i] + i, other = 1;
    one += 3 * w[i % 3];
    if (i > 0) {
      one += 4;
      other += 24;
    }
    one += 6 * other;
    one *= 6;
    if (i % 6) one += i / 6;
    one += 3 * other + 1;
    wrong += a[i] != one || b[i] != other;
  }
  wrong += total != 2 * 24 + 24 * 4 + 24 * 0.5;
  std::printf("%d wrong\n", wrong);
  return wrong;
}
