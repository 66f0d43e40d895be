// Runs CUDA text on the CPU, for tests only. Included before the CUDA text (g++ -include).
//
// The threads of a block are fibers on one OS thread; blocks run one after another. A fiber runs
// until it meets a barrier or ends, so a run is deterministic. OKL_EMULATOR_SEED sets the order:
//   0        threads in order, 0 first
//   n > 0    a new pseudo-random order after every barrier, blocks shuffled too, and a thread may be
//            put aside at any atomic operation. Code that lacks a barrier gives other results
//            from seed to seed.
// What the order cannot show: two threads that interleave between barriers without an atomic.
//
// Found out and reported (exit code 3): a barrier that some threads of a block reach and others do
// not, threads that wait at different barriers, launches beyond the limits of the hardware or of
// __launch_bounds__, and arguments of another type or number than the kernel's parameters.
//
// Shared memory holds 0xFF bytes (NaN, -1) when a block starts. Not here: warp shuffles and votes,
// dynamic shared memory, textures, cooperative launches.

#pragma once

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <type_traits>
#include <vector>

#include <sys/mman.h>
#include <ucontext.h>

#include <occa/core/kernel.hpp>

// --- the language ------------------------------------------------------------------------------

#define __global__
#define __device__
#define __host__
#define __constant__
#define __forceinline__ inline
#define __noinline__
#define __launch_bounds__(...)
// All shared variables lie in one section, so that a block can start with garbage in them.
#define __shared__ static __attribute__((section("okl_shared")))

#ifdef OKL_EMULATOR_ONLY_SCHEDULER
// Text that is not CUDA has no such types, or brings its own.
namespace okl_emulator { struct uint3 { unsigned x, y, z; }; }
using okl_emulator_uint3 = okl_emulator::uint3;
#else
#define OKL_VECTOR(T, name)                                                                        \
  struct name##2 { T x, y; };                                                                      \
  struct name##3 { T x, y, z; };                                                                   \
  struct name##4 { T x, y, z, w; };                                                                \
  inline name##2 make_##name##2(T x, T y) { return {x, y}; }                                       \
  inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                               \
  inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
OKL_VECTOR(signed char, char)
OKL_VECTOR(unsigned char, uchar)
OKL_VECTOR(short, short)
OKL_VECTOR(unsigned short, ushort)
OKL_VECTOR(int, int)
OKL_VECTOR(unsigned, uint)
OKL_VECTOR(long, long)
OKL_VECTOR(unsigned long, ulong)
OKL_VECTOR(float, float)
OKL_VECTOR(double, double)
#undef OKL_VECTOR
using okl_emulator_uint3 = uint3;
#endif

struct dim3 {
  unsigned x, y, z;
  dim3(unsigned x_ = 1, unsigned y_ = 1, unsigned z_ = 1) : x(x_), y(y_), z(z_) {}
};

static okl_emulator_uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;
static const int warpSize = 32;

// --- the scheduler -----------------------------------------------------------------------------

extern "C" {
extern char __start_okl_shared[] __attribute__((weak));
extern char __stop_okl_shared[] __attribute__((weak));
}

