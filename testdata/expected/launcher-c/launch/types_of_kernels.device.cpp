#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#endif

#line 3 "kernels/launch/types_of_kernels.okl"
static void okl_host_left(okl_run &_occa_run, const int &N, void *y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N - N / 3;
  Pair pair = {N, 2};
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 10 "kernels/launch/types_of_kernels.okl"
    _occa_outer[0] = 0 < count ? (unsigned long long)count : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_left_0", 1, _occa_outer, 1, _occa_inner, N, y, count)) return;
    }
  }
#line 13 "kernels/launch/types_of_kernels.okl"
}
extern "C" int okl_launch_left(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "left", okl_host_left, _occa_arguments, _occa_count);
}
#line 15 "kernels/launch/types_of_kernels.okl"
static void okl_host_right(okl_run &_occa_run, const int &N, void *y) {
  typedef int Count;
  struct Pair {
    int a, b;
  };
  Count count = N / 2 + 1;
  Pair pair = {3, N};
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 22 "kernels/launch/types_of_kernels.okl"
    _occa_outer[0] = 0 < count ? (unsigned long long)count : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_right_0", 1, _occa_outer, 1, _occa_inner, N, y, count)) return;
    }
  }
#line 25 "kernels/launch/types_of_kernels.okl"
}
extern "C" int okl_launch_right(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "right", okl_host_right, _occa_arguments, _occa_count);
}
