namespace okl_acc {
constexpr acc_device_t own_type = acc_device_nvidia;
constexpr const char *vendor = "NVIDIA", *driver = "CUDA";
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P> void run(void (*kernel)(P...), int gangs, int lanes, stream on, const okl_acc_argument *arguments) {
  void *values[sizeof...(P) + 1];
  for (std::size_t at = 0; at < sizeof...(P); ++at) values[at] = arguments[at].okl_value;
  check(cudaLaunchKernel(kernel, dim3(gangs), dim3(lanes), values, 0, on));
}
}
