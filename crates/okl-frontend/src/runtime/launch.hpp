// What a kernel is launched with.
#include <type_traits>
namespace okl_rt {
// An argument of a kernel: where its value is, and its size; 0 for a pointer to memory of the device.
struct argument {
  const void *value;
  unsigned long size;
};
// The value of an argument as a parameter of type `P`, which may be a reference.
template <class P> std::remove_reference_t<P> &value_of(const argument &one) {
  return *static_cast<std::remove_reference_t<P> *>(const_cast<void *>(one.value));
}
// The number of groups, and of work items in each; index 0 is axis x, the innermost loop.
struct shape {
  unsigned groups[3];
  unsigned items[3];
};
}
