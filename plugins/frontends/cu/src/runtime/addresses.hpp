// Kernels whose address has lost its type: `(void *)kernel`. All kernels are alike here. `void *` is there beside
// `const void *`, since the declarations for kernels with a type take any pointer.
namespace okl_cu {
typedef void (*any_kernel)(launch);
}
#define okl_cu_addresses(T)                                                                                        \
  inline cudaError_t cudaFuncSetAttribute(T *, cudaFuncAttribute, int) { return cudaSuccess; }                      \
  inline cudaError_t cudaFuncSetCacheConfig(T *, cudaFuncCache) { return cudaSuccess; }                             \
  inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, T *) {                                   \
    return cudaFuncGetAttributes(attributes, okl_cu::any_kernel());                                                 \
  }                                                                                                                \
  inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T *, int block, std::size_t bytes) { \
    return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, okl_cu::any_kernel(), block, bytes);               \
  }                                                                                                                \
  inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *min_grid, int *block, T *, std::size_t bytes = 0, int limit = 0) { \
    return cudaOccupancyMaxPotentialBlockSize(min_grid, block, okl_cu::any_kernel(), bytes, limit);                 \
  }
// An address without a type says nothing about the arguments.
inline cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, std::size_t, cudaStream_t) {
  return okl_cu::result(cudaErrorInvalidDeviceFunction);
}
okl_cu_addresses(void)
okl_cu_addresses(const void)
#undef okl_cu_addresses
