// The part of the stand-in for OCCA that is compiled once. See kernel.hpp.

#include <cstdio>
#include <cstdlib>
#include <map>

#include <occa/core/kernel.hpp>

namespace occa::emulated {

void die(const std::string &why) {
  std::fprintf(stderr, "emulator: %s\n", why.c_str());
  std::fflush(stdout);
  std::_Exit(3);
}

static std::map<std::string, std::vector<modeKernel_t *>> &registry() {
  static std::map<std::string, std::vector<modeKernel_t *>> kernels;
  return kernels;
}

void add(const char *kernel, std::size_t index, modeKernel_t *device) {
  auto &known = registry()[kernel];
  // One entry more than there are kernels: an index one too high finds nothing there.
  if (known.size() < index + 2) known.resize(index + 2);
  known[index] = device;
}

modeKernel_t **device_kernels(const char *kernel) {
  auto found = registry().find(kernel);
  if (found == registry().end()) die(std::string("no device kernel of ") + kernel);
  return found->second.data();
}

void launch(modeKernel_t *device, bool has_dims, const dim &outer, const dim &inner,
            const std::vector<argument> &arguments) {
  if (!has_dims) die(device->name + ": the launcher forgot setRunDims");
  for (const dim *d : {&outer, &inner}) {
    if (d->dims < 1 || d->dims > 3) die(device->name + ": dims must be 1, 2 or 3");
    for (int axis = d->dims; axis < 3; ++axis) {
      if ((*d)[axis] != 1) die(device->name + ": an axis beyond dims has a count");
    }
  }
  // Devices refuse a grid without groups: the launcher has to see to it.
  for (int axis = 0; axis < 3; ++axis) {
    if (outer[axis] == 0 || inner[axis] == 0) die(device->name + ": an empty range is launched");
  }
  device->run(*device, outer, inner, arguments);
}

}  // namespace occa::emulated
