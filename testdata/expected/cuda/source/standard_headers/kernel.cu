#line 1 "kernels/source/standard_headers.okl"
// Every header of C++17, each with an answer on every target.

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#if __has_include(<cuda/std/algorithm>)
#include <cuda/std/algorithm>
#else
#include <cuda/std/__algorithm_>
#endif
#else
#include <algorithm>
#endif

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/array>
#else
#include <array>
#endif
#ifndef __CUDACC_RTC__
#include <assert.h>
#endif

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/bitset>
#else
#include <bitset>
#endif
#ifndef __CUDACC_RTC__
#include <cassert>
#endif



#ifndef __CUDACC_RTC__
#include <cfloat>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/charconv>
#else
#include <charconv>
#endif

#ifndef __CUDACC_RTC__
#include <cinttypes>
#endif
#ifndef __CUDACC_RTC__
#include <climits>
#endif

#ifndef __CUDACC_RTC__
#include <cmath>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/complex>
#else
#include <complex>
#endif



#ifndef __CUDACC_RTC__
#include <cstdarg>
#endif
#ifndef __CUDACC_RTC__
#include <cstddef>
#endif
#ifndef __CUDACC_RTC__
#include <cstdint>
#endif
#ifndef __CUDACC_RTC__
#include <cstdio>
#endif
#ifndef __CUDACC_RTC__
#include <cstdlib>
#endif
#ifndef __CUDACC_RTC__
#include <cstring>
#endif










#ifndef __CUDACC_RTC__
#include <float.h>
#endif


#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/functional>
#else
#include <functional>
#endif

#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/initializer_list>
#else
#include <initializer_list>
#endif
#ifndef __CUDACC_RTC__
#include <inttypes.h>
#endif





#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/iterator>
#else
#include <iterator>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/limits>
#else
#include <limits>
#endif
#ifndef __CUDACC_RTC__
#include <limits.h>
#endif




#ifndef __CUDACC_RTC__
#include <math.h>
#endif




#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/numeric>
#else
#include <numeric>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/optional>
#else
#include <optional>
#endif



#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/ratio>
#else
#include <ratio>
#endif








#ifndef __CUDACC_RTC__
#include <stdarg.h>
#endif
#ifndef __CUDACC_RTC__
#include <stdbool.h>
#endif
#ifndef __CUDACC_RTC__
#include <stddef.h>
#endif

#ifndef __CUDACC_RTC__
#include <stdint.h>
#endif
#ifndef __CUDACC_RTC__
#include <stdio.h>
#endif
#ifndef __CUDACC_RTC__
#include <stdlib.h>
#endif


#ifndef __CUDACC_RTC__
#include <string.h>
#endif




#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/tuple>
#else
#include <tuple>
#endif
#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/type_traits>
#else
#include <type_traits>
#endif





#if defined(__CUDACC__) && __has_include(<cuda/std/cstddef>)
#include <cuda/std/utility>
#else
#include <utility>
#endif






#line 106 "kernels/source/standard_headers.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_indices_0(const int N, int *y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { y[i] = i; } }
}
