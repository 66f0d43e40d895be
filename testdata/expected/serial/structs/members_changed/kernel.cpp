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
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { { auto &_occa_host_part = part; auto part = _occa_host_part;
    *part.pair = 3;
    part.table[1][2] = 40;
    part.flat[(1) + (2) * (2)] = 500;
    b[i] = a[i] + part.number + part.pair[0] + part.pair[1] + part.table[1][2] + part.flat[5];
  } } }
}
