// `seq` keeps the order, `auto` leaves it to the compiler, `independent` promises that there is none.
void seq_auto_independent(int n, int *x, int *y, int *z) {
  #pragma acc parallel num_gangs(1) copy(x[0:n], y[0:n], z[0:n])
  {
    #pragma acc loop seq
    for (int i = 1; i < n; ++i) x[i] += x[i - 1];
    #pragma acc loop auto
    for (int i = 1; i < n; ++i) y[i] += y[i - 1];
    #pragma acc loop independent
    for (int i = 0; i < n; ++i) z[i] += x[i];
  }
}
