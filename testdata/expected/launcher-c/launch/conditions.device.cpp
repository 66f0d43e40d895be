#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#endif

#line 5 "kernels/launch/conditions.okl"
static void okl_host_chosen(okl_run &_occa_run, const int &N, const int &mode, void *x, void *y) {
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 6 "kernels/launch/conditions.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_chosen_0", 1, _occa_outer, 1, _occa_inner, N, mode, x, y)) return;
    }
  }
#line 26 "kernels/launch/conditions.okl"
}
extern "C" int okl_launch_chosen(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "chosen", okl_host_chosen, _occa_arguments, _occa_count);
}
#line 29 "kernels/launch/conditions.okl"
static void okl_host_hostChooses(okl_run &_occa_run, const int &N, const int &times, const bool &add, void *x, void *y) {
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 30 "kernels/launch/conditions.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_hostChooses_0", 1, _occa_outer, 1, _occa_inner, N, times, add, x, y)) return;
    }
  }
#line 31 "kernels/launch/conditions.okl"
  int factor = 1;
  for (int k = 0; k < times; k++) {
    factor *= 2;
    if (add) {
      {
        size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 35 "kernels/launch/conditions.okl"
        _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
        _occa_inner[0] = 16;
        if (_occa_outer[0] > 0) {
          if (okl_start(_occa_run, 1, "_occa_hostChooses_1", 1, _occa_outer, 1, _occa_inner, N, times, add, x, y, factor)) return;
        }
      }
#line 36 "kernels/launch/conditions.okl"
    } else {
      {
        size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 37 "kernels/launch/conditions.okl"
        _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
        _occa_inner[0] = 16;
        if (_occa_outer[0] > 0) {
          if (okl_start(_occa_run, 2, "_occa_hostChooses_2", 1, _occa_outer, 1, _occa_inner, N, times, add, x, y, factor, k)) return;
        }
      }
#line 38 "kernels/launch/conditions.okl"
    }
  }
}
extern "C" int okl_launch_hostChooses(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "hostChooses", okl_host_hostChooses, _occa_arguments, _occa_count);
}
