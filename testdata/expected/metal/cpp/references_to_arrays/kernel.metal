#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/references_to_arrays.okl"
// References to arrays, to every kind of memory: local ones and parameters, of one dimension and two.

typedef float row_t[4];

struct Table {
  float rows[2][4];
};

constant const float Weights[2][4] = {{0.5f, 1, 2, 4}, {1, 1, 1, 1}};

inline float total__l(threadgroup const float (&row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += row[j];
  for (const float x : row) sum += x;
  return sum;
}
#line 11 "kernels/cpp/references_to_arrays.okl"
inline float total__p(thread const float (&row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += row[j];
  for (const float x : row) sum += x;
  return sum;
}
#line 11 "kernels/cpp/references_to_arrays.okl"
inline float total__c(constant const float (&row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += row[j];
  for (const float x : row) sum += x;
  return sum;
}

inline void fill__g(device float (&row)[4], const float by) {
  for (int j = 0; j < 4; ++j) row[j] += by * j;
}
#line 18 "kernels/cpp/references_to_arrays.okl"
inline void fill__p(thread float (&row)[4], const float by) {
  for (int j = 0; j < 4; ++j) row[j] += by * j;
}

inline void both(device float (&rows)[2][4]) {
  device float(&second)[4] = rows[1];
  fill__g(rows[0], 1);
  fill__g(second, 2);
}

inline float first__l(threadgroup const float *x) { return x[0]; }
#line 28 "kernels/cpp/references_to_arrays.okl"
inline float first__p(thread const float *x) { return x[0]; }

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_referencesToArrays_0(constant const int &N [[buffer(0)]], device Table *tables [[buffer(1)]], device float *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[4][4];
  threadgroup Table t;
#line 31 "kernels/cpp/references_to_arrays.okl"
  { int g = (int)_occa_group_position.x;
    
    
    { int i = (int)_occa_thread_position.x;
      threadgroup float(&row)[4] = s[i];
      for (int j = 0; j < 4; ++j) row[j] = tables[g].rows[i % 2][j];
      t.rows[i % 2][i] = (float)i;
      t.rows[(i + 1) % 2][i] = 1;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 40 "kernels/cpp/references_to_arrays.okl"
    { int i = (int)_occa_thread_position.x;
      float own[4] = {1, 2, 3, 4};
      thread float(&alias)[4] = own;
      thread row_t &again = alias;
      constant const float(&weights)[4] = Weights[i % 2];
      auto &shared = s[3 - i];
      fill__p(alias, weights[1]);
      again[0] += first__l(shared) + first__p(alias) + (float)(sizeof(again) / sizeof(alias[0]));
      y[4 * g + i] = total__p(own) + total__c(weights) + total__l(shared) + total__l(t.rows[i % 2]);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 50 "kernels/cpp/references_to_arrays.okl"
    { if (_occa_thread_position.x < 1) { int i = (int)_occa_thread_position.x; both(tables[g].rows); } }
  }
}
