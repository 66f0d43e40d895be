#include <cstddef>
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
  for (long long i_tile = 0; i_tile < N; i_tile += 4) for (int i = (int)i_tile, i_end = (int)(i_tile + 4 < N ? i_tile + 4 : N); i < i_end; ++i) { b[i] = a[i] * (int)offsetof(Cell, middle); }
}
