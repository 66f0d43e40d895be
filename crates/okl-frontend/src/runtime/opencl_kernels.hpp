#include <mutex>
// What the compiler of the device is told.
#ifndef OKL_BUILD_OPTIONS
#define OKL_BUILD_OPTIONS ""
#endif
namespace {
// The kernels of this file; null if they do not compile.
[[maybe_unused]] cl_kernel okl_kernel(const char *name) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> locked(mutex);
  static std::map<int, cl_program> programs;
  static std::map<std::pair<int, std::string>, cl_kernel> kernels;
  const int number = okl_rt::current_device();
  cl_kernel &kernel = kernels[{number, name}];
  if (kernel) return kernel;
  cl_int error;
  cl_program &program = programs[number];
  if (!program) {
    okl_rt::computer &one = okl_rt::here_is();
    const char *text = okl_kernels;
    program = clCreateProgramWithSource(one.context, 1, &text, nullptr, &error);
    if (!okl_rt::check(error, "clCreateProgramWithSource")) return nullptr;
    if (clBuildProgram(program, 1, &one.id, OKL_BUILD_OPTIONS, nullptr, nullptr) != CL_SUCCESS) {
      std::string said(1 << 14, '\0');
      clGetProgramBuildInfo(program, one.id, CL_PROGRAM_BUILD_LOG, said.size() - 1, &said[0], nullptr);
      clReleaseProgram(program);
      program = nullptr;
      okl_rt::fail(okl_rt::failure::no_kernel, said.c_str());
      return nullptr;
    }
  }
  kernel = clCreateKernel(program, name, &error);
  if (error == CL_SUCCESS) return kernel;
  okl_rt::fail(okl_rt::failure::no_kernel, name);
  return nullptr;
}
}
namespace okl_rt {
inline bool set_arguments(cl_kernel kernel, const argument *arguments) {
  cl_uint count = 0;
  if (!check(clGetKernelInfo(kernel, CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr), "clGetKernelInfo")) return false;
  for (cl_uint at = 0; at < count; ++at) {
    const argument &one = arguments[at];
    const cl_int error = one.size > 0 ? clSetKernelArg(kernel, at, one.size, one.value)
                                      : clSetKernelArgSVMPointer(kernel, at, *static_cast<void *const *>(one.value));
    if (!check(error, "setting an argument of a kernel")) return false;
  }
  // Structures may hold pointers to any of it.
  const std::vector<void *> &memory = here_is().memory;
  if (memory.empty()) return true;
  const std::size_t bytes = memory.size() * sizeof(void *);
  return check(clSetKernelExecInfo(kernel, CL_KERNEL_EXEC_INFO_SVM_PTRS, bytes, memory.data()), "clSetKernelExecInfo");
}
// Runs a kernel.
inline void run(cl_kernel kernel, const shape &grid, stream on, const argument *arguments) {
  if (!kernel || !set_arguments(kernel, arguments)) return;
  std::size_t items[3], all[3];
  for (int axis = 0; axis < 3; ++axis) {
    items[axis] = grid.items[axis];
    all[axis] = items[axis] * grid.groups[axis];
  }
  const cl_int error = clEnqueueNDRangeKernel(on->queue, kernel, 3, nullptr, all, items, 0, nullptr, end_of(on));
  if (check(error, "clEnqueueNDRangeKernel")) check(clFlush(on->queue), "clFlush");
}
}
