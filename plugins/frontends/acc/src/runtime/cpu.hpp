// What OpenACC programs call, for a device that is the host: its memory is the program's, and everything is done when
// a call returns.
#include <cstddef>
#include <cstdlib>
#include <cstring>
#ifdef _OPENMP
#include <omp.h>
#endif
namespace okl_acc {
inline int &default_async() { static int queue = 0; return queue; }
}
// Runs a kernel.
template <class... P> void okl_acc_launch(okl_acc_region *, void (*kernel)(P...), int, int, const okl_acc_argument *arguments) {
  okl_rt::call(kernel, arguments);
}
// As many gangs as run at a time.
inline int okl_acc_gangs() {
#ifdef _OPENMP
  return omp_get_max_threads();
#else
  return 1;
#endif
}
// Memory until the end of a launch.
class okl_acc_scratch {
 public:
  explicit okl_acc_scratch(okl_acc_region *) {}
  okl_acc_scratch(const okl_acc_scratch &) = delete;
  ~okl_acc_scratch() {
    while (last_) {
      block *const before = last_->before;
      std::free(last_);
      last_ = before;
    }
  }
  void *okl_get(long long bytes) {
    block *const made = static_cast<block *>(std::malloc(sizeof(block) + bytes));
    if (!made) std::abort();
    made->before = last_;
    last_ = made;
    return made + 1;
  }
  void *okl_copied(void *from, long long) { return from; }

 private:
  struct alignas(std::max_align_t) block { block *before; };
  block *last_ = nullptr;
};
OKL_ACC_API int acc_get_num_devices(int type) { return type != acc_device_none; }
OKL_ACC_API void acc_set_device_type(int) {}
OKL_ACC_API acc_device_t acc_get_device_type() { return acc_device_host; }
OKL_ACC_API void acc_set_device_num(int, int) {}
OKL_ACC_API int acc_get_device_num(int) { return 0; }
OKL_ACC_API unsigned long acc_get_property(int, int, acc_device_property_t property) { return property == acc_property_shared_memory_support; }
OKL_ACC_API const char *acc_get_property_string(int, int, acc_device_property_t) { return "host"; }
OKL_ACC_API int acc_async_test(int) { return 1; }
OKL_ACC_API int acc_async_test_all() { return 1; }
OKL_ACC_API void acc_wait(int) {}
OKL_ACC_API void acc_async_wait(int) {}
OKL_ACC_API void acc_wait_async(int, int) {}
OKL_ACC_API void acc_wait_all() {}
OKL_ACC_API void acc_async_wait_all() {}
OKL_ACC_API void acc_wait_all_async(int) {}
// The first of these queues that has come to its end; `acc_async_sync` is none, and there is none of nothing else.
OKL_ACC_API int acc_wait_any(int count, int *queues) {
  for (int at = 0; at < count; ++at)
    if (queues[at] != acc_async_sync) return at;
  return -1;
}
OKL_ACC_API int acc_get_default_async() { return okl_acc::default_async(); }
OKL_ACC_API void acc_set_default_async(int queue) { okl_acc::default_async() = queue == acc_async_default || queue == acc_async_noval ? 0 : queue; }
OKL_ACC_API void acc_init(int) {}
OKL_ACC_API void acc_init_device(int, int) {}
OKL_ACC_API void acc_shutdown(int) {}
OKL_ACC_API void acc_shutdown_device(int, int) {}
OKL_ACC_API int acc_on_device(int type) { return type == acc_device_host; }
OKL_ACC_API void *acc_malloc(unsigned long size) { return std::malloc(size); }
OKL_ACC_API void acc_free(void *data) { std::free(data); }
OKL_ACC_API void *acc_copyin(void *data, unsigned long) { return data; }
OKL_ACC_API void *acc_present_or_copyin(void *data, unsigned long) { return data; }
OKL_ACC_API void *acc_pcopyin(void *data, unsigned long) { return data; }
OKL_ACC_API void acc_copyin_async(void *, unsigned long, int) {}
OKL_ACC_API void *acc_create(void *data, unsigned long) { return data; }
OKL_ACC_API void *acc_present_or_create(void *data, unsigned long) { return data; }
OKL_ACC_API void *acc_pcreate(void *data, unsigned long) { return data; }
OKL_ACC_API void acc_create_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_copyout(void *, unsigned long) {}
OKL_ACC_API void acc_copyout_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_copyout_finalize(void *, unsigned long) {}
OKL_ACC_API void acc_copyout_finalize_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_delete(void *, unsigned long) {}
OKL_ACC_API void acc_delete_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_delete_finalize(void *, unsigned long) {}
OKL_ACC_API void acc_delete_finalize_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_update_device(void *, unsigned long) {}
OKL_ACC_API void acc_update_device_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_update_self(void *, unsigned long) {}
OKL_ACC_API void acc_update_self_async(void *, unsigned long, int) {}
OKL_ACC_API void acc_map_data(void *, void *, unsigned long) {}
OKL_ACC_API void acc_unmap_data(void *) {}
OKL_ACC_API void *acc_deviceptr(void *data) { return data; }
OKL_ACC_API void *acc_hostptr(void *data) { return data; }
OKL_ACC_API int acc_is_present(void *data, unsigned long) { return data != nullptr; }
OKL_ACC_API void acc_memcpy_to_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_from_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_to_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_from_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_d2d(void *to, void *from, unsigned long size, int, int) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_d2d_async(void *to, void *from, unsigned long size, int, int, int) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_device(void *to, void *from, unsigned long size) { std::memmove(to, from, size); }
OKL_ACC_API void acc_memcpy_device_async(void *to, void *from, unsigned long size, int) { std::memmove(to, from, size); }
OKL_ACC_API void acc_attach(void **) {}
OKL_ACC_API void acc_attach_async(void **, int) {}
OKL_ACC_API void acc_detach(void **) {}
OKL_ACC_API void acc_detach_async(void **, int) {}
OKL_ACC_API void acc_detach_finalize(void **) {}
OKL_ACC_API void acc_detach_finalize_async(void **, int) {}
