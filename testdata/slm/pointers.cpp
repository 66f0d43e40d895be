// A pointer in shared memory, pointers to shared data, and functions that take and return them.
__declspec(target(gfx)) float sum_of(const float __thread_group_local *p, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += p[i];
  return sum;
}

__declspec(target(gfx)) float __thread_group_local *second(float __thread_group_local *p) { return p + 8; }

__declspec(target(gfx_kernel)) void pointers(int n, const float *x, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local float s[16];
    const float * __thread_group_local row;
    float __thread_group_local *half = s + 4;
    row = x + 16 * g;
    _Cilk_for (int i = 0; i < 16; i++) s[i] = row[i];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 8; i++) y[8 * g + i] = sum_of(second(s), i) + half[i];
  }
}
