#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_matvec_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], device const float *__restrict A [[buffer(2)]], device const float *__restrict x [[buffer(3)]],
                    device float *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_x[24];
#line 8 "kernels/linear/matvec.okl"
  { int row0 = 16 * (int)_occa_group_position.x;
    
    float r_y;
    device const float *r_row;
    { int r = (int)(row0) + (int)_occa_thread_position.x;
      r_y = 0.0f;
      r_row = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = okl_min(p_chunk, cols - col0);
      { int r = (int)(row0) + (int)_occa_thread_position.x;
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/linear/matvec.okl"
      { int r = (int)(row0) + (int)_occa_thread_position.x;
        for (int c = 0; c < count; ++c) r_y += r_row[col0 + c] * s_x[c];
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 24 "kernels/linear/matvec.okl"
}
    { int r = (int)(row0) + (int)_occa_thread_position.x;
      if (r < rows) y[r] = r_y;
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_matvecTransposed_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], device const float *A [[buffer(2)]],
                              device const float *__restrict x [[buffer(3)]], device float *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_c = (int)(cols - 1) - 16 * (int)_occa_group_position.x; int c = _occa_tiled_c - (int)_occa_thread_position.x; if (c >= 0) {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[(c) + (cols) * (r)] * x[r];
    y[c] = sum;
  } }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_outerProduct_0(constant const int &rows [[buffer(0)]], constant const int &cols [[buffer(1)]], constant const float &alpha [[buffer(2)]], device const float *__restrict x [[buffer(3)]],
                          device const float *__restrict y [[buffer(4)]], device float *A [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int r = 4 * (int)_occa_group_position.y;
    { int c = 8 * (int)_occa_group_position.x;
      { int i = (int)(r) + (int)_occa_thread_position.y;
        { int j = (int)(c) + (int)_occa_thread_position.x;
          if (i < rows && j < cols) A[(j) + (cols) * (i)] += alpha * x[i] * y[j];
        }
      }
    }
  }
}
