// Devices of SYCL. Memory is unified shared memory.
#include <chrono>
#include <memory>
#include <sycl/sycl.hpp>
namespace okl_rt {
constexpr bool is_host = false;
typedef sycl::queue *stream;
// Does something and has exceptions be errors.
template <class Do> void attempt(const Do &what) {
  try {
    what();
  } catch (const std::exception &error) {
    fail(failure::device, error.what());
  }
}
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
inline const sycl::device &device_here() { return computers()[current_device()]; }
inline const sycl::context &context_of_device() {
  static std::map<int, sycl::context> known;
  const int number = current_device();
  std::map<int, sycl::context>::iterator found = known.find(number);
  if (found == known.end()) found = known.insert({number, sycl::context(computers()[number])}).first;
  return found->second;
}
inline const properties &properties_of(int number) {
  static std::map<int, properties> all;
  const auto found = all.find(number);
  if (found != all.end()) return found->second;
  namespace info = sycl::info::device;
  const sycl::device &one = computers()[number];
  properties &made = all[number];
  made.name = one.get_info<info::name>();
  made.memory = one.get_info<info::global_mem_size>();
  made.group_memory = one.get_info<info::local_mem_size>();
  made.cache = one.get_info<info::global_mem_cache_size>();
  made.most_items = (unsigned)one.get_info<info::max_work_group_size>();
  for (unsigned &most : made.most_items_of) most = made.most_items;
  made.units = one.get_info<info::max_compute_units>();
  made.kilohertz = one.get_info<info::max_clock_frequency>() * 1000;
  made.is_integrated = one.has(sycl::aspect::cpu);
  made.has_shared_memory = one.has(sycl::aspect::usm_shared_allocations);
  return made;
}
inline const char *device_name(int number) { return properties_of(number).name.c_str(); }
// SYCL does not say how much of it is free.
inline std::size_t memory_of_device(bool) { return properties_of(current_device()).memory; }
// As many groups as run at a time.
inline int groups_of_device() { return (int)properties_of(current_device()).units * 4; }

inline void *made_of(void *memory) {
  if (!memory) fail(failure::no_memory, "there is no more memory on the device");
  return memory;
}
inline void *allocate(std::size_t bytes) {
  return made_of(sycl::malloc_device(bytes ? bytes : 1, device_here(), context_of_device()));
}
inline void *allocate_shared(std::size_t bytes) {
  return made_of(sycl::malloc_shared(bytes ? bytes : 1, device_here(), context_of_device()));
}
inline void *allocate_host(std::size_t bytes) { return made_of(sycl::malloc_host(bytes ? bytes : 1, context_of_device())); }
// The memory of the current device.
inline void release(void *memory) { sycl::free(memory, context_of_device()); }

inline stream new_stream() {
  const sycl::property_list in_order{sycl::property::queue::in_order()};
  return new sycl::queue(context_of_device(), device_here(), in_order);
}
inline void delete_stream(stream one) { delete one; }
inline void copy_between(void *to, const void *from, std::size_t bytes, stream on) {
  attempt([&] { on->memcpy(to, from, bytes); });
}
inline void copy_in(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void copy_out(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void fill(void *memory, int byte, std::size_t bytes, stream on) {
  attempt([&] { on->memset(memory, byte, bytes); });
}
inline void finish(stream one) {
  attempt([&] { one->wait_and_throw(); });
}
inline bool is_done(stream one) { return one->ext_oneapi_empty(); }
// What comes to `later` from now on waits for what is in `first`.
inline void follow(stream later, stream first) {
  attempt([&] { later->ext_oneapi_submit_barrier({first->ext_oneapi_submit_barrier()}); });
}
// A place in a queue, and when the queue came there.
struct place_in_queue {
  sycl::event end;
  std::shared_ptr<std::chrono::steady_clock::time_point> at;
};
typedef place_in_queue *mark;
inline mark new_mark(stream on, bool has_time) {
  place_in_queue *const made = new place_in_queue;
  attempt([&] {
    if (has_time) {
      const auto at = made->at = std::make_shared<std::chrono::steady_clock::time_point>();
      made->end = on->submit([&](sycl::handler &to) { to.host_task([at] { *at = std::chrono::steady_clock::now(); }); });
    } else {
      made->end = on->ext_oneapi_submit_barrier();
    }
  });
  return made;
}
inline void delete_mark(mark one) { delete one; }
inline bool is_reached(mark one) {
  namespace info = sycl::info;
  return one->end.get_info<info::event::command_execution_status>() == info::event_command_status::complete;
}
inline void wait_until(mark one) {
  attempt([&] { one->end.wait_and_throw(); });
}
// What comes to `later` from now on waits for a place in a queue.
inline void follow(stream later, mark first) {
  attempt([&] { later->ext_oneapi_submit_barrier({first->end}); });
}
// The time between two places that were reached.
inline double milliseconds(mark first, mark later) {
  return std::chrono::duration<double, std::milli>(*later->at - *first->at).count();
}
template <class... P, std::size_t... at>
void run_with(void (*kernel)(sycl::queue *, sycl::nd_range<3> *, P...), sycl::nd_range<3> range, stream on, const argument *arguments, std::index_sequence<at...>) {
  attempt([&] { kernel(on, &range, value_of<P>(arguments[at])...); });
  (void)arguments;
}
// Runs a kernel, which is a function that submits it. Its types lie in memory as those of the program do.
template <class... P>
void run(void (*kernel)(sycl::queue *, sycl::nd_range<3> *, P...), const shape &grid, stream on, const argument *arguments) {
  const sycl::range<3> items(grid.items[2], grid.items[1], grid.items[0]);
  const sycl::range<3> all((std::size_t)items[0] * grid.groups[2], (std::size_t)items[1] * grid.groups[1], (std::size_t)items[2] * grid.groups[0]);
  run_with(kernel, sycl::nd_range<3>(all, items), on, arguments, std::index_sequence_for<P...>());
}
}
