#pragma acc routine gang
static void raise(int n, int *x) {
  #pragma acc loop gang
  for (int i = 0; i < n; ++i) x[i] += 1;
}

void g(int n, int *x) {
  #pragma acc parallel num_gangs(4) copy(x[0:n])
  raise(n, x);
}
