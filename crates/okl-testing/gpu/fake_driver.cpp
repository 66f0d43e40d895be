// Stands in for NVIDIA's driver where there is no card, so that the tests can try what goes to it: memory is the host's,
// and a few kernels known by name are written here. Built as a shared library, and named by OKL_CUDA_DRIVER.

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string>

using Pointer = unsigned long long;
using Handle = void *;

namespace {

template <class T>
T value(void **values, int at) {
  return *static_cast<T *>(values[at]);
}

float *array(void **values, int at) { return reinterpret_cast<float *>(value<Pointer>(values, at)); }

void matmul(void **values) {
  const int rows = value<int>(values, 0), cols = value<int>(values, 1), depth = value<int>(values, 2);
  const float *A = array(values, 3), *B = array(values, 4);
  float *C = array(values, 5);
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < cols; ++j) {
      double sum = 0;
      for (int k = 0; k < depth; ++k) sum += double(A[i * depth + k]) * B[k * cols + j];
      C[i * cols + j] = float(sum);
    }
  }
  // A mistake to find: OKL_FAKE_MISTAKE asks for a write behind the end.
  if (std::getenv("OKL_FAKE_MISTAKE")) C[rows * cols] = 1;
}

void heat(void **values) {
  const int nx = value<int>(values, 0), ny = value<int>(values, 1);
  const float kappa = value<float>(values, 2), *u = array(values, 3);
  float *v = array(values, 4);
  const auto at = [&](int x, int y) { return x < 0 || x >= nx || y < 0 || y >= ny ? 0.0f : u[y * nx + x]; };
  for (int y = 0; y < ny; ++y)
    for (int x = 0; x < nx; ++x)
      v[y * nx + x] = at(x, y) + kappa * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y));
}

// Not the operator: only what shows that every argument came through.
void hex(void **values) {
  const float *geo = array(values, 1), *D = array(values, 2), lambda = value<float>(values, 3), *q = array(values, 4);
  for (int n = 0; n < value<int>(values, 0) * 512; ++n) array(values, 5)[n] = lambda * q[n] + geo[7 * n] * D[n % 64];
}

double now() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

extern "C" {
int cuInit(unsigned) { return 0; }
int cuDeviceGet(int *device, int) { return *device = 0; }
int cuDeviceGetName(char *name, int size, int) { return std::strncpy(name, "a stand-in", size), 0; }
int cuDeviceGetAttribute(int *found, int which, int) { return *found = which == 75 ? 8 : 0, 0; }
int cuDevicePrimaryCtxRetain(Handle *context, int) { return *context = nullptr, 0; }
int cuCtxSetCurrent(Handle) { return 0; }
int cuCtxSynchronize() { return 0; }
int cuModuleLoadData(Handle *module, const void *) { return *module = nullptr, 0; }
int cuModuleGetFunction(Handle *function, Handle, const char *name) {
  const std::string text = name;
  const bool known = text.find("matmul") != text.npos || text.find("heat") != text.npos || text.find("hex") != text.npos;
  *function = new std::string(text);
  return known ? 0 : 500;
}
int cuMemAlloc_v2(Pointer *place, size_t size) { return *place = reinterpret_cast<Pointer>(std::malloc(size)), 0; }
int cuMemFree_v2(Pointer place) { return std::free(reinterpret_cast<void *>(place)), 0; }
int cuMemcpyHtoD_v2(Pointer to, const void *from, size_t size) { return std::memcpy(reinterpret_cast<void *>(to), from, size), 0; }
int cuMemcpyDtoH_v2(void *to, Pointer from, size_t size) { return std::memcpy(to, reinterpret_cast<void *>(from), size), 0; }
int cuLaunchKernel(Handle function, unsigned, unsigned, unsigned, unsigned x, unsigned y, unsigned z, unsigned, Handle,
                   void **values, void **) {
  const std::string &name = *static_cast<std::string *>(function);
  if (x * y * z > 1024) return 1;
  if (name.find("matmul") != name.npos) matmul(values);
  if (name.find("heat") != name.npos) heat(values);
  if (name.find("hex") != name.npos) hex(values);
  return 0;
}
int cuEventCreate(Handle *event, unsigned) { return *event = new double(0), 0; }
int cuEventRecord(Handle event, Handle) { return *static_cast<double *>(event) = now(), 0; }
int cuEventSynchronize(Handle) { return 0; }
int cuEventElapsedTime(float *time, Handle start, Handle end) {
  return *time = float(*static_cast<double *>(end) - *static_cast<double *>(start)), 0;
}
int cuGetErrorString(int error, const char **text) { return *text = error == 500 ? "named symbol not found" : "error", 0; }
}
