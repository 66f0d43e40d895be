#pragma acc routine vector
static void clear(int n, int *x) {
  #pragma acc loop vector
  for (int i = 0; i < n; ++i) x[i] = 0;
}

void f(int n, int *x) {
  #pragma acc parallel loop gang vector copy(x[0:n*n])
  for (int j = 0; j < n; ++j) clear(n, x + j * n);
}

#pragma acc routine seq
static int most(int n, const int *x) {
  int high = 0;
  #pragma acc loop worker reduction(max:high)
  for (int i = 0; i < n; ++i) high = x[i] > high ? x[i] : high;
  return high;
}

#pragma acc routine worker
static void rows(int n, int *x) {
  #pragma acc loop worker
  for (int j = 0; j < n; ++j) clear(n, x + j * n);
}

#pragma acc routine vector
static void all(int n, int *x) { rows(n, x); }
