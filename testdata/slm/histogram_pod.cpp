// A histogram for each group in a struct in shared memory: each thread has a bin, so nobody waits for another.
#define BINS 16
#define CHUNK 200

struct Histogram {
  int count[BINS];
  float largest[BINS];
  int total;
};

__declspec(target(gfx_kernel)) void histogram(int n, const int *kind, const float *value, int *counts, float *largest) {
  _Cilk_for _Thread_group (int first = 0; first < n; first += CHUNK) {
    __thread_group_local struct Histogram h;
    __thread_group_local int kinds[CHUNK];
    int last = first + CHUNK;
    if (last > n) last = n;
    h.total = last - first;
    _Cilk_for (int i = first; i < last; i++) kinds[i - first] = kind[i];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int b = 0; b < BINS; b++) {
      h.count[b] = 0;
      h.largest[b] = -1;
      for (int i = 0; i < h.total; ++i) {
        if (kinds[i] != b) continue;
        h.count[b]++;
        if (value[first + i] > h.largest[b]) h.largest[b] = value[first + i];
      }
    }
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int b = BINS - 1; b >= 0; --b) {
      counts[first / CHUNK * BINS + b] = h.count[b];
      largest[first / CHUNK * BINS + b] = h.largest[b];
    }
  }
}
