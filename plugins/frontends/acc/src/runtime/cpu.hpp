// What OpenACC programs call, for a device that is the host: its memory is the program's, and everything is done when
// a call returns.
#include <cstdlib>
#include <cstring>
#ifdef _OPENMP
#include <omp.h>
#endif
namespace okl_acc {
// A number of gangs that a device can run, in a dimension beside others.
inline int at_least_one(long long count, long long others = 1) {
  const long long most = others > 256 ? (1 << 24) / others : 65535;
  return most < 1 || count < 1 ? 1 : (int)(count > most ? most : count);
}
// As many gangs as run at a time.
inline int gangs() {
#ifdef _OPENMP
  return omp_get_max_threads();
#else
  return 1;
#endif
}
// Memory for what gangs leave.
template <class T> struct buffer {
  T *data;
  explicit buffer(long long count) : data(static_cast<T *>(std::malloc(count * sizeof(T)))) {}
  ~buffer() { std::free(data); }
  buffer(const buffer &) = delete;
};
inline int &default_async() { static int queue = 0; return queue; }
}
inline int acc_get_num_devices(int type) { return type != acc_device_none; }
inline void acc_set_device_type(int) {}
inline acc_device_t acc_get_device_type() { return acc_device_host; }
inline void acc_set_device_num(int, int) {}
inline int acc_get_device_num(int) { return 0; }
inline unsigned long acc_get_property(int, int, acc_device_property_t property) { return property == acc_property_shared_memory_support; }
inline const char *acc_get_property_string(int, int, acc_device_property_t) { return "host"; }
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
inline int acc_on_device(int type) { return type == acc_device_host; }
inline void *acc_malloc(unsigned long size) { return std::malloc(size); }
inline void acc_free(void *data) { std::free(data); }
inline void *acc_copyin(void *data, unsigned long) { return data; }
inline void *acc_present_or_copyin(void *data, unsigned long) { return data; }
inline void *acc_pcopyin(void *data, unsigned long) { return data; }
inline void acc_copyin_async(void *, unsigned long, int) {}
inline void *acc_create(void *data, unsigned long) { return data; }
inline void *acc_present_or_create(void *data, unsigned long) { return data; }
inline void *acc_pcreate(void *data, unsigned long) { return data; }
inline void acc_create_async(void *, unsigned long, int) {}
inline void acc_copyout(void *, unsigned long) {}
inline void acc_copyout_async(void *, unsigned long, int) {}
inline void acc_copyout_finalize(void *, unsigned long) {}
inline void acc_copyout_finalize_async(void *, unsigned long, int) {}
inline void acc_delete(void *, unsigned long) {}
inline void acc_delete_async(void *, unsigned long, int) {}
inline void acc_delete_finalize(void *, unsigned long) {}
inline void acc_delete_finalize_async(void *, unsigned long, int) {}
inline void acc_update_device(void *, unsigned long) {}
inline void acc_update_device_async(void *, unsigned long, int) {}
inline void acc_update_self(void *, unsigned long) {}
inline void acc_update_self_async(void *, unsigned long, int) {}
inline void acc_map_data(void *, void *, unsigned long) {}
inline void acc_unmap_data(void *) {}
inline void *acc_deviceptr(void *data) { return data; }
inline void *acc_hostptr(void *data) { return data; }
inline int acc_is_present(void *data, unsigned long) { return data != nullptr; }
inline void acc_memcpy_to_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
inline void acc_memcpy_from_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
inline void acc_memcpy_to_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
inline void acc_memcpy_from_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
inline void acc_memcpy_d2d(void *to, void *from, unsigned long size, int, int) { std::memmove(to, from, size); }
inline void acc_memcpy_d2d_async(void *to, void *from, unsigned long size, int, int, int) { std::memmove(to, from, size); }
inline void acc_memcpy_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
inline void acc_memcpy_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
template <class T> void acc_attach(T **) {}
template <class T> void acc_attach_async(T **, int) {}
template <class T> void acc_detach(T **) {}
template <class T> void acc_detach_async(T **, int) {}
template <class T> void acc_detach_finalize(T **) {}
template <class T> void acc_detach_finalize_async(T **, int) {}
