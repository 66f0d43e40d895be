/* Runs OKL kernels in programs: devices, memory, kernels that are built when the program runs. `okl/runtime.hpp` is the
 * same for C++. Link with `-lokl`; `docs/runtime.md` has examples.
 *
 * Functions that make an object return null if they fail, the others an `okl_rt_error`; `okl_rt_message` says why.
 * Every object is freed by the function `okl_rt_..._free` of its kind, which takes null pointers. Objects may be used by
 * any number of threads at once, and outlive the device and the kernel they came from. */

#ifndef OKL_RUNTIME_H
#define OKL_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

/**
 * What went wrong.
 */
typedef enum {
  /**
   * Nothing.
   */
  OKL_RT_FINE = 0,
  /**
   * There is no such device, its driver or its compiler is missing, or it is another one.
   */
  OKL_RT_DEVICE = 1,
  /**
   * Memory that is too large, too short for a copy, was freed, or belongs to another device.
   */
  OKL_RT_MEMORY = 2,
  /**
   * The arguments of a function or of a kernel: their number, kinds, sizes.
   */
  OKL_RT_ARGUMENT = 3,
  /**
   * okl's messages about a text.
   */
  OKL_RT_TRANSLATION = 4,
  /**
   * The messages of the compiler that compiles what okl wrote.
   */
  OKL_RT_COMPILATION = 5,
  /**
   * A kernel that could not start, or failed on the device.
   */
  OKL_RT_LAUNCH = 6,
  /**
   * There is no kernel of this name in a text.
   */
  OKL_RT_NO_KERNEL = 7,
  /**
   * A file or a process.
   */
  OKL_RT_SYSTEM = 8,
  /**
   * A bug in okl.
   */
  OKL_RT_INTERNAL = 9,
  /**
   * A kernel that has not ended in time.
   */
  OKL_RT_TIME_LIMIT = 10,
} okl_rt_error;

/**
 * The kinds of arguments.
 */
typedef enum {
  /**
   * An integer, a truth value or an enumerator.
   */
  OKL_RT_INTEGER = 0,
  /**
   * A floating-point number.
   */
  OKL_RT_FLOATING = 1,
  /**
   * A structure.
   */
  OKL_RT_OTHER = 2,
  /**
   * Memory of the device; null in place of it is a null pointer in the kernel.
   */
  OKL_RT_MEMORY_OF_DEVICE = 3,
} okl_rt_kind;

/**
 * The kernels of a bundle, for a device.
 */
typedef struct okl_rt_bundle okl_rt_bundle;

/**
 * A device that runs kernels.
 */
typedef struct okl_rt_device okl_rt_device;

/**
 * Memory of the host from which a device copies, and to which it copies, without a detour.
 */
typedef struct okl_rt_host_memory okl_rt_host_memory;

/**
 * A kernel of a device.
 */
typedef struct okl_rt_kernel okl_rt_kernel;

/**
 * Memory of a device, or a part of it.
 */
typedef struct okl_rt_memory okl_rt_memory;

/**
 * Memory that is reserved and given back without asking the device.
 */
typedef struct okl_rt_pool okl_rt_pool;

/**
 * Work for a device, which is done in order.
 */
typedef struct okl_rt_stream okl_rt_stream;

/**
 * A point in a stream.
 */
typedef struct okl_rt_tag okl_rt_tag;

/**
 * Gets the name of a kernel.
 */
typedef void (*okl_rt_kernel_called)(void *user, const char *kernel);

/**
 * Gets the time of a kernel: its name, how often it ran, and how long all of that took in seconds.
 */
typedef void (*okl_rt_kernel_time)(void *user, const char *kernel, uint64_t runs, double seconds);

/**
 * An argument of a kernel.
 */
typedef struct {
  /**
   * An `okl_rt_kind`.
   */
  uint32_t kind;
  /**
   * The value, with the alignment of its type; or memory, a `const okl_rt_memory *`.
   */
  const void *value;
  /**
   * The size of a value.
   */
  size_t bytes;
  /**
   * The type of a value as kernels name it, from which kernel templates are instantiated; or null.
   */
  const char *type_;
} okl_rt_argument;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Opens a file of kernels that `okl build` has made. They need no libclang, and no compiler where the bundle has them compiled
 * for this device. A bundle runs code: load only those that you trust.
 *
 * Promised:
 * `device` is null or alive; `path` is null or ends with a zero byte.
 */
okl_rt_bundle *okl_rt_bundle_load(const okl_rt_device *device,
                                  const char *path);

/**
 * As `okl_rt_bundle_load` with the bytes of a file, which are copied. `name` is that of the file in messages.
 *
 * Promised:
 * `device` is null or alive; `name` is null or ends with a zero byte; `bytes` is null or has `count` bytes.
 */
