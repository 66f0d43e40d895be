// Copies and fills.
namespace okl_cu {
// Some memory: rows of so many bytes, which start so many bytes apart.
struct rows {
  const void *first;
  std::size_t pitch, width, height;
  std::size_t bytes() const { return (height - 1) * pitch + width; }
};
enum class side { host, device, any };
// Whether a copy may have some memory on a side.
inline bool is_on(side which, const rows &one) {
  const found_memory found = find(one.first);
  if (found == all().memory.end()) return which != side::device && one.first;
  const std::size_t offset = static_cast<const char *>(one.first) - found->first;
  if (offset + one.bytes() > found->second.bytes) return false;
  if (which == side::device) return found->second.is_of_device;
  return which == side::any || found->second.type != cudaMemoryTypeDevice;
}
inline cudaError_t check_copy(const rows &to, const rows &from, cudaMemcpyKind kind) {
  if (kind < cudaMemcpyHostToHost || kind > cudaMemcpyDefault) return cudaErrorInvalidMemcpyDirection;
  if (to.width > to.pitch || from.width > from.pitch) return cudaErrorInvalidPitchValue;
  const bool is_to_device = kind == cudaMemcpyHostToDevice || kind == cudaMemcpyDeviceToDevice;
  const bool is_from_device = kind == cudaMemcpyDeviceToHost || kind == cudaMemcpyDeviceToDevice;
  const bool is_any = kind == cudaMemcpyDefault;
  const side its_to = is_any ? side::any : is_to_device ? side::device : side::host;
  const side its_from = is_any ? side::any : is_from_device ? side::device : side::host;
  return is_on(its_to, to) && is_on(its_from, from) ? cudaSuccess : cudaErrorInvalidValue;
}
// Memory of the program's that no device knows: a copy of it is over when the call is, as in CUDA.
inline bool is_pageable(const void *address) { return find(address) == all().memory.end(); }
// Copies within a stream; waits for the end if it has to.
inline cudaError_t copy(const rows &to, const rows &from, cudaMemcpyKind kind, cudaStream_t stream, bool is_waiting) {
  if (to.width == 0 || to.height == 0) return cudaSuccess;
  okl_rt::stream queue;
  {
    guard locked(all().mutex);
    CUstream_st *const on = stream_of(stream);
    if (!on) return result(cudaErrorInvalidResourceHandle);
    const cudaError_t wrong = check_copy(to, from, kind);
    if (wrong != cudaSuccess) return result(wrong);
    order(*on);
    queue = on->queue;
    char *const first = static_cast<char *>(const_cast<void *>(to.first));
    const char *const other = static_cast<const char *>(from.first);
    const bool is_dense = to.width == to.pitch && from.width == from.pitch;
    const std::size_t width = is_dense ? to.width * to.height : to.width;
    for (std::size_t row = 0; row < (is_dense ? 1 : to.height); ++row)
      okl_rt::copy_between(first + row * to.pitch, other + row * from.pitch, width, queue);
    is_waiting = is_waiting || is_pageable(to.first) || is_pageable(from.first);
  }
  if (is_waiting) okl_rt::finish(queue);
  return ended();
}
inline cudaError_t fill(const rows &to, int byte, cudaStream_t stream) {
  if (to.width == 0 || to.height == 0) return cudaSuccess;
  guard locked(all().mutex);
  CUstream_st *const on = stream_of(stream);
  if (!on) return result(cudaErrorInvalidResourceHandle);
  if (to.width > to.pitch) return result(cudaErrorInvalidPitchValue);
  if (!is_on(side::device, to)) return result(cudaErrorInvalidValue);
  order(*on);
  char *const first = static_cast<char *>(const_cast<void *>(to.first));
  const bool is_dense = to.width == to.pitch;
  const std::size_t width = is_dense ? to.width * to.height : to.width;
  for (std::size_t row = 0; row < (is_dense ? 1 : to.height); ++row)
    okl_rt::fill(first + row * to.pitch, byte, width, on->queue);
  return ended();
}
}
inline cudaError_t cudaMemcpy(void *to, const void *from, size_t bytes, cudaMemcpyKind kind) {
  return okl_cu::copy({to, bytes, bytes, 1}, {from, bytes, bytes, 1}, kind, nullptr, true);
}
inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream) {
  return okl_cu::copy({to, bytes, bytes, 1}, {from, bytes, bytes, 1}, kind, stream, false);
}
inline cudaError_t cudaMemcpy2D(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind) {
  return okl_cu::copy({to, to_pitch, width, height}, {from, from_pitch, width, height}, kind, nullptr, true);
}
inline cudaError_t cudaMemcpy2DAsync(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) {
  return okl_cu::copy({to, to_pitch, width, height}, {from, from_pitch, width, height}, kind, stream, false);
}
// Memory of two devices meets in the host's.
inline cudaError_t cudaMemcpyPeer(void *to, int to_device, const void *from, int from_device, size_t bytes) {
  if (to_device == from_device) return cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToDevice);
  if (bytes == 0) return cudaSuccess;
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_device(to_device) || !okl_cu::is_device(from_device)) return okl_cu::result(cudaErrorInvalidDevice);
  std::vector<char> between(bytes);
  {
    const okl_cu::on_device there(from_device);
    const cudaError_t error = cudaMemcpy(between.data(), from, bytes, cudaMemcpyDeviceToHost);
    if (error != cudaSuccess) return error;
  }
  const okl_cu::on_device there(to_device);
  return cudaMemcpy(to, between.data(), bytes, cudaMemcpyHostToDevice);
}
inline cudaError_t cudaMemset(void *memory, int byte, size_t bytes) {
  return okl_cu::fill({memory, bytes, bytes, 1}, byte, nullptr);
}
inline cudaError_t cudaMemsetAsync(void *memory, int byte, size_t bytes, cudaStream_t stream) {
  return okl_cu::fill({memory, bytes, bytes, 1}, byte, stream);
}
inline cudaError_t cudaMemset2D(void *memory, size_t pitch, int byte, size_t width, size_t height) {
  return okl_cu::fill({memory, pitch, width, height}, byte, nullptr);
}
inline cudaError_t cudaMemset2DAsync(void *memory, size_t pitch, int byte, size_t width, size_t height, cudaStream_t stream) {
  return okl_cu::fill({memory, pitch, width, height}, byte, stream);
}
