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
    alignas(64) int r_first = 3, table_first[2] = {1, 2}, *where[12]; __typeof__(r_first) r[12]; for (unsigned long long k = 0; k < 12; ++k) __builtin_memcpy(&r[k], &r_first, sizeof(r_first)); __typeof__(table_first) table[12]; for (unsigned long long k = 0; k < 12; ++k) __builtin_memcpy(&table[k], &table_first, sizeof(table_first));
    alignas(64) Particle particle[12];
    const int *from_first = a; __typeof__(from_first) from[12]; for (unsigned long long k = 0; k < 12; ++k) __builtin_memcpy(&from[k], &from_first, sizeof(from_first));
    counter typed_first = 7; __typeof__(typed_first) typed[12]; for (unsigned long long k = 0; k < 12; ++k) __builtin_memcpy(&typed[k], &typed_first, sizeof(typed_first));
    int r_macro_first = 0; __typeof__(r_macro_first) r_macro[12]; for (unsigned long long k = 0; k < 12; ++k) __builtin_memcpy(&r_macro[k], &r_macro_first, sizeof(r_macro_first));
    alignas(64) int s[12], total;
    alignas(64) Particle kept[12];

    for (int t = 0; t < 1; ++t) total = 0;
    for (int t = 0; t < 12; ++t) { const unsigned long long item = (unsigned long long)t;
      if (t == 5) continue;
      r[item] += t;
      table[item][1] += g + t < N ? from[item][g + t] : 0;
      where[item] = &s[t];
      *where[item] = t;
      particle[item].x = t;
      particle[item].v[1] = 2 * t;
      typed[item] *= 2;
      r_macro[item] += (t);
      kept[t] = particle[item];
      total += 1;
    }
    // Fewer rounds: the same work items as the first of the others.
    for (int t = 0; t < 4; ++t) { const unsigned long long item = (unsigned long long)t;
      r[item] += 100;
      r_macro[item] += (50);
    }
    for (int t = 11; t >= 0; --t) { const unsigned long long item = (unsigned long long)11 - t; table[item][0] += t; }
    for (int t = 0, t_end = (int)_occa_within((long long)N - g, -2147483648ll, 12); t < t_end; ++t) { const unsigned long long item = (unsigned long long)t;
      {
        b[g + t] = t == 5 ? r[item] + table[item][0] + typed[item] + OWN[item] : r[item] + table[item][0] + table[item][1] + *where[item] + (int)particle[item].x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed[item] + OWN[item] + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
extern "C" void runTime(const int &W, const int &H, int *b) {
  for (int g = 0; g < 2; ++g) {
    int r_first = g; __typeof__(r_first) r[1 + (0 < W ? (unsigned long long)W : 0) * (0 < H ? (unsigned long long)H : 0)]; for (unsigned long long k = 0; k < (0 < W ? (unsigned long long)W : 0) * (0 < H ? (unsigned long long)H : 0); ++k) __builtin_memcpy(&r[k], &r_first, sizeof(r_first));
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long item = (unsigned long long)i + (0 < W ? (unsigned long long)W : 0) * (unsigned long long)j; r[item] += 10 * j + i; }
    }
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long item = (unsigned long long)i + (0 < W ? (unsigned long long)W : 0) * (unsigned long long)j; b[(g * H + j) * W + i] = r[item]; }
    }
  }
}