okl_rt_bundle *okl_rt_bundle_load_from(const okl_rt_device *device,
                                       const char *name,
                                       const void *bytes,
                                       size_t count);

/**
 * Frees a bundle; its kernels stay.
 *
 * Promised:
 * `bundle` is null or was made by a function of this header and was not freed.
 */
void okl_rt_bundle_free(okl_rt_bundle *bundle);

/**
 * A kernel of a bundle: `add`, `add<float>`; a kernel template is instantiated by the arguments it runs with, from the
 * instances that the bundle has.
 *
 * Promised:
 * `bundle` is null or alive; `name` is null or ends with a zero byte.
 */
okl_rt_kernel *okl_rt_bundle_kernel(const okl_rt_bundle *bundle,
                                    const char *name);

/**
 * Calls `each` for each kernel of a bundle, templates by their names.
 *
 * Promised:
 * `bundle` is null or alive; `each` is null or may be called with `user`, and does not throw.
 */
okl_rt_error okl_rt_bundle_kernel_names(const okl_rt_bundle *bundle,
                                        okl_rt_kernel_called each,
                                        void *user);

/**
 * Opens the device of a description: `serial`, `openmp`, `opencl`, `cuda:1`, `hip`, or JSON such as
 * `{"mode": "CUDA", "device_id": 1}`.
 *
 * Promised:
 * `description` is null or ends with a zero byte.
 */
okl_rt_device *okl_rt_device_open(const char *description);

/**
 * Frees a device; what was made from it stays.
 *
 * Promised:
 * `device` is null or came from `okl_rt_device_open` and was not freed.
 */
void okl_rt_device_free(okl_rt_device *device);

/**
 * The name of the target: `cuda`. Null if the device is.
 *
 * Promised:
 * `device` is null or alive.
 */
const char *okl_rt_device_target(const okl_rt_device *device);

/**
 * The name of the hardware. Null if the device is.
 *
 * Promised:
 * `device` is null or alive.
 */
const char *okl_rt_device_hardware(const okl_rt_device *device);

/**
 * The size of the memory of the device in bytes; 0 if it is unknown.
 *
 * Promised:
 * `device` is null or alive.
 */
uint64_t okl_rt_device_memory_size(const okl_rt_device *device);

/**
 * How many bytes the program has on the device now.
 *
 * Promised:
 * `device` is null or alive.
 */
uint64_t okl_rt_device_memory_allocated(const okl_rt_device *device);

/**
 * Waits for all that is in the device's own stream.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_error okl_rt_device_finish(const okl_rt_device *device);

/**
 * A tag in the device's own stream, behind all that is in it.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_tag *okl_rt_device_tag(const okl_rt_device *device);

/**
 * What comes into the device's own stream from now on begins when the tag is reached.
 *
 * Promised:
 * `device` and `tag` are null or alive.
 */
okl_rt_error okl_rt_device_wait_for(const okl_rt_device *device, const okl_rt_tag *tag);

/**
 * From now on the times of kernels are taken, until `okl_rt_device_stop_profile`.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_error okl_rt_device_start_profile(const okl_rt_device *device);

/**
 * Calls `each` for each kernel that ran since `okl_rt_device_start_profile`, the one that took longest first. Waits for
 * them.
 *
 * Promised:
 * `device` is null or alive; `each` is null or may be called with `user`, and does not throw.
 */
okl_rt_error okl_rt_device_stop_profile(const okl_rt_device *device,
                                        okl_rt_kernel_time each,
                                        void *user);

/**
 * The message of the last failure in this thread, in UTF-8, valid until the next one; an empty text if nothing failed.
 */
const char *okl_rt_message(void);

/**
 * What the last failure in this thread was.
 */
okl_rt_error okl_rt_last_error(void);

/**
 * Translates a file, compiles it, and finds a kernel in it: `add`; a kernel template is instantiated by the arguments it
 * runs with, or by its name: `add<float>`. `properties` is JSON as in programs for OCCA, such as
 * `{"defines": {"N": 4}}`, or null.
 *
 * Promised:
 * `device` is null or alive; the others are null or end with a zero byte.
 */
okl_rt_kernel *okl_rt_kernel_build(const okl_rt_device *device,
                                   const char *path,
                                   const char *name,
                                   const char *properties);

/**
 * As `okl_rt_kernel_build` with a text. `path` is its name in messages; files that it includes are looked for beside it.
 *
 * Promised:
 * `device` is null or alive; the others are null or end with a zero byte.
 */
okl_rt_kernel *okl_rt_kernel_build_from_text(const okl_rt_device *device,
                                             const char *path,
                                             const char *source,
                                             const char *name,
                                             const char *properties);

/**
 * Frees a kernel.
 *
 * Promised:
 * `kernel` is null or was made by a function of this header and was not freed.
 */
