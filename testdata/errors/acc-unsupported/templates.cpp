// An instance of a template that kernels cannot be made for.
template <class... T> void all(int n, T *...x) {
#pragma acc parallel loop
  for (int i = 0; i < n; ++i) ((x[i] = 1), ...);
}
int main() {
  double a[4];
  all(4, a, a);
}
