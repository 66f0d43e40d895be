#line 1 "kernels/exclusive/starts_from.okl"
// `@exclusive` variables whose first values are made of others, after work items have changed those.
extern "C" void startsFrom(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int _occa_first_e = 3, _occa_first_next = _occa_first_e + 1, later[16]; __typeof__(_occa_first_e) e[16]; for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&e[_occa_k], &_occa_first_e, sizeof(_occa_first_e)); __typeof__(_occa_first_next) next[16]; for (unsigned long long _occa_k = 0; _occa_k < 16; ++_occa_k) __builtin_memcpy(&next[_occa_k], &_occa_first_next, sizeof(_occa_first_next));
    __typeof__(int[2]) both[16]; for (unsigned long long _occa_exclusive_index = 0; _occa_exclusive_index < 16; ++_occa_exclusive_index) { int _occa_first_both[2] = {e[_occa_exclusive_index], next[_occa_exclusive_index]}; __builtin_memcpy(&both[_occa_exclusive_index], &_occa_first_both, sizeof(_occa_first_both)); }
    for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      e[_occa_exclusive_index] += x[16 * g + t];
      both[_occa_exclusive_index][0] += e[_occa_exclusive_index];
      later[_occa_exclusive_index] = t;
    }
    alignas(64) __typeof__(int) f[16]; __typeof__(int[2]) spare[16]; for (unsigned long long _occa_exclusive_index = 0; _occa_exclusive_index < 16; ++_occa_exclusive_index) { int _occa_first_f = e[_occa_exclusive_index] + later[_occa_exclusive_index], _occa_first_spare[2]; __builtin_memcpy(&f[_occa_exclusive_index], &_occa_first_f, sizeof(_occa_first_f)); }
    __typeof__(int) fixed[16]; for (unsigned long long _occa_exclusive_index = 0; _occa_exclusive_index < 16; ++_occa_exclusive_index) { const int _occa_first_fixed = f[_occa_exclusive_index] * 2; __builtin_memcpy(&fixed[_occa_exclusive_index], &_occa_first_fixed, sizeof(_occa_first_fixed)); }
    for (int t = 0; t < 16; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      f[_occa_exclusive_index] += fixed[_occa_exclusive_index];
      spare[_occa_exclusive_index][t & 1] = f[_occa_exclusive_index];
      y[16 * g + t] = e[_occa_exclusive_index] + 10 * next[_occa_exclusive_index] + 100 * spare[_occa_exclusive_index][t & 1] + both[_occa_exclusive_index][0] - both[_occa_exclusive_index][1];
    }
  }
}
