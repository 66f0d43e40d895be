// Three indices, and three levels.
void blocks(int n, const int x[][4][6], int sums[][4]) {
  #pragma acc parallel loop gang num_workers(2) vector_length(3) copyin(x[0:n]) copyout(sums[0:n])
  for (int k = 0; k < n; ++k) {
    #pragma acc loop worker
    for (int j = 0; j < 4; ++j) {
      int sum = 0;
      #pragma acc loop vector reduction(+:sum)
      for (int i = 0; i < 6; ++i) sum += x[k][j][i];
      sums[k][j] = sum;
    }
  }
}
