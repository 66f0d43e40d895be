// NVIDIA's driver, loaded by name: what uses it is built on machines without CUDA, and says so when it runs there.
//
// OKL_CUDA_DRIVER names another library, for tests.

#pragma once

#include <dlfcn.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace okl_gpu {

using Result = int;
using Pointer = unsigned long long;
using Handle = void *;

[[noreturn]] inline void give_up(const std::string &why) {
  std::fprintf(stderr, "gpu: %s\n", why.c_str());
  std::fflush(stdout);
  std::_Exit(3);
}

class Driver {
 public:
  // Function names as the library exports them: `_v2` has been there since CUDA 4.
  Result (*init)(unsigned);
  Result (*device_get)(int *, int);
  Result (*device_name)(char *, int, int);
  Result (*device_attribute)(int *, int, int);
  Result (*context_retain)(Handle *, int);
  Result (*context_set)(Handle);
  Result (*synchronize)();
  Result (*module_load)(Handle *, const void *);
  Result (*function_get)(Handle *, Handle, const char *);
  Result (*allocate)(Pointer *, size_t);
  Result (*release)(Pointer);
  Result (*to_device)(Pointer, const void *, size_t);
  Result (*to_host)(void *, Pointer, size_t);
  Result (*launch)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, Handle, void **, void **);
  Result (*event_create)(Handle *, unsigned);
  Result (*event_record)(Handle, Handle);
  Result (*event_synchronize)(Handle);
  Result (*event_elapsed)(float *, Handle, Handle);
  Result (*error_string)(Result, const char **);

  // Why there is no driver or no card; empty when there is one.
  std::string missing;
  int device = 0;

  Driver() {
    const char *name = std::getenv("OKL_CUDA_DRIVER");
    library_ = dlopen(name ? name : "libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library_) {
      missing = dlerror();
      return;
    }
    take(init, "cuInit");
    take(device_get, "cuDeviceGet");
    take(device_name, "cuDeviceGetName");
    take(device_attribute, "cuDeviceGetAttribute");
    take(context_retain, "cuDevicePrimaryCtxRetain");
    take(context_set, "cuCtxSetCurrent");
    take(synchronize, "cuCtxSynchronize");
    take(module_load, "cuModuleLoadData");
    take(function_get, "cuModuleGetFunction");
    take(allocate, "cuMemAlloc_v2");
    take(release, "cuMemFree_v2");
    take(to_device, "cuMemcpyHtoD_v2");
    take(to_host, "cuMemcpyDtoH_v2");
    take(launch, "cuLaunchKernel");
    take(event_create, "cuEventCreate");
    take(event_record, "cuEventRecord");
    take(event_synchronize, "cuEventSynchronize");
    take(event_elapsed, "cuEventElapsedTime");
    take(error_string, "cuGetErrorString");
    if (!missing.empty()) return;
    Result result = init(0);
    if (!result) result = device_get(&device, 0);
    if (result) missing = text(result);
  }

  // The driver with a context on the first card.
  static Driver &ready() {
    static Driver the_one = [] {
      Driver made;
      if (!made.missing.empty()) give_up("no NVIDIA GPU: " + made.missing);
      Handle context;
      made.check(made.context_retain(&context, made.device), "no context");
      made.check(made.context_set(context), "no context");
      return made;
    }();
    return the_one;
  }

  void check(Result result, const std::string &what) const {
    if (result) give_up(what + ": " + text(result));
  }

  std::string text(Result result) const {
    const char *said = nullptr;
    error_string(result, &said);
    return said ? said : "CUDA error " + std::to_string(result);
  }

  // `sm_90`
  std::string architecture() const {
    int major = 0, minor = 0;
    check(device_attribute(&major, 75, device), "no architecture");
    check(device_attribute(&minor, 76, device), "no architecture");
    return "sm_" + std::to_string(major * 10 + minor);
  }

  std::string name() const {
    char name[256] = "";
    check(device_name(name, sizeof name - 1, device), "no name");
    return name;
  }

  Handle load(const std::string &path) const {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> code((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (code.empty()) give_up(path + " is empty");
    Handle module;
    check(module_load(&module, code.data()), path);
    return module;
  }

  Handle function(Handle module, const std::string &name) const {
    Handle found;
    check(function_get(&found, module, name.c_str()), name);
    return found;
  }

 private:
  void *library_ = nullptr;

  template <class F>
  void take(F *&function, const char *name) {
    function = reinterpret_cast<F *>(dlsym(library_, name));
    if (!function && missing.empty()) missing = std::string("the driver has no ") + name;
  }
};

}  // namespace okl_gpu
