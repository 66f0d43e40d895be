// Runs SYCL text in the form that OCCA calls on the CPU, for tests only. Needs C++20.
//
// The scheduler is the one of the CUDA emulator: see there for seeds, and for what is found out. Here
// dimension 2 is axis x. A launch runs to its end before `submit` comes back. Group memory belongs to
// the place in the code that asks for it, as on a device, and holds 0xFF bytes when a group starts.
//
// Host programs have devices with memory and queues of their own: see okl_gpu_memory.hpp.
//
// Not here: buffers, accessors, vectors, and everything else that these do not need.

#pragma once

#include <okl_gpu_memory.hpp>

#include <bit>
#include <string>
#include <tuple>
#include <vector>

namespace okl_emulator {

// The launch that `submit` carries out.
struct Running {
  const Launch *launch;
};
inline Running running;

// Runs a grid of `body(item)`.
template <class Item, class Body>
void run_groups(const Body &body) {
  const auto run = [](const void *data) {
    // Captures are copied to each work item, as on a device.
    const Body own = *static_cast<const Body *>(data);
    own(Item());
  };
  run_grid(*running.launch, run, &body);
}

inline unsigned axis(const Index &index, int dimension) {
  return dimension == 2 ? index.x : dimension == 1 ? index.y : index.z;
}

}  // namespace okl_emulator

namespace sycl {

template <int D>
struct group {
  size_t get_group_id(int d) const { return okl_emulator::axis(okl_emulator::block_index, d); }
};
struct sub_group {};

template <int D>
struct range {
  size_t sizes[D] = {};
  range() = default;
  range(size_t z, size_t y, size_t x) : sizes{z, y, x} {}
  size_t operator[](int d) const { return sizes[d]; }
};

template <int D>
struct nd_range {
  range<D> all, group;
  nd_range() = default;
  nd_range(range<D> all_, range<D> group_) : all(all_), group(group_) {}
};

template <int D>
struct nd_item {
  size_t get_group(int d) const { return okl_emulator::axis(okl_emulator::block_index, d); }
  group<D> get_group() const { return {}; }
  sub_group get_sub_group() const { return {}; }
  size_t get_local_id(int d) const { return okl_emulator::axis(okl_emulator::thread_index, d); }
  size_t get_local_range(int d) const { return okl_emulator::axis(okl_emulator::block_size, d); }
  size_t get_group_range(int d) const { return okl_emulator::axis(okl_emulator::grid_size, d); }
  size_t get_global_id(int d) const { return get_group(d) * get_local_range(d) + get_local_id(d); }
};

inline void group_barrier(group<3>, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtBlockBarrier, file, line);
}
inline void group_barrier(sub_group, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtWarpBarrier, file, line);
}

template <class T>
T select_from_group(sub_group, T value, unsigned lane, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  return okl_emulator::from_lane(value, lane, file, line);
}

template <class T> T popcount(T x) { return T(sizeof(T) == 8 ? __builtin_popcountll(x) : __builtin_popcount(x)); }
template <class T> T clz(T x) {
  if (x == 0) return T(8 * sizeof(T));
  return T(sizeof(T) == 8 ? __builtin_clzll(x) : __builtin_clz(x));
}
template <class T> T mul_hi(T a, T b) { return T(__int128(a) * __int128(b) >> 8 * sizeof(T)); }
template <>
inline unsigned long mul_hi(unsigned long a, unsigned long b) { return (unsigned __int128)a * b >> 64; }
template <>
inline unsigned long long mul_hi(unsigned long long a, unsigned long long b) { return (unsigned __int128)a * b >> 64; }
template <class To, class From> To bit_cast(From x) { return std::bit_cast<To>(x); }

enum class aspect { cpu, usm_device_allocations, usm_shared_allocations };
namespace info::device {
struct name { using type = std::string; };
struct global_mem_size { using type = size_t; };
struct local_mem_size { using type = size_t; };
struct global_mem_cache_size { using type = size_t; };
struct max_work_group_size { using type = size_t; };
struct max_compute_units { using type = unsigned; };
struct max_clock_frequency { using type = unsigned; };
}  // namespace info::device
namespace info {
enum class event_command_status { submitted, running, complete };
}
namespace info::event {
struct command_execution_status {};
}

