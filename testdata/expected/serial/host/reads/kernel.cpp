template <class okl_T>
static inline okl_T okl_read(const okl_T *place, unsigned long at) { return place[at]; }
#line 1 "kernels/host/reads.okl"
// A loop of the host that ends by what the launches left in memory.

extern "C" void spread(const int &N, const float &limit, float *__restrict__ x, int *changed, int *rounds) {
  int more = N > 0, count = 0;
  const int *const flag = changed + 1;
  while (more) {
    for (int b = 0; b < 1; ++b) {
      for (int t = 0; t < 1; ++t) changed[1] = 0;
    }
    for (long long i_tile = 0; i_tile < N; i_tile += 32) for (int i = (int)i_tile, i_end = (int)(i_tile + 32 < N ? i_tile + 32 : N); i < i_end; ++i) {
      if (x[i] > limit) {
        x[i] /= 2;
        changed[1] = 1;
      }
    }
    ++count;
    more = okl_read(changed + 1, 0) != 0 && okl_read(x, N - 1) >= 0 && okl_read((flag), 0);
  }
  for (int b = 0; b < 1; ++b) {
    for (int t = 0; t < 1; ++t) rounds[0] = count;
  }
}
