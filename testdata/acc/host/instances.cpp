// Constructs in templates: each instance that the program makes has kernels of its own.
#include <cstdio>

namespace lib {
namespace {
template <class T>
T twice(T x) {
  return 2 * x;
}
}  // namespace
/// A type, a number, a default argument, a call of another template.
template <class T, int N>
static T scale(int n, T *x, T shift = T(0)) {
  T sum = N;
#pragma acc parallel loop copy(x[0:n]) reduction(+ : sum)
  for (int i = 0; i < n; ++i) {
    T own = x[i] + shift;
    x[i] = N * twice<T>(own);
    sum += own;
  }
  return sum;
}
/// Makes instances of another template.
template <typename T>
T outer(int n, T *x) {
  return scale<T, 2>(n, x) + scale<T, 3>(n, x);
}
enum Mode { ADD, MULTIPLY };
template <Mode mode, unsigned long long SIZE, bool isNegative = false>
void change(double *x) {
#pragma acc parallel loop copy(x[0:SIZE])
  for (unsigned long long i = 0; i < SIZE; ++i) {
    double by = isNegative ? -2 : 2;
    x[i] = mode == ADD ? x[i] + by : x[i] * by;
  }
}
}  // namespace lib

struct Point {
  double x, y;
};

template <class P>
void mirror(int n, P *p) {
#pragma acc parallel loop copy(p[0:n])
  for (int i = 0; i < n; ++i) {
    P q = p[i];
    p[i].x = -q.x;
  }
}

template <class T>
class Grid {
 public:
  Grid(int count, T *values, T factor) : n(count), x(values), by(factor) {}
  void scale() {
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; ++i) x[i] *= by;
  }
  T sum() const;
  template <class U>
  void add(const U *other) {
#pragma acc parallel loop copy(x[0:n]) copyin(other[0:n])
    for (int i = 0; i < n; ++i) x[i] += static_cast<T>(other[i]);
  }

 private:
  int n;
  T *x;
  T by;
};
template <class U>
U Grid<U>::sum() const {
  U all = 0;
#pragma acc parallel loop reduction(+ : all) copyin(x[0:n])
  for (int i = 0; i < n; ++i) all += x[i];
  return all;
}

template <class T>
void fill(int n, T x, int value) {
#pragma acc parallel loop copyout(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = value;
}

static int wrong = 0;
static void expect(double found, double expected, const char *what) {
  if (found != expected) {
    std::printf("%s: %g instead of %g\n", what, found, expected);
    ++wrong;
  }
}

int main() {
  float a[7];
  double b[7];
  for (int i = 0; i < 7; ++i) a[i] = b[i] = i;
  expect(lib::scale<float, 3>(7, a), 3 + 21, "sum of floats");
  expect(a[6], 36, "floats");
  expect(lib::scale<double, 4>(7, b, 1.0), 4 + 28, "sum of doubles");
  expect(b[4], 40, "doubles");
  for (int i = 0; i < 7; ++i) b[i] = i;
  expect(lib::outer(7, b), 2 + 21 + 3 + 84, "instances of instances");
  expect(b[2], 48, "twice");
  lib::change<lib::ADD, 7>(b);
  lib::change<lib::MULTIPLY, 3, true>(b);
  expect(b[2], -100, "numbers as arguments");
  expect(b[6], 146, "other numbers");
  Point p[3] = {{1, 2}, {3, 4}, {5, 6}};
  mirror(3, p);
  expect(p[2].x, -5, "structures");
  struct Own {
    double x;
  } own[2] = {{1}, {2}};
  mirror(2, own);
  expect(own[1].x, -2, "structures of a function");
  for (int i = 0; i < 7; ++i) a[i] = b[i] = i;
  Grid<float> g(7, a, 2);
  Grid<double> h(7, b, 3);
  g.scale();
  h.scale();
  g.add(b);
  expect(g.sum(), 5 * 21, "members");
  expect(h.sum(), 3 * 21, "other members");
  fill(5, a, 3);
  fill<double *>(6, b, 4);
  expect(a[4] + b[5] + a[5], 7 + 25, "pointers as arguments");
  return wrong;
}