struct device {
  int number;
  static std::vector<device> get_devices() { return {{0}, {1}}; }
  bool has(aspect which) const { return which != aspect::cpu; }
  template <class I>
  typename I::type get_info() const {
    if constexpr (std::is_same_v<I, info::device::name>) return "emulator";
    else if constexpr (std::is_same_v<I, info::device::global_mem_size>) return okl_emulator::Arena::size;
    else if constexpr (std::is_same_v<I, info::device::local_mem_size>) return 48 << 10;
    else if constexpr (std::is_same_v<I, info::device::max_work_group_size>) return 1024;
    else return 1;
  }
};
struct context {
  explicit context(const device &) {}
};
namespace property::queue {
struct in_order {};
}  // namespace property::queue
struct property_list {
  explicit property_list(property::queue::in_order) {}
};
struct event {
  okl_emulator::Event reached;
  void wait_and_throw() {
    if (reached.stream) reached.stream->run_until(reached.count);
  }
  // Who asks again and again gets on.
  template <class I>
  info::event_command_status get_info() const {
    static_assert(std::is_same_v<I, info::event::command_execution_status>, "nothing else is known");
    using info::event_command_status;
    if (!reached.stream || reached.stream->done >= reached.count) return event_command_status::complete;
    reached.stream->run_until(reached.stream->done + 1);
    return event_command_status::submitted;
  }
};

class handler;
class queue {
 public:
  queue() = default;
  queue(const context &, const device &on, const property_list &) : stream_(new okl_emulator::Stream{on.number, 0, {}}) {}
  template <class Submission>
  event submit(const Submission &submission);
  // Memory that host and device share is not in the arena.
  void memcpy(void *to, const void *from, size_t bytes) {
    using okl_emulator::Way;
    const bool is_to = okl_emulator::arena().holds(to), is_from = okl_emulator::arena().holds(from);
    if (!is_to && !is_from) return stream_->add([=] { ::memmove(to, from, bytes); });
    okl_emulator::copy(to, from, bytes, !is_from ? Way::ToDevice : !is_to ? Way::ToHost : Way::Between, stream_);
  }
  void memset(void *memory, int value, size_t bytes) {
    if (okl_emulator::arena().holds(memory)) okl_emulator::fill(memory, value, bytes, stream_);
    else stream_->add([=] { ::memset(memory, value, bytes); });
  }
  void wait_and_throw() { stream_->run_until(stream_->added()); }
  // Who asks again and again gets on.
  bool ext_oneapi_empty() {
    if (stream_->work.empty()) return true;
    stream_->run_until(stream_->done + 1);
    return false;
  }
  event ext_oneapi_submit_barrier() { return {{stream_, stream_->added()}}; }
  event ext_oneapi_submit_barrier(const std::vector<event> &waits) {
    for (const event &one : waits) stream_->add([=] { one.reached.stream->run_until(one.reached.count); });
    return ext_oneapi_submit_barrier();
  }

 private:
  friend class handler;
  // None in a program that launches by itself.
  okl_emulator::Stream *stream_ = nullptr;
};

class handler {
 public:
  explicit handler(queue &on) : stream_(on.stream_) {}
  template <class Task>
  void host_task(const Task &task) {
    stream_->add(task);
  }
  template <class Body>
  void parallel_for(const nd_range<3> &range, const Body &body) {
    if (!stream_) return okl_emulator::run_groups<nd_item<3>>(body);
    const auto &[all, group] = range;
    const occa::dim inner(group.sizes[2], group.sizes[1], group.sizes[0]);
    const occa::dim outer(all.sizes[2] / inner.x, all.sizes[1] / inner.y, all.sizes[0] / inner.z);
    stream_->add([=] {
      const occa::modeKernel_t named = {"a kernel", nullptr, nullptr, 0};
      const okl_emulator::Launch launch = {named, outer, inner};
      okl_emulator::running.launch = &launch;
      okl_emulator::run_groups<nd_item<3>>(body);
    });
  }

 private:
  okl_emulator::Stream *stream_;
};

template <class Submission>
event queue::submit(const Submission &submission) {
  handler h(*this);
  submission(h);
  return stream_ ? event{{stream_, stream_->added()}} : event{};
}

inline void *malloc_device(size_t bytes, const device &on, const context &) {
  okl_emulator::current_device = on.number;
  return okl_emulator::allocate(bytes);
}
inline void *malloc_shared(size_t bytes, const device &, const context &) { return ::malloc(bytes); }
inline void *malloc_host(size_t bytes, const context &) { return ::malloc(bytes); }
inline void free(void *memory, const context &) {
  if (okl_emulator::arena().holds(memory)) okl_emulator::release(memory);
  else ::free(memory);
}

