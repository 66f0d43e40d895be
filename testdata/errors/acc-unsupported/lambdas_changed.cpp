// A number that is captured by reference changes.
template <class F> void each(int n, F f) {
#pragma acc parallel loop
  for (int i = 0; i < n; ++i) f(i);
}
int main() {
  double s = 0;
  each(4, [&](int i) { s += i; });
}
