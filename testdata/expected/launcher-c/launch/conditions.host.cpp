#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif

extern "C" void chosen(const int &, const int &, const int *, int *);
extern "C" int okl_launch_chosen(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(chosen, _occa_arguments, _occa_count);
}
extern "C" void hostChooses(const int &, const int &, const bool &, const int *, int *);
extern "C" int okl_launch_hostChooses(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(hostChooses, _occa_arguments, _occa_count);
}
