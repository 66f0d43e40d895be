// A reduction of the construct itself: every gang adds.
int reduction_construct(int n, const int *x) {
  int sum = 0;
  #pragma acc parallel num_gangs(3) reduction(+:sum) copyin(x[0:n])
  {
    #pragma acc loop gang vector reduction(+:sum)
    for (int i = 0; i < n; ++i) sum += x[i];
    #pragma acc loop gang reduction(+:sum)
    for (int i = 0; i < n; ++i) sum += 2 * x[i];
  }
  return sum;
}
