#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/smaller_nest.okl"
// Nests of two levels with different counts: the barriers between them are for every work item.

[[max_total_threads_per_threadgroup(25)]] kernel void _occa_smallerNests_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[5][5];
  threadgroup float t[5][5];
#line 4 "kernels/barriers/smaller_nest.okl"
  { int g = (int)_occa_group_position.x;
    
    
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x;
        s[j][i] = x[(g * 5 + j) * 5 + i];
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 12 "kernels/barriers/smaller_nest.okl"
    { if (_occa_thread_position.y < 4) { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x;
        t[j][i] = s[j][i] + s[j + 1][4 - i];
      }
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 17 "kernels/barriers/smaller_nest.okl"
    { if (_occa_thread_position.y < 4) { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 3) { int i = (int)_occa_thread_position.x;
        y[(g * 4 + j) * 3 + i] = t[3 - j][i] + t[j][i + 2];
      } }
    } }
  }
}

// Counts that only the host knows.
kernel void _occa_hostCounts_0(constant const int &N [[buffer(0)]], constant const int &rows [[buffer(1)]], constant const int &cols [[buffer(2)]], device const float *__restrict x [[buffer(3)]], device float *__restrict y [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[8][8];
#line 27 "kernels/barriers/smaller_nest.okl"
  { int g = (int)_occa_group_position.x;
    
    { if (_occa_thread_position.y < (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < (0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) { int i = (int)_occa_thread_position.x;
        s[j][i] = x[(g * rows + j) * cols + i];
      } }
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 34 "kernels/barriers/smaller_nest.okl"
    { if (_occa_thread_position.y < (0 < (int)(cols) ? (unsigned long long)(int)(cols) : 0)) { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < (0 < (int)(rows) ? (unsigned long long)(int)(rows) : 0)) { int i = (int)_occa_thread_position.x;
        y[(g * cols + j) * rows + i] = s[i][j] + s[rows - 1 - i][j];
      } }
    } }
  }
}
