// Lanes alone, five of them.
void levels_vector(int n, int *x) {
  #pragma acc parallel num_gangs(1) vector_length(5) copyout(x[0:n])
  {
    #pragma acc loop vector
    for (int i = 0; i < n; ++i) x[i] = 3 * i;
  }
}
