// Runs device code on an NVIDIA GPU, for tests only: the stand-in for OCCA hands its launches over to the driver.

#pragma once

#include <cstddef>

#include <occa/core/kernel.hpp>

namespace okl_gpu {

// Makes device kernel number `index` of `kernel` known to the launcher; its machine code lies in a file.
struct Registration {
  Registration(const char *kernel, size_t index, const char *name, const char *cubin, size_t max_threads);
};

}  // namespace okl_gpu
