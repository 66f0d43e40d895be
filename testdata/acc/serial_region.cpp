// `serial`: one gang with one lane, whatever directives of loops say.
void serial_region(int n, const int *x, int *sums) {
  #pragma acc serial copyin(x[0:n]) copyout(sums[0:n])
  {
    int sum = 0;
    #pragma acc loop seq
    for (int i = 0; i < n; ++i) {
      sum += x[i];
      sums[i] = sum;
    }
  }
}
