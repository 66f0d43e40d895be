// What the runtime knows: memory, streams and errors. For devices whose own API is another one than CUDA's.
#include <algorithm>
#include <cstdio>
#include <mutex>
#include <set>
// Programs have these from CUDA's headers.
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
struct CUstream_st {
  okl_rt::stream queue = nullptr;
  int device = 0;
  unsigned flags = 0;
  int priority = 0;
  // How many operations came to it; how many of those the default stream has waited for; how many of the default
  // stream's it has waited for.
  unsigned long count = 0, known_to_default = 0, known_of_default = 0;
};
struct CUevent_st {
  okl_rt::mark place = nullptr;
  unsigned flags = 0;
  int device = 0;
};
namespace okl_cu {
struct allocation {
  std::size_t bytes;
  cudaMemoryType type;
  int device;
  unsigned flags;
  // Kernels can use it.
  bool is_of_device;
  // It is the program's own.
  bool is_registered;
};
struct device {
  CUstream_st main;
  std::vector<cudaStream_t> streams;
  // Where the device has its variables, by their objects in the program.
  std::map<const void *, void *> symbols;
};
struct state {
  std::recursive_mutex mutex;
  std::map<int, device> devices;
  std::map<char *, allocation> memory;
  std::set<cudaStream_t> streams;
  std::set<cudaEvent_t> events;
};
// It stays until the end of the program, since destructors of the program's objects use it.
inline state &all() {
  static state &the_one = *new state;
  return the_one;
}
typedef std::lock_guard<std::recursive_mutex> guard;

inline int &device_number() {
  static thread_local int number = 0;
  return number;
}
inline cudaError_t &last_error() {
  static thread_local cudaError_t error = cudaSuccess;
  return error;
}
// What the device layer has reported since the last call of `ended`.
inline cudaError_t &reported() {
  static thread_local cudaError_t error = cudaSuccess;
  return error;
}
// The result of a call.
inline cudaError_t result(cudaError_t error) {
  if (error != cudaSuccess && error != cudaErrorNotReady) last_error() = error;
  return error;
}
// The result of a call that has used the device layer.
inline cudaError_t ended() {
  const cudaError_t error = reported();
  reported() = cudaSuccess;
  return result(error);
}
}
inline int okl_rt::current_device() { return okl_cu::device_number(); }
inline void okl_rt::fail(okl_rt::failure what, const char *why) {
  switch (what) {
    case okl_rt::failure::no_memory: okl_cu::reported() = cudaErrorMemoryAllocation; return;
    case okl_rt::failure::unsupported: okl_cu::reported() = cudaErrorNotSupported; return;
    case okl_rt::failure::no_kernel: okl_cu::reported() = cudaErrorInvalidDeviceFunction; break;
    case okl_rt::failure::device: okl_cu::reported() = cudaErrorUnknown; break;
  }
  // CUDA has no error that says as much.
  std::fflush(stdout);
  std::fprintf(stderr, "CUDA: %s\n", why);
}
namespace okl_cu {
// Another device for a while.
class on_device {
 public:
  explicit on_device(int number) : before_(device_number()) { device_number() = number; }
  on_device(const on_device &) = delete;
  ~on_device() { device_number() = before_; }

 private:
  const int before_;
};
// The current device; null if there is none.
inline device *here() {
  if (okl_rt::device_count() == 0) return nullptr;
  device &one = all().devices[device_number()];
  if (!one.main.queue) {
    one.main.queue = okl_rt::new_stream();
    one.main.device = device_number();
  }
  return &one;
}
// A stream that a call names; null if it does not exist.
inline CUstream_st *stream_of(cudaStream_t stream) {
  if (!stream || stream == cudaStreamLegacy || stream == cudaStreamPerThread) {
    device *const one = here();
    return one ? &one->main : nullptr;
  }
  return all().streams.count(stream) ? stream : nullptr;
}
inline bool is_default(const CUstream_st &stream) { return &stream == &all().devices[stream.device].main; }
// An operation comes to a stream. Those of the default stream and of streams that block wait for each other.
inline void order(CUstream_st &stream) {
  device &one = all().devices[stream.device];
  if (is_default(stream)) {
    for (cudaStream_t other : one.streams) {
      if (other->flags & cudaStreamNonBlocking || other->known_to_default == other->count) continue;
      okl_rt::follow(stream.queue, other->queue);
      other->known_to_default = other->count;
    }
  } else if (!(stream.flags & cudaStreamNonBlocking) && stream.known_of_default != one.main.count) {
    okl_rt::follow(stream.queue, one.main.queue);
    stream.known_of_default = one.main.count;
  }
  ++stream.count;
}
// Waits for all that a device does.
inline void finish_device(device &one) {
  for (cudaStream_t stream : one.streams) okl_rt::finish(stream->queue);
  okl_rt::finish(one.main.queue);
}

typedef std::map<char *, allocation>::iterator found_memory;
// The memory that an address lies in; `all().memory.end()` if it is not known.
inline found_memory find(const void *address) {
  char *const first = static_cast<char *>(const_cast<void *>(address));
  std::map<char *, allocation> &memory = all().memory;
  found_memory next = memory.upper_bound(first);
  if (next == memory.begin()) return memory.end();
  --next;
  return (std::size_t)(first - next->first) < next->second.bytes ? next : memory.end();
}
}
