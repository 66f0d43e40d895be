// Where the launches of a program without OCCA go.

#pragma once

#include <okl/launch.h>

namespace okl_testing {

struct Device {
  okl_launcher launcher;
  // Memory of the device that starts with these bytes; the same bytes twice are the same memory.
  void *(*open)(void *bytes, size_t size);
  // Ends what `open` began: the bytes are what the device has made of them.
  void (*close)(void *memory);
};

// The device that the program is linked with.
const Device &device();

}  // namespace okl_testing
