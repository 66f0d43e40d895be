#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/dim/fields.okl"
// @dim on fields, on variables inside of kernels, on what other attributes stand with, in bounds,
// conditions and atomic updates.

struct Mesh {
  int nx, ny;
};

struct View {
  device const float *values;
  device float *sums;
};

typedef int *counts_t;

float pickFrom(thread const struct View *view, const int i, const int j) { return view->values[(i) + (5) * (j)]; }

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_fields_0(constant const int &N [[buffer(0)]], device const float *__restrict a [[buffer(1)]], device float *b [[buffer(2)]], constant const Mesh &_occa_arg_3 [[buffer(3)]], device const int *__restrict limits [[buffer(4)]],
                    device float *__restrict c [[buffer(5)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Mesh mesh = _occa_arg_3;
#line 19 "kernels/dim/fields.okl"
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    View view;
    view.values = a + 20 * n;
    view.sums = b + 6 * n;
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 3; ++j) {
        view.sums[(j) + (3) * (i)] = 0.0f;
        for (int k = limits[(0) + (2) * (n)]; k < limits[(1) + (2) * (n)]; ++k) view.sums[(j) + (3) * (i)] += view.values[(k) + (5) * (i + j)] * (i + 1);
      }
    }
    device const float *local = a + 20 * n;
    for (int i = 0; i < mesh.nx; ++i)
      for (int j = 0; j < mesh.ny; ++j) c[(i) + (mesh.nx) * ((j) + (mesh.ny) * (n))] = local[(i) + (5) * (j)] > 0 ? local[(i) + (5) * (j)] : -pickFrom(&view, i, j);
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_counted_0(constant const int &N [[buffer(0)]], device const int *__restrict row [[buffer(1)]], device const int *__restrict col [[buffer(2)]], device int * counts [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_counts[12];
#line 36 "kernels/dim/fields.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; if (t < 12) s_counts[(t / 4) + (3) * (t % 4)] = 0; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 39 "kernels/dim/fields.okl"
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) {
        atomic_fetch_add_explicit((volatile threadgroup atomic_int *)&(s_counts[(col[b + t]) + (3) * (row[b + t])]), 1, memory_order_relaxed);
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 44 "kernels/dim/fields.okl"
    { int t = (int)_occa_thread_position.x;
      if (t < 12 && s_counts[(t / 4) + (3) * (t % 4)] > 0) {
        atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[(t % 4) + (4) * (t / 4)]), (int)(s_counts[(t / 4) + (3) * (t % 4)]), memory_order_relaxed);
      }
    }
  }
}