namespace okl_emulator {

using occa::emulated::die;

enum class State { Ready, AtBlockBarrier, AtWarpBarrier, Done };

struct Fiber {
  ucontext_t context;
  okl_emulator_uint3 index;
  State state;
  const char *file;
  int line;
};

struct Scheduler {
  std::vector<Fiber> fibers;
  ucontext_t home;
  Fiber *current = nullptr;
  uint64_t random = 0;                          // 0: in order
  void (*body)(const void *) = nullptr;
  const void *arguments = nullptr;
  const char *kernel = "";
};

inline Scheduler &scheduler() {
  static Scheduler the_one;
  return the_one;
}

inline uint64_t next_random() {
  uint64_t &s = scheduler().random;
  s ^= s << 13;
  s ^= s >> 7;
  s ^= s << 17;
  return s;
}

template <class T>
void shuffle(std::vector<T> &items) {
  if (!scheduler().random) return;
  for (size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[next_random() % i]);
}

// Leaves the fiber for the scheduler; comes back when the scheduler wants it to go on.
inline void leave(State state, const char *file = "", int line = 0) {
  Scheduler &s = scheduler();
  Fiber *self = s.current;
  self->state = state;
  self->file = file;
  self->line = line;
  swapcontext(&self->context, &s.home);
}

// In a shuffled run a thread is put aside at one atomic operation in four.
inline void maybe_leave() {
  if (scheduler().random && next_random() % 4 == 0) leave(State::Ready);
}

inline void fiber_main() {
  Scheduler &s = scheduler();
  s.body(s.arguments);
  s.current->state = State::Done;   // uc_link leads back to the scheduler
}

constexpr size_t stack_size() { return 256 * 1024; }

// One stack per thread of a block, mapped once; untouched pages cost nothing.
inline char *stack(size_t fiber) {
  const size_t size = stack_size(), count = 1024;
  static char *const memory = static_cast<char *>(mmap(nullptr, size * count, PROT_READ | PROT_WRITE,
                                                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  if (memory == MAP_FAILED) die("no memory for stacks");
  return memory + fiber * size;
}

inline std::string place(const Fiber &f) {
  return "thread (" + std::to_string(f.index.x) + ", " + std::to_string(f.index.y) + ", " +
         std::to_string(f.index.z) + ")";
}

// The threads of `group` all wait, or some have ended. Ends the program unless they agree.
inline void require_agreement(const std::vector<Fiber *> &group) {
  const Fiber *waiting = nullptr, *other = nullptr;
  for (const Fiber *f : group) {
    if (!waiting && f->state != State::Done) waiting = f;
  }
  if (!waiting) return;
  for (const Fiber *f : group) {
    if (f->state != waiting->state || f->line != waiting->line) other = f;
  }
  if (!other) return;
  std::string why = std::string(scheduler().kernel) + ": divergent barrier: " + place(*waiting) + " waits at line " +
                    std::to_string(waiting->line) + ", " + place(*other);
  why += other->state == State::Done ? " has ended" : " waits at line " + std::to_string(other->line);
  die(why);
}

inline void run_block() {
  Scheduler &s = scheduler();
  if (__start_okl_shared) memset(__start_okl_shared, 0xFF, __stop_okl_shared - __start_okl_shared);

  std::vector<Fiber *> all;
  for (size_t i = 0; i < s.fibers.size(); ++i) {
    Fiber &f = s.fibers[i];
    f.index = {unsigned(i % blockDim.x), unsigned(i / blockDim.x % blockDim.y), unsigned(i / blockDim.x / blockDim.y)};
    f.state = State::Ready;
    getcontext(&f.context);
    f.context.uc_stack.ss_sp = stack(i);
    f.context.uc_stack.ss_size = stack_size();
    f.context.uc_link = &s.home;
    makecontext(&f.context, fiber_main, 0);
    all.push_back(&f);
  }

  for (;;) {
    std::vector<Fiber *> ready;
    for (Fiber *f : all) {
      if (f->state == State::Ready) ready.push_back(f);
    }
    if (!ready.empty()) {
      shuffle(ready);
      for (Fiber *f : ready) {
        s.current = f;
        threadIdx = f->index;
        swapcontext(&s.home, &f->context);
      }
      continue;
    }

    // Nobody can go on: open the warp barriers, or else the barrier of the whole block.
    bool opened = false;
    for (size_t first = 0; first < all.size(); first += warpSize) {
      const size_t last = std::min(all.size(), first + warpSize);
      std::vector<Fiber *> warp(all.begin() + first, all.begin() + last);
      const auto waits = [](const Fiber *f) { return f->state == State::AtWarpBarrier; };
      if (std::none_of(warp.begin(), warp.end(), waits)) continue;
      require_agreement(warp);
      for (Fiber *f : warp) f->state = State::Ready;
      opened = true;
    }
    if (opened) continue;

    require_agreement(all);
    if (all[0]->state == State::Done) return;
    for (Fiber *f : all) f->state = State::Ready;
  }
}

// --- launching ---------------------------------------------------------------------------------

// An argument as a parameter of type P, checked.
template <class P>
P convert(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at) {
  using Value = std::remove_cv_t<P>;
  if constexpr (std::is_pointer<P>::value) {
    using Entry = std::remove_cv_t<std::remove_pointer_t<P>>;
    if (!argument.memory) die(kernel.name + ": argument " + std::to_string(at) + " is no memory");
    if constexpr (!std::is_void<Entry>::value) {
      if (argument.memory->entry && *argument.memory->entry != typeid(Entry))
        die(kernel.name + ": argument " + std::to_string(at) + " points to another type than the parameter");
    }
    return static_cast<P>(argument.memory->pointer);
  } else {
    if (argument.memory) die(kernel.name + ": argument " + std::to_string(at) + " is memory, the parameter a value");
    if (*argument.type != typeid(Value))
      die(kernel.name + ": argument " + std::to_string(at) + " has another type than the parameter");
    return *static_cast<const Value *>(argument.address);
  }
}

template <class... P, size_t... I>
void run_grid(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
              const std::vector<occa::emulated::argument> &arguments, std::index_sequence<I...>) {
  if (arguments.size() != sizeof...(P)) {
    die(kernel.name + ": got " + std::to_string(arguments.size()) + " arguments, has " +
        std::to_string(sizeof...(P)) + " parameters");
  }
  const occa::udim_t threads = inner.x * inner.y * inner.z;
  if (inner.x > 1024 || inner.y > 1024 || inner.z > 64 || threads > 1024)
    die(kernel.name + ": more threads in a block than a GPU takes");
  if (outer.x > 0x7FFFFFFF || outer.y > 65535 || outer.z > 65535) die(kernel.name + ": the grid is too large for a GPU");
  if (kernel.max_threads && threads > kernel.max_threads)
    die(kernel.name + ": " + std::to_string(threads) + " threads in a block, but the launch bounds are " +
        std::to_string(kernel.max_threads));

  // Parameters are passed by value to each thread, as on a device.
  struct Call {
    const occa::modeKernel_t &kernel;
    const std::vector<occa::emulated::argument> &arguments;
  } call = {kernel, arguments};

  Scheduler &s = scheduler();
  const char *seed = getenv("OKL_EMULATOR_SEED");
  const uint64_t number = seed ? strtoull(seed, nullptr, 10) : 0;
  s.random = number * 0x9E3779B97F4A7C15u;
  s.kernel = kernel.name.c_str();
  s.arguments = &call;
  s.body = [](const void *data) {
    const Call &c = *static_cast<const Call *>(data);
    (void)c;
    reinterpret_cast<void (*)(P...)>(c.kernel.function)(convert<P>(c.kernel, c.arguments[I], I)...);
  };
  s.fibers.resize(threads);
  blockDim = dim3(unsigned(inner.x), unsigned(inner.y), unsigned(inner.z));
  gridDim = dim3(unsigned(outer.x), unsigned(outer.y), unsigned(outer.z));

  std::vector<size_t> blocks(outer.x * outer.y * outer.z);
  std::iota(blocks.begin(), blocks.end(), size_t(0));
  shuffle(blocks);
  for (size_t block : blocks) {
    blockIdx = {unsigned(block % outer.x), unsigned(block / outer.x % outer.y), unsigned(block / outer.x / outer.y)};
    run_block();
  }
}

template <class... P>
void run(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
         const std::vector<occa::emulated::argument> &arguments) {
  run_grid<P...>(kernel, outer, inner, arguments, std::index_sequence_for<P...>());
}

// Makes device kernel number `index` of `kernel` known to the launcher.
struct Registration {
  template <class... P>
  Registration(const char *kernel, size_t index, const char *name, void (*function)(P...), size_t max_threads) {
    auto &known = occa::emulated::registry()[kernel];
    // One entry more than there are kernels: an index one too high finds nothing there.
    if (known.size() < index + 2) known.resize(index + 2);
    known[index] =
        new occa::modeKernel_t{name, &run<P...>, reinterpret_cast<void (*)()>(function), max_threads};
  }
};

}  // namespace okl_emulator

// --- what device code calls --------------------------------------------------------------------

inline void __syncthreads(const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtBlockBarrier, file, line);
}
inline void __syncwarp(unsigned = 0xFFFFFFFFu, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtWarpBarrier, file, line);
}
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}

