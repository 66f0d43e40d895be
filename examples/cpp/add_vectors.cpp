// The sum of two vectors, first of floats, then of doubles, by one kernel template: add_vectors [DEVICE]

#include <okl/runtime.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

#ifndef KERNELS
#define KERNELS "examples/kernels-run"
#endif

// Adds two vectors on a device. The instance of the kernel follows from the types of the memory.
template <class T>
bool adds(const okl::device &device, const okl::kernel &addVectors) {
  const int entries = 5;
  std::vector<T> a(entries), b(entries), ab(entries);
  for (int i = 0; i < entries; ++i) a[i] = T(i), b[i] = T(1 - i);
  okl::memory o_a = device.malloc(a), o_b = device.malloc(b), o_ab = device.malloc<T>(entries);

  addVectors(entries, o_a, o_b, o_ab);

  o_ab.copyTo(ab);
  for (int i = 0; i < entries; ++i) {
    std::printf("%d: %g\n", i, double(ab[i]));
    if (std::abs(ab[i] - (a[i] + b[i])) > 1e-8) return false;
  }
  return true;
}

int main(int count, char **words) try {
  okl::device device(count > 1 ? words[1] : "openmp");
  okl::kernel addVectors = device.buildKernel(KERNELS "/add_vectors.okl", "addVectors");
  const bool is_right = adds<float>(device, addVectors) && adds<double>(device, addVectors);
  std::printf("%s: %s\n", device.mode().c_str(), is_right ? "right" : "wrong");
  return is_right ? 0 : 1;
} catch (const okl::error &error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 2;
}
