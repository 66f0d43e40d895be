// Loops that end where their variable equals a bound, up and down, alone and as one.
void loop_unequal(int n, int *x, int *y) {
  #pragma acc parallel num_gangs(2) vector_length(3) copy(x[0:n], y[0:3*n])
  {
    #pragma acc loop gang vector
    for (int i = 0; i != n; ++i) x[i] += i;
    #pragma acc loop gang vector collapse(2)
    for (int j = 2; j != -1; --j) {
      for (int i = 0; n != i; i++) y[j * n + i] += 100 * j + i;
    }
  }
}
