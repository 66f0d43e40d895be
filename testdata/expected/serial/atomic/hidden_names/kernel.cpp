#line 1 "kernels/atomic/hidden_names.okl"
// Parameters and variables with the names of what targets call to update and to meet.

extern "C" void hiddenNames(const int &n, const int &atomic_add, const int &barrier, const int &atomicAdd,
                         const int &memory_order_relaxed, const int *keys, int *bins) {
  for (int b = 0; b < n; b += 16) {
    alignas(64) int part[16];
    for (int i = b; i < b + 16; ++i) {
      part[i - b] = i < n ? keys[i] : 0;
    }
    for (int i = b; i < b + 16; ++i) {
      const int atomic_sub = part[b + 15 - i], atomicSub = i < n;
      bins[atomic_sub & 7] += atomic_add + barrier * atomicAdd + memory_order_relaxed;
      bins[8] -= atomic_sub * atomicSub;
    }
  }
}
