// The time of a call without a runtime, in us: plain serial|openmp|opencl [FILE]

#include "timing.hpp"

#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

extern "C" void add_serial(const int &n, const float *a, const float *b, float *ab);
extern "C" void add_openmp(const int &n, const float *a, const float *b, float *ab);

static cl_int status = CL_SUCCESS;

static void check(const char *what) {
  if (status != CL_SUCCESS) std::exit(std::fprintf(stderr, "%s: %d\n", what, status));
}

// The seconds of a call of okl's kernel in OpenCL C, which lies in a file.
static double opencl(const char *file) {
  std::ifstream stream(file);
  const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  cl_platform_id platform = nullptr;
  cl_device_id device = nullptr;
  status = clGetPlatformIDs(1, &platform, nullptr), check("platform");
  status = clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr), check("device");
  cl_context context = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
  check("context");
  cl_command_queue queue = clCreateCommandQueueWithProperties(context, device, nullptr, &status);
  check("queue");
  const char *texts[] = {text.c_str()};
  cl_program program = clCreateProgramWithSource(context, 1, texts, nullptr, &status);
  check("program");
  status = clBuildProgram(program, 1, &device, "-cl-std=CL2.0", nullptr, nullptr), check("build");
  cl_kernel kernel = clCreateKernel(program, "_occa_add_0", &status);
  check("kernel");
  const std::size_t bytes = entries * sizeof(float);
  float *memory[3];
  for (int each = 0; each < 3; ++each) {
    memory[each] = static_cast<float *>(clSVMAlloc(context, CL_MEM_READ_WRITE, bytes, 0));
    const std::vector<float> values(entries, each == 0 ? 1.0f : 2.0f);
    status = clEnqueueSVMMemcpy(queue, CL_TRUE, memory[each], values.data(), bytes, 0, nullptr, nullptr), check("copy");
  }
  const auto run = [&] {
    status |= clSetKernelArg(kernel, 0, sizeof entries, &entries);
    for (cl_uint each = 0; each < 3; ++each) status |= clSetKernelArgSVMPointer(kernel, each + 1, memory[each]);
    const std::size_t items = 64;
    status |= clEnqueueNDRangeKernel(queue, kernel, 1, nullptr, &items, &items, 0, nullptr, nullptr);
  };
  const double seconds = call(run, [&] { status |= clFinish(queue); });
  check("run");
  std::vector<float> sums(entries);
  status = clEnqueueSVMMemcpy(queue, CL_TRUE, sums.data(), memory[2], bytes, 0, nullptr, nullptr), check("copy");
  check_sums(sums);
  return seconds;
}

static double cpu(decltype(&add_serial) add) {
  const std::vector<float> a(entries, 1.0f), b(entries, 2.0f);
  std::vector<float> sums(entries);
  const double seconds = call([&] { add(entries, a.data(), b.data(), sums.data()); }, [] {});
  check_sums(sums);
  return seconds;
}

int main(int count, char **words) {
  const std::string what = count > 1 ? words[1] : "serial";
  const double seconds = what == "opencl" ? opencl(count > 2 ? words[2] : "add.cl") : cpu(what == "openmp" ? add_openmp : add_serial);
  std::printf("%.4f\n", seconds * 1e6);
  return 0;
}