namespace okl_emulator {

// The old value; `change` gives the new one. Fibers share one OS thread, so plain memory will do.
template <class T, class Change>
T atomic(T *address, Change change) {
  maybe_leave();
  const T old = *address;
  *address = change(old);
  maybe_leave();
  return old;
}

}  // namespace okl_emulator

#define OKL_ATOMIC(T, name, expression)                                                            \
  inline T atomic##name(T *address, T value) {                                                     \
    return okl_emulator::atomic(address, [&]([[maybe_unused]] T old) -> T { return expression; });                 \
  }
#define OKL_INTEGER_ATOMICS(T)                                                                     \
  OKL_ATOMIC(T, Add, old + value)                                                                  \
  OKL_ATOMIC(T, Exch, value)                                                                       \
  OKL_ATOMIC(T, Min, old < value ? old : value)                                                    \
  OKL_ATOMIC(T, Max, old < value ? value : old)                                                    \
  OKL_ATOMIC(T, And, old & value)                                                                  \
  OKL_ATOMIC(T, Or, old | value)                                                                   \
  OKL_ATOMIC(T, Xor, old ^ value)                                                                  \
  inline T atomicCAS(T *address, T compare, T value) {                                             \
    return okl_emulator::atomic(address, [&](T old) -> T { return old == compare ? value : old; }); \
  }
