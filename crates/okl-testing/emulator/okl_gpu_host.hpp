// The functions of CUDA's runtime, or HIP's, that host programs in tests call: `OKL_GPU(Malloc)` is `cudaMalloc`. Included
// once, with that macro and `OKL_GPU_PROPERTIES` defined.

#include <okl_gpu_memory.hpp>

enum OKL_GPU(Error_t) { OKL_GPU(Success) = 0, OKL_GPU(ErrorInvalidValue) = 1, OKL_GPU(ErrorNotReady) = 600 };
enum OKL_GPU(MemcpyKind) {
  OKL_GPU(MemcpyHostToDevice) = 1, OKL_GPU(MemcpyDeviceToHost) = 2, OKL_GPU(MemcpyDeviceToDevice) = 3
};
typedef okl_emulator::Stream *OKL_GPU(Stream_t);
typedef okl_emulator::Event *OKL_GPU(Event_t);
constexpr unsigned OKL_GPU(StreamNonBlocking) = 1, OKL_GPU(EventDisableTiming) = 2;
struct OKL_GPU_PROPERTIES {
  char name[256];
  int multiProcessorCount;
};

inline const char *OKL_GPU(GetErrorString)(OKL_GPU(Error_t)) { return "an error of the emulator"; }
inline OKL_GPU(Error_t) OKL_GPU(GetLastError)() { return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(GetDeviceCount)(int *count) { *count = okl_emulator::device_count; return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(SetDevice)(int number) {
  if (number < 0 || number >= okl_emulator::device_count) return OKL_GPU(ErrorInvalidValue);
  okl_emulator::current_device = number;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(GetDeviceProperties)(OKL_GPU_PROPERTIES *properties, int) {
  strcpy(properties->name, "emulator");
  properties->multiProcessorCount = 1;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(MemGetInfo)(size_t *free_bytes, size_t *all) {
  *all = okl_emulator::Arena::size;
  *free_bytes = *all - okl_emulator::arena().used;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(Malloc)(void **memory, size_t bytes) { *memory = okl_emulator::allocate(bytes); return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(Free)(void *memory) { okl_emulator::release(memory); return OKL_GPU(Success); }
inline OKL_GPU(Error_t) OKL_GPU(StreamCreateWithFlags)(OKL_GPU(Stream_t) *stream, unsigned) {
  *stream = new okl_emulator::Stream;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(MemcpyAsync)(void *to, const void *from, size_t bytes, OKL_GPU(MemcpyKind) kind, OKL_GPU(Stream_t) stream) {
  using okl_emulator::Way;
  const Way way = kind == OKL_GPU(MemcpyHostToDevice) ? Way::ToDevice : kind == OKL_GPU(MemcpyDeviceToHost) ? Way::ToHost : Way::Between;
  okl_emulator::copy(to, from, bytes, way, stream);
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(MemsetAsync)(void *memory, int value, size_t bytes, OKL_GPU(Stream_t) stream) {
  okl_emulator::fill(memory, value, bytes, stream);
  return OKL_GPU(Success);
}
// Who asks again and again gets on.
inline OKL_GPU(Error_t) OKL_GPU(StreamQuery)(OKL_GPU(Stream_t) stream) {
  if (stream->work.empty()) return OKL_GPU(Success);
  stream->run_until(stream->done + 1);
  return OKL_GPU(ErrorNotReady);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamSynchronize)(OKL_GPU(Stream_t) stream) {
  stream->run_until(stream->added());
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventCreateWithFlags)(OKL_GPU(Event_t) *event, unsigned) {
  *event = new okl_emulator::Event;
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventRecord)(OKL_GPU(Event_t) event, OKL_GPU(Stream_t) stream) {
  *event = {stream, stream->added()};
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(StreamWaitEvent)(OKL_GPU(Stream_t) stream, OKL_GPU(Event_t) event, unsigned) {
  const okl_emulator::Event reached = *event;
  stream->add([=] { reached.stream->run_until(reached.count); });
  return OKL_GPU(Success);
}
inline OKL_GPU(Error_t) OKL_GPU(EventDestroy)(OKL_GPU(Event_t) event) { delete event; return OKL_GPU(Success); }
