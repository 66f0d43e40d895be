// Runs OpenCL text, or SPIR-V that a SYCL compiler made, on the machine's OpenCL device, for tests only; with PoCL
// that is the CPU.
//
// Arrays lie between guard zones, so that a kernel that writes outside of one is found out. The text is
// built once for each program. See okl_opencl.cpp for how.

#pragma once

#include <vector>

#include <occa/core/kernel.hpp>
#include <okl_device.hpp>

namespace okl_opencl {

// Makes device kernel number `index` of `kernel` known to the launcher: `name` in the text at `path`.
struct Registration {
  Registration(const char *kernel, size_t index, const char *name, const char *path, const char *options,
               size_t required);

  // Makes the kernel `name` of the SPIR-V at `path` known. Its parameters are these arguments of the launcher.
  Registration(const char *kernel, size_t index, const char *name, const char *path, size_t required,
               std::vector<unsigned> parameters);
};

// Makes the text at `path` that of `okl_testing::device()`: for programs without OCCA.
struct Text {
  Text(const char *path, const char *options);
};

}  // namespace okl_opencl
