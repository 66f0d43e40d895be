// Kernels that call member functions: of the object around the construct, and of objects that it has.
#include <cstdio>

struct Shift {
  double by;
  double operator()(double x) const { return x + by; }
};
class Mesh {
 public:
  enum Side { LEFT, RIGHT = 3 };
  typedef double real;
  static const int STEP = 2;
  Mesh(int count, double *values) : n(count), x(values), w{1, 2, 3}, touched(0), shift{4} {}
  real at(int i) const { return x[i] * this->w[i % 3]; }
  void put(int i, real v = RIGHT) { x[i] = v + at(i) * STEP; }
  void run();
  void runAgain() {
#pragma acc parallel loop copy(x[0:n])
    for (int i = 0; i < n; ++i) this->put(i);
  }
  real sum() const {
    double s = 0;
#pragma acc parallel loop reduction(+ : s) copyin(x[0:n])
    for (int i = 0; i < n; ++i) s += shift(at(i));
    return s;
  }
  int touch() {
#pragma acc serial
    {
      mark(2);
      mark(3);
    }
    return touched;
  }
  void mark(int by);

 private:
  int n;
  double *x;
  double w[3];
  int touched;
  Shift shift;
};
void Mesh::run() {
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) put(i, 2);
}
void Mesh::mark(int by) { touched += by; }

int main() {
  double x[20], y[20];
  for (int i = 0; i < 20; ++i) x[i] = y[i] = i;
  Mesh m(20, x);
  m.run();
  m.runAgain();
  int wrong = 0;
  double total = 0;
  for (int i = 0; i < 20; ++i) {
    double w = i % 3 + 1;
    y[i] = 2 + y[i] * w * 2;
    y[i] = 3 + y[i] * w * 2;
    wrong += x[i] != y[i];
    total += y[i] * w + 4;
  }
  wrong += m.sum() != total;
  wrong += m.touch() != 5;
  std::printf("%d wrong\n", wrong);
  return wrong;
}
