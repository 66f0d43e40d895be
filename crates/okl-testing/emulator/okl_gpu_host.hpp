// The functions of CUDA's runtime, or HIP's, that host programs in tests call: `OKL_GPU(Malloc)` is `cudaMalloc`. Included
// once, with that macro, `OKL_GPU_PROPERTIES` and `OKL_GPU_FUNC_CACHE` defined.

#include <okl_gpu_memory.hpp>

enum OKL_GPU(Error_t) {
  OKL_GPU(Success) = 0, OKL_GPU(ErrorInvalidValue) = 1, OKL_GPU(ErrorInvalidConfiguration) = 9, OKL_GPU(ErrorNotReady) = 600
};
enum OKL_GPU(MemcpyKind) {
  OKL_GPU(MemcpyHostToHost) = 0, OKL_GPU(MemcpyHostToDevice) = 1, OKL_GPU(MemcpyDeviceToHost) = 2,
  OKL_GPU(MemcpyDeviceToDevice) = 3, OKL_GPU(MemcpyDefault) = 4
};
enum OKL_GPU_FUNC_CACHE { OKL_GPU(FuncCachePreferNone), OKL_GPU(FuncCachePreferShared), OKL_GPU(FuncCachePreferL1) };
enum OKL_GPU(FuncAttribute) { OKL_GPU(FuncAttributeMaxDynamicSharedMemorySize) = 8 };
struct OKL_GPU(FuncAttributes) {
  int maxThreadsPerBlock, numRegs, ptxVersion, binaryVersion, maxDynamicSharedSizeBytes;
};
typedef okl_emulator::Stream *OKL_GPU(Stream_t);
typedef okl_emulator::Event *OKL_GPU(Event_t);
constexpr unsigned OKL_GPU(StreamDefault) = 0, OKL_GPU(StreamNonBlocking) = 1, OKL_GPU(EventDisableTiming) = 2;
struct OKL_GPU_PROPERTIES {
  char name[256];
  int multiProcessorCount, warpSize, major, minor, maxThreadsPerBlock, maxThreadsPerMultiProcessor;
  size_t totalGlobalMem, sharedMemPerBlock;
  int maxThreadsDim[3], maxGridSize[3];
};

namespace okl_emulator {
inline OKL_GPU(Error_t) last_error = OKL_GPU(Success);
// Keeps an error for those who ask for it.
inline OKL_GPU(Error_t) result(OKL_GPU(Error_t) error) {
  if (error != OKL_GPU(Success)) last_error = error;
  return error;
}
// Whether a device has such groups.
inline bool has_size(const occa::dim &grid, const occa::dim &block) {
  const bool is_any = grid.x * grid.y * grid.z > 0 && block.x * block.y * block.z > 0;
  return is_any && grid.y < 65536 && grid.z < 65536 && block.z <= 64 && block.x * block.y * block.z <= 1024;
}
}  // namespace okl_emulator

