// OpenACC on a device with memory of its own.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
namespace okl_acc {
// Ends the program: what went wrong is no mistake that it could mend.
[[noreturn]] inline void die(const char *why) {
  std::fflush(stdout);
  std::fprintf(stderr, "OpenACC: %s\n", why);
  std::exit(70);
}
inline int current_device();
}
