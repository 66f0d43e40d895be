// What a reference program (`<kernel>.ref.cpp`) needs: data, calls, comparisons.
//
// The program is written and compiled once, whatever calls the kernels. What it is linked with decides ([`Calls`]):
//   - host code (serial, OpenMP): `extern "C" void k(const int &N, const float *a, ...)`,
//   - device code and its launcher for OCCA: `extern "C" void k(occa::modeKernel_t **, const int &N,
//     occa::modeMemory_t *a, ...)`, which starts the emulated device kernels, and
//   - both without OCCA: `extern "C" int okl_launch_k(const okl_launcher *, const okl_argument *, size_t)`, which
//     starts kernels of the device that the program is linked with.
//
//   OKL_KERNEL(addVectors, int, const float *, float *);      // the parameters as the kernel has them
//   ...
//   OKL_CALL(addVectors, N, a, b);                            // buffers for pointers, values for scalars
//   testkit::expect_close("b", b, reference, 1e-5, {{"N", N}});
//   return testkit::result();

#pragma once

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <type_traits>
#include <utility>
#include <vector>

#include <occa/core/kernel.hpp>
#include <okl_device.hpp>

// Absent where a program is not linked with them.
namespace occa::emulated {
[[gnu::weak]] modeKernel_t **device_kernels(const char *kernel);
}
namespace okl_testing {
[[gnu::weak]] const Device &device();
}

namespace testkit {

// An array with a guard zone on either side; a kernel that writes into a guard is found out.
// Entries nobody set hold bytes of 0xFF: not a number, or -1.
template <class T>
class Buffer {
 public:
  explicit Buffer(std::size_t size) : size_(size), bytes_((size + 2 * guard) * sizeof(T), 0xFF) {
    std::memset(bytes_.data(), guard_byte, guard * sizeof(T));
    std::memset(bytes_.data() + (guard + size) * sizeof(T), guard_byte, guard * sizeof(T));
  }
  Buffer(std::size_t size, T value) : Buffer(size) {
    for (std::size_t i = 0; i < size; ++i) data()[i] = value;
  }

  std::size_t size() const { return size_; }
  T *data() { return reinterpret_cast<T *>(bytes_.data()) + guard; }
  const T *data() const { return reinterpret_cast<const T *>(bytes_.data()) + guard; }
  T &operator[](std::size_t i) { return data()[i]; }
  const T &operator[](std::size_t i) const { return data()[i]; }

  bool guards_are_intact() const {
    for (std::size_t i = 0; i < guard * sizeof(T); ++i) {
      if (bytes_[i] != guard_byte || bytes_[bytes_.size() - 1 - i] != guard_byte) return false;
    }
    return true;
  }
  const std::vector<unsigned char> &bytes() const { return bytes_; }

 private:
  static constexpr std::size_t guard = 64;
  static constexpr unsigned char guard_byte = 0xA5;
  std::size_t size_;
  std::vector<unsigned char> bytes_;
};

// The same numbers on every machine: xorshift64*, no standard distribution (those may differ).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15u + 0x2545F491u) {}

  std::uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545F4914F6CDD1Du;
  }

  // Integers from low to high, both included; floats from low up to high.
  template <class T>
  T value(double low, double high) {
    if constexpr (std::is_integral<T>::value) {
      return T(std::int64_t(low) + std::int64_t(next() % (std::uint64_t(high - low) + 1)));
    } else {
      return T(low + (high - low) * (double(next() >> 11) / 9007199254740992.0));
    }
  }

  template <class T>
  Buffer<T> buffer(std::size_t size, double low, double high) {
    Buffer<T> result(size);
    for (std::size_t i = 0; i < size; ++i) result[i] = value<T>(low, high);
    return result;
  }

 private:
  std::uint64_t state_;
};

// The sizes a comparison was made with, for the report.
using Sizes = std::initializer_list<std::pair<const char *, long long>>;

inline int &failures() {
  static int count = 0;
  return count;
}

