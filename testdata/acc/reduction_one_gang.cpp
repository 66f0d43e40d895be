// A sum over lanes in the only gang, and a product over workers: the program sees both without another clause.
void reduction_one_gang(int n, const int *x, int *out) {
  int sum = 10, product = 1;
  #pragma acc parallel num_gangs(1) vector_length(7) copyin(x[0:n])
  {
    #pragma acc loop vector reduction(+:sum)
    for (int i = 0; i < n; ++i) sum += x[i];
  }
  #pragma acc parallel num_gangs(1) num_workers(3) copyin(x[0:n])
  {
    #pragma acc loop worker reduction(*:product)
    for (int i = 0; i < n; ++i) product *= x[i] % 2 ? -1 : 1;
  }
  out[0] = sum;
  out[1] = product;
}
