static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/shifts.okl"
// Shifts that happen at once: left, right, with and without the value, in global and in shared memory.

extern "C" void shiftAll(const int &N, const int *by, unsigned int *up, int *down, int *seen, int *each) {
  for (int b = 0; b < N; b += 8) {
    alignas(64) unsigned int s_up[1];
    for (int t = 0; t < 1; ++t) s_up[t] = 1u;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 8); t < t_end; ++t) {
      {
        int before;
        s_up[0] <<= 1;
        up[0] <<= by[b + t];
        down[0] >>= by[b + t];
        down[1] = down[1] >> 1;
        { before = down[2]; down[2] >>= 1; }
        // The place says how far.
        each[b + t] = 3 << each[b + t];
        each[b + t] = 4096 >> each[b + t];
        if (before > 0) { seen[0] += 1; }
      }
    }
    for (int t = 0; t < 1; ++t) { up[1] += s_up[0]; }
  }
}
