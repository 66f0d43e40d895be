template <class T> struct Box {
  T x;
};
template <class T> struct Box<T *> {
  T *x;
  void f() {
#pragma acc parallel loop copy(x[0:4])
    for (int i = 0; i < 4; ++i) x[i] = 1;
  }
};
int main() {
  double a[4];
  Box<double *>{a}.f();
}
