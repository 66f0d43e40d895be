// A device: its memory and queues.
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <map>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
namespace okl_rt {
enum class failure { no_memory, no_kernel, unsupported, device };
// Both are the front end's.
inline int current_device();
inline void fail(failure what, const char *why);
}
