/* The OpenACC API, version 3.3, for C and C++. */
#define _OPENACC 201711
typedef enum { acc_device_none, acc_device_default, acc_device_host, acc_device_not_host, acc_device_nvidia, acc_device_radeon, acc_device_current } acc_device_t;
typedef int acc_device_property_t;
enum { acc_property_memory = 1, acc_property_free_memory = 2, acc_property_name = 0x10001, acc_property_vendor = 0x10002, acc_property_driver = 0x10003, acc_property_shared_memory_support = 3 };
enum { acc_async_noval = -1, acc_async_sync = -2, acc_async_default = -3 };
/* A region of the program for which a device has data. */
typedef struct okl_acc_region okl_acc_region;
#ifdef __cplusplus
extern "C" {
#endif
int acc_get_num_devices(int);
void acc_set_device_type(int);
acc_device_t acc_get_device_type(void);
void acc_set_device_num(int, int);
int acc_get_device_num(int);
unsigned long acc_get_property(int, int, acc_device_property_t);
const char *acc_get_property_string(int, int, acc_device_property_t);
int acc_async_test(int);
int acc_async_test_all(void);
void acc_wait(int);
void acc_async_wait(int);
void acc_wait_async(int, int);
void acc_wait_all(void);
void acc_async_wait_all(void);
void acc_wait_all_async(int);
int acc_wait_any(int, int *);
int acc_get_default_async(void);
void acc_set_default_async(int);
void acc_init(int);
void acc_init_device(int, int);
void acc_shutdown(int);
void acc_shutdown_device(int, int);
int acc_on_device(int);
void *acc_malloc(unsigned long);
void acc_free(void *);
void *acc_copyin(void *, unsigned long);
void *acc_present_or_copyin(void *, unsigned long);
void *acc_pcopyin(void *, unsigned long);
void acc_copyin_async(void *, unsigned long, int);
void *acc_create(void *, unsigned long);
void *acc_present_or_create(void *, unsigned long);
void *acc_pcreate(void *, unsigned long);
void acc_create_async(void *, unsigned long, int);
void acc_copyout(void *, unsigned long);
void acc_copyout_async(void *, unsigned long, int);
void acc_copyout_finalize(void *, unsigned long);
void acc_copyout_finalize_async(void *, unsigned long, int);
void acc_delete(void *, unsigned long);
void acc_delete_async(void *, unsigned long, int);
void acc_delete_finalize(void *, unsigned long);
void acc_delete_finalize_async(void *, unsigned long, int);
void acc_update_device(void *, unsigned long);
void acc_update_device_async(void *, unsigned long, int);
void acc_update_self(void *, unsigned long);
void acc_update_self_async(void *, unsigned long, int);
void acc_map_data(void *, void *, unsigned long);
void acc_unmap_data(void *);
void *acc_deviceptr(void *);
void *acc_hostptr(void *);
int acc_is_present(void *, unsigned long);
void acc_memcpy_to_device(void *, void *, unsigned long);
void acc_memcpy_to_device_async(void *, void *, unsigned long, int);
void acc_memcpy_from_device(void *, void *, unsigned long);
void acc_memcpy_from_device_async(void *, void *, unsigned long, int);
void acc_memcpy_d2d(void *, void *, unsigned long, int, int);
void acc_memcpy_d2d_async(void *, void *, unsigned long, int, int, int);
void acc_memcpy_device(void *, void *, unsigned long);
void acc_memcpy_device_async(void *, void *, unsigned long, int);
void acc_attach(void **);
void acc_attach_async(void **, int);
void acc_detach(void **);
void acc_detach_async(void **, int);
void acc_detach_finalize(void **);
void acc_detach_finalize_async(void **, int);
#ifdef __cplusplus
}
template <class T> void acc_attach(T **okl_pointer) { acc_attach((void **)okl_pointer); }
template <class T> void acc_attach_async(T **okl_pointer, int okl_async) { acc_attach_async((void **)okl_pointer, okl_async); }
template <class T> void acc_detach(T **okl_pointer) { acc_detach((void **)okl_pointer); }
template <class T> void acc_detach_async(T **okl_pointer, int okl_async) { acc_detach_async((void **)okl_pointer, okl_async); }
template <class T> void acc_detach_finalize(T **okl_pointer) { acc_detach_finalize((void **)okl_pointer); }
template <class T> void acc_detach_finalize_async(T **okl_pointer, int okl_async) { acc_detach_finalize_async((void **)okl_pointer, okl_async); }
#endif
