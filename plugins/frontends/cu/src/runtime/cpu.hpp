#include <cstdlib>
#include <cstring>
#include <type_traits>
#include <utility>
namespace okl_cu {
struct launch {
  dim3 grid, block;
  unsigned long bytes;
  cudaStream_t stream;
  launch(dim3 grid, dim3 block, unsigned long bytes = 0, cudaStream_t stream = 0) : grid(grid), block(block), bytes(bytes), stream(stream) {}
};
struct argument { const void *value; unsigned long size; };
struct expected { int grid; unsigned block[3]; };
template <class T> class symbol {
 public:
  explicit symbol(const char *) {}
  template <class U> symbol(const char *, const U &value) : value_(value) {}
  void *okl_address() { return &value_; }
 private:
  T value_{};
};
template <class... P, std::size_t... at>
void call(void (*kernel)(P...), const argument *arguments, std::index_sequence<at...>) {
  kernel(*static_cast<typename std::remove_reference<P>::type *>(const_cast<void *>(arguments[at].value))...);
  (void)arguments;
}
template <class... P> void run(const launch &, void (*kernel)(P...), expected, const argument *arguments) {
  call(kernel, arguments, std::index_sequence_for<P...>());
}
}
inline cudaError_t cudaMalloc(void **to, unsigned long bytes) { *to = std::malloc(bytes); return cudaSuccess; }
template <class T> cudaError_t cudaMalloc(T **to, unsigned long bytes) { *to = (T *)std::malloc(bytes); return cudaSuccess; }
inline cudaError_t cudaFree(void *at) { std::free(at); return cudaSuccess; }
inline cudaError_t cudaMemcpy(void *to, const void *from, unsigned long bytes, cudaMemcpyKind) { std::memmove(to, from, bytes); return cudaSuccess; }
inline cudaError_t cudaMemset(void *to, int byte, unsigned long bytes) { std::memset(to, byte, bytes); return cudaSuccess; }
inline cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }
inline cudaError_t cudaGetLastError() { return cudaSuccess; }
inline const char *cudaGetErrorString(cudaError_t) { return "no error"; }
inline cudaError_t cudaStreamCreate(cudaStream_t *to) { *to = 0; return cudaSuccess; }
inline cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
inline cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
template <class T> cudaError_t cudaMemcpyToSymbol(const okl_cu::symbol<T> &s, const void *from, unsigned long bytes, unsigned long at = 0, cudaMemcpyKind = cudaMemcpyHostToDevice) { std::memcpy((char *)const_cast<okl_cu::symbol<T> &>(s).okl_address() + at, from, bytes); return cudaSuccess; }
template <class T> cudaError_t cudaMemcpyFromSymbol(void *to, const okl_cu::symbol<T> &s, unsigned long bytes, unsigned long at = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost) { std::memcpy(to, (char *)const_cast<okl_cu::symbol<T> &>(s).okl_address() + at, bytes); return cudaSuccess; }