enum class memory_order { relaxed, acquire, release, acq_rel, seq_cst };
enum class memory_scope { work_item, sub_group, work_group, device, system };
inline void atomic_fence(memory_order, memory_scope) {}
namespace access {
enum class address_space { global_space, local_space, private_space, generic_space };
}

template <class T, memory_order, memory_scope, access::address_space = access::address_space::generic_space>
class atomic_ref {
 public:
  explicit atomic_ref(T &place) : place_(place) {}
  T load() const { return place_; }
  T exchange(T value) const { return change([&](T) { return value; }); }
  T fetch_add(T value) const { return change([&](T old) { return T(old + value); }); }
  T fetch_sub(T value) const { return change([&](T old) { return T(old - value); }); }
  T fetch_and(T value) const { return change([&](T old) { return T(old & value); }); }
  T fetch_or(T value) const { return change([&](T old) { return T(old | value); }); }
  T fetch_xor(T value) const { return change([&](T old) { return T(old ^ value); }); }
  T fetch_min(T value) const { return change([&](T old) { return value < old ? value : old; }); }
  T fetch_max(T value) const { return change([&](T old) { return old < value ? value : old; }); }
  bool compare_exchange_strong(T &expected, T desired) const {
    const T old = change([&](T found) { return found == expected ? desired : found; });
    const bool is_same = old == expected;
    expected = old;
    return is_same;
  }
  bool compare_exchange_weak(T &expected, T desired) const { return compare_exchange_strong(expected, desired); }

 private:
  template <class Change>
  T change(const Change &how) const {
    return okl_emulator::atomic(&place_, how);
  }
  T &place_;
};

inline float exp10(float x) { return powf(10.0f, x); }
inline double exp10(double x) { return pow(10.0, x); }
inline float rint(float x) { return ::rintf(x); }
inline double rint(double x) { return ::rint(x); }
inline float round(float x) { return ::roundf(x); }
inline double round(double x) { return ::round(x); }
inline float ldexp(float x, int n) { return ::ldexpf(x, n); }
inline double ldexp(double x, int n) { return ::ldexp(x, n); }

namespace ext::oneapi::experimental {
using ::printf;
}

namespace ext::oneapi {

// Another function for each place in the code, since each has a lambda of its own.
template <class T, auto Place = [] {}>
T *group_local_memory_for_overwrite(group<3>) {
  alignas(64) alignas(T) static unsigned char bytes[sizeof(T)];
  static uint64_t owner = 0;
  if (owner != okl_emulator::group_number) {
    owner = okl_emulator::group_number;
    memset(bytes, 0xFF, sizeof bytes);
  }
  return reinterpret_cast<T *>(bytes);
}

}  // namespace ext::oneapi

}  // namespace sycl

namespace okl_emulator {

template <class... P, size_t... I>
void run_submission(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
                    const std::vector<occa::emulated::argument> &arguments, std::index_sequence<I...>) {
  require_count(kernel, arguments.size(), sizeof...(P));
  if (kernel.max_threads && inner.x * inner.y * inner.z != kernel.max_threads)
    occa::emulated::die(kernel.name + ": the size of a group is not the required one");
  const Launch launch = {kernel, outer, inner};
  running.launch = &launch;
  sycl::queue queue;
  sycl::nd_range<3> range;
  // Scalars by their address, as OCCA hands them over.
  std::tuple<std::decay_t<P>...> values{convert<std::decay_t<P>>(kernel, arguments[I], I)...};
  reinterpret_cast<void (*)(sycl::queue *, sycl::nd_range<3> *, P...)>(kernel.function)(&queue, &range,
                                                                                       std::get<I>(values)...);
}

template <class... P>
void run_sycl(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
              const std::vector<occa::emulated::argument> &arguments) {
  run_submission<P...>(kernel, outer, inner, arguments, std::index_sequence_for<P...>());
}

// Makes a SYCL kernel known to the launcher.
struct SyclRegistration {
  template <class... P>
  SyclRegistration(const char *kernel, size_t index, const char *name,
                   void (*function)(sycl::queue *, sycl::nd_range<3> *, P...), size_t size) {
    occa::emulated::add(
        kernel, index, new occa::modeKernel_t{name, &run_sycl<P...>, reinterpret_cast<void (*)()>(function), size});
  }
};

}  // namespace okl_emulator
