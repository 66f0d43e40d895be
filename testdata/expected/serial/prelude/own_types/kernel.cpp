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
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const float2 pair = make_float2(a[i], parts.part[i % 4]);
    b[i] = total(pair);
  }
}
