// One device and one stream for all that a program does; an error ends it.
#include <cstdio>
namespace okl_rt {
inline int current_device() { return 0; }
inline void fail(failure, const char *why) {
  std::fprintf(stderr, "%s\n", why);
  std::exit(1);
}
// Everything is enqueued here.
inline stream main_stream() {
  static const stream made = (use_device(0), new_stream());
  return made;
}
}
