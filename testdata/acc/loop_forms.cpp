// Every way to write a loop that counts.
void loop_forms(int n, int *x) {
  int outside;
  #pragma acc parallel num_gangs(2) vector_length(3) copy(x[0:8*n])
  {
    #pragma acc loop gang vector
    for (int i = 0; i < n; i++) x[i] += i;
    #pragma acc loop gang vector
    for (int i = n - 1; i > -1; i--) x[n + i] += i;
    #pragma acc loop gang vector
    for (int i = 0; n > i; i += 1) x[2 * n + i] += i;
    #pragma acc loop gang vector
    for (int i = n; i >= 1; i = i - 1) x[3 * n + i - 1] += i;
    #pragma acc loop gang vector
    for (long i = 0; i <= n - 1; i = 1 + i) x[4 * n + i] += i;
    #pragma acc loop gang vector
    for (unsigned i = 0; i < unsigned(n); ++i) x[5 * n + i] += i;
    #pragma acc loop gang vector
    for (int i = 0; i < 3 * n; i += 3) x[6 * n + i / 3] += i;
    #pragma acc loop gang vector
    for (outside = 0; outside < n; outside++) x[7 * n + outside] += outside;
  }
}
