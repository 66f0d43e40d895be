// Stands in for OCCA's header of this name in tests, so that generated launchers compile and run
// without OCCA. Only what launchers use is here; the device kernels are the emulated ones.
// What need not be a template is in `runtime.cpp`: it is compiled once, this header with every test.

#pragma once

#include <cstddef>
#include <string>
#include <typeinfo>
#include <vector>

namespace occa {

using dim_t = long long;
using udim_t = unsigned long long;

// Counts along up to three axes. Axis x is index 0; axes past `dims` count as 1.
struct dim {
  int dims = 0;
  udim_t x = 1, y = 1, z = 1;

  dim() = default;
  dim(udim_t x_) : dims(1), x(x_) {}
  dim(udim_t x_, udim_t y_) : dims(2), x(x_), y(y_) {}
  dim(udim_t x_, udim_t y_, udim_t z_) : dims(3), x(x_), y(y_), z(z_) {}

  udim_t &operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }
  udim_t operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

// Memory of the device: here simply host memory. The entry's type and size are kept for a strict check.
struct modeMemory_t {
  void *pointer = nullptr;
  std::size_t bytes = 0;
  const std::type_info *entry = nullptr;
  std::size_t entry_size = 0;
};

namespace emulated {

// One kernel argument on its way from the launcher to the device kernel.
struct argument {
  const void *address;            // of the scalar, or of the `modeMemory_t`
  const std::type_info *type;     // of the scalar
  const modeMemory_t *memory;     // null for scalars
  std::size_t size;               // of the scalar
};

// Ends the program with exit code 3.
[[noreturn]] void die(const std::string &why);

}  // namespace emulated

// A device kernel: its name and how to run a grid of it.
struct modeKernel_t {
  std::string name;
  void (*run)(const modeKernel_t &self, const dim &outer, const dim &inner,
              const std::vector<emulated::argument> &arguments);
  void (*function)();
  std::size_t max_threads;   // the kernel's launch bounds, 0 when it states none
};

namespace emulated {

// Makes device kernel number `index` of `kernel` known. Called before `main` by the device code.
void add(const char *kernel, std::size_t index, modeKernel_t *device);

// The device kernels of a kernel, in order; behind the last one is a null.
modeKernel_t **device_kernels(const char *kernel);

// Checks the size of a launch and starts it.
void launch(modeKernel_t *device, bool has_dims, const dim &outer, const dim &inner,
            const std::vector<argument> &arguments);

inline argument make_argument(modeMemory_t *memory) { return {memory, nullptr, memory, 0}; }
template <class T>
argument make_argument(const T &value) {
  return {&value, &typeid(T), nullptr, sizeof(T)};
}

}  // namespace emulated

class kernel {
 public:
  kernel(modeKernel_t *device) : device_(device) {
    if (!device) emulated::die("the launcher uses a device kernel that does not exist");
  }

  void setRunDims(const dim &outer, const dim &inner) {
    outer_ = outer;
    inner_ = inner;
    set_ = true;
  }

  template <class... Arguments>
  void operator()(const Arguments &...arguments) {
    emulated::launch(device_, set_, outer_, inner_, {emulated::make_argument(arguments)...});
  }

 private:
  modeKernel_t *device_;
  dim outer_, inner_;
  bool set_ = false;
};

}  // namespace occa
