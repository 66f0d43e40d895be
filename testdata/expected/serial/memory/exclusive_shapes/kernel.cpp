static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/memory/exclusive_shapes.okl"
// `@exclusive` and `@shared` in every shape: arrays, structs, pointers, several declarators, initialisers, a
// typedef, a macro, nests of other shapes, `continue` before the use.

struct Particle {
  float x, v[2];
};

typedef int counter;

#define OWN r_macro
#define ADD(value) OWN += (value)

extern "C" void shapes(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += 12) {
    alignas(64) int _occa_first_r = 3, _occa_first_table[2] = {1, 2}, *where[12]; __typeof__(_occa_first_r) r[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r[_occa_k], &_occa_first_r, sizeof(_occa_first_r)); __typeof__(_occa_first_table) table[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&table[_occa_k], &_occa_first_table, sizeof(_occa_first_table));
    alignas(64) Particle particle[12];
    const int *_occa_first_from = a; __typeof__(_occa_first_from) from[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&from[_occa_k], &_occa_first_from, sizeof(_occa_first_from));
    counter _occa_first_typed = 7; __typeof__(_occa_first_typed) typed[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&typed[_occa_k], &_occa_first_typed, sizeof(_occa_first_typed));
    int _occa_first_r_macro = 0; __typeof__(_occa_first_r_macro) r_macro[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r_macro[_occa_k], &_occa_first_r_macro, sizeof(_occa_first_r_macro));
    alignas(64) int s[12], total;
    alignas(64) Particle kept[12];

    for (int t = 0; t < 1; ++t) total = 0;
    for (int t = 0; t < 12; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      if (t == 5) continue;
      r[_occa_exclusive_index] += t;
      table[_occa_exclusive_index][1] += g + t < N ? from[_occa_exclusive_index][g + t] : 0;
      where[_occa_exclusive_index] = &s[t];
      *where[_occa_exclusive_index] = t;
      particle[_occa_exclusive_index].x = t;
      particle[_occa_exclusive_index].v[1] = 2 * t;
      typed[_occa_exclusive_index] *= 2;
      r_macro[_occa_exclusive_index] += (t);
      kept[t] = particle[_occa_exclusive_index];
      total += 1;
    }
    // Fewer rounds: the same work items as the first of the others.
    for (int t = 0; t < 4; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      r[_occa_exclusive_index] += 100;
      r_macro[_occa_exclusive_index] += (50);
    }
    for (int t = 11; t >= 0; --t) { const unsigned long long _occa_exclusive_index = ((unsigned long long)(11) - (unsigned long long)t); table[_occa_exclusive_index][0] += t; }
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)g, -2147483648ll, 12); t < _occa_end_t; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      {
        b[g + t] = t == 5 ? r[_occa_exclusive_index] + table[_occa_exclusive_index][0] + typed[_occa_exclusive_index] + OWN[_occa_exclusive_index] : r[_occa_exclusive_index] + table[_occa_exclusive_index][0] + table[_occa_exclusive_index][1] + *where[_occa_exclusive_index] + (int)particle[_occa_exclusive_index].x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed[_occa_exclusive_index] + OWN[_occa_exclusive_index] + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
extern "C" void runTime(const int &W, const int &H, int *b) {
  for (int g = 0; g < 2; ++g) {
    int _occa_first_r = g; __typeof__(_occa_first_r) r[1 + (0 < W ? (unsigned long long)W : 0) * (0 < H ? (unsigned long long)H : 0)]; for (unsigned long long _occa_k = 0; _occa_k < (0 < W ? (unsigned long long)W : 0) * (0 < H ? (unsigned long long)H : 0); ++_occa_k) __builtin_memcpy(&r[_occa_k], &_occa_first_r, sizeof(_occa_first_r));
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + (0 < W ? (unsigned long long)W : 0) * ((unsigned long long)j); r[_occa_exclusive_index] += 10 * j + i; }
    }
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + (0 < W ? (unsigned long long)W : 0) * ((unsigned long long)j); b[(g * H + j) * W + i] = r[_occa_exclusive_index]; }
    }
  }
}
