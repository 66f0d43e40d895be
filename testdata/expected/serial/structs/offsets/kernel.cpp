#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/structs/offsets.okl"
// Places of fields: as numbers of rounds, sizes of arrays and values, on the host and in device code.

#include <cstddef>

struct Point {
  float x, y, z;
};

struct Cell {
  char kind;
  int corners[3];
  Point middle;
};

static int start(const int n) { return (int)offsetof(Cell, corners) + n; }

extern "C" void offsets(const int &N, const int *__restrict__ a, int *__restrict__ b) {
  const int words = (int)offsetof(Cell, middle.y) / 4;
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[offsetof(Cell, middle)];
    for (int t = 0; t < (int)offsetof(Cell, middle); ++t) s[t] = a[16 * g + t];
    for (int t = 0; t < (int)offsetof(Cell, middle); ++t) {
      int own[offsetof(Point, z)];
      for (int k = 0; k < (int)offsetof(Point, z); ++k) own[k] = s[(t + k) % (int)offsetof(Cell, middle)];
      b[16 * g + t] = own[0] + own[offsetof(Point, y)] + start(t) + words * (int)sizeof(Point) + (int)offsetof(Cell, corners[2]);
    }
  }
}

extern "C" void steps(const int &N, const int *__restrict__ a, int *__restrict__ b) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { b[i] = a[i] * (int)offsetof(Cell, middle); } } }
}
