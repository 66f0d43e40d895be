// Runs SYCL text in the form that OCCA calls on the CPU, for tests only. Needs C++20.
//
// The scheduler is the one of the CUDA emulator: see there for seeds, and for what is found out. Here
// dimension 2 is axis x. A launch runs to its end before `submit` comes back. Group memory belongs to
// the place in the code that asks for it, as on a device, and holds 0xFF bytes when a group starts.
//
// Not here: buffers, accessors, events, vectors, and everything else that OCCA's kernels do not need.

#pragma once

#define OKL_EMULATOR_ONLY_SCHEDULER
#include <okl_cuda_emulator.hpp>

#include <tuple>

namespace okl_emulator {

// Counts groups, so that group memory knows when another one has started.
inline uint64_t &group_number() {
  static uint64_t number = 0;
  return number;
}

// Runs a grid of `body(item)`.
template <class Item, class Body>
void run_groups(const Body &body) {
  struct Call {
    const Body &body;
  } call = {body};
  Scheduler &s = scheduler();
  s.arguments = &call;
  s.body = [](const void *data) {
    // Captures are copied to each work item, as on a device.
    const Body own = static_cast<const Call *>(data)->body;
    own(Item());
  };
  s.fibers.resize(size_t(blockDim.x) * blockDim.y * blockDim.z);
  std::vector<size_t> groups(size_t(gridDim.x) * gridDim.y * gridDim.z);
  std::iota(groups.begin(), groups.end(), size_t(0));
  shuffle(groups);
  for (size_t group : groups) {
    blockIdx = {unsigned(group % gridDim.x), unsigned(group / gridDim.x % gridDim.y),
                unsigned(group / gridDim.x / gridDim.y)};
    ++group_number();
    run_block();
  }
}

inline unsigned axis(const okl_emulator_uint3 &index, int dimension) {
  return dimension == 2 ? index.x : dimension == 1 ? index.y : index.z;
}
inline unsigned axis(const dim3 &size, int dimension) {
  return dimension == 2 ? size.x : dimension == 1 ? size.y : size.z;
}

}  // namespace okl_emulator

namespace sycl {

template <int D>
struct group {
  size_t get_group_id(int d) const { return okl_emulator::axis(blockIdx, d); }
};
struct sub_group {};

template <int D>
struct nd_range {};

template <int D>
struct nd_item {
  size_t get_group(int d) const { return okl_emulator::axis(blockIdx, d); }
  group<D> get_group() const { return {}; }
  sub_group get_sub_group() const { return {}; }
  size_t get_local_id(int d) const { return okl_emulator::axis(threadIdx, d); }
  size_t get_local_range(int d) const { return okl_emulator::axis(blockDim, d); }
  size_t get_group_range(int d) const { return okl_emulator::axis(gridDim, d); }
  size_t get_global_id(int d) const { return get_group(d) * get_local_range(d) + get_local_id(d); }
};

inline void group_barrier(group<3>, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtBlockBarrier, file, line);
}
inline void group_barrier(sub_group, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtWarpBarrier, file, line);
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

namespace ext::oneapi::experimental {
using ::printf;
}

namespace ext::oneapi {

// Another function for each place in the code, since each has a lambda of its own.
template <class T, auto Place = [] {}>
T *group_local_memory_for_overwrite(group<3>) {
  alignas(64) static unsigned char bytes[sizeof(T)];
  static uint64_t owner = 0;
  if (owner != okl_emulator::group_number()) {
    owner = okl_emulator::group_number();
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
  if (arguments.size() != sizeof...(P)) {
    occa::emulated::die(kernel.name + ": got " + std::to_string(arguments.size()) + " arguments, has " +
                        std::to_string(sizeof...(P)) + " parameters");
  }
  if (inner.x * inner.y * inner.z > 1024) die(kernel.name + ": more work items in a group than a device takes");
  if (kernel.max_threads && inner.x * inner.y * inner.z != kernel.max_threads)
    die(kernel.name + ": the size of a group is not the required one");
  Scheduler &s = scheduler();
  const char *seed = getenv("OKL_EMULATOR_SEED");
  const uint64_t number = seed ? strtoull(seed, nullptr, 10) : 0;
  s.random = number * 0x9E3779B97F4A7C15u;
  s.kernel = kernel.name.c_str();
  blockDim = dim3(unsigned(inner.x), unsigned(inner.y), unsigned(inner.z));
  gridDim = dim3(unsigned(outer.x), unsigned(outer.y), unsigned(outer.z));
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
    auto &known = occa::emulated::registry()[kernel];
    if (known.size() < index + 2) known.resize(index + 2);
    known[index] =
        new occa::modeKernel_t{name, &run_sycl<P...>, reinterpret_cast<void (*)()>(function), size};
  }
};

}  // namespace okl_emulator
