/* Runs scale.okl with OpenCL. What launches is the same for every kernel: it knows nothing of `scale`. */

#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <okl/launch.h>
#include <stdio.h>
#include <stdlib.h>

OKL_LAUNCH(scale);

struct device {
  cl_command_queue queue;
  cl_program program;
};

static int launch(void *user, const okl_launch *what) {
  const struct device *device = user;
  cl_int status;
  cl_kernel kernel = clCreateKernel(device->program, what->name, &status);
  size_t global[3];
  if (status != CL_SUCCESS) return status;
  /* A handle is a cl_mem, so values and memory are set alike. */
  for (size_t at = 0; at < what->count && status == CL_SUCCESS; ++at)
    status = clSetKernelArg(kernel, (cl_uint)at, what->arguments[at].size, what->arguments[at].value);
  for (int axis = 0; axis < 3; ++axis) global[axis] = what->outer[axis] * what->inner[axis];
  if (status == CL_SUCCESS)
    status = clEnqueueNDRangeKernel(device->queue, kernel, 3, NULL, global, what->inner, 0, NULL, NULL);
  clReleaseKernel(kernel);
  return status;
}

/* The text that okl wrote. */
static char *text_of(const char *path) {
  char *text = calloc(1, 1 << 20);
  FILE *file = fopen(path, "rb");
  if (!file || !text || fread(text, 1, (1 << 20) - 1, file) == 0) exit(2);
  fclose(file);
  return text;
}

int main(int count, char **words) {
  cl_platform_id platform;
  cl_device_id id;
  struct device device;
  if (count != 2 || clGetPlatformIDs(1, &platform, NULL) != CL_SUCCESS) return 2;
  if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &id, NULL) != CL_SUCCESS) return 2;
  cl_context context = clCreateContext(NULL, 1, &id, NULL, NULL, NULL);
  device.queue = clCreateCommandQueue(context, id, 0, NULL);
  const char *text = text_of(words[1]);
  device.program = clCreateProgramWithSource(context, 1, &text, NULL, NULL);
  if (clBuildProgram(device.program, 1, &id, "-cl-std=CL1.2", NULL, NULL) != CL_SUCCESS) return 2;

  int n = 3, rounds = 2;
  float factor = 2, x[] = {1, 2, 3};
  cl_mem memory = clCreateBuffer(context, CL_MEM_COPY_HOST_PTR, sizeof x, x, NULL);
  const okl_launcher launcher = {OKL_LAUNCH_VERSION, launch, &device};
  const okl_argument arguments[] = {{OKL_VALUE, sizeof n, &n},
                                    {OKL_VALUE, sizeof factor, &factor},
                                    {OKL_VALUE, sizeof rounds, &rounds},
                                    {OKL_MEMORY, sizeof memory, &memory}};
  const int status = okl_launch_scale(&launcher, arguments, 4);
  clEnqueueReadBuffer(device.queue, memory, CL_TRUE, 0, sizeof x, x, 0, NULL, NULL);
  printf("%d: %g %g %g\n", status, x[0], x[1], x[2]);
  return status == 0 && x[0] == 6 && x[1] == 12 && x[2] == 18 ? 0 : 1;
}
