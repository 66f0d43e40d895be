// Who reads at once sees a whole number, and who writes leaves one.
void atomic_read_write(int n, const int *x, int *last, int *copies) {
  #pragma acc parallel loop gang vector vector_length(6) copyin(x[0:n]) copy(last[0:2]) copyout(copies[0:n])
  for (int i = 0; i < n; ++i) {
    #pragma acc atomic read
    copies[i] = last[0];
    #pragma acc atomic write
    last[1] = 100 + x[i] % 2;
  }
}
