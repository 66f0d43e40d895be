// A device language of the tests' own, for `testdata/targets/simt.toml`: what a backend needs that is a table and no
// code. Threads are those of the emulator.

#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#include <okl_launch.hpp>

#define simt_kernel
#define simt_function
#define simt_group_of(...)
#define simt_shared OKL_EMULATOR_SHARED

namespace simt {

inline unsigned of(const okl_emulator::Index &index, int axis) {
  return axis == 0 ? index.x : axis == 1 ? index.y : index.z;
}
inline unsigned group(int axis) { return of(okl_emulator::block_index, axis); }
inline unsigned item(int axis) { return of(okl_emulator::thread_index, axis); }

inline void wait_for_group(const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtBlockBarrier, file, line);
}
inline void fence() {}
inline void wait_for_warp(const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  okl_emulator::leave(okl_emulator::State::AtWarpBarrier, file, line);
}

// What another item of the warp gives.
template <class T>
T from_lane(T value, unsigned lane, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  return okl_emulator::from_lane(value, lane, file, line);
}

// Bits, one after the other.
template <class T>
int bits(T x) {
  int n = 0;
  for (int b = 0; b < int(8 * sizeof(T)); ++b) n += int(x >> b & 1);
  return n;
}
template <class T>
int first_bit(T x) {
  for (int b = 0; b < int(8 * sizeof(T)); ++b) {
    if (x >> b & 1) return b + 1;
  }
  return 0;
}
template <class T>
int zeros_above(T x) {
  int n = 8 * sizeof(T);
  for (int b = 0; b < int(8 * sizeof(T)); ++b) n = x >> b & 1 ? int(8 * sizeof(T)) - 1 - b : n;
  return n;
}
template <class T>
T upper(T a, T b) {
  if constexpr (T(-1) < T(0)) return T((__int128)a * b >> 8 * sizeof(T));
  else return T((unsigned __int128)a * b >> 8 * sizeof(T));
}
template <class To, class From>
To as(From x) {
  To y;
  memcpy(&y, &x, sizeof y);
  return y;
}

// Copies, and fills the rest with zeros.
inline void copy(void *to, const void *from, size_t size, size_t zeros) {
  memcpy(to, from, size - zeros);
  memset((char *)to + (size - zeros), 0, zeros);
}

struct add { template <class T> static T of(T old, T value) { return old + value; } };
struct subtract { template <class T> static T of(T old, T value) { return old - value; } };
struct bit_and { template <class T> static T of(T old, T value) { return old & value; } };
struct bit_or { template <class T> static T of(T old, T value) { return old | value; } };
struct bit_xor { template <class T> static T of(T old, T value) { return old ^ value; } };
struct set { template <class T> static T of(T, T value) { return value; } };

// Changes a place in one step; gives what was there.
template <class T, class Change>
T change(T &place, T value) {
  return okl_emulator::atomic(&place, [&](T old) -> T { return Change::of(old, value); });
}

// Puts `next` where `seen` still is; tells whether it was.
template <class W>
bool swap(void *place, W seen, W next) {
  return okl_emulator::atomic((W *)place, [&](W old) -> W { return old == seen ? next : old; }) == seen;
}

}  // namespace simt
