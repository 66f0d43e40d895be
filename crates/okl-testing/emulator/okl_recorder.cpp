// Writes launches down: see okl_recorder.hpp.

#include <cstdio>
#include <cstring>
#include <string>

#include <okl_recorder.hpp>

namespace okl_recorder {

namespace {

struct Memory {
  size_t size;
};

std::string value(const void *address, size_t size) {
  const auto *bytes = static_cast<const unsigned char *>(address);
  long long number = 0;
  if (size == 1) number = *bytes;
  if (size == 2) { short two; std::memcpy(&two, bytes, size); number = two; }
  if (size == 4) { int four; std::memcpy(&four, bytes, size); number = four; }
  if (size == 8) std::memcpy(&number, bytes, size);
  const bool is_integer = size == 1 || size == 2 || size == 4 || size == 8;
  // What is larger is no integer of a test.
  if (is_integer && number > -(1 << 24) && number < (1ll << 48) && (size == 8 || number < (1 << 24)))
    return std::to_string(number);
  std::string text;
  for (size_t at = 0; at < size; ++at) {
    char two[4];
    std::snprintf(two, sizeof two, "%02x", bytes[at]);
    text += (at && at % 4 == 0 ? " " : "") + std::string(two);
  }
  return text;
}

std::string memory(size_t size) { return "memory of " + std::to_string(size); }

template <class Sizes>
std::string sizes(unsigned dims, const Sizes &all) {
  std::string text;
  for (unsigned axis = 0; axis < dims; ++axis) text += " " + std::to_string(all[axis]);
  return text;
}

void line(const std::string &kernel, const std::string &name, const std::string &outer, const std::string &inner,
          const std::string &arguments) {
  std::printf("%s: %s, outer%s, inner%s:%s\n", kernel.c_str(), name.c_str(), outer.c_str(), inner.c_str(),
              arguments.c_str());
}

void record(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
            const std::vector<occa::emulated::argument> &arguments) {
  std::string text;
  for (const auto &argument : arguments) {
    text += text.empty() ? " " : ", ";
    text += argument.memory ? memory(argument.memory->bytes) : value(argument.address, argument.size);
  }
  // `_occa_sweep_0` is of `sweep`.
  const std::string &name = kernel.name;
  const size_t start = std::strlen("_occa_");
  line(name.substr(start, name.rfind('_') - start), name, sizes(outer.dims, outer), sizes(inner.dims, inner), text);
}

int launch(void *, const okl_launch *what) {
  std::string text;
  for (size_t at = 0; at < what->count; ++at) {
    const okl_argument &argument = what->arguments[at];
    text += text.empty() ? " " : ", ";
    text += argument.kind == OKL_MEMORY ? memory((*static_cast<Memory *const *>(argument.value))->size)
                                        : value(argument.value, argument.size);
  }
  for (unsigned axis = 0; axis < 3; ++axis) {
    const bool is_past = (axis >= what->outer_dims && what->outer[axis] != 1) ||
                         (axis >= what->inner_dims && what->inner[axis] != 1);
    if (is_past) text += " (an axis beyond dims has a count)";
  }
  const std::string expected = "_occa_" + std::string(what->kernel) + "_" + std::to_string(what->number);
  if (what->name != expected) text += " (number, kernel and name do not agree)";
  line(what->kernel, what->name, sizes(what->outer_dims, what->outer), sizes(what->inner_dims, what->inner), text);
  return 0;
}

}  // namespace

Registration::Registration(const char *kernel, size_t index, const char *name) {
  occa::emulated::add(kernel, index, new occa::modeKernel_t{name, &record, nullptr, 0});
}

}  // namespace okl_recorder

namespace okl_testing {

const Device &device() {
  static const Device recorder = {{OKL_LAUNCH_VERSION, &okl_recorder::launch, nullptr},
                                  [](void *, size_t size) -> void * { return new okl_recorder::Memory{size}; },
                                  [](void *memory) { delete static_cast<okl_recorder::Memory *>(memory); }};
  return recorder;
}

}  // namespace okl_testing
