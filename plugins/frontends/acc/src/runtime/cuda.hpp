namespace okl_acc {
constexpr acc_device_t own_type = acc_device_nvidia;
constexpr const char *vendor = "NVIDIA", *driver = "CUDA";
template <class... P, class Values, std::size_t... at>
void run_with(void (*kernel)(P...), int gangs, int lanes, stream on, Values &values, std::index_sequence<at...>) {
  void *arguments[] = {const_cast<void *>(static_cast<const void *>(&std::get<at>(values)))...};
  check(cudaLaunchKernel(kernel, dim3(gangs), dim3(lanes), arguments, 0, on));
}
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P, class... A>
void run(void (*kernel)(P...), int gangs, int lanes, stream on, A... arguments) {
  std::tuple<typename std::remove_const<P>::type...> values((P)(arguments)...);
  run_with(kernel, gangs, lanes, on, values, std::index_sequence_for<P...>());
}
}