void okl_rt_kernel_free(okl_rt_kernel *kernel);

/**
 * The name of a kernel. Null if the kernel is.
 *
 * Promised:
 * `kernel` is null or alive.
 */
const char *okl_rt_kernel_name(const okl_rt_kernel *kernel);

/**
 * Runs a kernel in a stream or, without one, in the device's own. On CPUs it is done when the function returns; on other
 * devices it has begun.
 *
 * Promised:
 * `kernel` and `stream` are null or alive; there are `count` arguments, which are valid.
 */
okl_rt_error okl_rt_kernel_run(const okl_rt_kernel *kernel,
                               const okl_rt_stream *stream,
                               const okl_rt_argument *arguments,
                               size_t count);

/**
 * Runs a kernel in the device's own stream and waits for it, at most for so many seconds. If it has not ended by then, it
 * goes on, and until it ends, everything that its device is asked for is an error (`OKL_RT_TIME_LIMIT`).
 *
 * Promised:
 * `kernel` is null or alive; there are `count` arguments, which are valid.
 */
okl_rt_error okl_rt_kernel_run_within(const okl_rt_kernel *kernel,
                                      double seconds,
                                      const okl_rt_argument *arguments,
                                      size_t count);

/**
 * Memory for `count` elements of `element_bytes` each, copied from `from` unless that is null. `type` is the name of
 * their type in kernels, from which kernel templates are instantiated; or null.
 *
 * Promised:
 * `device` is null or alive; `type` is null or ends with a zero byte; `from` is null or leads to as many bytes.
 */
okl_rt_memory *okl_rt_memory_new(const okl_rt_device *device,
                                 size_t count,
                                 size_t element_bytes,
                                 const char *type,
                                 const void *from);

/**
 * Memory that the program has at an address of the device. It is not freed.
 *
 * Promised:
 * `device` is null or alive; `type` is null or ends with a zero byte; there are as many bytes on the device as long as
 * the memory and its parts are used.
 */
okl_rt_memory *okl_rt_memory_wrap(const okl_rt_device *device,
                                  uint64_t address,
                                  size_t count,
                                  size_t element_bytes,
                                  const char *type);

/**
 * Some of the bytes of memory, as elements of the same type. They are not copied.
 *
 * Promised:
 * `memory` is null or alive.
 */
okl_rt_memory *okl_rt_memory_slice(const okl_rt_memory *memory, size_t offset, size_t bytes);

/**
 * The same memory as elements of another type.
 *
 * Promised:
 * `memory` is null or alive; `type` is null or ends with a zero byte.
 */
okl_rt_memory *okl_rt_memory_cast(const okl_rt_memory *memory,
                                  size_t element_bytes,
                                  const char *type);

/**
 * Frees the object. The memory of the device is freed with the last object that has a part of it.
 *
 * Promised:
 * `memory` is null or was made by a function of this header and was not freed.
 */
void okl_rt_memory_free(okl_rt_memory *memory);

/**
 * Gives the memory of the device back now. Objects that have a part of it stay; their use is an error from now on.
 *
 * Promised:
 * `memory` is null or alive.
 */
okl_rt_error okl_rt_memory_release(const okl_rt_memory *memory);

/**
 * Its size in bytes.
 *
 * Promised:
 * `memory` is null or alive.
 */
size_t okl_rt_memory_bytes(const okl_rt_memory *memory);

/**
 * The size of an element in bytes.
 *
 * Promised:
 * `memory` is null or alive.
 */
size_t okl_rt_memory_element_bytes(const okl_rt_memory *memory);

/**
 * The type of its elements; an empty text if it is not known, null if the memory is.
 *
 * Promised:
 * `memory` is null or alive.
 */
const char *okl_rt_memory_type(const okl_rt_memory *memory);

/**
 * Its address on the device.
 *
 * Promised:
 * `memory` is null or alive.
 */
uint64_t okl_rt_memory_address(const okl_rt_memory *memory);

/**
 * Copies bytes to memory, from byte `offset` of it on. Without a stream it is done when the function returns. In a stream
 * it begins; the bytes have to stay until the stream is finished.
 *
 * Promised:
 * `memory` and `stream` are null or alive; `from` leads to as many bytes.
 */
okl_rt_error okl_rt_memory_write(const okl_rt_memory *memory,
                                 size_t offset,
                                 const void *from,
                                 size_t bytes,
                                 const okl_rt_stream *stream);

/**
 * Copies bytes from memory, from byte `offset` of it on. Without a stream it is done when the function returns. In a
 * stream it begins; nothing may use the bytes until the stream is finished.
 *
 * Promised:
 * `memory` and `stream` are null or alive; `to` leads to as many bytes.
 */
