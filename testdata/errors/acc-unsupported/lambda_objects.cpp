// The object of a lambda as an argument in a kernel.
template <class F> void call(F f, int i) { f(i); }
template <class F> void through(int n, F f) {
#pragma acc parallel loop
  for (int i = 0; i < n; ++i) call(f, i);
}
int main() {
  double x[4];
  through(4, [&](int i) { x[i] = i; });
}
