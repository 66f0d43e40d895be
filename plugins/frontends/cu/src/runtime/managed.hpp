// Variables that host and device share: `__managed__ int n = 3;` is `okl_cu::type_of<int> &n = okl_cu::managed<int>(3);`
namespace okl_cu {
template <class T> using type_of = T;
template <class T> T &managed() {
  void *memory = nullptr;
  if (cudaMallocManaged(&memory, sizeof(T)) != cudaSuccess) std::abort();
  std::memset(memory, 0, sizeof(T));
  return *static_cast<T *>(memory);
}
template <class T> T &managed(const std::remove_cv_t<T> &value) {
  T &made = managed<T>();
  std::memcpy(&made, &value, sizeof(T));
  return made;
}
}
