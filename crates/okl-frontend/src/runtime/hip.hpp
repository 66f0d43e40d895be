namespace okl_rt {
template <class... P, std::size_t... at>
void run_with(void (*kernel)(P...), const shape &grid, stream on, const argument *arguments, std::index_sequence<at...>) {
  const dim3 groups(grid.groups[0], grid.groups[1], grid.groups[2]);
  const dim3 items(grid.items[0], grid.items[1], grid.items[2]);
  hipLaunchKernelGGL(kernel, groups, items, 0, on, value_of<P>(arguments[at])...);
  (void)arguments;
  check(hipPeekAtLastError());
}
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P> void run(void (*kernel)(P...), const shape &grid, stream on, const argument *arguments) {
  run_with(kernel, grid, on, arguments, std::index_sequence_for<P...>());
}
}
