void f(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n])
  for (int i = 1; i < n; i *= 2) x[i] = 0;
}
void g(int n, int *x) {
  #pragma acc parallel loop copy(x[0:n])
  for (int i = 0; i < n; i += 0) x[i] = 0;
}
