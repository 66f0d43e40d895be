#include <cmath>
using std::fabs;
#line 1 "kernels/cpp/references.okl"
// References without anything else of C++: local ones and parameters, to every kind of memory, by every kind of
// declaration, and constant ones to values.

#include <cmath>

struct Complex {
  float re, im;
};

struct Cell {
  Complex z[2];
  int count;
};

enum Mode { add, take };

typedef float real;

const int Half = 8;
const float Weights[4] = {0.25f, 0.5f, 1.0f, 2.0f};

void addTo(float &to, const float &value);

static float norm(const Complex &z) { return z.re * z.re + z.im * z.im; }

// The parameter goes on to others, by the same name and as a pointer.
inline void scaleTwice(Complex &z, const float &by) {
  Complex *at = &z;
  at->re *= by;
  z.im *= by;
  addTo(z.re, z.im);
  addTo(at->im, 1);
}

void addTo(float &to, const float &value) { to += value; }

inline void swap(int &a, int &b) {
  const int t = a;
  a = b;
  b = t;
}

inline int steps(const int &from, const bool &twice, const Mode &mode) {
  return (mode == add ? from : -from) * (twice ? 2 : 1);
}

extern "C" void references(const int &N, const float *x, const int *n, float *y, int *m) {
  for (int g = 0; g < N; g += 16) {
    alignas(64) float s[16];
    alignas(64) Cell c[16];
    alignas(64) int mine[16];
    for (int t = 0; t < 16; ++t) {
      float own = x[g + t];
      float &alias = own, half = 0.5f, &other = half;
      const float &from = x[g + t];
      alias += from * other;
      other = 0.25f;
      float &again = alias;
      addTo(again, 1.0f);
      s[t] = 0;
      addTo(s[t], own);
      addTo(s[t], x[g + t]);
      addTo(s[t], Weights[t % 4]);
      addTo(s[t], t);
      addTo((s[t]), t % 2 ? 1 : own);
      y[g + t] = half;
      addTo(y[g + t], std::fabs(own) + other);

      auto &cell = c[t];
      cell.count = t;
      cell.z[0].re = own;
      cell.z[0].im = s[t];
      Complex &z = cell.z[1];
      z = cell.z[0];
      z.re += 1;
      scaleTwice(z, 0.5f);
      scaleTwice(cell.z[0], cell.z[1].re);
      Complex local = {own, (float)t};
      scaleTwice(local, local.im);
      const Complex &same = local;
      addTo(cell.z[0].im, norm(same));
      mine[t] = n[g + t];
    }
    for (int t = 0; t < 16; ++t) {
      const auto &cell = c[15 - t];
      const float &weight = norm(cell.z[1]);
      const float &counted = cell.count;
      const Complex &made = Complex{weight, counted};
      int &at = mine[t];
      int *to = &at;
      *to += Half;
      int &out{m[g + t]};
      out = at;
      int &same(out), first = 3;
      swap(same, first);
      swap(at, out);
      same += steps(first, true, take) + steps(Half, t < 3, add) + (int)sizeof(same);
      for (int &k = first; k > 0; --k) out += k;
      if (int &k = m[g + t]; k > 4) k -= 4;
      unsigned &bits = (unsigned &)s[t];
      out ^= (int)(bits >> 20);
      float total = 0;
      float row[2] = {s[15 - t], weight};
      for (float &value : row) {
        value += value;
        total += value;
      }
      float &result = y[g + t];
      result += total + norm(made) + row[0] + cell.z[0].im;
    }
  }
}

// Updates through references are one step, too.
extern "C" void referencesAtomic(const int &N, const int *n, int *counts) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    int &count = counts[n[i] & 3];
    count += 2;
  }
}
