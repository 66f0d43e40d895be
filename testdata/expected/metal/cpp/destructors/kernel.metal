#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/cpp/destructors.okl"
// Objects whose destructors write to memory: what they do is done when the work item leaves the block.

struct Put {
  threadgroup threadgroup int *place;
  int value;
  Put(threadgroup int *p, int v) : place(p), value(v) {}
  ~Put() { *place = value; }
};

struct Add {
  threadgroup int *place;
  int value;
  ~Add() { *place += value; }
};

struct Both {
  Add first, second;
};

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_leave_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
#line 21 "kernels/cpp/destructors.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x;
      s[t] = 7;
      Put put(&s[t], 0);
      put.value = s[t] * x[16 * g + t];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 28 "kernels/cpp/destructors.okl"
    { int t = (int)_occa_thread_position.x; y[16 * g + t] = s[15 - t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 29 "kernels/cpp/destructors.okl"
    { int t = (int)_occa_thread_position.x;
      threadgroup int *own = s + t;
      Both both;
      both.first.place = own;
      both.second.place = own;
      both.first.value = t;
      both.second.value = s[t];
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 37 "kernels/cpp/destructors.okl"
    { int t = (int)_occa_thread_position.x; y[16 * g + t] += s[15 - t]; }
  }
}
