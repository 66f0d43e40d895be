#include <okl/launch.h>
#if OKL_LAUNCH_VERSION != 1
#error "this launcher needs version 1 of okl/launch.h"
#endif

#line 4 "kernels/structs/layouts.okl"
enum Kind { solid = 1, liquid, gas = 10 };
#line 6 "kernels/structs/layouts.okl"
typedef struct Vec3 {
  float x, y, z;
} Vec3;
#line 10 "kernels/structs/layouts.okl"
struct Cell {
  Vec3 velocity;
  float pressure[2];
  Kind kind;
  unsigned char flags;
};
extern "C" void split(const int &, const Cell *, float *, int *, unsigned char *);
extern "C" int okl_launch_split(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(split, _occa_arguments, _occa_count);
}
extern "C" void join(const int &, const Vec3 &, const float *, const int *, const unsigned char *, Cell *);
extern "C" int okl_launch_join(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(join, _occa_arguments, _occa_count);
}
extern "C" void interleave(const int &, const float *, float *);
extern "C" int okl_launch_interleave(const okl_launcher *, const okl_argument *_occa_arguments, size_t _occa_count) {
  return okl_call(interleave, _occa_arguments, _occa_count);
}
