// The same in one directive, with a number of gangs.
void document_05(int m, float *x) {
  #pragma acc parallel loop gang num_gangs(4) copyout(x[0:m])
  for (int i = 1; i <= m; i++) {
    x[i - 1] = 1;
  }
}
