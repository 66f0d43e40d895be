static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/structs/members_changed.okl"
// An argument whose parts the kernel changes, inside of arrays, too.

struct Part {
  int number;
  int pair[2];
  int table[2][3];
  int flat[6];
};

extern "C" void changed(const int &N, const Part &part, const int *a, int *b) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { auto &_occa_host_part = part; auto part = _occa_host_part;
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[(1) + (2) * (2)] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } } }
}
