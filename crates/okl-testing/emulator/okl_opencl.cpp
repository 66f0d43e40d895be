// The host side of the OpenCL tests: see okl_opencl.hpp.

#define CL_TARGET_OPENCL_VERSION 210
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <okl_opencl.hpp>

namespace okl_opencl {

namespace {

using occa::emulated::die;

void check(cl_int status, const std::string &what) {
  if (status != CL_SUCCESS) die(what + ": OpenCL error " + std::to_string(status));
}

struct Device {
  cl_device_id id = nullptr;
  cl_context context = nullptr;
  cl_command_queue queue = nullptr;
};

Device &device() {
  static Device the_one = [] {
    Device made;
    cl_platform_id platform;
    cl_int status = clGetPlatformIDs(1, &platform, nullptr);
    check(status, "no platform");
    check(clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &made.id, nullptr), "no device");
    made.context = clCreateContext(nullptr, 1, &made.id, nullptr, nullptr, &status);
    check(status, "no context");
    made.queue = clCreateCommandQueue(made.context, made.id, 0, &status);
    check(status, "no queue");
    return made;
  }();
  return the_one;
}

// What a kernel is known by; `modeKernel_t` has no place for it.
struct Source {
  std::string path, options;
  bool is_binary;
  std::vector<unsigned> parameters;
};

std::map<std::string, Source> &sources() {
  static std::map<std::string, Source> known;
  return known;
}

cl_program build(const Source &source) {
  static std::map<std::string, cl_program> built;
  const std::string &path = source.path;
  cl_program &program = built[path];
  if (program) return program;
  std::ifstream file(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const char *start = text.data();
  const size_t size = text.size();
  cl_int status;
  program = source.is_binary ? clCreateProgramWithIL(device().context, start, size, &status)
                             : clCreateProgramWithSource(device().context, 1, &start, &size, &status);
  check(status, path);
  if (clBuildProgram(program, 1, &device().id, source.options.c_str(), nullptr, nullptr) != CL_SUCCESS) {
    std::vector<char> log(1 << 16);
    clGetProgramBuildInfo(program, device().id, CL_PROGRAM_BUILD_LOG, log.size() - 1, log.data(), nullptr);
    die(path + ": " + log.data());
  }
  return program;
}

// A copy of an array that the device works on: aligned as devices ask, a page of guard on either side.
struct Array {
  static constexpr size_t page = 4096;
  static constexpr unsigned char guard = 0xA5;
  void *pointer;
  size_t size, bytes;
  unsigned char *whole;
  cl_mem buffer = nullptr;

  Array(void *of, size_t size_of) : pointer(of), size(size_of), bytes(std::max<size_t>(size_of, 1)) {
    const size_t all = (bytes + page - 1) / page * page + 2 * page;
    whole = static_cast<unsigned char *>(std::aligned_alloc(page, all));
    std::memset(whole, guard, all);
    std::memcpy(whole + page, pointer, size);
    cl_int status;
    buffer = clCreateBuffer(device().context, CL_MEM_USE_HOST_PTR, bytes, whole + page, &status);
    check(status, "no buffer");
  }

  // Brings the device's changes back.
  void fetch(const std::string &kernel) {
    cl_int status;
    void *seen = clEnqueueMapBuffer(device().queue, buffer, CL_TRUE, CL_MAP_READ, 0, bytes, 0, nullptr, nullptr, &status);
    check(status, kernel);
    for (size_t at = 0; at < page; ++at) {
      const size_t after = page + bytes + at;
      if (whole[at] != guard || (size && whole[after] != guard))
        die(kernel + ": the kernel wrote outside of an array");
    }
    std::memcpy(pointer, seen, size);
    clEnqueueUnmapMemObject(device().queue, buffer, seen, 0, nullptr, nullptr);
    clFinish(device().queue);
  }

  void release() {
    clReleaseMemObject(buffer);
    std::free(whole);
  }
};

// Runs a kernel whose arguments are set.
void enqueue(cl_kernel made, const std::string &name, const size_t *groups, const size_t *local) {
  const size_t global[3] = {groups[0] * local[0], groups[1] * local[1], groups[2] * local[2]};
  check(clEnqueueNDRangeKernel(device().queue, made, 3, nullptr, global, local, 0, nullptr, nullptr), name);
  check(clFinish(device().queue), name);
}

void run(const occa::modeKernel_t &kernel, const occa::dim &outer, const occa::dim &inner,
                const std::vector<occa::emulated::argument> &arguments) {
  if (kernel.max_threads && inner.x * inner.y * inner.z != kernel.max_threads)
    die(kernel.name + ": the group has another size than the kernel requires");
  const Source &source = sources()[kernel.name];
  cl_int status;
  cl_kernel made = clCreateKernel(build(source), kernel.name.c_str(), &status);
  check(status, kernel.name);
  cl_uint count = 0;
  clGetKernelInfo(made, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr);
  const size_t parameters = source.is_binary ? source.parameters.size() : arguments.size();
  if (count != parameters) die(kernel.name + ": the launcher passes another number of arguments");
  std::vector<Array> arrays;
  for (cl_uint at = 0; at < count; ++at) {
    // `at` throws where the launcher passes too few.
    const auto &argument = arguments.at(source.is_binary ? source.parameters[at] : at);
    const std::string what = kernel.name + ": argument " + std::to_string(at);
    if (!argument.memory) {
      check(clSetKernelArg(made, at, argument.size, argument.address), what);
      continue;
    }
    // One array may be passed twice.
    auto known = std::find_if(arrays.begin(), arrays.end(),
                              [&](const Array &array) { return array.pointer == argument.memory->pointer; });
    if (known == arrays.end())
      known = arrays.insert(arrays.end(), Array(argument.memory->pointer, argument.memory->bytes));
    check(clSetKernelArg(made, at, sizeof known->buffer, &known->buffer), what);
  }
  const size_t groups[3] = {outer.x, outer.y, outer.z}, local[3] = {inner.x, inner.y, inner.z};
  enqueue(made, kernel.name, groups, local);
  for (Array &array : arrays) {
    array.fetch(kernel.name);
    array.release();
  }
  clReleaseKernel(made);
}

// Arrays of programs without OCCA: how often each is open.
std::map<cl_mem, std::pair<Array, int>> &open_arrays() {
  static std::map<cl_mem, std::pair<Array, int>> all;
  return all;
}

void *open(void *bytes, size_t size) {
  for (auto &[buffer, array] : open_arrays()) {
    if (array.first.pointer != bytes) continue;
    ++array.second;
    return buffer;
  }
  const Array made(bytes, size);
  open_arrays().insert({made.buffer, {made, 1}});
  return made.buffer;
}

void close(void *memory) {
  const auto found = open_arrays().find(static_cast<cl_mem>(memory));
  if (--found->second.second > 0) return;
  found->second.first.release();
  open_arrays().erase(found);
}

Source &text() {
  static Source of_program;
  return of_program;
}

int launch(void *, const okl_launch *what) {
  const std::string name = what->name;
  const auto known = sources().find(name);
  cl_int status;
  cl_kernel made = clCreateKernel(build(known == sources().end() ? text() : known->second), what->name, &status);
  check(status, name);
  cl_uint count = 0;
  clGetKernelInfo(made, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr);
  if (count != what->count) die(name + ": the launcher passes another number of arguments");
  for (cl_uint at = 0; at < count; ++at) {
    const okl_argument &argument = what->arguments[at];
    check(clSetKernelArg(made, at, argument.size, argument.value), name + ": argument " + std::to_string(at));
  }
  enqueue(made, name, what->outer, what->inner);
  for (cl_uint at = 0; at < count; ++at) {
    const okl_argument &argument = what->arguments[at];
    if (argument.kind != OKL_MEMORY) continue;
    open_arrays().at(*static_cast<const cl_mem *>(argument.value)).first.fetch(name);
  }
  clReleaseKernel(made);
  return 0;
}

}  // namespace

Text::Text(const char *path, const char *options) { text() = {path, options, false, {}}; }

Registration::Registration(const char *kernel, size_t index, const char *name, const char *path, const char *options,
                           size_t required) {
  sources()[name] = {path, options, false, {}};
  occa::emulated::add(kernel, index, new occa::modeKernel_t{name, &run, nullptr, required});
}

Registration::Registration(const char *kernel, size_t index, const char *name, const char *path, size_t required,
                           std::vector<unsigned> parameters) {
  sources()[name] = {path, "", true, std::move(parameters)};
  occa::emulated::add(kernel, index, new occa::modeKernel_t{name, &run, nullptr, required});
}

namespace {

// The kernels that the file `$OKL_OPENCL_KERNELS` lists, a line each, its parts separated by tabs: one program serves
// all texts of its launchers.
//
//   sum  0  _occa_sum_0  kernel.cl       64  -cl-std=CL1.2
//   sum  0  _ZTS...sum   kernel.0.spv    64  0,2            the launcher's arguments that are its parameters
struct Listed {
  Listed() {
    const char *path = std::getenv("OKL_OPENCL_KERNELS");
    if (!path) return;
    std::ifstream list(path);
    std::string kernel, index, name, file, required, last;
    const auto part = [&](std::string &to) { return bool(std::getline(list, to, '\t')); };
    while (part(kernel) && part(index) && part(name) && part(file) && part(required) && std::getline(list, last)) {
      const bool is_binary = file.size() > 4 && file.compare(file.size() - 4, 4, ".spv") == 0;
      const size_t number = std::stoul(index), size = std::stoul(required);
      if (!is_binary) {
        Registration(kernel.c_str(), number, name.c_str(), file.c_str(), last.c_str(), size);
        continue;
      }
      std::vector<unsigned> parameters;
      for (size_t at = 0; at < last.size(); at = last.find(',', at), at += at < last.size())
        parameters.push_back(unsigned(std::stoul(last.substr(at))));
      Registration(kernel.c_str(), number, name.c_str(), file.c_str(), size, parameters);
    }
  }
} const listed;

}  // namespace

}  // namespace okl_opencl

namespace okl_testing {

const Device &device() {
  static const Device opencl = {{OKL_LAUNCH_VERSION, &okl_opencl::launch, nullptr}, &okl_opencl::open, &okl_opencl::close};
  return opencl;
}

}  // namespace okl_testing