inline const char *OKL_GPU(GetErrorString)(OKL_GPU(Error_t)) { return "an error of the emulator"; }
inline const char *OKL_GPU(GetErrorName)(OKL_GPU(Error_t)) { return "emulatorError"; }
inline OKL_GPU(Error_t) OKL_GPU(PeekAtLastError)() { return okl_emulator::last_error; }
inline OKL_GPU(Error_t) OKL_GPU(GetLastError)() {
  const OKL_GPU(Error_t) error = okl_emulator::last_error;
  okl_emulator::last_error = OKL_GPU(Success);
  return error;
}
inline OKL_GPU(Error_t) OKL_GPU(GetDeviceCount)(int *count) { *count = okl_emulator::device_count; return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(SetDevice)(int number) {
  if (number < 0 || number >= okl_emulator::device_count) return okl_emulator::result(OKL_GPU(ErrorInvalidValue));
  okl_emulator::current_device = number;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(GetDevice)(int *number) { *number = okl_emulator::current_device; return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(GetDeviceProperties)(OKL_GPU_PROPERTIES *properties, int) {
  *properties = {"emulator", 1, 32, 8, 0, 1024, 2048, okl_emulator::Arena::size, 48 << 10,
                 {1024, 1024, 64}, {2147483647, 65535, 65535}};
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(MemGetInfo)(size_t *free_bytes, size_t *all) {
  *all = okl_emulator::Arena::size;
  *free_bytes = *all - okl_emulator::arena().used;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(Malloc)(void **memory, size_t bytes) { *memory = okl_emulator::allocate(bytes); return OKL_GPU(Success); }
template <class T>
OKL_GPU(Error_t) OKL_GPU(Malloc)(T **memory, size_t bytes) { return OKL_GPU(Malloc)((void **)memory, bytes); }
// Unlike a card, it does not wait for streams that are apart, so that who frees memory too early is found out.
inline OKL_GPU(Error_t) OKL_GPU(Free)(void *memory) {
  okl_emulator::run_all(false);
  okl_emulator::release(memory);
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamCreateWithFlags)(OKL_GPU(Stream_t) *stream, unsigned flags) {
  *stream = okl_emulator::new_stream(!(flags & OKL_GPU(StreamNonBlocking)));
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamCreate)(OKL_GPU(Stream_t) *stream) { return OKL_GPU(StreamCreateWithFlags)(stream, 0); }
inline OKL_GPU(Error_t) OKL_GPU(MemcpyAsync)(void *to, const void *from, size_t bytes, OKL_GPU(MemcpyKind) kind, OKL_GPU(Stream_t) stream = nullptr) {
  using okl_emulator::Way;
  if (kind == OKL_GPU(MemcpyDefault)) {
    const bool from_device = okl_emulator::arena().holds(from), to_device = okl_emulator::arena().holds(to);
    kind = !from_device ? OKL_GPU(MemcpyHostToDevice) : to_device ? OKL_GPU(MemcpyDeviceToDevice) : OKL_GPU(MemcpyDeviceToHost);
  }
  const Way way = kind == OKL_GPU(MemcpyHostToDevice) ? Way::ToDevice : kind == OKL_GPU(MemcpyDeviceToHost) ? Way::ToHost : Way::Between;
  okl_emulator::copy(to, from, bytes, way, okl_emulator::ordered(stream));
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(MemsetAsync)(void *memory, int value, size_t bytes, OKL_GPU(Stream_t) stream = nullptr) {
  okl_emulator::fill(memory, value, bytes, okl_emulator::ordered(stream));
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(Memset)(void *memory, int value, size_t bytes) { return OKL_GPU(MemsetAsync)(memory, value, bytes); }
// Rows begin at multiples of 512 bytes.
inline OKL_GPU(Error_t) OKL_GPU(MallocPitch)(void **memory, size_t *pitch, size_t width, size_t height) {
  *pitch = (width + 511) / 512 * 512;
  return OKL_GPU(Malloc)(memory, *pitch * height);
}
template <class T>
OKL_GPU(Error_t) OKL_GPU(MallocPitch)(T **memory, size_t *pitch, size_t width, size_t height) {
  return OKL_GPU(MallocPitch)((void **)memory, pitch, width, height);
}
inline OKL_GPU(Error_t) OKL_GPU(Memset2D)(void *memory, size_t pitch, int value, size_t width, size_t height) {
  for (size_t row = 0; row < height; ++row) OKL_GPU(Memset)((char *)memory + row * pitch, value, width);
  return OKL_GPU(Success);
}
// Who asks again and again gets on.
inline OKL_GPU(Error_t) OKL_GPU(StreamQuery)(OKL_GPU(Stream_t) asked) {
  okl_emulator::Stream *const stream = okl_emulator::ordered(asked);
  if (stream->work.empty()) return OKL_GPU(Success);
  stream->run_until(stream->done + 1);
  return OKL_GPU(ErrorNotReady);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamSynchronize)(OKL_GPU(Stream_t) stream) {
  okl_emulator::Stream *const one = okl_emulator::ordered(stream);
  one->run_until(one->added());
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamDestroy)(OKL_GPU(Stream_t) stream) {
  okl_emulator::delete_stream(stream);
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(DeviceSynchronize)() { okl_emulator::run_all(true); return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(Memcpy)(void *to, const void *from, size_t bytes, OKL_GPU(MemcpyKind) kind) {
  OKL_GPU(MemcpyAsync)(to, from, bytes, kind);
  return OKL_GPU(StreamSynchronize)(nullptr);
}
inline OKL_GPU(Error_t) OKL_GPU(Memcpy2D)(void *to, size_t to_pitch, const void *from, size_t from_pitch, size_t width, size_t height, OKL_GPU(MemcpyKind) kind) {
  for (size_t row = 0; row < height; ++row)
    OKL_GPU(MemcpyAsync)((char *)to + row * to_pitch, (const char *)from + row * from_pitch, width, kind);
  return OKL_GPU(StreamSynchronize)(nullptr);
}
inline OKL_GPU(Error_t) OKL_GPU(EventCreateWithFlags)(OKL_GPU(Event_t) *event, unsigned) {
  *event = new okl_emulator::Event;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventCreate)(OKL_GPU(Event_t) *event) { return OKL_GPU(EventCreateWithFlags)(event, 0); }
inline OKL_GPU(Error_t) OKL_GPU(EventRecord)(OKL_GPU(Event_t) event, OKL_GPU(Stream_t) stream = nullptr) {
  okl_emulator::Stream *const one = okl_emulator::ordered(stream);
  *event = {one, one->added()};
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventSynchronize)(OKL_GPU(Event_t) event) {
  if (event->stream) event->stream->run_until(event->count);
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventQuery)(OKL_GPU(Event_t) event) {
  if (!event->stream || event->stream->done >= event->count) return OKL_GPU(Success);
  event->stream->run_until(event->stream->done + 1);
  return OKL_GPU(ErrorNotReady);
}
// One operation takes a thousandth of a second.
inline OKL_GPU(Error_t) OKL_GPU(EventElapsedTime)(float *milliseconds, OKL_GPU(Event_t) start, OKL_GPU(Event_t) end) {
  *milliseconds = float(double(end->count) - double(start->count));
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamWaitEvent)(OKL_GPU(Stream_t) stream, OKL_GPU(Event_t) event, unsigned = 0) {
  const okl_emulator::Event reached = *event;
  okl_emulator::ordered(stream)->add([=] { reached.stream->run_until(reached.count); });
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventDestroy)(OKL_GPU(Event_t) event) { delete event; return OKL_GPU(Success); }
// Questions about kernels by their addresses, which the runtime has for C. It knows the device's kernels alone.
inline OKL_GPU(Error_t) OKL_GPU(FuncSetCacheConfig)(const void *, OKL_GPU_FUNC_CACHE) { return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(FuncGetAttributes)(OKL_GPU(FuncAttributes) *attributes, const void *) {
  *attributes = {1024, 32, 80, 80, 48 << 10};
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(OccupancyMaxActiveBlocksPerMultiprocessor)(int *blocks, const void *, int block, size_t) {
  *blocks = 2048 / block;
  return OKL_GPU(Success);
}
