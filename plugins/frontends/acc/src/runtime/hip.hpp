namespace okl_acc {
constexpr acc_device_t own_type = acc_device_radeon;
constexpr const char *vendor = "AMD", *driver = "HIP";
template <class... P, std::size_t... at>
void run_with(void (*kernel)(P...), int gangs, int lanes, stream on, const okl_acc_argument *arguments, std::index_sequence<at...>) {
  hipLaunchKernelGGL(kernel, dim3(gangs), dim3(lanes), 0, on, *static_cast<std::remove_reference_t<P> *>(arguments[at].okl_value)...);
  check(hipGetLastError());
}
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P> void run(void (*kernel)(P...), int gangs, int lanes, stream on, const okl_acc_argument *arguments) {
  run_with(kernel, gangs, lanes, on, arguments, std::index_sequence_for<P...>());
}
}
