// A device of SYCL: its memory and queues.
#include <sycl/sycl.hpp>
namespace okl_acc {
constexpr acc_device_t own_type = acc_device_not_host;
constexpr const char *driver = "SYCL";
typedef sycl::queue *stream;
// The devices that have memory of their own.
inline const std::vector<sycl::device> &computers() {
  static std::vector<sycl::device> found;
  static bool has_looked = false;
  if (has_looked) return found;
  has_looked = true;
  for (const sycl::device &one : sycl::device::get_devices())
    if (one.has(sycl::aspect::usm_device_allocations)) found.push_back(one);
  return found;
}
inline int device_count() { return (int)computers().size(); }
inline void use_device(int) {}
inline const sycl::context &context_of_device() {
  static std::map<int, sycl::context> known;
  const int number = current_device();
  std::map<int, sycl::context>::iterator found = known.find(number);
  if (found == known.end()) found = known.insert({number, sycl::context(computers()[number])}).first;
  return found->second;
}
inline const char *device_name(int number) {
  static std::string name;
  name = computers()[number].get_info<sycl::info::device::name>();
  return name.c_str();
}
static const char *const vendor = "SYCL";
inline std::size_t memory_of_device(bool) { return computers()[current_device()].get_info<sycl::info::device::global_mem_size>(); }
inline void *allocate(std::size_t bytes) {
  void *const memory = sycl::malloc_device(bytes ? bytes : 1, computers()[current_device()], context_of_device());
  if (!memory) die("there is no more memory on the device");
  return memory;
}
inline void release(void *memory) { sycl::free(memory, context_of_device()); }
inline stream new_stream() {
  const sycl::property_list in_order{sycl::property::queue::in_order()};
  return new sycl::queue(context_of_device(), computers()[current_device()], in_order);
}
inline void copy_between(void *to, const void *from, std::size_t bytes, stream on) { on->memcpy(to, from, bytes); }
inline void copy_in(void *to, const void *from, std::size_t bytes, stream on) { on->memcpy(to, from, bytes); }
inline void copy_out(void *to, const void *from, std::size_t bytes, stream on) { on->memcpy(to, from, bytes); }
inline void fill_with_zeros(void *memory, std::size_t bytes, stream on) { on->memset(memory, 0, bytes); }
inline void finish(stream one) { one->wait_and_throw(); }
inline bool is_done(stream one) { return one->ext_oneapi_empty(); }
// What comes to `later` from now on waits for what is in `first`.
inline void follow(stream later, stream first) { later->ext_oneapi_submit_barrier({first->ext_oneapi_submit_barrier()}); }
// As many gangs as run at a time.
inline int gangs_of_device() { return (int)computers()[current_device()].get_info<sycl::info::device::max_compute_units>() * 4; }
template <class... P, std::size_t... at>
void run_with(void (*kernel)(sycl::queue *, sycl::nd_range<3> *, P...), sycl::nd_range<3> range, stream on, const okl_acc_argument *arguments, std::index_sequence<at...>) {
  kernel(on, &range, *static_cast<std::remove_reference_t<P> *>(arguments[at].okl_value)...);
}
// Runs a kernel, which is a function that submits it. Its types lie in memory as those of the program do.
template <class... P>
void run(void (*kernel)(sycl::queue *, sycl::nd_range<3> *, P...), int gangs, int lanes, stream on, const okl_acc_argument *arguments) {
  sycl::nd_range<3> range(sycl::range<3>(1, 1, (std::size_t)gangs * lanes), sycl::range<3>(1, 1, lanes));
  run_with(kernel, range, on, arguments, std::index_sequence_for<P...>());
}
}
