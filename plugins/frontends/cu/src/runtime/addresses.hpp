// Kernels whose address has lost its type: `(void *)kernel`. All kernels are alike here.
namespace okl_cu {
typedef void (*any_kernel)(launch);
}
inline cudaError_t cudaFuncSetAttribute(const void *, cudaFuncAttribute, int) { return cudaSuccess; }
inline cudaError_t cudaFuncSetCacheConfig(const void *, cudaFuncCache) { return cudaSuccess; }
inline cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *) {
  return cudaFuncGetAttributes(attributes, okl_cu::any_kernel());
}
inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *, int block, std::size_t bytes) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(blocks, okl_cu::any_kernel(), block, bytes);
}
inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *min_grid, int *block, const void *, std::size_t bytes = 0, int limit = 0) {
  return cudaOccupancyMaxPotentialBlockSize(min_grid, block, okl_cu::any_kernel(), bytes, limit);
}
