/* What directives become in host programs for devices with memory of their own.

   A section of the program's memory is written as `start, bytes, depth, ...`: with depth 0 as many bytes from `start`
   on; else four `long long` for each of so many dimensions: the number of elements, their size in bytes, the first
   one, and 1 if they lie behind the pointers that are the elements of the dimension before. */
enum { okl_acc_copy, okl_acc_copyin, okl_acc_copyout, okl_acc_create, okl_acc_no_create, okl_acc_present, okl_acc_deviceptr };
#ifdef __cplusplus
extern "C" {
#endif
int okl_acc_offload(int okl_condition);
okl_acc_region *okl_acc_begin(int okl_async, int okl_is_active, int okl_is_structured, const char *okl_file, int okl_line);
void okl_acc_end(okl_acc_region *okl_region);
void okl_acc_leave(okl_acc_region **okl_region);
void okl_acc_wait_in(okl_acc_region *okl_region, int okl_count, ...);
void okl_acc_wait_for(int okl_async, int okl_count, ...);
void okl_acc_enter(okl_acc_region *okl_region, int okl_action, const char *okl_name, int okl_zero, const volatile void *okl_start, long long okl_bytes, int okl_depth, ...);
void okl_acc_exit(okl_acc_region *okl_region, int okl_action, int okl_finalize, const volatile void *okl_start, long long okl_bytes, int okl_depth, ...);
void okl_acc_update(okl_acc_region *okl_region, int okl_to_device, const char *okl_name, int okl_if_present, const volatile void *okl_start, long long okl_bytes, int okl_depth, ...);
void okl_acc_attach(okl_acc_region *okl_region, const volatile void *okl_pointer);
void okl_acc_detach(okl_acc_region *okl_region, const volatile void *okl_pointer, int okl_finalize);
void okl_acc_ready(okl_acc_region *okl_region);
void *okl_acc_pointer(okl_acc_region *okl_region, const volatile void *okl_base, const volatile void *okl_first);
void *okl_acc_use_device(const volatile void *okl_base, const volatile void *okl_first, int okl_is_active, int okl_if_present);
void *okl_acc_host_memory(okl_acc_region *okl_region, long long okl_count, long long okl_size, const volatile void *okl_first);
void okl_acc_declare(void (*okl_enter)(void));
#ifdef __cplusplus
}
// A region that ends with its scope.
struct okl_acc_scope {
  explicit okl_acc_scope(okl_acc_region *okl_one) : okl_region(okl_one) {}
  okl_acc_scope(const okl_acc_scope &) = delete;
  ~okl_acc_scope() { okl_acc_end(okl_region); }
  operator okl_acc_region *() const { return okl_region; }
  okl_acc_region *const okl_region;
};
#endif
