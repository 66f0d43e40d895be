// Stands in for CUDA's header of this name: what host programs in tests call.

#pragma once

#define OKL_GPU(name) cuda##name
#define OKL_GPU_PROPERTIES cudaDeviceProp
#define OKL_GPU_FUNC_CACHE cudaFuncCache
#include <okl_gpu_host.hpp>
#undef OKL_GPU
#undef OKL_GPU_PROPERTIES
#undef OKL_GPU_FUNC_CACHE

// Memory of the host that queues copy from and to; kernels do not reach it.
constexpr unsigned cudaHostAllocDefault = 0;
inline cudaError_t cudaHostAlloc(void **memory, size_t bytes, unsigned = 0) {
  *memory = malloc(bytes);
  return cudaSuccess;
}
template <class T>
cudaError_t cudaHostAlloc(T **memory, size_t bytes, unsigned flags = 0) { return cudaHostAlloc((void **)memory, bytes, flags); }
inline cudaError_t cudaFreeHost(void *memory) {
  okl_emulator::run_all(true);
  free(memory);
  return cudaSuccess;
}
template <class T>
cudaError_t cudaMallocHost(T **memory, size_t bytes, unsigned flags = 0) { return cudaHostAlloc(memory, bytes, flags); }

template <class... P>
cudaError_t cudaLaunchKernel(void (*kernel)(P...), dim3 grid, dim3 block, void **arguments, size_t, cudaStream_t stream) {
  const occa::dim outer(grid.x, grid.y, grid.z), inner(block.x, block.y, block.z);
  if (!okl_emulator::has_size(outer, inner)) return okl_emulator::result(cudaErrorInvalidConfiguration);
  okl_emulator::enqueue(kernel, outer, inner, arguments, okl_emulator::ordered(stream), std::index_sequence_for<P...>());
  return cudaSuccess;
}
