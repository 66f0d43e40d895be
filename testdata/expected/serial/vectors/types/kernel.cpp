#include <cmath>
using std::cos;
using std::sin;
struct alignas(16) double2 { double x, y; };
struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(8) int2 { int x, y; };
#line 1 "kernels/vectors/types.okl"
// The vector types that every target has, without an include.

typedef float2 complex_t;

float2 rotate(const float2 v, const float angle) {
  float2 w;
  w.x = cos(angle) * v.x - sin(angle) * v.y;
  w.y = sin(angle) * v.x + cos(angle) * v.y;
  return w;
}

extern "C" void rotateAll(const int &N, const float &angle, const float2 *__restrict__ v, complex_t *__restrict__ w) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) { w[n] = rotate(v[n], angle); }
}

extern "C" void lengths(const int &N, const float4 &scale, const float4 *__restrict__ v, const int2 *__restrict__ which,
                     double2 *__restrict__ sums) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float4 s_v[16];
    alignas(64) int2 r_which[16];
    for (int t = 0; t < 16; ++t) {
      r_which[t].x = r_which[t].y = 0;
      if (b + t < N) {
        r_which[t] = which[b + t];
        s_v[t] = v[b + t];
        s_v[t].x *= scale.x;
        s_v[t].y *= scale.y;
        s_v[t].z *= scale.z;
        s_v[t].w *= scale.w;
      }
    }
    for (int t = 0; t < 16; ++t) {
      if (b + t >= N) continue;
      const float4 own = s_v[t], other = s_v[r_which[t].x];
      double2 sum;
      sum.x = own.x + own.y + own.z + own.w;
      sum.y = r_which[t].y * (other.x - other.w);
      sums[b + t] = sum;
    }
  }
}