// Counts a failure; only the first few are printed.
inline void fail(const char *what, const char *why, Sizes sizes = {}) {
  if (++failures() > 5) return;
  std::fprintf(stderr, "%s: %s", what, why);
  for (const auto &size : sizes) std::fprintf(stderr, " %s=%lld", size.first, size.second);
  std::fprintf(stderr, "\n");
}

template <class T>
bool has_size(const char *what, const Buffer<T> &actual, std::size_t expected, Sizes sizes) {
  if (actual.size() == expected) return true;
  fail(what, "the test compares arrays of different lengths", sizes);
  return false;
}

// Every entry is exactly the expected one.
template <class T>
void expect_equal(const char *what, const Buffer<T> &actual, const std::vector<T> &expected, Sizes sizes = {}) {
  if (!has_size(what, actual, expected.size(), sizes)) return;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (actual[i] == expected[i]) continue;
    char why[160];
    std::snprintf(why, sizeof why, "entry %zu is %.17g, expected %.17g;", i, double(actual[i]), double(expected[i]));
    return fail(what, why, sizes);
  }
}

// Every entry differs from the expected one by at most `tolerance` times the largest expected
// magnitude of the array: where terms cancel, the error of an entry is not relative to that entry.
template <class T>
void expect_close(const char *what, const Buffer<T> &actual, const std::vector<double> &expected, double tolerance,
                  Sizes sizes = {}) {
  if (!has_size(what, actual, expected.size(), sizes)) return;
  double scale = 0;
  for (double value : expected) scale = std::fmax(scale, std::fabs(value));
  for (std::size_t i = 0; i < expected.size(); ++i) {
    // Written so that a NaN fails.
    if (std::fabs(double(actual[i]) - expected[i]) <= tolerance * scale) continue;
    char why[160];
    std::snprintf(why, sizeof why, "entry %zu is %.9g, expected %.9g (largest %.9g);", i, double(actual[i]),
                  expected[i], scale);
    return fail(what, why, sizes);
  }
}

// The exit code of `main`: 0 when everything matched.
inline int result() {
  if (failures() > 5) std::fprintf(stderr, "... %d failures in all\n", failures());
  return failures() == 0 ? 0 : 1;
}

// --- calls -------------------------------------------------------------------------------------

// What calls the kernels of a program.
enum class Calls { Host, Occa, C };

// As `OKL_TESTKIT_CALLS` says (`host`, `occa`, `c`), else by what is linked: a launcher without OCCA comes first.
inline Calls calls(bool has_launcher) {
  const char *said = std::getenv("OKL_TESTKIT_CALLS");
  if (said) return *said == 'h' ? Calls::Host : *said == 'o' ? Calls::Occa : Calls::C;
  if (has_launcher) return Calls::C;
  return occa::emulated::device_kernels ? Calls::Occa : Calls::Host;
}

// How a kernel's parameter appears in the function that a program of the host is linked with.
template <class P>
struct Param {
  using host = const P &;
  using occa = const P &;
};
template <class T>
struct Param<T *> {
  using host = T *;
  using occa = ::occa::modeMemory_t *;
};
template <class... P>
using HostFunction = void(typename Param<P>::host...);
template <class... P>
using OccaFunction = void(occa::modeKernel_t **, typename Param<P>::occa...);

// One argument for the time of one call. Scalars are passed as they are.
template <class P>
struct Argument {
  P value;
  Argument(const P &v) : value(v) {}
  void open(Calls) {}
  const P &host() { return value; }
  const P &occa() { return value; }
  okl_argument described() { return {OKL_VALUE, sizeof(P), &value}; }
  void close(const char *) {}
};

// What all pointers have in common, whatever they point to: compiled once.
struct Array {
  void *pointer;
  std::size_t size;
  occa::modeMemory_t memory;
  void *handle = nullptr;
  const std::vector<unsigned char> *watched;
  std::vector<unsigned char> before;

