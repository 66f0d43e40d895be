// Work items on fibers: what the emulators of all devices share. See okl_cuda_emulator.hpp for what it does,
// okl_scheduler.cpp for how. Little stands here, since every test compiles it.

#pragma once

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include <occa/core/kernel.hpp>

// All shared variables lie in one section, so that a group can start with garbage in them.
#define OKL_EMULATOR_SHARED static __attribute__((section("okl_shared")))

namespace okl_emulator {

struct Index {
  unsigned x, y, z;
};

// Where the running item is. Set by the scheduler.
extern Index thread_index, block_index, block_size, grid_size;

// Counts the groups that were started, from 1.
extern uint64_t group_number;

constexpr unsigned warp_size = 32;

enum class State { Ready, AtBlockBarrier, AtWarpBarrier, Done };

// Leaves the item for the scheduler; comes back when the scheduler wants it to go on.
void leave(State state, const char *file = "", int line = 0);

// The running item's number in its group, axis x first.
inline unsigned item_number() {
  return thread_index.x + block_size.x * (thread_index.y + block_size.y * thread_index.z);
}

// Gives `from` away and gets what the item of lane `lane` gave; all of a warp come by. `size` is 16 at most.
void exchange(const void *from, void *to, size_t size, unsigned lane, const char *file, int line);

template <class T>
T from_lane(T value, unsigned lane, const char *file, int line) {
  static_assert(sizeof(T) <= 16, "no device shuffles more");
  T other;
  exchange(&value, &other, sizeof(T), lane, file, line);
  return other;
}

// In a shuffled run an item is put aside at one atomic operation in four.
void maybe_leave();

// A launch: which kernel, how large, and the most items in a group it was compiled for (0: says nothing).
struct Launch {
  const occa::modeKernel_t &kernel;
  const occa::dim &outer, &inner;
};

// Runs `body(arguments)` once for every item of a grid.
void run_grid(const Launch &launch, void (*body)(const void *), const void *arguments);

// Ends the program unless the launcher passes this many arguments.
void require_count(const occa::modeKernel_t &kernel, size_t passed, size_t parameters);

// The pointer of an argument for a parameter that points to `entry` of some size (null: to anything).
void *pointer(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at,
              const std::type_info *entry, size_t size);

// The address of an argument for a parameter of type `value` and some size.
const void *value(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at,
                  const std::type_info &value, size_t size);

// An argument as a parameter of type P, checked.
template <class P>
P convert(const occa::modeKernel_t &kernel, const occa::emulated::argument &argument, size_t at) {
  if constexpr (std::is_pointer<P>::value) {
    using Entry = std::remove_cv_t<std::remove_pointer_t<P>>;
    if constexpr (std::is_void<Entry>::value)
      return static_cast<P>(pointer(kernel, argument, at, nullptr, 0));
    else
      return static_cast<P>(pointer(kernel, argument, at, &typeid(Entry), sizeof(Entry)));
  } else {
    using Value = std::remove_cv_t<P>;
    return *static_cast<const Value *>(value(kernel, argument, at, typeid(Value), sizeof(Value)));
  }
}

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
