#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/range_loops.okl"
// Range-based loops by reference and by value, over arrays of each memory.

struct Pair {
  float x, y;
};

struct Triple {
  float v[3];
};

typedef float Row[4];

// Called with arrays of two memories.
inline float sum__l(threadgroup const float (&values)[4]) {
  float total = 0;
  for (threadgroup const float &value : values) total += value;
  return total;
}
#line 14 "kernels/cpp/range_loops.okl"
inline float sum__p(thread const float (&values)[4]) {
  float total = 0;
  for (thread const float &value : values) total += value;
  return total;
}

inline float first(threadgroup const float *p) { return *p; }
inline float twice__l(threadgroup const float &value) { return 2 * value; }
#line 21 "kernels/cpp/range_loops.okl"
inline float twice__p(thread const float &value) { return 2 * value; }

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_loops_0(constant const int &N [[buffer(0)]], device const float *a [[buffer(1)]], device float *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[4];
  threadgroup float t[2][4];
#line 24 "kernels/cpp/range_loops.okl"
  { int g = 4 * (int)_occa_group_position.x;
    
    
    { int i = (int)_occa_thread_position.x;
      s[i] = a[g + i];
      for (threadgroup Row &row : t) row[i] = a[g + i] + i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 31 "kernels/cpp/range_loops.okl"
    { int i = (int)_occa_thread_position.x;
      float own[4] = {1.0f, 2.0f, 3.0f, 4.0f};
      Pair pairs[2] = {{1.0f, 2.0f}, {3.0f, 4.0f}};
      Triple triple = {{1.0f, 2.0f, 3.0f}};
      for (thread float &value : own) value += i;
      for (auto &value : own) value *= 2.0f;
      for (auto &[x, y] : pairs) x += twice__p(y);
      for (thread Pair &pair : pairs) pair.y += pair.x;
      for (thread float &value : triple.v) value += pairs[1].y;
      float total = sum__p(own) + sum__l(s);
      for (threadgroup const float &value : s) total += value + first(&value);
      for (const auto &value : t[1]) total += first(&value) + twice__l(value);
      for (threadgroup const Row &row : t) {
        for (threadgroup const float &value : row) total = 0.5f * total + value;
      }
      for (const float value : triple.v) total += value;
      threadgroup const float *starts[2];
      starts[0] = s;
      starts[1] = t[1];
      for (threadgroup const float *start : starts) total += start[i] + first(start);
      b[g + i] = total;
    }
  }
}
