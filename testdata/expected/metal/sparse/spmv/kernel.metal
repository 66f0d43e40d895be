#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/sparse/spmv.okl"
// y = A x with A in rows (CSR: one item per row, and one group of items per row) and in columns of
// equal length (ELL).

#define p_rowsPerGroup 8
#define p_lanes 8

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_spmvRows_0(constant const int &rows [[buffer(0)]], device const long *__restrict starts [[buffer(1)]], device const int *__restrict columns [[buffer(2)]],
                      device const float *__restrict values [[buffer(3)]], device const float *__restrict x [[buffer(4)]], device float *__restrict y [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_row = 32 * (int)_occa_group_position.x; int row = _occa_tiled_row + (int)_occa_thread_position.x; if (row < rows) {
    float sum = 0;
    for (long k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
  } }
}

[[max_total_threads_per_threadgroup(64)]] kernel void _occa_spmvLanes_0(constant const int &rows [[buffer(0)]], device const long *__restrict starts [[buffer(1)]], device const int *__restrict columns [[buffer(2)]],
                       device const float *__restrict values [[buffer(3)]], device const float *__restrict x [[buffer(4)]], device float *__restrict y [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_sum[8][8];
#line 18 "kernels/sparse/spmv.okl"
  { int row0 = 8 * (int)_occa_group_position.x;
    
    { int r = (int)_occa_thread_position.y;
      do { int lane = (int)_occa_thread_position.x;
        const int row = row0 + r;
        s_sum[r][lane] = 0;
        if (row >= rows) continue;
        for (long k = starts[row] + lane; k < starts[row + 1]; k += p_lanes) {
          s_sum[r][lane] += values[k] * x[columns[k]];
        }
      } while (0);
    }

    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 36 "kernels/sparse/spmv.okl"
    { int r = (int)_occa_thread_position.y; { int lane = (int)_occa_thread_position.x; if (lane < 4) s_sum[r][lane] += s_sum[r][lane + 4]; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 37 "kernels/sparse/spmv.okl"
    { int r = (int)_occa_thread_position.y; { int lane = (int)_occa_thread_position.x; if (lane < 2) s_sum[r][lane] += s_sum[r][lane + 2]; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 38 "kernels/sparse/spmv.okl"
    { int r = (int)_occa_thread_position.y;
      { int lane = (int)_occa_thread_position.x;
        if (lane == 0 && row0 + r < rows) y[row0 + r] = s_sum[r][0] + s_sum[r][1];
      }
    }
  }
}

// Absent entries have column -1.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_spmvEll_0(constant const int &rows [[buffer(0)]], constant const int &width [[buffer(1)]], device const int *columns [[buffer(2)]],
                     device const float *values [[buffer(3)]], device const float *__restrict x [[buffer(4)]], device float *__restrict y [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_row = 32 * (int)_occa_group_position.x; int row = _occa_tiled_row + (int)_occa_thread_position.x; if (row < rows) {
    float sum = 0;
    for (int k = 0; k < width; ++k) {
      const int column = columns[(row) + (rows) * (k)];
      if (column < 0) break;
      sum += values[(row) + (rows) * (k)] * x[column];
    }
    y[row] = sum;
  } }
}
