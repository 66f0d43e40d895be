namespace okl_rt {
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P> void run(void (*kernel)(P...), const shape &grid, stream on, const argument *arguments) {
  void *values[sizeof...(P) + 1];
  for (std::size_t at = 0; at < sizeof...(P); ++at) values[at] = const_cast<void *>(arguments[at].value);
  const dim3 groups(grid.groups[0], grid.groups[1], grid.groups[2]);
  const dim3 items(grid.items[0], grid.items[1], grid.items[2]);
  check(cudaLaunchKernel(kernel, groups, items, values, 0, on));
}
}
