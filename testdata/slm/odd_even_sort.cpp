// Sorts blocks in shared memory: neighbours are exchanged, those at even and at odd places in turns.
#define BLOCK 20

__declspec(target(gfx_kernel)) void sort_blocks(int n, int *x) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += BLOCK) {
    __thread_group_local int s[BLOCK];
    const int count = n - first < BLOCK ? n - first : BLOCK;
    s[0:count] = x[first:count];
    _gfx_gpgpu_thread_barrier();
    for (int round = 0; round < count; ++round) {
      _Cilk_for (int i = round % 2; i < count - 1; i += 2) {
        if (s[i] > s[i + 1]) {
          const int larger = s[i];
          s[i] = s[i + 1];
          s[i + 1] = larger;
        }
      }
      _gfx_gpgpu_thread_barrier();
    }
    _Cilk_for (int i = 0; i < count; ++i) x[first + i] = s[i];
  }
}
