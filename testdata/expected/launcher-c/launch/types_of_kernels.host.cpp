#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif

extern "C" void left(const int &, int *);
extern "C" int okl_launch_left(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(left, _occa_arguments, _occa_count);
}
extern "C" void right(const int &, int *);
extern "C" int okl_launch_right(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(right, _occa_arguments, _occa_count);
}
