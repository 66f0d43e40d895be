// A CPU as a device: memory is what it is, and nothing is to be launched.

#include <okl_device.hpp>

namespace okl_testing {

const Device &device() {
  // Without a launcher.
  static const Device cpu = {{0, nullptr, nullptr}, [](void *bytes, size_t) { return bytes; }, [](void *) {}};
  return cpu;
}

}  // namespace okl_testing
