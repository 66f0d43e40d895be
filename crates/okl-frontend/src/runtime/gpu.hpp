#include <cuda_runtime.h>
namespace okl_rt {
typedef cudaStream_t stream;
inline void check(cudaError_t error) {
  if (error != cudaSuccess) fail(failure::device, cudaGetErrorString(error));
}
inline int device_count() {
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0;
}
inline void use_device(int number) { check(cudaSetDevice(number)); }
inline const cudaDeviceProp &properties_of(int number) {
  static std::map<int, cudaDeviceProp> known;
  if (!known.count(number)) check(cudaGetDeviceProperties(&known[number], number));
  return known[number];
}
inline const char *device_name(int number) { return properties_of(number).name; }
inline std::size_t memory_of_device(bool free_alone) {
  std::size_t free_bytes = 0, all = 0;
  check(cudaMemGetInfo(&free_bytes, &all));
  return free_alone ? free_bytes : all;
}
inline void *allocate(std::size_t bytes) {
  void *memory = nullptr;
  check(cudaMalloc(&memory, bytes));
  return memory;
}
inline void release(void *memory) { check(cudaFree(memory)); }
inline stream new_stream() {
  stream made = nullptr;
  check(cudaStreamCreateWithFlags(&made, cudaStreamNonBlocking));
  return made;
}
inline void copy_in(void *to, const void *from, std::size_t bytes, stream on) {
  check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, on));
}
inline void copy_out(void *to, const void *from, std::size_t bytes, stream on) {
  check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToHost, on));
}
inline void copy_between(void *to, const void *from, std::size_t bytes, stream on) {
  check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, on));
}
inline void fill(void *memory, int byte, std::size_t bytes, stream on) { check(cudaMemsetAsync(memory, byte, bytes, on)); }
inline bool is_done(stream one) {
  cudaError_t state = cudaStreamQuery(one);
  if (state != cudaErrorNotReady) check(state);
  return state == cudaSuccess;
}
inline void finish(stream one) { check(cudaStreamSynchronize(one)); }
// What comes to `later` from now on waits for what is in `first`.
inline void follow(stream later, stream first) {
  cudaEvent_t reached;
  check(cudaEventCreateWithFlags(&reached, cudaEventDisableTiming));
  check(cudaEventRecord(reached, first));
  check(cudaStreamWaitEvent(later, reached, 0));
  check(cudaEventDestroy(reached));
}
// As many groups as run at a time.
inline int groups_of_device() { return properties_of(current_device()).multiProcessorCount * 16; }
}