  void open(Calls calls) {
    if (calls == Calls::C) handle = okl_testing::device().open(pointer, size);
    if (watched) before = *watched;
  }
  void close(const char *kernel, bool guards_are_intact) {
    if (handle) okl_testing::device().close(handle);
    if (!guards_are_intact) fail(kernel, "the kernel wrote outside of an array");
    if (watched && before != *watched) fail(kernel, "the kernel wrote to a const array");
  }
};

// A pointer is taken from a buffer. Memory the kernel may only read is compared with a copy.
template <class T>
struct Argument<T *> : Array {
  using Entry = typename std::remove_const<T>::type;
  using Owner = typename std::conditional<std::is_const<T>::value, const Buffer<Entry>, Buffer<Entry>>::type;
  Owner &buffer;
  Argument(Owner &b)
      : Array{const_cast<Entry *>(b.data()),
              b.size() * sizeof(T),
              {const_cast<Entry *>(b.data()), b.size() * sizeof(T), &typeid(Entry), sizeof(Entry)},
              nullptr,
              std::is_const<T>::value ? &b.bytes() : nullptr,
              {}},
        buffer(b) {}
  T *host() { return buffer.data(); }
  occa::modeMemory_t *occa() { return &memory; }
  okl_argument described() { return {OKL_MEMORY, sizeof handle, &handle}; }
  void close(const char *kernel) { Array::close(kernel, buffer.guards_are_intact()); }
};

// Ends a program that is not linked with what it calls.
[[noreturn]] inline void absent(const char *kernel) {
  std::fprintf(stderr, "%s: the program has no such kernel\n", kernel);
  std::fflush(nullptr);
  std::_Exit(4);
}

template <class... P>
struct Kernel {
  const char *name;
  HostFunction<P...> *host;
  OccaFunction<P...> *occa;   // the same symbol, or none of the program's
  okl_kernel *launcher;

  void call(Argument<P>... arguments) const {
    const Calls how = calls(launcher);
    if (how == Calls::C ? !launcher : !host) absent(name);
    (arguments.open(how), ...);
    if (how == Calls::Occa) {
      occa(occa::emulated::device_kernels(name), arguments.occa()...);
    } else if (how == Calls::C) {
      const okl_argument all[] = {arguments.described()..., {}};
      if (launcher(&okl_testing::device().launcher, all, sizeof...(P)) != 0) fail(name, "the launcher failed");
    } else {
      host(arguments.host()...);
    }
    (arguments.close(name), ...);
  }
};

// A runner among several in one program; okl_main.cpp runs them.
struct Runner {
  Runner(const char *name, int (*run)());
};

}  // namespace testkit

// Runs kernels of a program; with -DOKL_TESTKIT_PROGRAM the program itself, as another compiler has it:
//
//   OKL_PROGRAM(scale(n, x.data()), OKL_CALL(scale_acc1, n, x, gangs));
#ifdef OKL_TESTKIT_PROGRAM
#define OKL_PROGRAM(program, ...) program
#define OKL_KERNEL(name, ...) static_assert(true, "nothing is linked")
#else
#define OKL_PROGRAM(program, ...) __VA_ARGS__

// Declares a kernel by the plain types of its parameters. Its host function and its launcher for OCCA have one name.
#define OKL_KERNEL(name, ...)                                                                                    \
  extern "C" [[gnu::weak]] testkit::HostFunction<__VA_ARGS__> okl_host_##name __asm__(#name);                     \
  extern "C" [[gnu::weak]] testkit::OccaFunction<__VA_ARGS__> okl_occa_##name __asm__(#name);                     \
  extern "C" [[gnu::weak]] okl_kernel okl_launch_##name;                                                          \
  static const testkit::Kernel<__VA_ARGS__> okl_kernel_##name = {#name, okl_host_##name, okl_occa_##name,          \
                                                                 okl_launch_##name}
#endif

// Calls it: buffers stand for pointers.
#define OKL_CALL(name, ...) okl_kernel_##name.call(__VA_ARGS__)
