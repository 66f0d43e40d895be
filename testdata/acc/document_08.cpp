// One loop over the workers of all gangs.
void document_08(int m, float *x) {
  #pragma acc parallel num_gangs(4) num_workers(2) copyout(x[0:m])
  {
    #pragma acc loop gang worker
    for (int i = 1; i <= m; i++) {
      x[i - 1] = i;
    }
  }
}
