// A device of OpenCL 2.0 or later: its memory and queues. Memory is shared virtual memory, whose addresses kernels know.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>
namespace okl_acc {
constexpr acc_device_t own_type = acc_device_not_host;
constexpr const char *driver = "OpenCL";
// A queue that runs in order, and the end of what came to it last.
struct ordered {
  cl_command_queue queue;
  cl_event last;
};
typedef ordered *stream;
inline cl_event *end_of(stream one) {
  if (one->last) clReleaseEvent(one->last);
  one->last = nullptr;
  return &one->last;
}
inline void check(cl_int error, const char *what) {
  if (error != CL_SUCCESS) die((std::string(what) + " says " + std::to_string(error)).c_str());
}
struct computer {
  cl_device_id id;
  cl_context context;
  std::vector<void *> memory;
};
// The devices that have shared virtual memory.
inline std::vector<computer> &computers() {
  static std::vector<computer> found;
  static bool has_looked = false;
  if (has_looked) return found;
  has_looked = true;
  cl_uint count = 0;
  if (clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS) return found;
  std::vector<cl_platform_id> platforms(count);
  clGetPlatformIDs(count, platforms.data(), nullptr);
  for (cl_platform_id platform : platforms) {
    cl_uint devices = 0;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &devices) != CL_SUCCESS) continue;
    std::vector<cl_device_id> ids(devices);
    clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, devices, ids.data(), nullptr);
    for (cl_device_id id : ids) {
      cl_device_svm_capabilities can = 0;
      clGetDeviceInfo(id, CL_DEVICE_SVM_CAPABILITIES, sizeof can, &can, nullptr);
      if (can & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER) found.push_back({id, nullptr, {}});
    }
  }
  return found;
}
inline int device_count() { return (int)computers().size(); }
inline void use_device(int) {}
inline computer &here_is() {
  computer &one = computers()[current_device()];
  if (!one.context) {
    cl_int error;
    one.context = clCreateContext(nullptr, 1, &one.id, nullptr, nullptr, &error);
    check(error, "clCreateContext");
  }
  return one;
}
inline std::string text_of(int number, cl_device_info what) {
  char text[256] = "";
  clGetDeviceInfo(computers()[number].id, what, sizeof text - 1, text, nullptr);
  return text;
}
inline const char *device_name(int number) {
  static std::string name;
  name = text_of(number, CL_DEVICE_NAME);
  return name.c_str();
}
static const char *const vendor = "OpenCL";
inline std::size_t memory_of_device(bool) {
  cl_ulong bytes = 0;
  clGetDeviceInfo(here_is().id, CL_DEVICE_GLOBAL_MEM_SIZE, sizeof bytes, &bytes, nullptr);
  return bytes;
}
inline void *allocate(std::size_t bytes) {
  computer &one = here_is();
  void *const memory = clSVMAlloc(one.context, CL_MEM_READ_WRITE, bytes ? bytes : 1, 0);
  if (!memory) die("there is no more memory on the device");
  one.memory.push_back(memory);
  return memory;
}
inline void release(void *memory) {
  computer &one = here_is();
  for (std::size_t at = 0; at < one.memory.size(); ++at) {
    if (one.memory[at] != memory) continue;
    one.memory[at] = one.memory.back();
    one.memory.pop_back();
    break;
  }
  clSVMFree(one.context, memory);
}
inline stream new_stream() {
  cl_int error;
  computer &one = here_is();
  const cl_command_queue made = clCreateCommandQueueWithProperties(one.context, one.id, nullptr, &error);
  check(error, "clCreateCommandQueueWithProperties");
  return new ordered{made, nullptr};
}
inline void copy_between(void *to, const void *from, std::size_t bytes, stream on) {
  check(clEnqueueSVMMemcpy(on->queue, CL_FALSE, to, from, bytes, 0, nullptr, end_of(on)), "clEnqueueSVMMemcpy");
}
inline void copy_in(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void copy_out(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void fill_with_zeros(void *memory, std::size_t bytes, stream on) {
  const unsigned char zero = 0;
  check(clEnqueueSVMMemFill(on->queue, memory, &zero, 1, bytes, 0, nullptr, end_of(on)), "clEnqueueSVMMemFill");
}
inline void finish(stream one) { check(clFinish(one->queue), "clFinish"); }
inline bool is_done(stream one) {
  if (!one->last) return true;
  check(clFlush(one->queue), "clFlush");
  cl_int state = CL_QUEUED;
  check(clGetEventInfo(one->last, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, nullptr), "clGetEventInfo");
  if (state < 0) check(state, "a kernel or a copy");
  return state == CL_COMPLETE;
}
// What comes to `later` from now on waits for what is in `first`.
inline void follow(stream later, stream first) {
  cl_event reached;
  check(clEnqueueMarkerWithWaitList(first->queue, 0, nullptr, &reached), "clEnqueueMarkerWithWaitList");
  check(clFlush(first->queue), "clFlush");
  check(clEnqueueBarrierWithWaitList(later->queue, 1, &reached, end_of(later)), "clEnqueueBarrierWithWaitList");
  clReleaseEvent(reached);
}
// As many gangs as run at a time.
inline int gangs_of_device() {
  cl_uint units = 1;
  clGetDeviceInfo(here_is().id, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, nullptr);
  return (int)units * 4;
}
}
// What the compiler of the device is told.
#ifndef OKL_ACC_BUILD_OPTIONS
#define OKL_ACC_BUILD_OPTIONS ""
#endif
namespace {
// The kernels of this file.
cl_kernel okl_acc_kernel(const char *name) {
  static std::map<int, cl_program> programs;
  static std::map<std::pair<int, std::string>, cl_kernel> kernels;
  const int number = okl_acc::current_device();
  cl_int error;
  cl_program &program = programs[number];
  if (!program) {
    okl_acc::computer &one = okl_acc::here_is();
    const char *text = okl_kernels;
    program = clCreateProgramWithSource(one.context, 1, &text, nullptr, &error);
    okl_acc::check(error, "clCreateProgramWithSource");
    if (clBuildProgram(program, 1, &one.id, OKL_ACC_BUILD_OPTIONS, nullptr, nullptr) != CL_SUCCESS) {
      std::string said(1 << 14, '\0');
      clGetProgramBuildInfo(program, one.id, CL_PROGRAM_BUILD_LOG, said.size() - 1, &said[0], nullptr);
      okl_acc::die(said.c_str());
    }
  }
  cl_kernel &kernel = kernels[{number, name}];
  if (!kernel) {
    kernel = clCreateKernel(program, name, &error);
    okl_acc::check(error, name);
  }
  return kernel;
}
}
namespace okl_acc {
// Runs a kernel.
inline void run(cl_kernel kernel, int gangs, int lanes, stream on, const okl_acc_argument *arguments) {
  cl_uint count = 0;
  check(clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr), "clGetKernelInfo");
  for (cl_uint at = 0; at < count; ++at) {
    const okl_acc_argument &one = arguments[at];
    if (one.okl_size > 0) check(clSetKernelArg(kernel, at, one.okl_size, one.okl_value), "clSetKernelArg");
    else check(clSetKernelArgSVMPointer(kernel, at, *static_cast<void **>(one.okl_value)), "clSetKernelArgSVMPointer");
  }
  // Structures may hold pointers to any of it.
  const std::vector<void *> &memory = here_is().memory;
  if (!memory.empty())
    check(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, memory.size() * sizeof(void *), memory.data()), "clSetKernelExecInfo");
  const std::size_t local = lanes, all = local * gangs;
  check(clEnqueueNDRangeKernel(on->queue, kernel, 1, nullptr, &all, &local, 0, nullptr, end_of(on)), "clEnqueueNDRangeKernel");
  check(clFlush(on->queue), "clFlush");
}
}
