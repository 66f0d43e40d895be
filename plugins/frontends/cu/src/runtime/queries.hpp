// What programs ask about kernels, and tell about them. A kernel is the program's function that launches it.
//
// Registers and caches are up to the compiler of the device, and kernels have all of their group memory from the start.
template <class... P> cudaError_t cudaFuncSetAttribute(void (*)(okl_cu::launch, P...), cudaFuncAttribute, int) {
  return cudaSuccess;
}
template <class... P> cudaError_t cudaFuncSetCacheConfig(void (*)(okl_cu::launch, P...), cudaFuncCache) {
  return cudaSuccess;
}
template <class... P> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, void (*)(okl_cu::launch, P...)) {
  cudaDeviceProp known;
  const cudaError_t error = cudaGetDeviceProperties(&known, okl_rt::current_device());
  if (error != cudaSuccess) return error;
  *attributes = {};
  attributes->maxThreadsPerBlock = known.maxThreadsPerBlock;
  attributes->numRegs = 32;
  attributes->ptxVersion = attributes->binaryVersion = known.major * 10 + known.minor;
  attributes->maxDynamicSharedSizeBytes = (int)known.sharedMemPerBlock;
  return cudaSuccess;
}
// As many blocks as threads and group memory allow.
template <class... P> cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, void (*)(okl_cu::launch, P...), int block, std::size_t bytes) {
  if (!blocks || block < 1) return cudaErrorInvalidValue;
  cudaDeviceProp known;
  const cudaError_t error = cudaGetDeviceProperties(&known, okl_rt::current_device());
  if (error != cudaSuccess) return error;
  const int most = 32, of_threads = known.maxThreadsPerMultiProcessor / block;
  *blocks = block > known.maxThreadsPerBlock ? 0 : of_threads < most ? of_threads : most;
  if (bytes > 0 && known.sharedMemPerBlock / bytes < (std::size_t)*blocks) *blocks = (int)(known.sharedMemPerBlock / bytes);
  return cudaSuccess;
}
template <class... P> cudaError_t cudaOccupancyMaxPotentialBlockSize(int *min_grid, int *block, void (*kernel)(okl_cu::launch, P...), std::size_t bytes = 0, int limit = 0) {
  if (!min_grid || !block) return cudaErrorInvalidValue;
  cudaDeviceProp known;
  cudaError_t error = cudaGetDeviceProperties(&known, okl_rt::current_device());
  if (error != cudaSuccess) return error;
  *block = limit > 0 && limit < known.maxThreadsPerBlock ? limit : known.maxThreadsPerBlock;
  int blocks = 0;
  error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, *block, bytes);
  *min_grid = (blocks > 1 ? blocks : 1) * known.multiProcessorCount;
  return error;
}
