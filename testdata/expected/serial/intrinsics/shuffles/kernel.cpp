static inline unsigned okl_lanes(unsigned long item, unsigned long items) {
  const unsigned long rest = items - (item & ~31ul);
  return rest < 32 ? rest : 32;
}
template <class T>
static inline T okl_from_lane(const T *all, unsigned long item, unsigned long items, unsigned from) {
  return all[(item & ~31ul) + (from < okl_lanes(item, items) ? from : (item & 31))];
}
template <class T>
static inline T okl_warp_add(const T *all, unsigned long item, unsigned long items) {
  const unsigned lanes = okl_lanes(item, items);
  T part[32];
  for (unsigned lane = 0; lane < lanes; ++lane) part[lane] = all[(item & ~31ul) + lane];
  for (unsigned d = 16; d > 0; d /= 2) {
    for (unsigned lane = 0; lane + d < lanes && lane < d; ++lane) {
      const T x = part[lane], y = part[lane + d];
      part[lane] = x + y;
    }
  }
  return part[0];
}
template <class T>
static inline T okl_warp_min(const T *all, unsigned long item, unsigned long items) {
  const unsigned lanes = okl_lanes(item, items);
  T part[32];
  for (unsigned lane = 0; lane < lanes; ++lane) part[lane] = all[(item & ~31ul) + lane];
  for (unsigned d = 16; d > 0; d /= 2) {
    for (unsigned lane = 0; lane + d < lanes && lane < d; ++lane) {
      const T x = part[lane], y = part[lane + d];
      part[lane] = y < x ? y : x;
    }
  }
  return part[0];
}
template <class T>
static inline T okl_warp_max(const T *all, unsigned long item, unsigned long items) {
  const unsigned lanes = okl_lanes(item, items);
  T part[32];
  for (unsigned lane = 0; lane < lanes; ++lane) part[lane] = all[(item & ~31ul) + lane];
  for (unsigned d = 16; d > 0; d /= 2) {
    for (unsigned lane = 0; lane + d < lanes && lane < d; ++lane) {
      const T x = part[lane], y = part[lane + d];
      part[lane] = x < y ? y : x;
    }
  }
  return part[0];
}
#line 1 "kernels/intrinsics/shuffles.okl"
// okl: --intrinsics shuffle
// Values of other lanes: in whole warps, in the last one of a group that has fewer lanes, and in rows.


extern "C" void lanes(const int &N, const int *x, int *up, int *down, int *other, int *third) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int own[80], a[80], b[80], c[80], d[80];
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i; own[item] = x[80 * g + i]; }
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i;
      a[item] = okl_from_lane<int>(own, item, 80, ((item) & 31) - (unsigned)(3));
    }
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i; b[item] = okl_from_lane<int>(own, item, 80, ((item) & 31) + (unsigned)(1 + i % 7)); }
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i; c[item] = okl_from_lane<int>(own, item, 80, ((item) & 31) ^ (unsigned)(5)); }
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i; d[item] = okl_from_lane<int>(own, item, 80, (unsigned)(20)); }
    for (int i = 0; i < 80; ++i) { const unsigned long long item = (unsigned long long)i;
      up[80 * g + i] = a[item];
      down[80 * g + i] = b[item];
      other[80 * g + i] = c[item];
      third[80 * g + i] = d[item];
    }
  }
}

// Rows of whole warps, numbers of 64 bits, an address of a work item's own that is written.
extern "C" void rows(const int &N, const long *x, long *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) long value[192];
    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 64; ++i) { const unsigned long long item = (unsigned long long)i + 64 * (unsigned long long)j; value[item] = x[64 * (3 * g + j) + i]; }
    }
    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 64; ++i) { const unsigned long long item = (unsigned long long)i + 64 * (unsigned long long)j;
        y[64 * (3 * g + j) + i] = okl_from_lane<long>(value, item, 192, (unsigned)(j + (i & 15)));
      }
    }
  }
}

// A warp's sums, smallest and largest, and a sum of a group from them.
extern "C" void warps(const int &N, const float *x, float *sum, float *least, float *most, float *total) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float sums[4];
    alignas(64) float own[100], all[100], low[100], high[100];
    for (int i = 0; i < 100; ++i) { const unsigned long long item = (unsigned long long)i; own[item] = x[100 * g + i]; }
    for (int i = 0; i < 100; ++i) { const unsigned long long item = (unsigned long long)i; all[item] = okl_warp_add<float>(own, item, 100); }
    for (int i = 0; i < 100; ++i) { const unsigned long long item = (unsigned long long)i; low[item] = okl_warp_min<float>(own, item, 100); }
    for (int i = 0; i < 100; ++i) { const unsigned long long item = (unsigned long long)i; high[item] = okl_warp_max<float>(own, item, 100); }
    for (int i = 0; i < 100; ++i) { const unsigned long long item = (unsigned long long)i;
      sum[100 * g + i] = all[item];
      least[100 * g + i] = low[item];
      most[100 * g + i] = high[item];
      if (i % 32 == 0) sums[i / 32] = all[item];
    }
    for (int i = 0; i < 1; ++i) {
      total[g] = sums[0] + sums[1] + sums[2] + sums[3];
    }
  }
}

// The usual tree: values move down by halves.
extern "C" void tree(const int &N, const float *x, float *sum) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float v[32], w[32];
    for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i; v[item] = x[32 * g + i]; }
    for (int d = 16; d > 0; d /= 2) {
      for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i; w[item] = okl_from_lane<float>(v, item, 32, ((item) & 31) + (unsigned)(d)); }
      for (int i = 0; i < 32; ++i) { const unsigned long long item = (unsigned long long)i; v[item] += w[item]; }
    }
    for (int i = 0; i < 1; ++i) { const unsigned long long item = (unsigned long long)i;
      sum[g] = v[item];
    }
  }
}
