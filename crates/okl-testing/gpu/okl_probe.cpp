// Prints the architecture and the name of the first NVIDIA GPU: `sm_90 NVIDIA H200`. Exit code 1 and the reason when there
// is none.

#include "okl_driver.hpp"

int main() {
  const okl_gpu::Driver driver;
  if (!driver.missing.empty()) {
    std::printf("%s\n", driver.missing.c_str());
    return 1;
  }
  std::printf("%s %s\n", driver.architecture().c_str(), driver.name().c_str());
  return 0;
}
