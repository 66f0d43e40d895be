// Memory of devices, of the host for devices, and of both.
namespace okl_cu {
inline cudaError_t keep(void **memory, void *made, const allocation &what) {
  if (made) all().memory[static_cast<char *>(made)] = what;
  *memory = made;
  return ended();
}
// Frees memory that no operation uses any more.
inline void give_back(found_memory one) {
  const on_device its(one->second.device);
  if (one->second.is_of_device) okl_rt::release(one->first);
  else std::free(one->first);
  all().memory.erase(one);
}
// Frees memory of one of two types.
inline cudaError_t free_memory(void *memory, cudaMemoryType one, cudaMemoryType other) {
  if (!memory) return cudaSuccess;
  guard locked(all().mutex);
  const found_memory found = all().memory.find(static_cast<char *>(memory));
  if (found == all().memory.end() || found->second.is_registered) return result(cudaErrorInvalidValue);
  if (found->second.type != one && found->second.type != other) return result(cudaErrorInvalidValue);
  finish_device(all().devices[found->second.device]);
  give_back(found);
  return ended();
}
constexpr std::size_t pitch_alignment = 512;
}
inline cudaError_t cudaMalloc(void **memory, size_t bytes) {
  if (!memory) return okl_cu::result(cudaErrorInvalidValue);
  *memory = nullptr;
  if (bytes == 0) return cudaSuccess;
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::here()) return okl_cu::result(cudaErrorNoDevice);
  if (bytes > okl_rt::memory_of_device(false)) return okl_cu::result(cudaErrorMemoryAllocation);
  void *const made = okl_rt::allocate(bytes);
  return okl_cu::keep(memory, made, {bytes, cudaMemoryTypeDevice, okl_cu::device_number(), 0, true, false});
}
inline cudaError_t cudaMallocAsync(void **memory, size_t bytes, cudaStream_t) { return cudaMalloc(memory, bytes); }
inline cudaError_t cudaMallocManaged(void **memory, size_t bytes, unsigned flags) {
  if (!memory || bytes == 0) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::here()) return okl_cu::result(cudaErrorNoDevice);
  if (!okl_rt::properties_of(okl_cu::device_number()).has_shared_memory) return okl_cu::result(cudaErrorNotSupported);
  void *const made = okl_rt::allocate_shared(bytes);
  return okl_cu::keep(memory, made, {bytes, cudaMemoryTypeManaged, okl_cu::device_number(), flags, true, false});
}
inline cudaError_t cudaMallocPitch(void **memory, size_t *pitch, size_t width, size_t height) {
  if (!memory || !pitch) return okl_cu::result(cudaErrorInvalidValue);
  *pitch = (width + okl_cu::pitch_alignment - 1) / okl_cu::pitch_alignment * okl_cu::pitch_alignment;
  return cudaMalloc(memory, *pitch * height);
}
inline cudaError_t cudaHostAlloc(void **memory, size_t bytes, unsigned flags) {
  if (!memory) return okl_cu::result(cudaErrorInvalidValue);
  *memory = nullptr;
  if (bytes == 0) return cudaSuccess;
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::here()) return okl_cu::result(cudaErrorNoDevice);
  const bool is_of_device = okl_rt::properties_of(okl_cu::device_number()).has_shared_memory;
  void *const made = is_of_device ? okl_rt::allocate_host(bytes) : std::malloc(bytes);
  if (!made && !is_of_device) return okl_cu::result(cudaErrorMemoryAllocation);
  return okl_cu::keep(memory, made, {bytes, cudaMemoryTypeHost, okl_cu::device_number(), flags, is_of_device, false});
}
inline cudaError_t cudaMallocHost(void **memory, size_t bytes, unsigned flags) { return cudaHostAlloc(memory, bytes, flags); }
inline cudaError_t cudaFree(void *memory) { return okl_cu::free_memory(memory, cudaMemoryTypeDevice, cudaMemoryTypeManaged); }
inline cudaError_t cudaFreeAsync(void *memory, cudaStream_t) { return cudaFree(memory); }
inline cudaError_t cudaFreeHost(void *memory) { return okl_cu::free_memory(memory, cudaMemoryTypeHost, cudaMemoryTypeHost); }
inline cudaError_t cudaHostGetDevicePointer(void **device, void *host, unsigned) {
  okl_cu::guard locked(okl_cu::all().mutex);
  const okl_cu::found_memory found = okl_cu::find(host);
  if (!device || found == okl_cu::all().memory.end() || found->second.type != cudaMemoryTypeHost)
    return okl_cu::result(cudaErrorInvalidValue);
  if (!found->second.is_of_device) return okl_cu::result(cudaErrorNotSupported);
  *device = host;
  return cudaSuccess;
}
inline cudaError_t cudaHostGetFlags(unsigned *flags, void *host) {
  okl_cu::guard locked(okl_cu::all().mutex);
  const okl_cu::found_memory found = okl_cu::find(host);
  if (!flags || found == okl_cu::all().memory.end() || found->second.type != cudaMemoryTypeHost)
    return okl_cu::result(cudaErrorInvalidValue);
  *flags = found->second.flags;
  return cudaSuccess;
}
// Memory of the program's: kernels can use it where the device is the host.
inline cudaError_t cudaHostRegister(void *memory, size_t bytes, unsigned flags) {
  if (!memory || bytes == 0) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  std::map<char *, okl_cu::allocation> &known = okl_cu::all().memory;
  char *const first = static_cast<char *>(memory);
  const okl_cu::found_memory next = known.lower_bound(first);
  const bool meets_next = next != known.end() && next->first < first + bytes;
  if (meets_next || okl_cu::find(memory) != known.end()) return okl_cu::result(cudaErrorHostMemoryAlreadyRegistered);
  known[first] = {bytes, cudaMemoryTypeHost, okl_cu::device_number(), flags, okl_rt::is_host, true};
  return cudaSuccess;
}
inline cudaError_t cudaHostUnregister(void *memory) {
  okl_cu::guard locked(okl_cu::all().mutex);
  const okl_cu::found_memory found = okl_cu::all().memory.find(static_cast<char *>(memory));
  if (found == okl_cu::all().memory.end() || !found->second.is_registered)
    return okl_cu::result(cudaErrorHostMemoryNotRegistered);
  okl_cu::all().memory.erase(found);
  return cudaSuccess;
}
inline cudaError_t cudaMemGetInfo(size_t *free_bytes, size_t *all) {
  if (!free_bytes || !all) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::here()) return okl_cu::result(cudaErrorNoDevice);
  *all = okl_rt::memory_of_device(false);
  *free_bytes = okl_rt::memory_of_device(true);
  if (*free_bytes < *all) return okl_cu::ended();
  // The device does not say how much is free.
  for (const std::pair<char *const, okl_cu::allocation> &one : okl_cu::all().memory) {
    const bool is_its = one.second.device == okl_cu::device_number() && one.second.type != cudaMemoryTypeHost;
    if (is_its) *free_bytes -= std::min(*free_bytes, one.second.bytes);
  }
  return okl_cu::ended();
}
inline cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *memory) {
  if (!attributes) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  void *const address = const_cast<void *>(memory);
  const okl_cu::found_memory found = okl_cu::find(memory);
  *attributes = {cudaMemoryTypeUnregistered, cudaInvalidDeviceId, nullptr, address};
  if (found == okl_cu::all().memory.end()) return cudaSuccess;
  attributes->type = found->second.type;
  attributes->device = found->second.device;
  attributes->devicePointer = found->second.is_of_device ? address : nullptr;
  if (found->second.type == cudaMemoryTypeDevice) attributes->hostPointer = nullptr;
  return cudaSuccess;
}
namespace okl_cu {
// Advice about memory that host and device share: whether it is such memory.
inline cudaError_t advised(const void *memory, std::size_t bytes, int device) {
  guard locked(all().mutex);
  const found_memory found = find(memory);
  if (found == all().memory.end() || found->second.type != cudaMemoryTypeManaged) return result(cudaErrorInvalidValue);
  if (static_cast<const char *>(memory) + bytes > found->first + found->second.bytes) return result(cudaErrorInvalidValue);
  return result(device == cudaCpuDeviceId || is_device(device) ? cudaSuccess : cudaErrorInvalidDevice);
}
}
inline cudaError_t cudaMemPrefetchAsync(const void *memory, size_t bytes, int device, cudaStream_t) {
  return okl_cu::advised(memory, bytes, device);
}
inline cudaError_t cudaMemAdvise(const void *memory, size_t bytes, cudaMemoryAdvise, int device) {
  return okl_cu::advised(memory, bytes, device);
}
