// Devices with memory and queues of their own, for host programs in the emulators of CUDA and HIP.
//
// Memory of a device cannot be touched by the host: it has access only while a kernel or a copy runs. It holds 0xA5 bytes when
// it is allocated. A queue does nothing until somebody waits for it, so a program that forgets to wait reads old values.
// There are two devices; what belongs to one is refused by the other (exit code 3). A kernel that reads or writes through a
// pointer to the host's memory crashes, as it does on a card.

#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include <sys/mman.h>

#include <okl_launch.hpp>

namespace okl_emulator {

constexpr int device_count = 2;
inline int current_device = 0;

// All memory of devices.
struct Arena {
  static constexpr size_t size = size_t(1) << 30;
  char *const start = static_cast<char *>(
      mmap(nullptr, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  // In front there is room for pointers that a kernel is handed and adds to: `a - 1000` for a part of an array.
  size_t used = size_t(64) << 20;
  int opened = 0;
  struct Block {
    size_t bytes;
    int device;
  };
  std::map<char *, Block> blocks;

  bool holds(const void *pointer) const { return pointer >= start && pointer < start + size; }

  // Ends the program unless all of a range is allocated on a device.
  void require(const void *pointer, size_t bytes, int device) const {
    char *const first = static_cast<char *>(const_cast<void *>(pointer));
    auto found = blocks.upper_bound(first);
    if (found == blocks.begin()) occa::emulated::die("a copy of memory that no device has");
    --found;
    if (found->second.device != device) occa::emulated::die("a queue touches memory of another device");
    if (first + bytes > found->first + found->second.bytes) occa::emulated::die("a copy beyond what is allocated");
  }
};
inline Arena &arena() {
  static Arena the_one;
  return the_one;
}

// While one is alive, memory of devices can be touched.
struct Opened {
  Opened() { if (arena().opened++ == 0) mprotect(arena().start, Arena::size, PROT_READ | PROT_WRITE); }
  ~Opened() { if (--arena().opened == 0) mprotect(arena().start, Arena::size, PROT_NONE); }
  Opened(const Opened &) = delete;
};

inline void *allocate(size_t bytes) {
  Arena &all = arena();
  const size_t place = (all.used + 511) / 256 * 256;
  if (place + bytes > Arena::size) occa::emulated::die("the devices' memory is full");
  all.used = place + bytes;
  all.blocks[all.start + place] = {bytes, current_device};
  Opened opened;
  memset(all.start + place, 0xA5, bytes);
  return all.start + place;
}

inline void release(void *memory) {
  if (!memory) return;
  const auto found = arena().blocks.find(static_cast<char *>(memory));
  if (found == arena().blocks.end()) occa::emulated::die("memory is freed that is not allocated");
  Opened opened;
  memset(memory, 0xDD, found->second.bytes);
  arena().blocks.erase(found);
}

struct Stream {
  int device = current_device;
  size_t done = 0;
  std::deque<std::function<void()>> work;

  void add(std::function<void()> one) { work.push_back(std::move(one)); }
  size_t added() const { return done + work.size(); }
  void run_until(size_t count) {
    while (done < count) {
      const std::function<void()> one = std::move(work.front());
      work.pop_front();
      ++done;
      Opened opened;
      one();
    }
  }
};

// The streams that wait for the default one, and it for them; the others; and the default ones of the devices.
inline std::vector<Stream *> blocking, apart;
inline Stream default_streams[device_count] = {{0, 0, {}}, {1, 0, {}}};

inline void run(Stream &stream) { stream.run_until(stream.added()); }
inline Stream *new_stream(bool is_blocking) {
  Stream *const made = new Stream;
  (is_blocking ? blocking : apart).push_back(made);
  return made;
}
inline void delete_stream(Stream *stream) {
  run(*stream);
  for (std::vector<Stream *> *all : {&blocking, &apart}) all->erase(std::remove(all->begin(), all->end(), stream), all->end());
  delete stream;
}
// All that streams hold; of those apart, only if a program waits for everything.
inline void run_all(bool is_everything) {
  if (is_everything)
    for (Stream *one : apart) run(*one);
  for (Stream *one : blocking) run(*one);
  for (Stream &one : default_streams) run(one);
}
// The stream that gets the next operation, null for the default one, with all done that comes before.
inline Stream *ordered(Stream *stream) {
  Stream &by_default = default_streams[stream ? stream->device : current_device];
  if (!stream) {
    for (Stream *one : blocking)
      if (one->device == current_device) run(*one);
    return &by_default;
  }
  if (std::find(blocking.begin(), blocking.end(), stream) != blocking.end()) run(by_default);
  return stream;
}

struct Event {
  Stream *stream = nullptr;
  size_t count = 0;
};

enum class Way { ToDevice, ToHost, Between };

inline void copy(void *to, const void *from, size_t bytes, Way way, Stream *stream) {
  if (arena().holds(to) != (way != Way::ToHost) || arena().holds(from) != (way != Way::ToDevice))
    occa::emulated::die("a copy in the wrong direction");
  stream->add([=] {
    if (way != Way::ToHost) arena().require(to, bytes, stream->device);
    if (way != Way::ToDevice) arena().require(from, bytes, stream->device);
    memcpy(to, from, bytes);
  });
}

inline void fill(void *memory, int value, size_t bytes, Stream *stream) {
  arena().require(memory, bytes, stream->device);
  stream->add([=] { memset(memory, value, bytes); });
}

// An argument as a device sees it: an address of the host's leads nowhere there.
template <class T>
T on_device(T value) {
  return value;
}
template <class T>
T *on_device(T *pointer) {
  constexpr uintptr_t nowhere = uintptr_t(1) << 63;
  const bool is_of_host = pointer && !arena().holds(const_cast<const void *>(static_cast<const volatile void *>(pointer)));
  return is_of_host ? reinterpret_cast<T *>(reinterpret_cast<uintptr_t>(pointer) | nowhere) : pointer;
}

template <class... P>
void enqueue(void (*kernel)(P...), const occa::dim &outer, const occa::dim &inner,
             const std::tuple<std::remove_const_t<P>...> &values, Stream *stream) {
  struct Call {
    void (*kernel)(P...);
    std::tuple<std::remove_const_t<P>...> values;
  };
  stream->add([=] {
    const Call call = {kernel, values};
    const occa::modeKernel_t named = {"a kernel", nullptr, nullptr, 0};
    const auto body = [](const void *data) {
      const Call &call = *static_cast<const Call *>(data);
      std::apply(call.kernel, call.values);
    };
    run_grid({named, outer, inner}, body, &call);
  });
}

template <class... P, size_t... I>
void enqueue(void (*kernel)(P...), const occa::dim &outer, const occa::dim &inner, void **arguments, Stream *stream,
             std::index_sequence<I...>) {
  enqueue(kernel, outer, inner, {on_device(*static_cast<std::remove_const_t<P> *>(arguments[I]))...}, stream);
}

}  // namespace okl_emulator
