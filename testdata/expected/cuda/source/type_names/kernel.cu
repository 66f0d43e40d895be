#ifdef __CUDACC_RTC__
typedef int int32_t;
#else
#include <cstddef>
#include <cstdint>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/cstddef>
#include <cuda/std/cstdint>
namespace okl_std = cuda::std;
#else
#include <cstddef>
namespace okl_std = std;
#endif
#line 1 "kernels/source/type_names.okl"
// Types whose names the targets have for themselves, in declarations of which a part is group memory.
#ifndef __CUDACC_RTC__
#include <cstdint>
#endif

#line 4 "kernels/source/type_names.okl"
typedef float _occa_threadIdx;
typedef int _occa_blockDim, item_;

extern "C" __global__ __launch_bounds__(8) void _occa_typeNames_0(const int N, const float *x, float *y, int *counts) {
  { _occa_blockDim b = 8 * (_occa_blockDim)blockIdx.x;
    __shared__ _occa_threadIdx s[8]; _occa_threadIdx factor = 2;
    const _occa_blockDim offset = 3;
    __shared__ item_ hits[8]; item_ one = 1; __shared__ item_ more[8];
    __shared__ okl_std::int32_t all[8]; okl_std::int32_t none = 0;
    { okl_std::int32_t t = (okl_std::int32_t)threadIdx.x;
      s[t] = b + t < N ? x[b + t] * factor : 0;
      hits[t] = s[t] > 0 ? one : none;
      more[t] = offset;
      all[t] = t;
    }
    __syncthreads();
#line 19 "kernels/source/type_names.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        y[b + t] = s[t] + s[7 - t];
        counts[b + t] = hits[7 - t] + more[t] + all[7 - t];
      }
    }
  }
}
