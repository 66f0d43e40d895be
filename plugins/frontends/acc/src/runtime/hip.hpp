namespace okl_acc {
constexpr acc_device_t own_type = acc_device_radeon;
constexpr const char *vendor = "AMD", *driver = "HIP";
// Runs a kernel. Its types lie in memory as those of the program do.
template <class... P, class... A>
void run(void (*kernel)(P...), int gangs, int lanes, stream on, A... arguments) {
  hipLaunchKernelGGL(kernel, dim3(gangs), dim3(lanes), 0, on, (P)(arguments)...);
  check(hipGetLastError());
}
}
