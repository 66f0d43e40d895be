// Workers alone, three of them: every gang runs the whole loop.
void levels_worker(int n, int *x) {
  #pragma acc parallel num_gangs(1) num_workers(3) copyout(x[0:n])
  {
    #pragma acc loop worker
    for (int i = 0; i < n; ++i) x[i] = 3 * i;
  }
}
