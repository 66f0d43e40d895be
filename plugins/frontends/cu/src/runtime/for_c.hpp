// Files in C that are linked with the program call these: what is inline is there only if something names it.
#ifdef __GNUC__
namespace okl_cu {
typedef cudaError_t (*plain)();
template <class... A> plain named(cudaError_t (*function)(A...)) {
  // Compilers warn of other casts between functions.
  return reinterpret_cast<plain>(reinterpret_cast<void (*)()>(function));
}
__attribute__((used)) static const plain for_c[] = {
    named(cudaSetDevice), named(cudaGetDevice), named(cudaGetDeviceCount), named(cudaGetDeviceProperties),
    named(cudaDeviceSynchronize), named(cudaThreadSynchronize), named(cudaDeviceReset), named(cudaThreadExit),
    named(cudaGetLastError), named<void *>(cudaFree), named<void *>(cudaFreeHost),
    named<void **, std::size_t>(cudaMalloc), named<void **, std::size_t, unsigned>(cudaMallocHost),
    named(cudaMemcpy), named(cudaMemset), named(cudaMemGetInfo), named<cudaEvent_t *>(cudaEventCreate),
    named(cudaEventRecord), named(cudaEventSynchronize), named(cudaEventElapsedTime), named(cudaEventDestroy)};
__attribute__((used)) static const char *(*const message_for_c)(cudaError_t) = cudaGetErrorString;
}
#endif
