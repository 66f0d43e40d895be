#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif

extern "C" void changedArguments(const int &, const int &, const float &, const int *, int *);
extern "C" int okl_launch_changedArguments(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(changedArguments, _occa_arguments, _occa_count);
}
extern "C" void ownPragma(const int &, int *);
extern "C" int okl_launch_ownPragma(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(ownPragma, _occa_arguments, _occa_count);
}
