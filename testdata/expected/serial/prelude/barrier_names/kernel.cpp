#line 1 "kernels/prelude/barrier_names.okl"
// Variables with the names of other languages' barriers.

static int get(const int *a, const int i) { return a[i]; }

extern "C" void barrier_names(const int &N, const int *barrier, int *work_group_barrier) {
  for (int g = 0; g < N; ++g) {
    for (int i = 0; i < 8; ++i) {
      const int occaBarrier = barrier[(get(barrier, 8 * g + i)) % 8];
      work_group_barrier[8 * g + i] = 2 * occaBarrier + barrier[8 * g + i];
    }
  }
}
