// Runs OKL kernels in C++ programs, with the names of OCCA. Link with `-lokl`; docs/runtime.md has examples.
//
//   okl::device device("cuda");
//   okl::kernel add = device.buildKernel("add.okl", "add");
//   okl::memory a = device.malloc<float>(n, host), ab = device.malloc<float>(n);
//   add(n, a, a, ab);
//   ab.copyTo(host);
//
// Objects are handles: copies are the same object, which is freed with the last of them. A handle that was made without
// arguments is empty; its use is an error. What goes wrong is thrown as `okl::error`.

#ifndef OKL_RUNTIME_HPP
#define OKL_RUNTIME_HPP

#include <okl/json.hpp>
#include <okl/runtime.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace okl {

// What goes wrong: okl's message, or that of the compiler or driver.
class error : public std::runtime_error {
 public:
  error(okl_rt_error kind, const std::string &message) : std::runtime_error(message), kind_(kind) {}
  okl_rt_error kind() const { return kind_; }

 private:
  okl_rt_error kind_;
};

// A number of kernels' type `half`, IEEE binary16: memory of them, and arguments. Arithmetic takes place in `float`.
struct half {
  std::uint16_t bits;

  half() = default;
  // The nearest number, the even one of two.
  half(float value) : bits(0) {
    std::uint32_t word;
    std::memcpy(&word, &value, sizeof word);
    const std::uint32_t size = word & 0x7fffffff;
    std::uint32_t magnitude = 0;
    if (size > 0x7f800000) {
      magnitude = 0x7e00 | (size >> 13 & 0x3ff);
    } else if (size >= 0x477ff000) {
      magnitude = 0x7c00;
    } else if (size >= 0x38800000) {
      magnitude = (size + 0xfff + (size >> 13 & 1) - 0x38000000) >> 13;
    } else if (size > 0x33000000) {
      const std::uint32_t shift = 126 - (size >> 23), fraction = (size & 0x7fffff) | 0x800000;
      const std::uint32_t rest = fraction & ((1u << shift) - 1), middle = 1u << (shift - 1);
      magnitude = fraction >> shift;
      if (rest > middle || (rest == middle && (magnitude & 1))) ++magnitude;
    }
    bits = static_cast<std::uint16_t>((word >> 16 & 0x8000) | magnitude);
  }
  operator float() const {
    const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000) << 16;
    const std::uint32_t exponent = bits >> 10 & 31, fraction = bits & 0x3ff;
    if (exponent == 0) {
      const float size = static_cast<float>(fraction) * 5.9604644775390625e-8f;
      return sign ? -size : size;
    }
    const std::uint32_t word = sign | (exponent == 31 ? 0x7f800000 : (exponent + 112) << 23) | fraction << 13;
    float value;
    std::memcpy(&value, &word, sizeof value);
    return value;
  }
};

// The name of a type in kernels, from which kernel templates are instantiated; null if it says nothing about them.
template <class T>
struct type_name {
  static constexpr const char *get() { return nullptr; }
};

