// Runs OpenCL text on the machine's OpenCL device, for tests only; with PoCL that is the CPU.
//
// Arrays lie between guard zones, so that a kernel that writes outside of one is found out. The text is
// built once for each program. See okl_opencl.cpp for how.

#pragma once

#include <occa/core/kernel.hpp>

namespace okl_opencl {

// Makes device kernel number `index` of `kernel` known to the launcher: `name` in the text at `path`.
struct Registration {
  Registration(const char *kernel, size_t index, const char *name, const char *path, const char *options,
               size_t required);
};

}  // namespace okl_opencl
