// The mode of each statement: what stands outside of loops over workers is run once by each gang, the condition of an `if`
// around one is known to all of its workers.
void document_modes(int m, int n, int to_workers, int *first, int *gang, int *worker, int *last) {
  #pragma acc parallel num_gangs(1) num_workers(4) copy(first[0:3], gang[0:m], worker[0:m*n], last[0:1])
  {
    first[0] = first[0] + 1;
    if (to_workers) {
      #pragma acc loop gang
      for (int i = 0; i < m; ++i) {
        gang[i] = gang[i] + 1;
        #pragma acc loop worker
        for (int j = 0; j < n; ++j) {
          worker[i * n + j] += gang[i] + j;
        }
      }
      first[1] = first[1] + 1;
    } else {
      first[2] = first[2] + 1;
    }
    last[0] = last[0] + first[0];
  }
}
