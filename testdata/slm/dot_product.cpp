// Dot products of blocks: each thread has a partial sum in shared memory, the leader adds them up.
#define THREADS 32

__declspec(target(gfx_kernel)) void dot(int n, const float *x, const float *y, float *sums) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += 500) {
    __thread_group_local float part[THREADS], sum;
    const int last = first + 500 < n ? first + 500 : n;
    _Cilk_for (int t = 0; t < THREADS; t++) {
      float own = 0;
      for (int i = first + t; i < last; i += THREADS) own += x[i] * y[i];
      part[t] = own;
    }
    _gfx_gpgpu_thread_barrier();
    sum = __sec_reduce_add(part[:]);
    _Cilk_for (int t = 0; t < 1; t++) sums[first / 500] = sum;
  }
}
