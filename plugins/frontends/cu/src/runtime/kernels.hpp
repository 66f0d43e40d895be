// Launches of kernels.
namespace okl_cu {
inline bool has_size(const launch &one, int number) {
  const unsigned grid[] = {one.grid.x, one.grid.y, one.grid.z}, block[] = {one.block.x, one.block.y, one.block.z};
  unsigned long long items = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (grid[axis] == 0 || grid[axis] > most_groups_of[axis]) return false;
    if (block[axis] == 0 || block[axis] > items_of_block(number, axis)) return false;
    items *= block[axis];
  }
  return items <= items_of_block(number);
}
// Launches a kernel with a shape; `launch` is what the program asks for, and is checked first. Nothing happens if it is
// wrong: the program sees the error in `cudaGetLastError`.
template <class Kernel> cudaError_t run(const launch &one, Kernel kernel, const okl_rt::shape &shape, const okl_rt::argument *arguments) {
  std::unique_lock<std::recursive_mutex> locked(all().mutex);
  CUstream_st *const on = stream_of(one.stream);
  if (okl_rt::device_count() == 0) return result(cudaErrorNoDevice);
  if (!on || on->device != device_number()) return result(cudaErrorInvalidResourceHandle);
  if (!has_size(one, on->device)) return result(cudaErrorInvalidConfiguration);
  if (one.bytes > okl_rt::properties_of(on->device).group_memory) return result(cudaErrorInvalidValue);
  order(*on);
  // Kernels on the host are done when they come back; threads of the program run theirs side by side.
  if (okl_rt::is_host) locked.unlock();
  okl_rt::run(kernel, shape, on->queue, arguments);
  return ended();
}
template <class Kernel> cudaError_t run(const launch &one, Kernel kernel, const expected &shape, const okl_rt::argument *arguments) {
  if (is_expected(one, shape) || !has_size(one, device_number())) return run(one, kernel, shape_of(one, shape), arguments);
  std::fprintf(stderr, "CUDA: %s\n", unexpected);
  return result(cudaErrorInvalidConfiguration);
}
template <class Kernel> cudaError_t run(const launch &one, Kernel kernel, const okl_rt::argument *arguments) {
  return run(one, kernel, shape_of(one), arguments);
}
}
