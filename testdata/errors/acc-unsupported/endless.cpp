// Each instance makes another one.
template <int n> void f(double *x) {
#pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = i;
  if (n < 1000) f<n + 1>(x);
}
template <> void f<900>(double *) {}
int main() {
  double x[1000];
  f<1>(x);
}
