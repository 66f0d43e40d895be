// Objects that constructors build, among the variables of a gang: each work item has its own of what nothing changes.
#include <cstdio>

struct Pair {
  double x, y;
  Pair() = default;
  Pair(double a, double b) : x(a), y(b) {}
  double sum() const { return x + y; }
};
struct Scale {
  double factor = 3;
  int unused;
};
struct Plain {
  double x, y;
};

int main() {
  const int n = 7, m = 150;
  static double a[n * m], c[n], d[n * m];
  int wrong = 0;
  for (int i = 0; i < n * m; ++i) a[i] = i % 11;
#pragma acc parallel loop gang copyin(a) copyout(c)
  for (int j = 0; j < n; ++j) {
    Pair p(j, 2.0), r{1.0, 2.0};
    const Pair t = Pair(1.0, j);
    Scale q;
    Plain b = {1, 2}, e = b;
    double s(0);
#pragma acc loop vector reduction(+ : s)
    for (int i = 0; i < m; ++i) {
      Pair own(i, j);
      own.x += 1;
      s += a[j * m + i] * p.sum() + q.factor + r.x + t.y + b.x + e.y + own.sum();
    }
    c[j] = s + p.x;
  }
  for (int j = 0; j < n; ++j) {
    double s = j;
    for (int i = 0; i < m; ++i) s += a[j * m + i] * (j + 2) + 3 + 1 + j + 1 + 2 + (i + 1 + j);
    wrong += c[j] != s;
  }
  // Without loops over lanes, objects are what they are anywhere.
#pragma acc parallel loop gang vector copyin(a) copyout(d)
  for (int i = 0; i < n * m; ++i) {
    Pair p(a[i], 1);
    p.y += i;
    d[i] = p.sum();
  }
  for (int i = 0; i < n * m; ++i) wrong += d[i] != a[i] + 1 + i;
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
