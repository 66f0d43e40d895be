// A loop over gangs, each of which has one work item for it.
void document_04(int m, float *x) {
  #pragma acc parallel copyout(x[0:m])
  {
    #pragma acc loop gang
    for (int i = 1; i <= m; i++) {
      x[i - 1] = 1;
    }
  }
}
