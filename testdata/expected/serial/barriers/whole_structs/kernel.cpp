#include <cmath>
using std::round;
struct alignas(16) float4 { float x, y, z, w; };
static inline float4 &operator+=(float4 &a, const float4 &b) { return a = float4{a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }
#line 1 "kernels/barriers/whole_structs.okl"
// Group memory that is written as whole structs, and through pointers that move on.

struct Range {
  float low, high;
  int count;
};

Range join(const Range a, const Range b) {
  Range all = a;
  if (b.low < all.low) all.low = b.low;
  if (b.high > all.high) all.high = b.high;
  all.count += b.count;
  return all;
}

extern "C" void ranges(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) Range ranges[32];
    for (int t = 0; t < 32; ++t) {
      const float value = x[g * 32 + t];
      Range own;
      own.low = own.high = value;
      own.count = 1;
      ranges[t] = own;
    }
    for (int alive = 16; alive > 0; alive /= 2)
      for (int t = 0, t_end = alive < 32 ? alive : 32; t < t_end; ++t)
        { ranges[t] = join(ranges[t], ranges[t + alive]); }
    for (int t = 0; t < 3; ++t) {
      y[g * 3 + t] = t == 0 ? ranges[0].low : t == 1 ? ranges[0].high : ranges[0].count;
    }
  }
}

// A vector is one, too. The barrier stands behind a loop whose braces are not the body's.
extern "C" void rotated(const int &N, float4 *__restrict__ v) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float4 s[8];
    for (int t = 0; t < 8; ++t) s[t] = v[g * 8 + t];
    for (int round = 0; round < 3; ++round)
      for (int t = 0; t < 4; ++t) {
        {
          const float4 other = s[7 - t];
          s[7 - t] = s[t ^ 1];
          v[g * 8 + t] = other;
        }
      }
    for (int t = 0; t < 8; ++t) v[g * 8 + t] += s[(t + 3) % 8];
  }
}

extern "C" void moving(const int &N, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) {
      int *p = y + g * 16 + 2 * t;
      *p++ = t;
      *p++ = 3 * t;
    }
    for (int t = 0; t < 8; ++t) {
      int sum = y[g * 16 + 15 - t];
      int *p = y + N * 16 + g * 8 + t;
      *p-- = sum;
    }
    for (int t = 0; t < 8; ++t) t[y + g * 16] += y[N * 16 + g * 8 + (t + 1) % 8];
  }
}

// The element `t` of a part of an array is another one of the array.
extern "C" void parts(const int &N, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    for (int t = 0; t < 8; ++t) {
      s[t] = 50;
      (s + 8)[t] = 70;
    }
    for (int t = 0; t < 8; ++t) (s + 3)[t] = g + t;
    for (int t = 0; t < 8; ++t) y[g * 8 + t] = s[t];
  }
}
