// Stands in for HIP's header of this name: HIP text is CUDA text to the emulator.

#pragma once

#define OKL_EMULATOR_HIP
#define OKL_EMULATOR_WIDEST 32
#include <okl_cuda_emulator.hpp>

// The emulator's warp barrier is `__syncwarp`; fences have nothing to do on one OS thread.
#define __builtin_amdgcn_fence(order, scope) ((void)0)
#define __builtin_amdgcn_wave_barrier() __syncwarp()
template <class T>
T __shfl(T value, int lane, int width, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  return __shfl_sync(~0u, value, lane, width, file, line);
}
// The emulator's wavefronts have 32 work items.
inline unsigned __lane_id() { return okl_emulator::item_number() & 31; }
inline unsigned long long __ballot(int predicate, const char *file = __builtin_FILE(), int line = __builtin_LINE()) {
  const unsigned rest = blockDim.x * blockDim.y * blockDim.z - (okl_emulator::item_number() & ~31u);
  return __ballot_sync(rest < 32 ? (1u << rest) - 1 : ~0u, predicate, file, line);
}

#define OKL_GPU(name) hip##name
#define OKL_GPU_PROPERTIES hipDeviceProp_t
#define OKL_GPU_FUNC_CACHE hipFuncCache_t
#include <okl_gpu_host.hpp>
#undef OKL_GPU
#undef OKL_GPU_PROPERTIES
#undef OKL_GPU_FUNC_CACHE

// Memory of the host that queues copy from and to; kernels do not reach it.
constexpr unsigned hipHostMallocDefault = 0;
inline hipError_t hipHostMalloc(void **memory, size_t bytes, unsigned = 0) {
  *memory = malloc(bytes);
  return hipSuccess;
}
template <class T>
hipError_t hipHostMalloc(T **memory, size_t bytes, unsigned flags = 0) { return hipHostMalloc((void **)memory, bytes, flags); }
inline hipError_t hipHostFree(void *memory) {
  okl_emulator::run_all(true);
  free(memory);
  return hipSuccess;
}

template <class... P, class... A>
void hipLaunchKernelGGL(void (*kernel)(P...), dim3 grid, dim3 block, size_t, hipStream_t stream, A... arguments) {
  const occa::dim outer(grid.x, grid.y, grid.z), inner(block.x, block.y, block.z);
  if (!okl_emulator::has_size(outer, inner)) {
    okl_emulator::result(hipErrorInvalidConfiguration);
    return;
  }
  const std::tuple<std::remove_const_t<P>...> values(arguments...);
  okl_emulator::enqueue(kernel, outer, inner, values, okl_emulator::ordered(stream));
}

// Unlike CUDA's, HIP's vector types come with arithmetic; what its header lacks is not here either. Its operators are
// templates, but for those that assign, so that a program may have its own.
#define OKL_OPERATOR(T, V, op)                                                                   \
  template <int = 0> inline V##2 operator op(V##2 a, V##2 b) { return {(T)(a.x op b.x), (T)(a.y op b.y)}; }             \
  template <int = 0> inline V##3 operator op(V##3 a, V##3 b) {                                                      \
    return {(T)(a.x op b.x), (T)(a.y op b.y), (T)(a.z op b.z)};                                        \
  }                                                                                              \
  template <int = 0> inline V##4 operator op(V##4 a, V##4 b) {                                                      \
    return {(T)(a.x op b.x), (T)(a.y op b.y), (T)(a.z op b.z), (T)(a.w op b.w)};                         \
  }                                                                                              \
  OKL_SIZES(OKL_RIGHT, T, V, op)
#define OKL_SIZES(what, T, V, op)                                                                \
  what(T, V##2, op, (V##2{s, s})) what(T, V##3, op, (V##3{s, s, s})) what(T, V##4, op, (V##4{s, s, s, s}))
#define OKL_RIGHT(T, V, op, all)                                                                 \
  template <int = 0> inline V operator op(V a, T s) { return a op all; }                                            \
  inline V &operator op##=(V &a, V b) { return a = a op b; }
#define OKL_LEFT(T, V, op, all) template <int = 0> inline V operator op(T s, V a) { return all op a; }
#define OKL_CHANGE(T, V, op, all) inline V &operator op##=(V &a, T s) { return a = a op all; }
#define OKL_WHOLE(T, V, op) OKL_OPERATOR(T, V, op) OKL_SIZES(OKL_LEFT, T, V, op) OKL_SIZES(OKL_CHANGE, T, V, op)
#define OKL_BRACES(...) __VA_ARGS__
#define OKL_NEGATION(V, zero) \
  template <int = 0> inline V operator-(V a) { return V OKL_BRACES zero - a; }
#define OKL_NEGATIONS(V)                                                                         \
  OKL_NEGATION(V##2, ({0, 0})) OKL_NEGATION(V##3, ({0, 0, 0})) OKL_NEGATION(V##4, ({0, 0, 0, 0}))
#define OKL_ARITHMETIC(T, V)                                                                     \
  OKL_WHOLE(T, V, +) OKL_WHOLE(T, V, -) OKL_WHOLE(T, V, *) OKL_WHOLE(T, V, /)
#define OKL_BIT(T, V, op) OKL_OPERATOR(T, V, op) OKL_SIZES(OKL_LEFT, T, V, op)
#define OKL_BITS(T, V)                                                                           \
  OKL_BIT(T, V, %) OKL_BIT(T, V, &) OKL_BIT(T, V, |) OKL_BIT(T, V, ^) OKL_BIT(T, V, >>) OKL_OPERATOR(T, V, <<)
#define OKL_FLOAT(T, V) OKL_ARITHMETIC(T, V) OKL_NEGATIONS(V)
#define OKL_UNSIGNED(T, V) OKL_ARITHMETIC(T, V) OKL_BITS(T, V)
#define OKL_SIGNED(T, V) OKL_UNSIGNED(T, V) OKL_NEGATIONS(V)
OKL_FLOAT(float, float)
OKL_FLOAT(double, double)
OKL_SIGNED(signed char, char)
OKL_UNSIGNED(unsigned char, uchar)
OKL_SIGNED(short, short)
OKL_UNSIGNED(unsigned short, ushort)
OKL_SIGNED(int, int)
OKL_UNSIGNED(unsigned, uint)
OKL_SIGNED(long, long)
OKL_UNSIGNED(unsigned long, ulong)
