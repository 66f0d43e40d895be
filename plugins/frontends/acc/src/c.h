#define _Bool bool
#include <stdlib.h>
#define restrict __restrict__
#define malloc(size) okl_acc_any_of(malloc(size))
#define calloc(count, size) okl_acc_any_of(calloc(count, size))
#define realloc(data, size) okl_acc_any_of(realloc(data, size))
#define acc_malloc(size) okl_acc_any_of(acc_malloc(size))
#define acc_copyin(data, size) okl_acc_any_of(acc_copyin(data, size))
#define acc_create(data, size) okl_acc_any_of(acc_create(data, size))
#define acc_deviceptr(data) okl_acc_any_of(acc_deviceptr(data))
#define acc_hostptr(data) okl_acc_any_of(acc_hostptr(data))
// What C lets become any pointer.
struct okl_acc_any {
  void *data;
  template <class T> operator T *() const { return static_cast<T *>(data); }
  explicit operator bool() const { return data; }
};
inline bool operator==(okl_acc_any one, const void *other) { return one.data == other; }
inline bool operator!=(okl_acc_any one, const void *other) { return one.data != other; }
template <class T> bool operator==(okl_acc_any one, T *other) { return one.data == (const void *)other; }
template <class T> bool operator!=(okl_acc_any one, T *other) { return one.data != (const void *)other; }
inline okl_acc_any okl_acc_any_of(void *data) { return {data}; }
