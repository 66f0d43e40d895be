// Functions that lanes call, each for itself.
#pragma acc routine seq
static int twice(int x) { return 2 * x; }

#pragma acc routine seq
static int power(int base, int exponent) {
  int value = 1;
  for (int i = 0; i < exponent; ++i) value *= base;
  return twice(value);
}

void routine_seq(int n, int *x) {
  #pragma acc parallel loop gang vector vector_length(9) copyout(x[0:n])
  for (int i = 0; i < n; ++i) x[i] = power(3, i % 8) + twice(i);
}
