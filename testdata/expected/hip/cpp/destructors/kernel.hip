#include <hip/hip_runtime.h>
#line 1 "kernels/cpp/destructors.okl"
// Objects whose destructors write to memory: what they do is done when the work item leaves the block.

struct Put {
  int *place;
  int value;
  __device__ Put(int *p, int v) : place(p), value(v) {}
  __device__ ~Put() { *place = value; }
};

struct Add {
  int *place;
  int value;
  __device__ ~Add() { *place += value; }
};

struct Both {
  Add first, second;
};

extern "C" __global__ __launch_bounds__(16) void _occa_leave_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = 7;
      Put put(&s[t], 0);
      put.value = s[t] * x[16 * g + t];
    }
    __syncthreads();
#line 28 "kernels/cpp/destructors.okl"
    { int t = (int)threadIdx.x; y[16 * g + t] = s[15 - t]; }
    __syncthreads();
#line 29 "kernels/cpp/destructors.okl"
    { int t = (int)threadIdx.x;
      int *own = s + t;
      Both both;
      both.first.place = own;
      both.second.place = own;
      both.first.value = t;
      both.second.value = s[t];
    }
    __syncthreads();
#line 37 "kernels/cpp/destructors.okl"
    { int t = (int)threadIdx.x; y[16 * g + t] += s[15 - t]; }
  }
}
