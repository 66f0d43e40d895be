// What a kernel is launched with.
namespace okl_rt {
// An argument of a kernel: where its value is, and its size; 0 for a pointer to memory of the device.
struct argument {
  void *value;
  unsigned long size;
};
// The number of groups, and of work items in each; index 0 is axis x, the innermost loop.
struct shape {
  unsigned groups[3];
  unsigned items[3];
};
}
