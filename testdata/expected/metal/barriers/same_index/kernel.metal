#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/same_index.okl"
// Indices that look alike and are not the same place: each needs its barrier. Eight launches, each of which
// turns the entries of a block around or moves them by one.

#define B 16
#define LOAD(t) (b + (t) < N ? x[b + (t)] : 0)

// The loops start at different values, so that equal indices belong to different items.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherStart_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[17];
#line 9 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x; s[i] = LOAD(i); }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 12 "kernels/barriers/same_index.okl"
    { int i = (int)(1) + (int)_occa_thread_position.x; if (b + i - 1 < N) y[b + i - 1] = i < B ? s[i] : -1; }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherDirection_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 17 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x; s[i] = LOAD(i); }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 20 "kernels/barriers/same_index.okl"
    { int i = (int)(16 - 1) - (int)_occa_thread_position.x;
      const int value = s[i];
      if (b + B - 1 - i < N) y[b + B - 1 - i] = value;
    }
  }
}

// The same words for another place.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherLocal_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 29 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x;
      const int k = i;
      s[k] = LOAD(i);
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 35 "kernels/barriers/same_index.okl"
    { int i = (int)_occa_thread_position.x;
      const int k = B - 1 - i;
      if (b + i < N) y[b + i] = s[k];
    }
  }
}

// A variable of the group that changes in between.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherBase_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[17];
#line 44 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    int base = 0;
    { int i = (int)_occa_thread_position.x; s[base + i] = LOAD(i); }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 48 "kernels/barriers/same_index.okl"
    { if (_occa_thread_position.x < 1) { int i = (int)_occa_thread_position.x; s[B] = -1; } }
    base = 1;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 50 "kernels/barriers/same_index.okl"
    { int i = (int)_occa_thread_position.x; if (b + i < N) y[b + i] = s[base + i]; }
  }
}

// An exclusive index that changes in between.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherExclusive_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 56 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    int at;
    { int i = (int)_occa_thread_position.x; at = i; }
    { int i = (int)_occa_thread_position.x;
      s[at] = LOAD(i);
      at = B - 1 - i;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 64 "kernels/barriers/same_index.okl"
    { int i = (int)_occa_thread_position.x; if (b + i < N) y[b + i] = s[at]; }
  }
}

// Two names for one array, and a function that reads.
int readAt(threadgroup const int *from, const int i) { return from[i]; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherName_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 72 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    threadgroup int *const low = s;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 75 "kernels/barriers/same_index.okl"
    threadgroup const int *high = s + 1;
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 76 "kernels/barriers/same_index.okl"
    { int i = (int)_occa_thread_position.x; low[i] = LOAD(i); }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 77 "kernels/barriers/same_index.okl"
    { int i = (int)_occa_thread_position.x; if (b + i < N) y[b + i] = i < B - 1 ? readAt(high, i) : -1; }
  }
}

// Two axes: rows become columns; the axes of the same names are exchanged; several items share a place.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherAxes_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][4];
  threadgroup int t[16];
#line 83 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x; s[j][i] = LOAD(4 * j + i); }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 89 "kernels/barriers/same_index.okl"
    { int j = (int)_occa_thread_position.x;
      { int i = (int)_occa_thread_position.y; t[4 * j + i] = s[j][i]; }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 92 "kernels/barriers/same_index.okl"
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x;
        if (b + 4 * j + i < N) y[b + 4 * j + i] = t[4 * (3 - j) + 3 - i];
      }
    }
  }
}

// Each round reads what other items wrote in the round before, through the same index.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_otherRound_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 102 "kernels/barriers/same_index.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    int own;
    { int i = (int)_occa_thread_position.x; own = LOAD(i); }
    for (int round = 0; round < B + 1; ++round) {
      { int i = (int)_occa_thread_position.x; s[(i + round) % B] = own; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 108 "kernels/barriers/same_index.okl"
      { int i = (int)_occa_thread_position.x; own = s[(i + 1) % B]; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 109 "kernels/barriers/same_index.okl"
}
    { int i = (int)_occa_thread_position.x; if (b + i < N) y[b + i] = own; }
  }
}
