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
  #pragma omp parallel for
#line 14 "kernels/memory/exclusive_shapes.okl"
  for (int g = 0; g < N; g += 12) {
    int r[12] , table[12][2] , *where[12]; { __typeof__(r[0]) _occa_first = 3; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r[_occa_k], &_occa_first, sizeof(_occa_first)); } { __typeof__(table[0]) _occa_first = {1, 2}; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&table[_occa_k], &_occa_first, sizeof(_occa_first)); }
    Particle particle[12];
    const int *from[12] ; { __typeof__(from[0]) _occa_first = a; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&from[_occa_k], &_occa_first, sizeof(_occa_first)); }
    counter typed[12] ; { __typeof__(typed[0]) _occa_first = 7; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&typed[_occa_k], &_occa_first, sizeof(_occa_first)); }
    int OWN[12] ; { __typeof__(r_macro[0]) _occa_first = 0; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r_macro[_occa_k], &_occa_first, sizeof(_occa_first)); }
    int s[12], total;
    Particle kept[12];

    for (int t = 0; t < 1; ++t) total = 0;
    for (int t = 0; t < 12; ++t) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(t) - (unsigned long long)(0)));
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
      #pragma omp atomic update
#line 35 "kernels/memory/exclusive_shapes.okl"
      total += 1;
    }
    // Fewer rounds: the same work items as the first of the others.
    for (int t = 0; t < 4; ++t) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(t) - (unsigned long long)(0)));
      r[_occa_exclusive_index] += 100;
      r_macro[_occa_exclusive_index] += (50);
    }
    for (int t = 11; t >= 0; --t) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(11) - (unsigned long long)(t))); table[_occa_exclusive_index][0] += t; }
    for (int t = 0; t < 12; ++t) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(t) - (unsigned long long)(0)));
      if (g + t < N) {
        b[g + t] = t == 5 ? r[_occa_exclusive_index] + table[_occa_exclusive_index][0] + typed[_occa_exclusive_index] + OWN[_occa_exclusive_index] : r[_occa_exclusive_index] + table[_occa_exclusive_index][0] + table[_occa_exclusive_index][1] + *where[_occa_exclusive_index] + (int)particle[_occa_exclusive_index].x +
                   (int)kept[11 - t == 5 ? 0 : 11 - t].v[1] + typed[_occa_exclusive_index] + OWN[_occa_exclusive_index] + total;
      }
    }
  }
}

// Two axes, sizes known only at run time.
extern "C" void runTime(const int &W, const int &H, int *b) {
  #pragma omp parallel for
#line 54 "kernels/memory/exclusive_shapes.okl"
  for (int g = 0; g < 2; ++g) {
    int r[1 + (0 < (int)(W) ? (unsigned long long)(int)(W) : 0) * (0 < (int)(H) ? (unsigned long long)(int)(H) : 0)] ; { __typeof__(r[0]) _occa_first = g; for (unsigned long long _occa_k = 0; _occa_k < (0 < (int)(W) ? (unsigned long long)(int)(W) : 0) * (0 < (int)(H) ? (unsigned long long)(int)(H) : 0); ++_occa_k) __builtin_memcpy(&r[_occa_k], &_occa_first, sizeof(_occa_first)); }
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(i) - (unsigned long long)(0))) + (0 < (int)(W) ? (unsigned long long)(int)(W) : 0) * ((((unsigned long long)(j) - (unsigned long long)(0)))); r[_occa_exclusive_index] += 10 * j + i; }
    }
    for (int j = 0; j < H; ++j) {
      for (int i = 0; i < W; ++i) { const unsigned long long _occa_exclusive_index = (((unsigned long long)(i) - (unsigned long long)(0))) + (0 < (int)(W) ? (unsigned long long)(int)(W) : 0) * ((((unsigned long long)(j) - (unsigned long long)(0)))); b[(g * H + j) * W + i] = r[_occa_exclusive_index]; }
    }
  }
}
