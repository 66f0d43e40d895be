// Objects as a whole on a device: clauses name `this`, and kernels of other functions use what the device has.
#include <cstdio>
#include <cstdlib>

class Field {
 public:
  Field(int count, double first) : n(count), scale(first), total(0), w{1, 2, 3} {
    x = static_cast<double *>(std::malloc(n * sizeof(double)));
    for (int i = 0; i < n; ++i) x[i] = i;
#pragma acc enter data copyin(this[0:1], x[0:n])
  }
  ~Field() {
#pragma acc exit data delete(x[0:n], this[0:1])
    std::free(x);
  }
  void grow() {
#pragma acc serial
    {
      scale += 1;
      w[1] = 5;
    }
  }
  void apply() {
#pragma acc parallel loop present(x[0:n])
    for (int i = 0; i < n; ++i) x[i] = value(i);
  }
  void fetch() {
#pragma acc update self(x[0:n], this->scale)
  }
  double value(int i) const { return x[i] * scale + w[i % 3]; }
  int n;
  double scale;
  double total;
  double w[3];
  double *x;
};
struct Counter {
  int n;
  int hits;
  int count(const int *v) {
#pragma acc parallel loop copy(this[0:1]) copyin(v[0:n])
    for (int i = 0; i < n; ++i) {
#pragma acc atomic
      hits += v[i] > 2;
    }
    return hits;
  }
};

int main() {
  int wrong = 0;
  {
    Field f(50, 2);
    f.grow();
    f.apply();
    f.fetch();
    const double w[3] = {1, 5, 3};
    for (int i = 0; i < 50; ++i) wrong += f.x[i] != i * 3.0 + w[i % 3];
    wrong += f.scale != 3;
  }
  int v[10];
  for (int i = 0; i < 10; ++i) v[i] = i;
  Counter c{10, 1};
  wrong += c.count(v) != 8;
  std::printf("%d wrong\n", wrong);
  return wrong;
}
