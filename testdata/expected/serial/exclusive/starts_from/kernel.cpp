#line 1 "kernels/exclusive/starts_from.okl"
// `@exclusive` variables whose first values are made of others, after work items have changed those.
extern "C" void startsFrom(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int e_first = 3, next_first = e_first + 1, later[16]; __typeof__(e_first) e[16]; for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&e[k], &e_first, sizeof(e_first)); __typeof__(next_first) next[16]; for (unsigned long long k = 0; k < 16; ++k) __builtin_memcpy(&next[k], &next_first, sizeof(next_first));
    __typeof__(int[2]) both[16]; for (unsigned long long item = 0; item < 16; ++item) { int both_first[2] = {e[item], next[item]}; __builtin_memcpy(&both[item], &both_first, sizeof(both_first)); }
    for (int t = 0; t < 16; ++t) { const int item = t;
      e[item] += x[16 * g + t];
      both[item][0] += e[item];
      later[item] = t;
    }
    alignas(64) __typeof__(int) f[16]; __typeof__(int[2]) spare[16]; for (unsigned long long item = 0; item < 16; ++item) { int f_first = e[item] + later[item], spare_first[2]; __builtin_memcpy(&f[item], &f_first, sizeof(f_first)); }
    __typeof__(int) fixed[16]; for (unsigned long long item = 0; item < 16; ++item) { const int fixed_first = f[item] * 2; __builtin_memcpy(&fixed[item], &fixed_first, sizeof(fixed_first)); }
    for (int t = 0; t < 16; ++t) { const int item = t;
      f[item] += fixed[item];
      spare[item][t & 1] = f[item];
      y[16 * g + t] = e[item] + 10 * next[item] + 100 * spare[item][t & 1] + both[item][0] - both[item][1];
    }
  }
}
