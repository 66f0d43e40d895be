// Lambdas whose captures cannot be arguments of kernels.
template <class F> void each(int n, F f) {
#pragma acc parallel loop
  for (int i = 0; i < n; ++i) f(i);
}
struct Grid {
  double *x;
  void run(double by) {
    each(4, [=](int i) { x[i] *= by; });
  }
};
void array() {
  double w[3] = {1, 2, 3};
  each(4, [=](int i) mutable { w[i % 3] = i; });
}
