template <class okl_T>
static inline okl_T okl_read(const okl_T *place, unsigned long at) { return place[at]; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/host/reads.okl"
// A loop of the host that ends by what the launches left in memory.

extern "C" void spread(const int &N, const float &limit, float *__restrict__ x, int *changed, int *rounds) {
  int more = N > 0, count = 0;
  const int *const flag = changed + 1;
  while (more) {
    for (int b = 0; b < 1; ++b) {
      for (int t = 0; t < 1; ++t) changed[1] = 0;
    }
    for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 32) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
      if (x[i] > limit) {
        x[i] /= 2;
        changed[1] = 1;
      }
    } } }
    ++count;
    more = okl_read(changed + 1, 0) != 0 && okl_read(x, N - 1) >= 0 && okl_read((flag), 0);
  }
  for (int b = 0; b < 1; ++b) {
    for (int t = 0; t < 1; ++t) rounds[0] = count;
  }
}
