// Variables of the device: `__constant__ float c[16];` is `okl_cu::symbol<float[16]> c("c");` in the program.
namespace okl_cu {
// Where the current device has such a variable; null if it cannot have it. It gets its memory, with these values, on
// first use.
inline void *address_of_symbol(const void *symbol, const void *values, std::size_t bytes);

// It is as large as the variable, so that `sizeof` says what it does in CUDA, and holds the values that the variable has at
// first.
template <class T> class symbol {
 public:
  typedef T type;
  // The element of an array; inside of `sizeof` only.
  std::remove_extent_t<T> &operator[](std::size_t) const;

  // Zeros.
  constexpr explicit symbol(const char *) : values_{} {}
  symbol(const char *, const std::remove_cv_t<T> &values) { std::memcpy(values_, &values, sizeof(T)); }
  symbol(const symbol &) = delete;
  symbol &operator=(const symbol &) = delete;

  void *okl_address() const { return address_of_symbol(this, values_, sizeof(T)); }

 private:
  alignas(T) unsigned char values_[sizeof(T)];
};
// The address of a part of a variable; null if it has no such part.
template <class T> void *part_of(const symbol<T> &symbol, std::size_t bytes, std::size_t offset) {
  if (offset > sizeof(T) || bytes > sizeof(T) - offset) return nullptr;
  void *const first = symbol.okl_address();
  return first ? static_cast<char *>(first) + offset : nullptr;
}
}
template <class T> cudaError_t cudaMemcpyToSymbol(const okl_cu::symbol<T> &symbol, const void *from, size_t bytes, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice) {
  return cudaMemcpy(okl_cu::part_of(symbol, bytes, offset), from, bytes, kind);
}
template <class T> cudaError_t cudaMemcpyToSymbolAsync(const okl_cu::symbol<T> &symbol, const void *from, size_t bytes, size_t offset, cudaMemcpyKind kind, cudaStream_t stream = 0) {
  return cudaMemcpyAsync(okl_cu::part_of(symbol, bytes, offset), from, bytes, kind, stream);
}
template <class T> cudaError_t cudaMemcpyFromSymbol(void *to, const okl_cu::symbol<T> &symbol, size_t bytes, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost) {
  return cudaMemcpy(to, okl_cu::part_of(symbol, bytes, offset), bytes, kind);
}
template <class T> cudaError_t cudaMemcpyFromSymbolAsync(void *to, const okl_cu::symbol<T> &symbol, size_t bytes, size_t offset, cudaMemcpyKind kind, cudaStream_t stream = 0) {
  return cudaMemcpyAsync(to, okl_cu::part_of(symbol, bytes, offset), bytes, kind, stream);
}
template <class T> cudaError_t cudaGetSymbolSize(size_t *bytes, const okl_cu::symbol<T> &) {
  *bytes = sizeof(T);
  return cudaSuccess;
}
template <class T> cudaError_t cudaGetSymbolAddress(void **memory, const okl_cu::symbol<T> &symbol) {
  *memory = symbol.okl_address();
  return *memory ? cudaSuccess : cudaPeekAtLastError();
}
