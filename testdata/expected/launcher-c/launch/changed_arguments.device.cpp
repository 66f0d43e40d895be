#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-local-typedefs"
#endif

#line 3 "kernels/launch/changed_arguments.okl"
static void okl_host_changedArguments(okl_run &_occa_run, const int &N, const int &_occa_arg_1, const float &scale, void *x, void *y) {
  int groups = _occa_arg_1;
#line 4 "kernels/launch/changed_arguments.okl"
  // Host code changes it once, for all that follows.
  if (groups > 3) groups = 3;
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 6 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < groups ? (unsigned long long)groups : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_changedArguments_0", 1, _occa_outer, 1, _occa_inner, N, groups, scale, x, y)) return;
    }
  }
  // Its own copy again.
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 13 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < N ? ((unsigned long long)N - 1) / 4 + 1 : 0;
    _occa_inner[0] = 4;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 1, "_occa_changedArguments_1", 1, _occa_outer, 1, _occa_inner, N, groups, scale, x, y)) return;
    }
  }
  {
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 14 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < groups ? (unsigned long long)groups : 0;
    _occa_inner[0] = 16;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 2, "_occa_changedArguments_2", 1, _occa_outer, 1, _occa_inner, N, groups, scale, x, y)) return;
    }
  }
#line 21 "kernels/launch/changed_arguments.okl"
}
extern "C" int okl_launch_changedArguments(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "changedArguments", okl_host_changedArguments, _occa_arguments, _occa_count);
}
#line 24 "kernels/launch/changed_arguments.okl"
static void okl_host_ownPragma(okl_run &_occa_run, const int &N, void *y) {
{
    size_t _occa_outer[3] = {1, 1, 1}, _occa_inner[3] = {1, 1, 1};
#line 26 "kernels/launch/changed_arguments.okl"
    _occa_outer[0] = 0 < N ? (unsigned long long)N : 0;
    _occa_inner[0] = 8;
    if (_occa_outer[0] > 0) {
      if (okl_start(_occa_run, 0, "_occa_ownPragma_0", 1, _occa_outer, 1, _occa_inner, N, y)) return;
    }
  }
#line 29 "kernels/launch/changed_arguments.okl"
}
extern "C" int okl_launch_ownPragma(const okl_launcher *_occa_launcher, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_enter(_occa_launcher, "ownPragma", okl_host_ownPragma, _occa_arguments, _occa_count);
}
