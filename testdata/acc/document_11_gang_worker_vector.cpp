// One loop over all three levels.
void document_11_gang_worker_vector(int m, float *x) {
  #pragma acc parallel num_gangs(4) num_workers(2) vector_length(8) copyout(x[0:m])
  {
    #pragma acc loop gang worker vector
    for (int i = 1; i <= m; i++) {
      x[i - 1] = i;
    }
  }
}
