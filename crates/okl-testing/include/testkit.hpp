// What a reference program (`<kernel>.ref.cpp`) needs: data, calls, comparisons.
//
// The program is written once. The same file is compiled against
//   - host code (serial, OpenMP): `extern "C" void k(const int &N, const float *a, ...)`,
//   - device code (-DOKL_TESTKIT_LAUNCHER): the launcher `extern "C" void k(occa::modeKernel_t **,
//     const int &N, occa::modeMemory_t *a, ...)`, which starts the emulated device kernels, and
//   - both without OCCA (-DOKL_TESTKIT_C): `extern "C" int okl_launch_k(const okl_launcher *,
//     const okl_argument *, size_t)`, which starts kernels of the device that the program is linked with.
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

#ifdef OKL_TESTKIT_LAUNCHER
#include <occa/core/kernel.hpp>
#endif
#ifdef OKL_TESTKIT_C
#include <okl_device.hpp>
#endif

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

// How a kernel's parameter appears in the function the program links against.
template <class P>
struct Param {
  using type = const P &;
};
#ifdef OKL_TESTKIT_LAUNCHER
template <class T>
struct Param<T *> {
  using type = occa::modeMemory_t *;
};
template <class... P>
using Function = void(occa::modeKernel_t **, typename Param<P>::type...);
#elif defined(OKL_TESTKIT_C)
template <class... P>
using Function = okl_kernel;
#else
template <class T>
struct Param<T *> {
  using type = T *;
};
template <class... P>
using Function = void(typename Param<P>::type...);
#endif

// One argument for the time of one call. Scalars are passed as they are.
template <class P>
struct Argument {
  P value;
  Argument(const P &v) : value(v) {}
  const P &pass() { return value; }
#ifdef OKL_TESTKIT_C
  okl_argument described() { return {OKL_VALUE, sizeof(P), &value}; }
#endif
  void check(const char *) {}
};

// A pointer is taken from a buffer. Memory the kernel may only read is compared with a copy.
template <class T>
struct Argument<T *> {
  using Entry = typename std::remove_const<T>::type;
  using Owner = typename std::conditional<std::is_const<T>::value, const Buffer<Entry>, Buffer<Entry>>::type;
  Owner &buffer;
  std::vector<unsigned char> before;
#ifdef OKL_TESTKIT_LAUNCHER
  occa::modeMemory_t memory;
  Argument(Owner &b) : buffer(b), memory{const_cast<Entry *>(b.data()), b.size() * sizeof(T), &typeid(Entry),
                                      sizeof(Entry)} {
    remember();
  }
  occa::modeMemory_t *pass() { return &memory; }
#elif defined(OKL_TESTKIT_C)
  void *handle;
  Argument(Owner &b)
      : buffer(b), handle(okl_testing::device().open(const_cast<Entry *>(b.data()), b.size() * sizeof(T))) {
    remember();
  }
  okl_argument described() { return {OKL_MEMORY, sizeof handle, &handle}; }
#else
  Argument(Owner &b) : buffer(b) { remember(); }
  T *pass() { return buffer.data(); }
#endif
  void remember() {
    if (std::is_const<T>::value) before = buffer.bytes();
  }
  void check(const char *kernel) {
#ifdef OKL_TESTKIT_C
    okl_testing::device().close(handle);
#endif
    if (!buffer.guards_are_intact()) fail(kernel, "the kernel wrote outside of an array");
    if (std::is_const<T>::value && before != buffer.bytes()) fail(kernel, "the kernel wrote to a const array");
  }
};

template <class... P>
struct Kernel {
  const char *name;
  Function<P...> *function;

  void call(Argument<P>... arguments) const {
#ifdef OKL_TESTKIT_LAUNCHER
    function(occa::emulated::device_kernels(name), arguments.pass()...);
#elif defined(OKL_TESTKIT_C)
    const okl_argument all[] = {arguments.described()..., {}};
    if (function(&okl_testing::device().launcher, all, sizeof...(P)) != 0) fail(name, "the launcher failed");
#else
    function(arguments.pass()...);
#endif
    (arguments.check(name), ...);
  }
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

// Declares a kernel by the plain types of its parameters.
#ifdef OKL_TESTKIT_C
#define OKL_FUNCTION(name) okl_launch_##name
#else
#define OKL_FUNCTION(name) name
#endif
#define OKL_KERNEL(name, ...)                                  \
  extern "C" testkit::Function<__VA_ARGS__> OKL_FUNCTION(name); \
  static const testkit::Kernel<__VA_ARGS__> okl_kernel_##name = {#name, OKL_FUNCTION(name)}
#endif

// Calls it: buffers stand for pointers.
#define OKL_CALL(name, ...) okl_kernel_##name.call(__VA_ARGS__)