// Tells the runtime how kernels name a type of the program: `OKL_TYPE(particle)`, outside of namespaces.
#define OKL_TYPE(T)                                     \
  template <>                                           \
  struct okl::type_name<T> {                            \
    static constexpr const char *get() { return #T; }   \
  }
#define OKL_TYPE_HERE(T)                                \
  template <>                                           \
  struct type_name<T> {                                 \
    static constexpr const char *get() { return #T; }   \
  }
OKL_TYPE_HERE(bool);
OKL_TYPE_HERE(char);
OKL_TYPE_HERE(signed char);
OKL_TYPE_HERE(unsigned char);
OKL_TYPE_HERE(short);
OKL_TYPE_HERE(unsigned short);
OKL_TYPE_HERE(int);
OKL_TYPE_HERE(unsigned int);
OKL_TYPE_HERE(long);
OKL_TYPE_HERE(unsigned long);
OKL_TYPE_HERE(long long);
OKL_TYPE_HERE(unsigned long long);
OKL_TYPE_HERE(float);
OKL_TYPE_HERE(double);
OKL_TYPE_HERE(half);
#undef OKL_TYPE_HERE
#if defined(__FLT16_MANT_DIG__) && (defined(__clang__) ? __clang_major__ >= 15 : __GNUC__ >= 13)
template <>
struct type_name<_Float16> {
  static constexpr const char *get() { return "half"; }
};
#endif

// True for numbers with a fraction.
template <class T>
struct is_floating : std::is_floating_point<T> {};
template <>
struct is_floating<half> : std::true_type {};

// A null pointer in place of memory.
struct null_t {};
constexpr null_t null{};

namespace detail {

[[noreturn]] inline void fail() { throw error(okl_rt_last_error(), okl_rt_message()); }
inline void check(okl_rt_error status) {
  if (status != OKL_RT_FINE) fail();
}
template <class T>
T *check(T *made) {
  if (!made) fail();
  return made;
}
[[noreturn]] inline void fail_empty(const char *what) {
  throw error(OKL_RT_ARGUMENT, std::string("the ") + what + " is empty: it was made without arguments, or freed");
}

// The device and its stream, for all that belongs to it.
struct device_state {
  std::shared_ptr<okl_rt_device> device;
  std::string target, hardware;
  json properties;
  // The stream of the program; null is the device's own.
  std::atomic<okl_rt_stream *> stream{nullptr};
  std::mutex mutex;
  // All streams that were made: one that is set stays.
  std::vector<std::shared_ptr<okl_rt_stream>> streams;
};
using state = std::shared_ptr<device_state>;

}  // namespace detail

// A point in a stream.
class streamTag {
 public:
  streamTag() = default;
  bool isInitialized() const { return bool(tag_); }
  // Waits until it is reached.
  void wait() const { detail::check(okl_rt_tag_wait(tag_.get())); }
  // True if it is reached.
  bool isReached() const {
    const int reached = okl_rt_tag_is_reached(tag_.get());
    if (reached < 0) detail::fail();
    return reached == 1;
  }

 private:
  friend class device;
  friend class stream;
  explicit streamTag(okl_rt_tag *tag) : tag_(detail::check(tag), okl_rt_tag_free) {}
  std::shared_ptr<okl_rt_tag> tag_;
};

// Work for a device that is done in order.
class stream {
 public:
  stream() = default;
  bool isInitialized() const { return bool(state_); }
  void finish() const {
    if (!state_) detail::fail_empty("stream");
    detail::check(stream_ ? okl_rt_stream_finish(stream_.get()) : okl_rt_device_finish(state_->device.get()));
  }
  streamTag tag() const {
    if (!state_) detail::fail_empty("stream");
    return streamTag(stream_ ? okl_rt_stream_tag(stream_.get()) : okl_rt_device_tag(state_->device.get()));
  }
  // What comes into it from now on begins when the tag is reached.
  void waitFor(const streamTag &tag) const {
    if (!state_) detail::fail_empty("stream");
    detail::check(stream_ ? okl_rt_stream_wait_for(stream_.get(), tag.tag_.get())
                          : okl_rt_device_wait_for(state_->device.get(), tag.tag_.get()));
  }
  void free() { stream_.reset(), state_.reset(); }
  bool operator==(const stream &other) const { return stream_ == other.stream_ && state_ == other.state_; }
  bool operator!=(const stream &other) const { return !(*this == other); }

 private:
  friend class device;
  friend class kernel;
  stream(detail::state state, std::shared_ptr<okl_rt_stream> stream) : state_(std::move(state)), stream_(std::move(stream)) {}
  detail::state state_;
  std::shared_ptr<okl_rt_stream> stream_;  // null for the device's own
};

// Memory of a device, or a part of it. Counts and offsets are in elements; without a type these are bytes.
class memory {
 public:
  memory() = default;

  bool isInitialized() const { return bool(memory_); }
  // Its size in bytes, and in elements.
  std::size_t byte_size() const { return okl_rt_memory_bytes(get()); }
  std::size_t length() const { return byte_size() / element(); }
  std::size_t size() const { return length(); }
  // The type of its elements; empty if it is not known.
  std::string type() const { return okl_rt_memory_type(get()); }
  // Its address on the device, and on CPUs in the program.
  std::uint64_t address() const { return okl_rt_memory_address(get()); }
  const std::string &mode() const { return get(), state_->target; }

  // Some of the elements, which are not copied.
  memory slice(std::size_t offset, std::ptrdiff_t count = -1) const {
    const std::size_t all = length(), bytes = element();
    const std::size_t left = offset <= all ? all - offset : 0;
    const std::size_t wanted = count < 0 ? left : std::size_t(count);
    return memory(state_, okl_rt_memory_slice(get(), checked(offset, bytes), checked(wanted, bytes)));
  }
  memory operator+(std::size_t offset) const { return slice(offset); }
  memory &operator+=(std::size_t offset) { return *this = slice(offset); }

  // The same memory as elements of another type.
  template <class T>
  memory cast() const {
    return memory(state_, okl_rt_memory_cast(get(), sizeof(T), type_name<T>::get()));
  }
  memory clone() const {
    memory copy(state_, okl_rt_memory_new(state_of()->device.get(), length(), element(), okl_rt_memory_type(get()), nullptr));
    copy.copyFrom(*this);
    return copy;
  }

  // Copies elements of the program. With `{{"async", true}}` the copy begins, in the stream of the device, and the elements
  // have to stay until that is finished.
  void copyFrom(const void *from, std::ptrdiff_t count = -1, std::ptrdiff_t offset = 0, const json &props = json()) {
    const okl_rt_stream *const stream = queue();
    detail::check(okl_rt_memory_write(get(), bytes_before(offset), from, bytes_of(count, offset), stream));
    wait(stream, props);
  }
  void copyFrom(const void *from, const json &props) { copyFrom(from, -1, 0, props); }
  void copyTo(void *to, std::ptrdiff_t count = -1, std::ptrdiff_t offset = 0, const json &props = json()) const {
    const okl_rt_stream *const stream = queue();
    detail::check(okl_rt_memory_read(get(), bytes_before(offset), to, bytes_of(count, offset), stream));
    wait(stream, props);
  }
  void copyTo(void *to, const json &props) const { copyTo(to, -1, 0, props); }

  // Copies elements of the device.
  void copyFrom(const memory &from, std::ptrdiff_t count = -1, std::ptrdiff_t offset = 0, std::ptrdiff_t fromOffset = 0) {
    const okl_rt_memory *const self = get();
    const std::size_t bytes = count < 0 ? from.byte_size() - from.bytes_before(fromOffset) : checked(std::size_t(count), element());
    detail::check(okl_rt_memory_copy(self, bytes_before(offset), from.get(), from.bytes_before(fromOffset), bytes,
                                     state_->stream.load(std::memory_order_acquire)));
  }
  void copyTo(memory to, std::ptrdiff_t count = -1, std::ptrdiff_t toOffset = 0, std::ptrdiff_t offset = 0) const {
    const std::ptrdiff_t all = std::ptrdiff_t(length()) - offset;
    to.copyFrom(*this, count < 0 ? all : count, toOffset, offset);
  }

  template <class T>
  void copyFrom(const std::vector<T> &from) {
    const okl_rt_stream *const stream = queue();
    detail::check(okl_rt_memory_write(get(), 0, from.data(), from.size() * sizeof(T), stream));
    wait(stream, json());
  }
  // The vector gets as many elements as the memory has.
  template <class T>
  void copyTo(std::vector<T> &to) const {
    to.resize(byte_size() / sizeof(T));
    const okl_rt_stream *const stream = queue();
    detail::check(okl_rt_memory_read(get(), 0, to.data(), to.size() * sizeof(T), stream));
    wait(stream, json());
  }

  // Gives the memory back now. Other handles of it are errors from now on.
  void free() {
    if (memory_) detail::check(okl_rt_memory_release(memory_.get()));
    detach();
  }
  // Forgets it: it is given back with its last handle.
  void detach() { memory_.reset(), state_.reset(), pinned_.reset(); }

  // Where memory of the host is that was made with `{{"host", true}}`, and memory on CPUs.
  template <class T>
  T *ptr() const {
    if (pinned_) return static_cast<T *>(okl_rt_host_memory_data(pinned_.get()));
    const std::string &target = mode();
    if (target == "serial" || target == "openmp") return reinterpret_cast<T *>(std::uintptr_t(address()));
    throw error(OKL_RT_MEMORY, "the memory is on the device " + target + "; copyTo brings it here");
  }
  void *ptr() const { return ptr<void>(); }

  bool operator==(const memory &other) const { return memory_ == other.memory_; }
  bool operator!=(const memory &other) const { return memory_ != other.memory_; }

 private:
  friend class device;
  friend class kernel;
  friend class memoryPool;
  memory(detail::state state, okl_rt_memory *made) : state_(std::move(state)), memory_(detail::check(made), okl_rt_memory_free) {}

  const okl_rt_memory *get() const {
    if (!memory_) detail::fail_empty("memory");
    return memory_.get();
  }
  const detail::state &state_of() const { return get(), state_; }
  std::size_t element() const {
    const std::size_t bytes = okl_rt_memory_element_bytes(get());
    return bytes ? bytes : 1;
  }
  static std::size_t checked(std::size_t count, std::size_t bytes) {
    if (bytes && count > SIZE_MAX / bytes) throw error(OKL_RT_MEMORY, "there are not as many elements");
    return count * bytes;
  }
  std::size_t bytes_before(std::ptrdiff_t offset) const {
    if (offset < 0) throw error(OKL_RT_MEMORY, "an offset is negative");
    return checked(std::size_t(offset), element());
  }
  std::size_t bytes_of(std::ptrdiff_t count, std::ptrdiff_t offset) const {
    if (count >= 0) return checked(std::size_t(count), element());
    const std::size_t all = byte_size(), before = bytes_before(offset);
    return before <= all ? all - before : 0;
  }
  // The stream of copies, that of kernels: a copy comes after what was begun before it.
  const okl_rt_stream *queue() const { return state_of()->stream.load(std::memory_order_acquire); }
  // Waits for a copy in a stream unless it shall only begin; in the device's own stream it is done.
  static void wait(const okl_rt_stream *stream, const json &props) {
    if (stream && !props.is_true("async")) detail::check(okl_rt_stream_finish(stream));
  }

  detail::state state_;
  std::shared_ptr<okl_rt_memory> memory_;
  std::shared_ptr<okl_rt_host_memory> pinned_;
};

// A kernel of a device. A kernel template is instantiated by the types of the arguments.
class kernel {
 public:
  kernel() = default;
  bool isInitialized() const { return bool(kernel_); }
  std::string name() const { return okl_rt_kernel_name(get()); }
  const std::string &mode() const { return get(), state_->target; }
  void free() { kernel_.reset(), state_.reset(); }

  // Runs it in the stream of the device.
  template <class... A>
  void operator()(const A &...arguments) const {
    const okl_rt_argument all[] = {passed(arguments)..., okl_rt_argument()};
    const okl_rt_kernel *const self = get();
    detail::check(okl_rt_kernel_run(self, state_->stream.load(std::memory_order_acquire), all, sizeof...(A)));
  }
  template <class... A>
  void run(const A &...arguments) const {
    (*this)(arguments...);
  }
  // Runs it in the device's own stream and waits for it, at most for so many seconds. If it has not ended by then, it goes
  // on, and until it ends, everything that its device is asked for is an error.
  template <class... A>
  void runWithin(double seconds, const A &...arguments) const {
    const okl_rt_argument all[] = {passed(arguments)..., okl_rt_argument()};
    detail::check(okl_rt_kernel_run_within(get(), seconds, all, sizeof...(A)));
  }

 private:
  friend class bundle;
  friend class device;
  kernel(detail::state state, okl_rt_kernel *made) : state_(std::move(state)), kernel_(detail::check(made), okl_rt_kernel_free) {}

  const okl_rt_kernel *get() const {
    if (!kernel_) detail::fail_empty("kernel");
    return kernel_.get();
  }
  static okl_rt_argument passed(const memory &given) {
    // Empty memory is a null pointer, as in OCCA.
    return {OKL_RT_MEMORY_OF_DEVICE, given.memory_.get(), 0, nullptr};
  }
  static okl_rt_argument passed(const null_t &) { return {OKL_RT_MEMORY_OF_DEVICE, nullptr, 0, nullptr}; }
  template <class T>
  static okl_rt_argument passed(const T &value) {
    static_assert(!std::is_pointer<T>::value && !std::is_array<T>::value,
                  "kernels take memory of the device, not addresses of the program: see device.malloc and wrapMemory");
    static_assert(std::is_trivially_copyable<T>::value, "the bytes of a value are all that a kernel gets");
    const unsigned kind = is_floating<T>::value                                         ? OKL_RT_FLOATING
                          : std::is_integral<T>::value || std::is_enum<T>::value ? OKL_RT_INTEGER
                                                                                        : OKL_RT_OTHER;
    return {kind, &value, sizeof(T), type_name<T>::get()};
  }

  detail::state state_;
  std::shared_ptr<okl_rt_kernel> kernel_;
};

// The kernels of a file that `okl build` has made, for a device. They need no libclang, and no compiler where the file has
// them compiled for the device.
class bundle {
 public:
  bundle() = default;
  bool isInitialized() const { return bool(bundle_); }
  // `add`, `add<float>`; a kernel template is instantiated by its arguments, from the instances of the file.
  okl::kernel kernel(const std::string &name) const {
    if (!bundle_) detail::fail_empty("bundle");
    return okl::kernel(state_, okl_rt_bundle_kernel(bundle_.get(), name.c_str()));
  }
  // The names of its kernels, templates by theirs.
  std::vector<std::string> kernelNames() const {
    if (!bundle_) detail::fail_empty("bundle");
    std::vector<std::string> names;
    const auto each = [](void *user, const char *name) { static_cast<std::vector<std::string> *>(user)->push_back(name); };
    detail::check(okl_rt_bundle_kernel_names(bundle_.get(), each, &names));
    return names;
  }
  void free() { bundle_.reset(), state_.reset(); }

 private:
  friend class device;
  bundle(detail::state state, okl_rt_bundle *made) : state_(std::move(state)), bundle_(detail::check(made), okl_rt_bundle_free) {}
  detail::state state_;
  std::shared_ptr<okl_rt_bundle> bundle_;
};

// Memory that is reserved and given back without asking the device.
class memoryPool {
 public:
  memoryPool() = default;
  bool isInitialized() const { return bool(pool_); }
  template <class T>
  memory reserve(std::size_t count) const {
    return memory(state_, okl_rt_pool_reserve(get(), count, sizeof(T), type_name<T>::get()));
  }
  void resize(std::size_t bytes) const { detail::check(okl_rt_pool_resize(get(), bytes)); }
  // In bytes.
  std::size_t size() const { return okl_rt_pool_size(get()); }
  std::size_t reserved() const { return okl_rt_pool_reserved(get()); }
  void free() { pool_.reset(), state_.reset(); }

 private:
  friend class device;
  memoryPool(detail::state state, okl_rt_pool *made) : state_(std::move(state)), pool_(detail::check(made), okl_rt_pool_free) {}
  const okl_rt_pool *get() const {
    if (!pool_) detail::fail_empty("pool");
    return pool_.get();
  }
  detail::state state_;
  std::shared_ptr<okl_rt_pool> pool_;
};

// How long a kernel took.
struct kernelTime {
  std::string kernel;
  std::uint64_t runs;
  double seconds;
};

// A device: `okl::device("cuda:1")`, or `okl::device({{"mode", "CUDA"}, {"device_id", 1}})`.
class device {
 public:
  device() = default;
  device(const std::string &description) { setup(description); }
  device(const char *description) { setup(std::string(description)); }
  device(const json &description) { setup(description); }
  device(std::initializer_list<std::pair<const std::string, json>> description) { setup(json(description)); }

  void setup(const std::string &description) {
    detail::state made = std::make_shared<detail::device_state>();
    made->device.reset(detail::check(okl_rt_device_open(description.c_str())), okl_rt_device_free);
    made->target = okl_rt_device_target(made->device.get());
    made->hardware = okl_rt_device_hardware(made->device.get());
    state_ = std::move(made);
  }
  void setup(const json &description) {
    setup(description.dump());
    state_->properties = description;
  }

  bool isInitialized() const { return bool(state_); }
  void free() { state_.reset(); }
  // The target: `cuda`.
  const std::string &mode() const { return get()->target; }
  // The name of the hardware.
  const std::string &arch() const { return get()->hardware; }
  const json &properties() const { return get()->properties; }
  std::uint64_t memorySize() const { return okl_rt_device_memory_size(raw()); }
  std::uint64_t memoryAllocated() const { return okl_rt_device_memory_allocated(raw()); }
  bool hasSeparateMemorySpace() const { return mode() != "serial" && mode() != "openmp"; }
  bool operator==(const device &other) const { return state_ == other.state_; }
  bool operator!=(const device &other) const { return state_ != other.state_; }

  // Memory for elements, copied from the program if an address is given. With `{{"host", true}}` a program has it at
  // `memory.ptr()`, too: on CPUs it is the same memory, on other devices `copyTo` and `copyFrom` go between the two.
  template <class T = char>
  memory malloc(std::size_t count, const void *from = nullptr, const json &props = json()) const {
    memory made(get(), okl_rt_memory_new(raw(), count, sizeof(T), type_name<T>::get(), from));
    if (props.is_true("host") && hasSeparateMemorySpace())
      made.pinned_.reset(detail::check(okl_rt_host_memory_new(raw(), count * sizeof(T))), okl_rt_host_memory_free);
    return made;
  }
  template <class T = char>
  memory malloc(std::size_t count, const json &props) const {
    return malloc<T>(count, nullptr, props);
  }
  template <class T>
  memory malloc(const std::vector<T> &from) const {
    return malloc<T>(from.size(), from.data());
  }
  memory malloc(std::size_t bytes, const void *from = nullptr, const json &props = json()) const {
    memory made = malloc<char>(bytes, from, props);
    return made.memory_.reset(detail::check(okl_rt_memory_cast(made.get(), 1, nullptr)), okl_rt_memory_free), made;
  }
  // Memory that the program has on the device; on CPUs its own.
  template <class T>
  memory wrapMemory(const T *address, std::size_t count) const {
    const std::uint64_t number = reinterpret_cast<std::uintptr_t>(address);
    return memory(get(), okl_rt_memory_wrap(raw(), number, count, sizeof(T), type_name<T>::get()));
  }
  memoryPool createMemoryPool() const { return memoryPool(get(), okl_rt_pool_new(raw())); }

  // A kernel of a file, or of a text. Properties are OCCA's: `defines`, `includes`, `headers`, `include_paths`,
  // `compiler`, `compiler_flags`.
  kernel buildKernel(const std::string &file, const std::string &name, const json &props = json()) const {
    const std::string text = props.dump();
    return kernel(get(), okl_rt_kernel_build(raw(), file.c_str(), name.c_str(), props.is_empty() ? nullptr : text.c_str()));
  }
  kernel buildKernelFromString(const std::string &source, const std::string &name, const json &props = json()) const {
    const std::string text = props.dump();
    return kernel(get(), okl_rt_kernel_build_from_text(raw(), (name.substr(0, name.find('<')) + ".okl").c_str(), source.c_str(),
                                                       name.c_str(), props.is_empty() ? nullptr : text.c_str()));
  }

  // A file of kernels that `okl build` has made, or its bytes. A file runs code: load only those that you trust.
  bundle loadBundle(const std::string &file) const { return bundle(get(), okl_rt_bundle_load(raw(), file.c_str())); }
  bundle loadBundle(const std::string &name, const void *bytes, std::size_t count) const {
    return bundle(get(), okl_rt_bundle_load_from(raw(), name.c_str(), bytes, count));
  }

  // Streams. What runs and what is copied in the background is in the stream that was set last, by any thread.
  stream createStream() const {
    std::shared_ptr<okl_rt_stream> made(detail::check(okl_rt_stream_new(raw())), okl_rt_stream_free);
    std::lock_guard<std::mutex> locked(get()->mutex);
    state_->streams.push_back(made);
    return stream(state_, made);
  }
  void setStream(const stream &one) const {
    if (one.state_ != get()) throw error(OKL_RT_DEVICE, "the stream belongs to another device");
    state_->stream.store(one.stream_.get(), std::memory_order_release);
  }
  stream getStream() const {
    const okl_rt_stream *const now = get()->stream.load(std::memory_order_acquire);
    std::lock_guard<std::mutex> locked(state_->mutex);
    for (const auto &one : state_->streams)
      if (one.get() == now) return stream(state_, one);
    return stream(state_, nullptr);
  }
  streamTag tagStream() const { return getStream().tag(); }
  void waitFor(const streamTag &tag) const { get(), tag.wait(); }
  // In seconds.
  double timeBetween(const streamTag &start, const streamTag &end) const {
    double seconds = 0;
    detail::check(okl_rt_seconds_between((get(), start.tag_.get()), end.tag_.get(), &seconds));
    return seconds;
  }
  // Waits for the stream that is set, and for all.
  void finish() const { getStream().finish(); }
  void finishAll() const {
    detail::check(okl_rt_device_finish(raw()));
    std::vector<std::shared_ptr<okl_rt_stream>> all;
    {
      std::lock_guard<std::mutex> locked(state_->mutex);
      all = state_->streams;
    }
    for (const auto &one : all) detail::check(okl_rt_stream_finish(one.get()));
  }

  // The times of kernels between the two.
  void startProfile() const { detail::check(okl_rt_device_start_profile(raw())); }
  std::vector<kernelTime> stopProfile() const {
    std::vector<kernelTime> times;
    const auto each = [](void *user, const char *name, std::uint64_t runs, double seconds) {
      static_cast<std::vector<kernelTime> *>(user)->push_back({name, runs, seconds});
    };
    detail::check(okl_rt_device_stop_profile(raw(), each, &times));
    return times;
  }

 private:
  const detail::state &get() const {
    if (!state_) detail::fail_empty("device");
    return state_;
  }
  const okl_rt_device *raw() const { return get()->device.get(); }
  detail::state state_;
};

}  // namespace okl

#endif
