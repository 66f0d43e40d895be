static inline unsigned okl_lanes(unsigned long item, unsigned long items) {
  const unsigned long rest = items - (item & ~31ul);
  return rest < 32 ? rest : 32;
}
template <class T>
static inline T okl_from_lane(const T *all, unsigned long item, unsigned long items, unsigned from) {
  return all[(item & ~31ul) + (from < okl_lanes(item, items) ? from : (item & 31))];
}
static inline unsigned okl_warp_ballot(const int *all, unsigned long item, unsigned long items) {
  const unsigned lanes = okl_lanes(item, items);
  unsigned bits = 0;
  for (unsigned lane = 0; lane < lanes; ++lane) bits |= (unsigned)(all[(item & ~31ul) + lane] != 0) << lane;
  return bits;
}
static inline int okl_warp_all(const int *all, unsigned long item, unsigned long items) {
  return okl_warp_ballot(all, item, items) == 0xffffffffu >> (32 - okl_lanes(item, items));
}
#line 1 "kernels/intrinsics/votes.okl"
// okl: --intrinsics shuffle
// Votes of warps, of the last one of a group with fewer lanes too; places in a list without gaps.


extern "C" void votes(const int &N, const int *x, unsigned *bits, int *some, int *each) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int own[84], a[84], b[84];
    alignas(64) unsigned word[84];
    for (int i = 0; i < 84; ++i) { const unsigned long long item = (unsigned long long)i; own[item] = x[84 * g + i]; }
    for (int i = 0; i < 84; ++i) { const unsigned long long item = (unsigned long long)i; word[item] = okl_warp_ballot(own, item, 84); }
    for (int i = 0; i < 84; ++i) { const unsigned long long item = (unsigned long long)i; a[item] = ((int)(okl_warp_ballot(own, item, 84) != 0)); }
    for (int i = 0; i < 84; ++i) { const unsigned long long item = (unsigned long long)i; b[item] = okl_warp_all(own, item, 84); }
    for (int i = 0; i < 84; ++i) { const unsigned long long item = (unsigned long long)i;
      bits[84 * g + i] = word[item];
      some[84 * g + i] = a[item];
      each[84 * g + i] = b[item];
    }
  }
}

// Each lane that has something counts those before it.
extern "C" void places(const int &N, const int *x, int *place) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int takes[64];
    alignas(64) unsigned takers[64];
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i + 32 * (unsigned long long)j; takes[item] = x[32 * (2 * g + j) + i] > 0; }
    }
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i + 32 * (unsigned long long)j; takers[item] = okl_warp_ballot(takes, item, 64); }
    }
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i + 32 * (unsigned long long)j;
        int before = 0;
        for (int k = 0; k < i; ++k) before += (int)(takers[item] >> k & 1u);
        place[32 * (2 * g + j) + i] = takes[item] ? before : -1;
      }
    }
  }
}
