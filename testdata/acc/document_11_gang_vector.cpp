// One loop over the lanes of all gangs.
void document_11_gang_vector(int m, float *x) {
  #pragma acc parallel num_gangs(4) vector_length(8) copyout(x[0:m])
  {
    #pragma acc loop gang vector
    for (int i = 1; i <= m; i++) {
      x[i - 1] = i;
    }
  }
}
