// Loops that all work items of a group share have variables of their own in each.
void private_worker_lane(int n, int m, int *x) {
  int w, pair[2];
  #pragma acc parallel loop gang num_workers(3) vector_length(4) copyout(x[0:n*m])
  for (int j = 0; j < n; ++j) {
    #pragma acc loop worker vector private(w, pair)
    for (int i = 0; i < m; ++i) {
      w = i;
      pair[0] = j + w;
      pair[1] = 2 * w;
      x[j * m + i] = pair[0] * pair[1];
    }
  }
}
