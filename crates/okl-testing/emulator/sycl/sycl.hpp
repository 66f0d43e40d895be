// Runs SYCL text in the form that OCCA calls on the CPU, for tests only. Needs C++20.
//
// The scheduler is the one of the CUDA emulator: see there for seeds, and for what is found out. Here
// dimension 2 is axis x. A launch runs to its end before `submit` comes back. Group memory belongs to
// the place in the code that asks for it, as on a device, and holds 0xFF bytes when a group starts.
//
// Not here: buffers, accessors, events, vectors, and everything else that OCCA's kernels do not need.

#pragma once

#include <okl_scheduler.hpp>

#include <tuple>

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
struct nd_range {};

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

class handler {
 public:
  template <class Body>
  void parallel_for(const nd_range<3> &, const Body &body) {
    okl_emulator::run_groups<nd_item<3>>(body);
  }
};

class queue {
 public:
  template <class Submission>
  void submit(const Submission &submission) {
    handler h;
    submission(h);
  }
};

enum class memory_order { relaxed, acquire, release, acq_rel, seq_cst };
enum class memory_scope { work_item, sub_group, work_group, device, system };
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
  alignas(64) static unsigned char bytes[sizeof(T)];
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
