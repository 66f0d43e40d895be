// What OpenACC programs call, as OpenMP has it.
#include <cstdlib>
#include <cstring>
#include <omp.h>
#define _OPENACC 201711
typedef enum { acc_device_none, acc_device_default, acc_device_host, acc_device_not_host, acc_device_nvidia, acc_device_radeon, acc_device_current } acc_device_t;
typedef int acc_device_property_t;
enum { acc_property_memory = 1, acc_property_free_memory = 2, acc_property_name = 0x10001, acc_property_vendor = 0x10002, acc_property_driver = 0x10003, acc_property_shared_memory_support = 3 };
enum { acc_async_noval = -1, acc_async_sync = -2, acc_async_default = -3 };
namespace okl_acc {
inline int &device() { static int number = omp_get_default_device(); return number; }
inline int &device_type() { static int type = omp_get_num_devices() > 0 ? acc_device_not_host : acc_device_host; return type; }
inline int &default_async() { static int queue = 0; return queue; }
inline char *bytes(const void *data) { return static_cast<char *>(const_cast<void *>(data)); }
inline void enter(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target enter data map(to : all[0 : size])
}
inline void create(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target enter data map(alloc : all[0 : size])
}
inline void leave(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target exit data map(from : all[0 : size])
}
inline void release(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target exit data map(release : all[0 : size])
}
inline void finalize(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target exit data map(delete : all[0 : size])
}
inline void to_device(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target update to(all[0 : size])
}
inline void to_host(void *data, unsigned long size) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target update from(all[0 : size])
}
// Where it is on the device: the pointer itself where memory is in common.
inline void *on_device(void *data) {
  [[maybe_unused]] char *all = bytes(data);
#pragma omp target data use_device_ptr(all)
  data = all;
  return data;
}
inline int host() { return omp_get_initial_device(); }
// Does something when a function ends.
template <class Do> struct ending {
  Do what;
  ~ending() { what(); }
};
template <class Do> ending<Do> at_end(Do what) { return {what}; }
}
inline int acc_get_num_devices(int type) { return type == acc_device_none ? 0 : type == acc_device_host ? 1 : omp_get_num_devices() > 0 ? omp_get_num_devices() : 1; }
inline void acc_set_device_type(int type) { okl_acc::device_type() = type; }
inline acc_device_t acc_get_device_type() { return acc_device_t(okl_acc::device_type()); }
inline void acc_set_device_num(int number, int) { omp_set_default_device(number); okl_acc::device() = number; }
inline int acc_get_device_num(int) { return okl_acc::device(); }
inline unsigned long acc_get_property(int, int, acc_device_property_t property) { return property == acc_property_shared_memory_support && omp_get_num_devices() == 0; }
inline const char *acc_get_property_string(int, int, acc_device_property_t) { return "OpenMP"; }
inline int acc_async_test(int) { return 1; }
inline int acc_async_test_all() { return 1; }
inline void acc_wait(int) {}
inline void acc_async_wait(int) {}
inline void acc_wait_async(int, int) {}
inline void acc_wait_all() {}
inline void acc_async_wait_all() {}
inline void acc_wait_all_async(int) {}
// The first of these queues that has come to its end; `acc_async_sync` is none, and there is none of nothing else.
inline int acc_wait_any(int count, int *queues) {
  for (int at = 0; at < count; ++at)
    if (queues[at] != acc_async_sync) return at;
  return -1;
}
inline int acc_get_default_async() { return okl_acc::default_async(); }
inline void acc_set_default_async(int queue) { okl_acc::default_async() = queue == acc_async_default || queue == acc_async_noval ? 0 : queue; }
inline void acc_init(int) {}
inline void acc_init_device(int, int) {}
inline void acc_shutdown(int) {}
inline void acc_shutdown_device(int, int) {}
inline int acc_on_device(int type) { return omp_is_initial_device() ? type == acc_device_host : type == acc_device_not_host; }
inline void *acc_malloc(unsigned long size) { return omp_target_alloc(size, omp_get_default_device()); }
inline void acc_free(void *data) { omp_target_free(data, omp_get_default_device()); }
inline void *acc_deviceptr(void *data) { return okl_acc::on_device(data); }
inline void *acc_hostptr(void *data) { return data; }
inline void *acc_copyin(void *data, unsigned long size) { okl_acc::enter(data, size); return okl_acc::on_device(data); }
inline void *acc_present_or_copyin(void *data, unsigned long size) { return acc_copyin(data, size); }
inline void *acc_pcopyin(void *data, unsigned long size) { return acc_copyin(data, size); }
inline void acc_copyin_async(void *data, unsigned long size, int) { okl_acc::enter(data, size); }
inline void *acc_create(void *data, unsigned long size) { okl_acc::create(data, size); return okl_acc::on_device(data); }
inline void *acc_present_or_create(void *data, unsigned long size) { return acc_create(data, size); }
inline void *acc_pcreate(void *data, unsigned long size) { return acc_create(data, size); }
inline void acc_create_async(void *data, unsigned long size, int) { okl_acc::create(data, size); }
inline void acc_copyout(void *data, unsigned long size) { okl_acc::leave(data, size); }
inline void acc_copyout_async(void *data, unsigned long size, int) { okl_acc::leave(data, size); }
inline void acc_copyout_finalize(void *data, unsigned long size) { okl_acc::to_host(data, size); okl_acc::finalize(data, size); }
inline void acc_copyout_finalize_async(void *data, unsigned long size, int) { acc_copyout_finalize(data, size); }
inline void acc_delete(void *data, unsigned long size) { okl_acc::release(data, size); }
inline void acc_delete_async(void *data, unsigned long size, int) { okl_acc::release(data, size); }
inline void acc_delete_finalize(void *data, unsigned long size) { okl_acc::finalize(data, size); }
inline void acc_delete_finalize_async(void *data, unsigned long size, int) { okl_acc::finalize(data, size); }
inline void acc_update_device(void *data, unsigned long size) { okl_acc::to_device(data, size); }
inline void acc_update_device_async(void *data, unsigned long size, int) { okl_acc::to_device(data, size); }
inline void acc_update_self(void *data, unsigned long size) { okl_acc::to_host(data, size); }
inline void acc_update_self_async(void *data, unsigned long size, int) { okl_acc::to_host(data, size); }
inline void acc_map_data(void *host, void *device, unsigned long size) { omp_target_associate_ptr(host, device, size, 0, omp_get_default_device()); }
inline void acc_unmap_data(void *host) { omp_target_disassociate_ptr(host, omp_get_default_device()); }
inline int acc_is_present(void *data, unsigned long) { return omp_get_num_devices() == 0 ? data != nullptr : omp_target_is_present(data, omp_get_default_device()); }
inline void acc_memcpy_to_device(void *to, void *from, unsigned long size) { omp_target_memcpy(to, from, size, 0, 0, omp_get_default_device(), okl_acc::host()); }
inline void acc_memcpy_to_device_async(void *to, void *from, unsigned long size, int) { acc_memcpy_to_device(to, from, size); }
inline void acc_memcpy_from_device(void *to, void *from, unsigned long size) { omp_target_memcpy(to, from, size, 0, 0, okl_acc::host(), omp_get_default_device()); }
inline void acc_memcpy_from_device_async(void *to, void *from, unsigned long size, int) { acc_memcpy_from_device(to, from, size); }
inline void acc_memcpy_device(void *to, void *from, unsigned long size) { omp_target_memcpy(to, from, size, 0, 0, omp_get_default_device(), omp_get_default_device()); }
inline void acc_memcpy_device_async(void *to, void *from, unsigned long size, int) { acc_memcpy_device(to, from, size); }
inline void acc_memcpy_d2d(void *to, void *from, unsigned long size, int to_device, int from_device) { omp_target_memcpy(to, from, size, 0, 0, to_device, from_device); }
inline void acc_memcpy_d2d_async(void *to, void *from, unsigned long size, int to_device, int from_device, int) { acc_memcpy_d2d(to, from, size, to_device, from_device); }
template <class T> void acc_attach(T **) {}
template <class T> void acc_attach_async(T **, int) {}
template <class T> void acc_detach(T **) {}
template <class T> void acc_detach_async(T **, int) {}
template <class T> void acc_detach_finalize(T **) {}
template <class T> void acc_detach_finalize_async(T **, int) {}
