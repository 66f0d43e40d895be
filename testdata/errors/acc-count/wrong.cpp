void f(int n, int *x) {
  #pragma acc parallel loop num_gangs(0) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = 0;
  #pragma acc parallel loop num_workers(64) vector_length(64) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = 0;
}
void g(int n, int size, int *x) {
  #pragma acc parallel loop tile(size) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = 0;
  #pragma acc parallel loop tile(2 - 2) copy(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = 0;
}
