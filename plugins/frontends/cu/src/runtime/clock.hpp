// What kernels on a CPU have for `clock64()`: nanoseconds.
inline long long okl_cu_clock() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
