static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#define OKL_NO_VECTORS 1
#line 1 "kernels/prelude/own_types.okl"
// okl: -D OKL_NO_VECTORS
// Types, functions and variables called like those of the language.

struct float2 {
  float first, second;
};

typedef struct {
  int part[4];
} int4;

inline float2 make_float2(const float first, const float second) {
  float2 made;
  made.first = first;
  made.second = second;
  return made;
}

inline float total(const float2 a) { return a.first + a.second; }

extern "C" void ownTypes(const int &N, const int4 &parts, const float *a, float *b) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    const float2 pair = make_float2(a[i], parts.part[i % 4]);
    b[i] = total(pair);
  } } }
}
