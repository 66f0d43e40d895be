#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/references.okl"
// References without anything else of C++: local ones and parameters, to every kind of memory, by every kind of
// declaration, and constant ones to values.



struct Complex {
  float re, im;
};

struct Cell {
  Complex z[2];
  int count;
};

enum Mode { add, take };


#line 19 "kernels/cpp/references.okl"
constant const int Half = 8;
constant const float Weights[4] = {0.25f, 0.5f, 1.0f, 2.0f};

void addTo__gp(device float &to, thread const float &value);
#line 22 "kernels/cpp/references.okl"
void addTo__lg(threadgroup float &to, device const float &value);
#line 22 "kernels/cpp/references.okl"
void addTo__ll(threadgroup float &to, threadgroup const float &value);
#line 22 "kernels/cpp/references.okl"
void addTo__lp(threadgroup float &to, thread const float &value);
#line 22 "kernels/cpp/references.okl"
void addTo__lc(threadgroup float &to, constant const float &value);
#line 22 "kernels/cpp/references.okl"
void addTo__pp(thread float &to, thread const float &value);

static float norm__l(threadgroup const Complex &z) { return z.re * z.re + z.im * z.im; }
#line 24 "kernels/cpp/references.okl"
static float norm__p(thread const Complex &z) { return z.re * z.re + z.im * z.im; }

// The parameter goes on to others, by the same name and as a pointer.
inline void scaleTwice__ll(threadgroup Complex &z, threadgroup const float &by) {
  threadgroup Complex *at = &z;
  at->re *= by;
  z.im *= by;
  addTo__ll(z.re, z.im);
  addTo__lp(at->im, 1);
}
#line 27 "kernels/cpp/references.okl"
inline void scaleTwice__lp(threadgroup Complex &z, thread const float &by) {
  threadgroup Complex *at = &z;
  at->re *= by;
  z.im *= by;
  addTo__ll(z.re, z.im);
  addTo__lp(at->im, 1);
}
#line 27 "kernels/cpp/references.okl"
inline void scaleTwice__pp(thread Complex &z, thread const float &by) {
  thread Complex *at = &z;
  at->re *= by;
  z.im *= by;
  addTo__pp(z.re, z.im);
  addTo__pp(at->im, 1);
}

void addTo__gp(device float &to, thread const float &value) { to += value; }
#line 35 "kernels/cpp/references.okl"
void addTo__lg(threadgroup float &to, device const float &value) { to += value; }
#line 35 "kernels/cpp/references.okl"
void addTo__ll(threadgroup float &to, threadgroup const float &value) { to += value; }
#line 35 "kernels/cpp/references.okl"
void addTo__lp(threadgroup float &to, thread const float &value) { to += value; }
#line 35 "kernels/cpp/references.okl"
void addTo__lc(threadgroup float &to, constant const float &value) { to += value; }
#line 35 "kernels/cpp/references.okl"
void addTo__pp(thread float &to, thread const float &value) { to += value; }

inline void swap__gp(device int &a, thread int &b) {
  const int t = a;
  a = b;
  b = t;
}
#line 37 "kernels/cpp/references.okl"
inline void swap__pg(thread int &a, device int &b) {
  const int t = a;
  a = b;
  b = t;
}

inline int steps__ppp(thread const int &from, thread const bool &twice, thread const Mode &mode) {
  return (mode == add ? from : -from) * (twice ? 2 : 1);
}
#line 43 "kernels/cpp/references.okl"
inline int steps__cpp(constant const int &from, thread const bool &twice, thread const Mode &mode) {
  return (mode == add ? from : -from) * (twice ? 2 : 1);
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_references_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device const int *n [[buffer(2)]], device float *y [[buffer(3)]], device int *m [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
  threadgroup Cell c[16];
#line 48 "kernels/cpp/references.okl"
  { int g = 16 * (int)_occa_group_position.x;
    
    
    int mine;
    { int t = (int)_occa_thread_position.x;
      float own = x[g + t];
      thread float &alias = own; float _occa_half = 0.5f; thread float &other = _occa_half;
      device const float &from = x[g + t];
      alias += from * other;
      other = 0.25f;
      thread float &again = alias;
      addTo__pp(again, 1.0f);
      s[t] = 0;
      addTo__lp(s[t], own);
      addTo__lg(s[t], x[g + t]);
      addTo__lc(s[t], Weights[t % 4]);
      addTo__lp(s[t], t);
      addTo__lp((s[t]), t % 2 ? 1 : own);
      y[g + t] = _occa_half;
      addTo__gp(y[g + t], metal::fabs(own) + other);

      auto &cell = c[t];
      cell.count = t;
      cell.z[0].re = own;
      cell.z[0].im = s[t];
      threadgroup Complex &z = cell.z[1];
      z = cell.z[0];
      z.re += 1;
      scaleTwice__lp(z, 0.5f);
      scaleTwice__ll(cell.z[0], cell.z[1].re);
      Complex local = {own, (float)t};
      scaleTwice__pp(local, local.im);
      thread const Complex &same = local;
      addTo__lp(cell.z[0].im, norm__p(same));
      mine = n[g + t];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 84 "kernels/cpp/references.okl"
    { int t = (int)_occa_thread_position.x;
      const auto &cell = c[15 - t];
      thread const float &weight = norm__l(cell.z[1]);
      threadgroup const float &counted = cell.count;
      thread const Complex &made = Complex{weight, counted};
      thread int &at = mine;
      thread int *to = &at;
      *to += Half;
      device int &out{m[g + t]};
      out = at;
      device int &same(out); int first = 3;
      swap__gp(same, first);
      swap__pg(at, out);
      same += steps__ppp(first, true, take) + steps__cpp(Half, t < 3, add) + (int)sizeof(same);
      for (thread int &k = first; k > 0; --k) out += k;
      if (device int &k = m[g + t]; k > 4) k -= 4;
      threadgroup unsigned &bits = (*(threadgroup unsigned *)&s[t]);
      out ^= (int)(bits >> 20);
      float total = 0;
      float row[2] = {s[15 - t], weight};
      for (thread float &value : row) {
        value += value;
        total += value;
      }
      device float &result = y[g + t];
      result += total + norm__p(made) + row[0] + cell.z[0].im;
    }
  }
}

// Updates through references are one step, too.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_referencesAtomic_0(constant const int &N [[buffer(0)]], device const int *n [[buffer(1)]], device int *counts [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    device int &count = counts[n[i] & 3];
    atomic_fetch_add_explicit((volatile device atomic_int *)&(count), 2, memory_order_relaxed);
  } }
}
