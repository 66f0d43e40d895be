// A device that runs nothing and writes every launch down:
//
//   sweep: _occa_sweep_0, outer 3, inner 16: 33, 0, memory of 132, memory of 132
//
// Sizes start with axis x. Values of up to 8 bytes stand there as integers, or as they lie in memory.

#pragma once

#include <occa/core/kernel.hpp>
#include <okl_device.hpp>

namespace okl_recorder {

// Makes device kernel number `index` of `kernel` known to a launcher for OCCA.
struct Registration {
  Registration(const char *kernel, size_t index, const char *name);
};

}  // namespace okl_recorder