okl_rt_error okl_rt_memory_read(const okl_rt_memory *memory,
                                size_t offset,
                                void *to,
                                size_t bytes,
                                const okl_rt_stream *stream);

/**
 * Copies bytes on a device, in a stream or, without one, in the device's own.
 *
 * Promised:
 * `to`, `from` and `stream` are null or alive.
 */
okl_rt_error okl_rt_memory_copy(const okl_rt_memory *to,
                                size_t to_offset,
                                const okl_rt_memory *from,
                                size_t from_offset,
                                size_t bytes,
                                const okl_rt_stream *stream);

/**
 * Memory of the host that a device copies from and to without a detour. All bytes are 0.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_host_memory *okl_rt_host_memory_new(const okl_rt_device *device, size_t bytes);

/**
 * Where it is.
 *
 * Promised:
 * `memory` is null or alive.
 */
void *okl_rt_host_memory_data(okl_rt_host_memory *memory);

/**
 * Frees it. Copies from it and to it must be done.
 *
 * Promised:
 * `memory` is null or came from `okl_rt_host_memory_new` and was not freed.
 */
void okl_rt_host_memory_free(okl_rt_host_memory *memory);

/**
 * A pool, empty at first.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_pool *okl_rt_pool_new(const okl_rt_device *device);

/**
 * Frees a pool; memory of it stays.
 *
 * Promised:
 * `pool` is null or came from `okl_rt_pool_new` and was not freed.
 */
void okl_rt_pool_free(okl_rt_pool *pool);

/**
 * Memory of a pool, which grows if it has to. `type` is as in `okl_rt_memory_new`.
 *
 * Promised:
 * `pool` is null or alive; `type` is null or ends with a zero byte.
 */
okl_rt_memory *okl_rt_pool_reserve(const okl_rt_pool *pool,
                                   size_t count,
                                   size_t element_bytes,
                                   const char *type);

/**
 * Makes a pool at least this large.
 *
 * Promised:
 * `pool` is null or alive.
 */
okl_rt_error okl_rt_pool_resize(const okl_rt_pool *pool, size_t bytes);

/**
 * The size of a pool in bytes.
 *
 * Promised:
 * `pool` is null or alive.
 */
size_t okl_rt_pool_size(const okl_rt_pool *pool);

/**
 * How many bytes of a pool are reserved.
 *
 * Promised:
 * `pool` is null or alive.
 */
size_t okl_rt_pool_reserved(const okl_rt_pool *pool);

/**
 * A stream of its own: what is in it happens beside what is in others.
 *
 * Promised:
 * `device` is null or alive.
 */
okl_rt_stream *okl_rt_stream_new(const okl_rt_device *device);

/**
 * Frees a stream; what is in it is done.
 *
 * Promised:
 * `stream` is null or came from `okl_rt_stream_new` and was not freed.
 */
void okl_rt_stream_free(okl_rt_stream *stream);

/**
 * Waits until all of it is done.
 *
 * Promised:
 * `stream` is null or alive.
 */
okl_rt_error okl_rt_stream_finish(const okl_rt_stream *stream);

/**
 * A tag behind all that is in the stream.
 *
 * Promised:
 * `stream` is null or alive.
 */
okl_rt_tag *okl_rt_stream_tag(const okl_rt_stream *stream);

/**
 * What comes into the stream from now on begins when the tag is reached.
 *
 * Promised:
 * `stream` and `tag` are null or alive.
 */
okl_rt_error okl_rt_stream_wait_for(const okl_rt_stream *stream, const okl_rt_tag *tag);

/**
 * The driver's own handle: a `CUstream`, a `hipStream_t`, a `cl_command_queue`; null on CPUs.
 *
 * Promised:
 * `stream` is null or alive.
 */
void *okl_rt_stream_handle(const okl_rt_stream *stream);

/**
 * Frees a tag.
 *
 * Promised:
 * `tag` is null or was made by a function of this header and was not freed.
 */
void okl_rt_tag_free(okl_rt_tag *tag);

/**
 * Waits until the tag is reached.
 *
 * Promised:
 * `tag` is null or alive.
 */
okl_rt_error okl_rt_tag_wait(const okl_rt_tag *tag);

/**
 * 1 if the tag is reached, 0 if it is not, -1 if the device has failed.
 *
 * Promised:
 * `tag` is null or alive.
 */
int32_t okl_rt_tag_is_reached(const okl_rt_tag *tag);

/**
 * The time from an earlier tag to a later one in seconds, into `seconds`. Waits for both.
 *
 * Promised:
 * The tags are null or alive; `seconds` is null or leads to a number.
 */
okl_rt_error okl_rt_seconds_between(const okl_rt_tag *earlier,
                                    const okl_rt_tag *later,
                                    double *seconds);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* OKL_RUNTIME_H */
