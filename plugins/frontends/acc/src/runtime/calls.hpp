// The calls that directives become.
struct okl_acc_region : okl_acc::region {
  using region::region;
};
namespace okl_acc {
inline section read_section(const volatile void *start, long long bytes, int depth, va_list rest) {
  if (depth > 8) die("an array section of more than 8 dimensions");
  if (depth == 0) {
    section made;
    made.start = static_cast<char *>(const_cast<void *>(start));
    made.bytes = bytes;
    return made;
  }
  dimension dimensions[8];
  for (int at = 0; at < depth; ++at) {
    dimension &one = dimensions[at];
    one.count = va_arg(rest, long long);
    one.size = va_arg(rest, long long);
    one.first = va_arg(rest, long long);
    one.is_behind = va_arg(rest, long long) != 0;
  }
  return make_section(start, dimensions, depth);
}
inline queue_numbers read_queues(int count, va_list rest) {
  queue_numbers queues;
  for (int at = 0; at < count; ++at) queues.push_back((int)va_arg(rest, long long));
  return queues;
}
inline void **place_of(const volatile void *pointer) { return (void **)const_cast<void *>(pointer); }
}
OKL_ACC_API int okl_acc_offload(int condition) { return condition && !okl_acc::is_on_host(); }
OKL_ACC_API okl_acc_region *okl_acc_begin(int async, int is_active, int is_structured, const char *file, int line) {
  okl_acc::directive_place() = {file, line};
  return new okl_acc_region(async, is_active != 0, is_structured != 0);
}
OKL_ACC_API void okl_acc_end(okl_acc_region *region) { delete region; }
OKL_ACC_API void okl_acc_leave(okl_acc_region **region) { okl_acc_end(*region); }
// A negative number of queues: all.
OKL_ACC_API void okl_acc_wait_in(okl_acc_region *region, int count, ...) {
  if (count < 0) return region->wait_for_all();
  va_list rest;
  va_start(rest, count);
  region->wait_for(okl_acc::read_queues(count, rest));
  va_end(rest);
}
OKL_ACC_API void okl_acc_wait_for(int async, int count, ...) {
  if (count < 0) return okl_acc::wait_for_all(async);
  va_list rest;
  va_start(rest, count);
  okl_acc::wait_for(okl_acc::read_queues(count, rest), async);
  va_end(rest);
}
OKL_ACC_API void okl_acc_enter(okl_acc_region *region, int action, const char *name, int zero, const volatile void *start, long long bytes, int depth, ...) {
  va_list rest;
  va_start(rest, depth);
  region->enter((okl_acc::action)action, name, okl_acc::read_section(start, bytes, depth, rest), zero != 0);
  va_end(rest);
}
OKL_ACC_API void okl_acc_exit(okl_acc_region *region, int action, int finalize, const volatile void *start, long long bytes, int depth, ...) {
  va_list rest;
  va_start(rest, depth);
  region->leave((okl_acc::action)action, okl_acc::read_section(start, bytes, depth, rest), finalize != 0);
  va_end(rest);
}
OKL_ACC_API void okl_acc_update(okl_acc_region *region, int to_device, const char *name, int if_present, const volatile void *start, long long bytes, int depth, ...) {
  va_list rest;
  va_start(rest, depth);
  region->update(to_device != 0, name, okl_acc::read_section(start, bytes, depth, rest), if_present != 0);
  va_end(rest);
}
OKL_ACC_API void okl_acc_attach(okl_acc_region *region, const volatile void *pointer) {
  region->attach(okl_acc::place_of(pointer));
}
OKL_ACC_API void okl_acc_detach(okl_acc_region *region, const volatile void *pointer, int finalize) {
  region->detach(okl_acc::place_of(pointer), finalize != 0);
}
OKL_ACC_API void okl_acc_ready(okl_acc_region *region) { region->ready(); }
OKL_ACC_API void *okl_acc_pointer(okl_acc_region *, const volatile void *base, const volatile void *first) {
  return const_cast<void *>(okl_acc::region::on_device(base, first));
}
OKL_ACC_API void *okl_acc_use_device(const volatile void *base, const volatile void *first, int is_active, int if_present) {
  return okl_acc::use_device(base, first, is_active != 0, if_present != 0);
}
// Memory of the host until the region ends, with values of the program's where it starts with them.
OKL_ACC_API void *okl_acc_host_memory(okl_acc_region *region, long long count, long long size, const volatile void *first) {
  return region->host_memory(count > 0 ? count * size : 0, const_cast<void *>(first));
}
OKL_ACC_API void okl_acc_declare(void (*enter)()) { okl_acc::declare(enter); }
// Runs a kernel.
template <class Kernel> void okl_acc_launch(okl_acc_region *region, Kernel kernel, int gangs, int lanes, const okl_acc_argument *arguments) {
  region->launch(kernel, gangs, lanes, arguments);
}
inline int okl_acc_gangs() { return okl_acc_at_least_one(okl_acc::groups_of_device()); }
// Memory of the device for a launch.
class okl_acc_scratch {
 public:
  explicit okl_acc_scratch(okl_acc_region *region) : region_(region) {}
  void *okl_get(long long bytes) { return region_->memory(bytes); }
  void *okl_copied(void *from, long long bytes) { return region_->copied(from, bytes); }

 private:
  okl_acc_region *const region_;
};
