#include <hip/hip_runtime.h>
#line 1 "kernels/barriers/inside_inner_kinds.okl"
// What lives on after a barrier in the middle of an @inner loop: values, arrays, structs, references,
// pointers to such, constants. CPUs keep it for every work item.

struct Pair {
  int first, second;
  __device__ Pair(int a, int b) : first(a), second(b) {}
};

extern "C" __global__ __launch_bounds__(16) void _occa_kinds_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[16], other[16];
    int r_rounds = 3;
    do { int i = (int)threadIdx.x;
      const int n = b + i;
      constexpr int two = 2;
      const unsigned char small = 7 + i;
      int t = x[n], u, list[3] = {t, 2 * t, i}, unused = 1;
      Pair pair(t, n);
      auto k = 2.5f;
      int *at = &list[two];
      int &result = y[n];
      r_rounds += i;
      s[i] = t + unused;
      __syncthreads();
      u = s[15 - i];
      *at += u;
      __syncthreads();
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds;
      }
      (__builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront"), __builtin_amdgcn_wave_barrier(), __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront"));
      other[i] = s[i ^ 1] + t;
      __syncthreads();
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } while (0);
    __syncthreads();
#line 40 "kernels/barriers/inside_inner_kinds.okl"
    { int i = (int)threadIdx.x; y[b + i] += 1000 * r_rounds; }
  }
}

// An address that lives on, of something that nobody names again.
extern "C" __global__ __launch_bounds__(16) void _occa_addresses_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int *r_at;
    { int i = (int)threadIdx.x;
      int hidden = x[b + i], list[2] = {i, 2 * i}, *at = &hidden;
      int apart = 3 * i;
      r_at = &apart;
      s[i] = hidden;
      int *first = list;
      __syncthreads();
      y[b + i] = s[15 - i] + *at + first[1] + *r_at;
    }
  }
}