OKL_INTEGER_ATOMICS(int)
OKL_INTEGER_ATOMICS(unsigned)
OKL_INTEGER_ATOMICS(unsigned long long)
OKL_ATOMIC(int, Sub, old - value)
OKL_ATOMIC(unsigned, Sub, old - value)
OKL_ATOMIC(unsigned, Inc, old >= value ? 0u : old + 1)
OKL_ATOMIC(unsigned, Dec, (old == 0 || old > value) ? value : old - 1)
OKL_ATOMIC(long long, Min, old < value ? old : value)
OKL_ATOMIC(long long, Max, old < value ? value : old)
OKL_ATOMIC(float, Add, old + value)
OKL_ATOMIC(float, Exch, value)
OKL_ATOMIC(double, Add, old + value)
#undef OKL_INTEGER_ATOMICS
#undef OKL_ATOMIC

#ifndef OKL_EMULATOR_ONLY_SCHEDULER
// For device code these are global functions. They are overloads, as in CUDA: `min(0, 1.0f)` fits none best.
#define OKL_EXTREMES(A, B, C)                                        \
  constexpr C min(A a, B b) { return (C)b < (C)a ? (C)b : (C)a; }      \
  constexpr C max(A a, B b) { return (C)a < (C)b ? (C)b : (C)a; }
OKL_EXTREMES(int, int, int)
OKL_EXTREMES(unsigned, unsigned, unsigned)
OKL_EXTREMES(int, unsigned, unsigned)
OKL_EXTREMES(unsigned, int, unsigned)
OKL_EXTREMES(long, long, long)
OKL_EXTREMES(unsigned long, unsigned long, unsigned long)
OKL_EXTREMES(long long, long long, long long)
OKL_EXTREMES(unsigned long long, unsigned long long, unsigned long long)
OKL_EXTREMES(float, float, float)
OKL_EXTREMES(double, double, double)
OKL_EXTREMES(float, double, double)
OKL_EXTREMES(double, float, double)
#undef OKL_EXTREMES
inline float sinpi(float x) { return sinf(3.14159265f * x); }
inline double sinpi(double x) { return sin(3.14159265358979323846 * x); }
inline float cospi(float x) { return cosf(3.14159265f * x); }
inline double cospi(double x) { return cos(3.14159265358979323846 * x); }
inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
inline float rsqrt(float x) { return rsqrtf(x); }
inline double rsqrt(double x) { return 1.0 / sqrt(x); }
inline float __int_as_float(int x) { float y; memcpy(&y, &x, sizeof y); return y; }
inline int __float_as_int(float x) { int y; memcpy(&y, &x, sizeof y); return y; }
inline float __uint_as_float(unsigned x) { float y; memcpy(&y, &x, sizeof y); return y; }
inline unsigned __float_as_uint(float x) { unsigned y; memcpy(&y, &x, sizeof y); return y; }
inline double __longlong_as_double(long long x) { double y; memcpy(&y, &x, sizeof y); return y; }
inline long long __double_as_longlong(double x) { long long y; memcpy(&y, &x, sizeof y); return y; }
template <class T>
T __ldg(const T *address) {
  return *address;
}
#endif  // OKL_EMULATOR_ONLY_SCHEDULER
