#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#endif

#line 6 "kernels/structs/layouts.okl"
typedef struct Vec3 {
  float x, y, z;
} Vec3;
#line 21 "kernels/structs/layouts.okl"
static void okl_host_split(okl_run &_occa_run, const int &N, void *cells, void *fields, void *kinds, void *flags) {
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 22 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_split_0", 1, _occa_outer, 1, _occa_inner, N, cells, fields, kinds, flags)) return;
    }
  }
#line 30 "kernels/structs/layouts.okl"
}
extern "C" int okl_launch_split(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "split", okl_host_split, _occa_arguments, _occa_count);
}
#line 33 "kernels/structs/layouts.okl"
static void okl_host_join(okl_run &_occa_run, const int &N, const Vec3 &shift, void *fields, void *kinds, void *flags, void *cells) {
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 34 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_join_0", 1, _occa_outer, 1, _occa_inner, N, shift, fields, kinds, flags, cells)) return;
    }
  }
#line 54 "kernels/structs/layouts.okl"
}
extern "C" int okl_launch_join(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "join", okl_host_join, _occa_arguments, _occa_count);
}
#line 57 "kernels/structs/layouts.okl"
static void okl_host_interleave(okl_run &_occa_run, const int &N, void *apart, void *together) {
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 58 "kernels/structs/layouts.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 16 + 1 : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_interleave_0", 1, _occa_outer, 1, _occa_inner, N, apart, together)) return;
    }
  }
#line 71 "kernels/structs/layouts.okl"
}
extern "C" int okl_launch_interleave(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "interleave", okl_host_interleave, _occa_arguments, _occa_count);
}
