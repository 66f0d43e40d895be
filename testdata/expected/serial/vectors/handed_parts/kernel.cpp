struct alignas(8) float2 { float x, y; };
struct alignas(8) uint2 { unsigned int x, y; };
struct alignas(16) uint4 { unsigned int x, y, z, w; };
#line 1 "kernels/vectors/handed_parts.okl"
// Parts of vectors in every memory, for parameters that are references to what does not change.
struct Cell {
  uint4 counts;
  float2 at;
};

static unsigned mixed(const unsigned &x) { return x * 7 + (x >> 2); }

static float half_of(const float &x) { return x / 2; }

extern "C" void handedParts(const int &groups, const uint4 *in, const Cell *cells, const uint2 &k, unsigned *y, float *z) {
  for (int g = 0; g < groups; ++g) {
    alignas(64) uint4 tile[8];
    for (int i = 0; i < 8; ++i) tile[i] = in[8 * g + i];
    for (int i = 0; i < 8; ++i) {
      const int t = 8 * g + i;
      uint4 own = tile[7 - i];
      y[t] = mixed(tile[(i + 1) % 8].y) + 3 * mixed(own.z) + 5 * mixed((in + t)->x) + 7 * mixed(cells[t].counts.w);
      y[t] += 11 * mixed(k.y) + mixed(own.x);
      z[t] = half_of(cells[t].at.y) + half_of(tile[i].x % 100);
    }
  }
}
