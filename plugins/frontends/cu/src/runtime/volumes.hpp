// Memory in three dimensions: slices of rows.
inline cudaError_t cudaMalloc3D(cudaPitchedPtr *memory, cudaExtent extent) {
  if (!memory) return okl_cu::result(cudaErrorInvalidValue);
  *memory = {nullptr, 0, extent.width, extent.height};
  return cudaMallocPitch(&memory->ptr, &memory->pitch, extent.width, extent.height * extent.depth);
}
namespace okl_cu {
// Some row of a slice.
inline char *row_of(const cudaPitchedPtr &memory, const cudaPos &first, std::size_t slice) {
  return static_cast<char *>(memory.ptr) + ((first.z + slice) * memory.ysize + first.y) * memory.pitch + first.x;
}
inline cudaError_t fill(const cudaPitchedPtr &memory, int byte, const cudaExtent &extent, cudaStream_t stream) {
  cudaError_t error = cudaSuccess;
  for (std::size_t slice = 0; slice < extent.depth && error == cudaSuccess; ++slice)
    error = fill({row_of(memory, {0, 0, 0}, slice), memory.pitch, extent.width, extent.height}, byte, stream);
  return error;
}
inline cudaError_t copy(const cudaMemcpy3DParms *what, cudaStream_t stream, bool is_waiting) {
  if (!what) return result(cudaErrorInvalidValue);
  if (what->srcArray || what->dstArray) return result(cudaErrorNotSupported);
  const cudaExtent &extent = what->extent;
  cudaError_t error = cudaSuccess;
  for (std::size_t slice = 0; slice < extent.depth && error == cudaSuccess; ++slice) {
    const rows to = {row_of(what->dstPtr, what->dstPos, slice), what->dstPtr.pitch, extent.width, extent.height};
    const rows from = {row_of(what->srcPtr, what->srcPos, slice), what->srcPtr.pitch, extent.width, extent.height};
    error = copy(to, from, what->kind, stream, is_waiting && slice + 1 == extent.depth);
  }
  return error;
}
}
inline cudaError_t cudaMemset3D(cudaPitchedPtr memory, int byte, cudaExtent extent) {
  return okl_cu::fill(memory, byte, extent, nullptr);
}
inline cudaError_t cudaMemset3DAsync(cudaPitchedPtr memory, int byte, cudaExtent extent, cudaStream_t stream) {
  return okl_cu::fill(memory, byte, extent, stream);
}
inline cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *what) { return okl_cu::copy(what, nullptr, true); }
inline cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *what, cudaStream_t stream) {
  return okl_cu::copy(what, stream, false);
}
