// What OpenACC programs call. Section 3.2 of the specification.
namespace okl_acc {
inline section range(const void *data, std::size_t bytes) {
  section made;
  made.start = static_cast<char *>(const_cast<void *>(data));
  made.bytes = bytes;
  return made;
}
inline void end(int async, queue &on) {
  if (async == acc_async_sync) wait(on);
}
inline void *enter_now(action what, void *data, std::size_t bytes, int async) {
  if (is_on_host()) return data;
  guard locked(all().mutex);
  queue &on = queue_of(async);
  directive_place() = {nullptr, 0};
  void *const there = enter(what, "acc_copyin or acc_create", range(data, bytes), false, false, on);
  end(async, on);
  return there;
}
inline void leave_now(action what, void *data, std::size_t bytes, bool finalize, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  queue &on = queue_of(async);
  leave(what, range(data, bytes), false, finalize, on);
  end(async, on);
}
inline void update_now(bool to_device, void *data, std::size_t bytes, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  queue &on = queue_of(async);
  update(to_device, "acc_update", range(data, bytes), false, on);
  end(async, on);
}
enum way { in, out, between };
inline void copy_now(way which, void *to, void *from, std::size_t bytes, int async) {
  if (is_on_host()) {
    std::memmove(to, from, bytes);
    return;
  }
  guard locked(all().mutex);
  queue &on = queue_of(async);
  if (which == in) copy_in(to, from, bytes, on.handle);
  else if (which == out) copy_out(to, from, bytes, on.handle);
  else copy_between(to, from, bytes, on.handle);
  end(async, on);
}
}
OKL_ACC_API int acc_get_num_devices(int type) {
  if (type == acc_device_none) return 0;
  if (type == acc_device_host) return 1;
  const bool is_ours = type == okl_acc::own_type || type == acc_device_default || type == acc_device_not_host || type == acc_device_current;
  return is_ours ? okl_acc::device_count() : 0;
}
OKL_ACC_API void acc_set_device_type(int type) { okl_acc::is_on_host() = type == acc_device_host || type == acc_device_none; }
OKL_ACC_API acc_device_t acc_get_device_type() { return okl_acc::is_on_host() ? acc_device_host : okl_acc::own_type; }
OKL_ACC_API void acc_set_device_num(int number, int type) {
  if (type != acc_device_current) acc_set_device_type(type);
  if (okl_acc::is_on_host()) return;
  if (number < 0) number = 0;
  if (number >= okl_acc::device_count()) okl_acc::die("there is no such device");
  okl_acc::device_number() = number;
  okl_rt::use_device(number);
}
OKL_ACC_API int acc_get_device_num(int) { return okl_acc::is_on_host() ? 0 : okl_acc::current_device(); }
OKL_ACC_API unsigned long acc_get_property(int, int type, acc_device_property_t property) {
  if (type == acc_device_host) return property == acc_property_shared_memory_support;
  okl_acc::guard locked(okl_acc::all().mutex);
  if (property == acc_property_memory) return okl_acc::memory_of_device(false);
  if (property == acc_property_free_memory) return okl_acc::memory_of_device(true);
  return 0;
}
OKL_ACC_API const char *acc_get_property_string(int number, int type, acc_device_property_t property) {
  if (type == acc_device_host) return "host";
  okl_acc::guard locked(okl_acc::all().mutex);
  if (property == acc_property_name) return okl_acc::device_name(number);
  if (property == acc_property_vendor) return okl_acc::vendor;
  if (property == acc_property_driver) return okl_acc::driver;
  return nullptr;
}
OKL_ACC_API int acc_async_test(int async) {
  if (okl_acc::is_on_host()) return 1;
  okl_acc::guard locked(okl_acc::all().mutex);
  okl_acc::queue &one = okl_acc::queue_of(async);
  if (!okl_acc::is_done(one.handle)) return 0;
  okl_acc::clean(one);
  return 1;
}
OKL_ACC_API int acc_async_test_all() {
  if (okl_acc::is_on_host()) return 1;
  okl_acc::guard locked(okl_acc::all().mutex);
  for (std::pair<const int, okl_acc::queue> &one : okl_acc::here().queues)
    if (!acc_async_test(one.first)) return 0;
  return 1;
}
OKL_ACC_API void acc_wait(int async) { okl_acc::wait_for(okl_acc::queue_numbers{async}, acc_async_sync); }
OKL_ACC_API void acc_async_wait(int async) { acc_wait(async); }
OKL_ACC_API void acc_wait_async(int first, int later) { okl_acc::wait_for(okl_acc::queue_numbers{first}, later); }
OKL_ACC_API void acc_wait_all() { okl_acc::wait_for_all(acc_async_sync); }
OKL_ACC_API void acc_async_wait_all() { acc_wait_all(); }
OKL_ACC_API void acc_wait_all_async(int later) { okl_acc::wait_for_all(later); }
// The first of these queues that has come to its end; `acc_async_sync` is none, and there is none of nothing else.
OKL_ACC_API int acc_wait_any(int count, int *queues) {
  for (bool is_one = true; is_one;) {
    is_one = false;
    for (int at = 0; at < count; ++at) {
      if (queues[at] == acc_async_sync) continue;
      if (acc_async_test(queues[at])) return at;
      is_one = true;
    }
  }
  return -1;
}
OKL_ACC_API int acc_get_default_async() { return okl_acc::default_async(); }
OKL_ACC_API void acc_set_default_async(int async) { okl_acc::default_async() = async == acc_async_default || async == acc_async_noval ? 0 : async; }
OKL_ACC_API void acc_init(int) {
  okl_acc::guard locked(okl_acc::all().mutex);
  if (!okl_acc::is_on_host()) okl_acc::here();
}
OKL_ACC_API void acc_shutdown(int) {
  if (okl_acc::is_on_host()) return;
  acc_wait_all();
  okl_acc::guard locked(okl_acc::all().mutex);
  okl_acc::device &one = okl_acc::here();
  for (std::pair<char *const, okl_acc::entry> &held : one.table)
    if (!held.second.is_mapped) okl_acc::release(held.second.device);
  one.table.clear();
  one.is_started = false;
}
OKL_ACC_API void acc_init_device(int number, int type) {
  acc_set_device_num(number, type);
  acc_init(type);
}
OKL_ACC_API void acc_shutdown_device(int number, int type) {
  acc_set_device_num(number, type);
  acc_shutdown(type);
}
OKL_ACC_API int acc_on_device(int type) { return type == acc_device_host; }
OKL_ACC_API void *acc_malloc(unsigned long size) {
  if (okl_acc::is_on_host()) return std::malloc(size);
  okl_acc::guard locked(okl_acc::all().mutex);
  return okl_acc::allocate(size);
}
OKL_ACC_API void acc_free(void *data) {
  if (!data) return;
  if (okl_acc::is_on_host()) return std::free(data);
  okl_acc::guard locked(okl_acc::all().mutex);
  okl_acc::here();
  okl_acc::release(data);
}
OKL_ACC_API void *acc_copyin(void *data, unsigned long size) { return okl_acc::enter_now(okl_acc::copyin, data, size, acc_async_sync); }
OKL_ACC_API void *acc_present_or_copyin(void *data, unsigned long size) { return acc_copyin(data, size); }
OKL_ACC_API void *acc_pcopyin(void *data, unsigned long size) { return acc_copyin(data, size); }
OKL_ACC_API void acc_copyin_async(void *data, unsigned long size, int async) { okl_acc::enter_now(okl_acc::copyin, data, size, async); }
OKL_ACC_API void *acc_create(void *data, unsigned long size) { return okl_acc::enter_now(okl_acc::create, data, size, acc_async_sync); }
OKL_ACC_API void *acc_present_or_create(void *data, unsigned long size) { return acc_create(data, size); }
OKL_ACC_API void *acc_pcreate(void *data, unsigned long size) { return acc_create(data, size); }
OKL_ACC_API void acc_create_async(void *data, unsigned long size, int async) { okl_acc::enter_now(okl_acc::create, data, size, async); }
OKL_ACC_API void acc_copyout(void *data, unsigned long size) { okl_acc::leave_now(okl_acc::copyout, data, size, false, acc_async_sync); }
OKL_ACC_API void acc_copyout_async(void *data, unsigned long size, int async) { okl_acc::leave_now(okl_acc::copyout, data, size, false, async); }
OKL_ACC_API void acc_copyout_finalize(void *data, unsigned long size) { okl_acc::leave_now(okl_acc::copyout, data, size, true, acc_async_sync); }
OKL_ACC_API void acc_copyout_finalize_async(void *data, unsigned long size, int async) { okl_acc::leave_now(okl_acc::copyout, data, size, true, async); }
OKL_ACC_API void acc_delete(void *data, unsigned long size) { okl_acc::leave_now(okl_acc::create, data, size, false, acc_async_sync); }
OKL_ACC_API void acc_delete_async(void *data, unsigned long size, int async) { okl_acc::leave_now(okl_acc::create, data, size, false, async); }
OKL_ACC_API void acc_delete_finalize(void *data, unsigned long size) { okl_acc::leave_now(okl_acc::create, data, size, true, acc_async_sync); }
OKL_ACC_API void acc_delete_finalize_async(void *data, unsigned long size, int async) { okl_acc::leave_now(okl_acc::create, data, size, true, async); }
OKL_ACC_API void acc_update_device(void *data, unsigned long size) { okl_acc::update_now(true, data, size, acc_async_sync); }
OKL_ACC_API void acc_update_device_async(void *data, unsigned long size, int async) { okl_acc::update_now(true, data, size, async); }
OKL_ACC_API void acc_update_self(void *data, unsigned long size) { okl_acc::update_now(false, data, size, acc_async_sync); }
OKL_ACC_API void acc_update_self_async(void *data, unsigned long size, int async) { okl_acc::update_now(false, data, size, async); }
OKL_ACC_API void acc_map_data(void *host, void *memory, unsigned long size) {
  if (okl_acc::is_on_host()) return;
  okl_acc::guard locked(okl_acc::all().mutex);
  okl_acc::directive_place() = {nullptr, 0};
  okl_acc::add("acc_map_data", static_cast<char *>(host), size, static_cast<char *>(memory)).dynamic = 1;
}
OKL_ACC_API void acc_unmap_data(void *host) {
  if (okl_acc::is_on_host()) return;
  okl_acc::guard locked(okl_acc::all().mutex);
  okl_acc::entry *const one = okl_acc::find(host);
  if (!one || !one->is_mapped) okl_acc::die("acc_unmap_data of what acc_map_data has not mapped");
  okl_acc::here().table.erase(one->host);
}
OKL_ACC_API void *acc_deviceptr(void *data) {
  if (okl_acc::is_on_host()) return data;
  okl_acc::guard locked(okl_acc::all().mutex);
  const okl_acc::entry *const one = data ? okl_acc::find(data) : nullptr;
  return one ? okl_acc::place(*one, data) : nullptr;
}
OKL_ACC_API void *acc_hostptr(void *data) {
  if (okl_acc::is_on_host()) return data;
  okl_acc::guard locked(okl_acc::all().mutex);
  for (std::pair<char *const, okl_acc::entry> &held : okl_acc::here().table) {
    const std::size_t offset = static_cast<char *>(data) - held.second.device;
    if (offset < held.second.bytes) return held.second.host + offset;
  }
  return nullptr;
}
OKL_ACC_API int acc_is_present(void *data, unsigned long size) {
  if (okl_acc::is_on_host()) return data != nullptr;
  okl_acc::guard locked(okl_acc::all().mutex);
  return data && okl_acc::find(data, size) != nullptr;
}
OKL_ACC_API void acc_memcpy_to_device(void *to, void *from, unsigned long size) { okl_acc::copy_now(okl_acc::in, to, from, size, acc_async_sync); }
OKL_ACC_API void acc_memcpy_to_device_async(void *to, void *from, unsigned long size, int async) { okl_acc::copy_now(okl_acc::in, to, from, size, async); }
OKL_ACC_API void acc_memcpy_from_device_async(void *to, void *from, unsigned long size, int async) { okl_acc::copy_now(okl_acc::out, to, from, size, async); }
OKL_ACC_API void acc_memcpy_from_device(void *to, void *from, unsigned long size) { okl_acc::copy_now(okl_acc::out, to, from, size, acc_async_sync); }
// What one device has of some data becomes what another one has of some.
OKL_ACC_API void acc_memcpy_d2d(void *to, void *from, unsigned long size, int to_device, int from_device) {
  if (okl_acc::is_on_host()) {
    std::memmove(to, from, size);
    return;
  }
  okl_acc::guard locked(okl_acc::all().mutex);
  const int before = okl_acc::current_device();
  std::vector<char> between(size);
  acc_set_device_num(from_device, acc_device_current);
  const okl_acc::entry *one = okl_acc::find(from, size);
  if (!one) okl_acc::die("acc_memcpy_d2d from data that is not on the device");
  acc_memcpy_from_device(between.data(), okl_acc::place(*one, from), size);
  acc_set_device_num(to_device, acc_device_current);
  one = okl_acc::find(to, size);
  if (!one) okl_acc::die("acc_memcpy_d2d to data that is not on the device");
  acc_memcpy_to_device(okl_acc::place(*one, to), between.data(), size);
  acc_set_device_num(before, acc_device_current);
}
OKL_ACC_API void acc_memcpy_d2d_async(void *to, void *from, unsigned long size, int to_device, int from_device, int async) {
  acc_wait(async);
  acc_memcpy_d2d(to, from, size, to_device, from_device);
}
OKL_ACC_API void acc_memcpy_device(void *to, void *from, unsigned long size) { okl_acc::copy_now(okl_acc::between, to, from, size, acc_async_sync); }
OKL_ACC_API void acc_memcpy_device_async(void *to, void *from, unsigned long size, int async) { okl_acc::copy_now(okl_acc::between, to, from, size, async); }
namespace okl_acc {
inline void attach_now(void **pointer, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  queue &on = queue_of(async);
  attach(pointer, on);
  end(async, on);
}
inline void detach_now(void **pointer, bool finalize, int async) {
  if (is_on_host()) return;
  guard locked(all().mutex);
  queue &on = queue_of(async);
  detach(pointer, finalize, on);
  end(async, on);
}
}
OKL_ACC_API void acc_attach(void **pointer) { okl_acc::attach_now(pointer, acc_async_sync); }
OKL_ACC_API void acc_attach_async(void **pointer, int async) { okl_acc::attach_now(pointer, async); }
OKL_ACC_API void acc_detach(void **pointer) { okl_acc::detach_now(pointer, false, acc_async_sync); }
OKL_ACC_API void acc_detach_async(void **pointer, int async) { okl_acc::detach_now(pointer, false, async); }
OKL_ACC_API void acc_detach_finalize(void **pointer) { okl_acc::detach_now(pointer, true, acc_async_sync); }
OKL_ACC_API void acc_detach_finalize_async(void **pointer, int async) { okl_acc::detach_now(pointer, true, async); }
