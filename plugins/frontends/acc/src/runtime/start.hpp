// OpenACC on a device with memory of its own.
#include <cstdarg>
#include <cstdio>
#include <deque>
#include <mutex>
namespace okl_acc {
using namespace okl_rt;
// Ends the program: what went wrong is no mistake that it could mend.
[[noreturn]] inline void die(const char *why) {
  std::fflush(stdout);
  std::fprintf(stderr, "OpenACC: %s\n", why);
  std::exit(70);
}
}
inline void okl_rt::fail(okl_rt::failure, const char *why) { okl_acc::die(why); }
