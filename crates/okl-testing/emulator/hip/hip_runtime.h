// Stands in for HIP's header of this name: HIP text is CUDA text to the emulator.

#pragma once

#include <okl_cuda_emulator.hpp>

// The emulator's warp barrier is `__syncwarp`; fences have nothing to do on one OS thread.
#define __builtin_amdgcn_fence(order, scope) ((void)0)
#define __builtin_amdgcn_wave_barrier() __syncwarp()
