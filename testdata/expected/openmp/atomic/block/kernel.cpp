static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomic/block.okl"
// A block that is one step as a whole. Devices have no such thing; CPUs run it under a lock, and
// then every other atomic update of the kernel has to take the same lock.

extern "C" void blocks(const int &N, const int *v, int *x) {
  #pragma omp parallel for
#line 5 "kernels/atomic/block.okl"
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    #pragma omp critical (okl_atomic)
#line 6 "kernels/atomic/block.okl"
    {
      const int before = x[0];
      x[0] = before + v[i];
      x[1] += before & 0;
      x[1]++;
    }
    #pragma omp critical (okl_atomic)
#line 12 "kernels/atomic/block.okl"
    x[0] -= 1;
    int mine;
    #pragma omp critical (okl_atomic)
#line 14 "kernels/atomic/block.okl"
    mine = x[2]++;
    x[3 + mine] = mine;
  } } }
}
