// A device whose own runtime is CUDA's, or has the same functions: programs call these. What is here is what okl adds.
#include <cstdio>
#include <mutex>
inline int okl_rt::current_device() {
  int number = 0;
  return cudaGetDevice(&number) == cudaSuccess ? number : 0;
}
// The runtime has kept the error for `cudaGetLastError`, or the call has returned it.
inline void okl_rt::fail(okl_rt::failure, const char *) {}
inline void *okl_cu::address_of_symbol(const void *symbol, const void *values, std::size_t bytes) {
  static std::mutex mutex;
  static std::map<std::pair<int, const void *>, void *> all;
  std::lock_guard<std::mutex> locked(mutex);
  void *&known = all[{okl_rt::current_device(), symbol}];
  if (known) return known;
  void *made = nullptr;
  if (cudaMalloc(&made, bytes) != cudaSuccess) return nullptr;
  if (cudaMemcpy(made, values, bytes, cudaMemcpyHostToDevice) != cudaSuccess) return nullptr;
  return known = made;
}
namespace okl_cu {
// Launches a kernel with a shape. The runtime checks it, and keeps the error for `cudaGetLastError`.
template <class Kernel> void run(const launch &one, Kernel kernel, const okl_rt::shape &shape, const okl_rt::argument *arguments) {
  okl_rt::run(kernel, shape, one.stream, arguments);
}
template <class Kernel> void run(const launch &one, Kernel kernel, const expected &shape, const okl_rt::argument *arguments) {
  if (is_expected(one, shape)) return run(one, kernel, shape_of(one, shape), arguments);
  std::fprintf(stderr, "CUDA: %s\n", unexpected);
  // Its error is the one of wrong sizes.
  run(one, kernel, okl_rt::shape{{0, 0, 0}, {0, 0, 0}}, arguments);
}
template <class Kernel> void run(const launch &one, Kernel kernel, const okl_rt::argument *arguments) {
  run(one, kernel, shape_of(one), arguments);
}
}
