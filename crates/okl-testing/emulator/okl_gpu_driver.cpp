// The driver and the run-time compiler of CUDA, or of HIP, as a library for tests: its devices are those of the emulator.
//
//   g++ -shared -fPIC -DOKL_DRIVER=1 ...   `libcuda.so` and `libnvrtc.so` in one
//   g++ -shared -fPIC -DOKL_DRIVER=2 ...   `libamdhip64.so` and `libhiprtc.so` in one
//
// What it needs from the environment:
//   OKL_EMULATOR_COMPILE   a command that makes a library of a text: `$OKL_EMULATOR_COMPILE -o out.so in.cpp`
//   OKL_EMULATOR_FOLDER    a folder for the texts and libraries
//   OKL_EMULATOR_FAIL      `launch:3`: the third launch fails, and all that comes after it, as on a card

#include <okl_cuda_emulator.hpp>

#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#if OKL_DRIVER == 1
#define OKL_NAME(cuda, hip) cuda
#else
#define OKL_NAME(cuda, hip) hip
#endif
#define OKL_EXPORT(cuda, hip) extern "C" __attribute__((visibility("default"))) int OKL_NAME(cuda, hip)

namespace {

enum Status { fine = 0, invalid = 1, no_memory = 2, not_found = 500, failed = 700 };

// The emulator knows one thread.
std::recursive_mutex &mutex() {
  static std::recursive_mutex the_one;
  return the_one;
}
#define OKL_LOCKED std::lock_guard<std::recursive_mutex> locked(mutex())

std::atomic<bool> &has_failed() {
  static std::atomic<bool> the_one{false};
  return the_one;
}

// Whether this call is the one that fails, or comes after it.
bool fails(const char *name) {
  static std::map<std::string, int> calls;
  const char *const wish = getenv("OKL_EMULATOR_FAIL");
  if (!wish) return false;
  const std::string text = wish, wanted = text.substr(0, text.find(':'));
  if (wanted == name && ++calls[name] >= std::atoi(text.c_str() + wanted.size() + 1)) has_failed() = true;
  return has_failed();
}

using Enqueue = int (*)(const char *, const unsigned *, const unsigned *, void **, okl_emulator::Stream *);

struct Module {
  Enqueue enqueue;
};
struct Function {
  Enqueue enqueue;
  std::string name;
};
struct Program {
  std::string text, log, path;
};

thread_local int device_of_thread = -1;

// The device of a thread is that of the emulator while it calls.
bool has_device() {
  if (device_of_thread < 0) return false;
  okl_emulator::current_device = device_of_thread;
  return true;
}

}  // namespace

OKL_EXPORT(cuInit, hipInit)(unsigned) { return fine; }
OKL_EXPORT(cuDeviceGetCount, hipGetDeviceCount)(int *count) { return *count = okl_emulator::device_count, fine; }
OKL_EXPORT(cuDeviceGet, hipDeviceGet)(int *device, int number) { return *device = number, fine; }
OKL_EXPORT(cuDeviceGetName, hipDeviceGetName)(char *name, int size, int) { return snprintf(name, size, "emulator"), fine; }
OKL_EXPORT(cuDeviceTotalMem_v2, hipDeviceTotalMem)(size_t *bytes, int) { return *bytes = okl_emulator::Arena::size, fine; }
OKL_EXPORT(cuDeviceComputeCapability, hipDeviceComputeCapability)(int *major, int *minor, int) {
  return *major = 8, *minor = 0, fine;
}
OKL_EXPORT(cuDriverGetVersion, hipDriverGetVersion)(int *version) { return *version = 1, fine; }
#if OKL_DRIVER == 1
OKL_EXPORT(cuDevicePrimaryCtxRetain, )(void **context, int device) {
  return *context = reinterpret_cast<void *>(uintptr_t(device + 1)), fine;
}
OKL_EXPORT(cuCtxSetCurrent, )(void *context) { return device_of_thread = int(uintptr_t(context)) - 1, fine; }
#else
OKL_EXPORT(, hipSetDevice)(int device) { return device_of_thread = device, fine; }
#endif
OKL_EXPORT(cuMemAlloc_v2, hipMalloc)(uint64_t *address, size_t bytes) {
  OKL_LOCKED;
  if (!has_device()) return invalid;
  if (fails("allocate")) return failed;
  const size_t left = okl_emulator::Arena::size - okl_emulator::arena().used;
  if (bytes > left || left - bytes < 1024) return no_memory;
  *address = reinterpret_cast<uint64_t>(okl_emulator::allocate(bytes));
  return fine;
}
OKL_EXPORT(cuMemFree_v2, hipFree)(uint64_t address) {
  OKL_LOCKED;
  if (!has_device()) return invalid;
  return cudaFree(reinterpret_cast<void *>(address));
}
OKL_EXPORT(cuMemHostAlloc, hipHostMalloc)(void **address, size_t bytes, unsigned) {
  return *address = malloc(bytes), *address ? fine : no_memory;
}
OKL_EXPORT(cuMemFreeHost, hipHostFree)(void *address) {
  OKL_LOCKED;
  return cudaFreeHost(address);
}
OKL_EXPORT(cuStreamCreate, hipStreamCreateWithFlags)(cudaStream_t *stream, unsigned flags) {
  OKL_LOCKED;
  return has_device() ? cudaStreamCreateWithFlags(stream, flags) : int(invalid);
}
OKL_EXPORT(cuStreamDestroy_v2, hipStreamDestroy)(cudaStream_t stream) {
  OKL_LOCKED;
  return cudaStreamDestroy(stream);
}
OKL_EXPORT(cuStreamSynchronize, hipStreamSynchronize)(cudaStream_t stream) {
  OKL_LOCKED;
  return fails("finish") ? int(failed) : cudaStreamSynchronize(stream);
}
OKL_EXPORT(cuStreamWaitEvent, hipStreamWaitEvent)(cudaStream_t stream, cudaEvent_t event, unsigned) {
  OKL_LOCKED;
  return cudaStreamWaitEvent(stream, event);
}
OKL_EXPORT(cuEventCreate, hipEventCreateWithFlags)(cudaEvent_t *event, unsigned) { return cudaEventCreate(event); }
OKL_EXPORT(cuEventDestroy_v2, hipEventDestroy)(cudaEvent_t event) { return cudaEventDestroy(event); }
OKL_EXPORT(cuEventRecord, hipEventRecord)(cudaEvent_t event, cudaStream_t stream) {
  OKL_LOCKED;
  return cudaEventRecord(event, stream);
}
OKL_EXPORT(cuEventQuery, hipEventQuery)(cudaEvent_t event) {
  OKL_LOCKED;
  return fails("query") ? int(failed) : cudaEventQuery(event);
}
OKL_EXPORT(cuEventSynchronize, hipEventSynchronize)(cudaEvent_t event) {
  OKL_LOCKED;
  return cudaEventSynchronize(event);
}
OKL_EXPORT(cuEventElapsedTime, hipEventElapsedTime)(float *milliseconds, cudaEvent_t start, cudaEvent_t end) {
  OKL_LOCKED;
  return cudaEventElapsedTime(milliseconds, start, end);
}
OKL_EXPORT(cuMemcpyHtoDAsync_v2, hipMemcpyHtoDAsync)(void *to, const void *from, size_t bytes, cudaStream_t stream) {
  OKL_LOCKED;
  return fails("write") ? int(failed) : cudaMemcpyAsync(to, from, bytes, cudaMemcpyHostToDevice, stream);
}
OKL_EXPORT(cuMemcpyDtoHAsync_v2, hipMemcpyDtoHAsync)(void *to, const void *from, size_t bytes, cudaStream_t stream) {
  OKL_LOCKED;
  return fails("read") ? int(failed) : cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToHost, stream);
}
OKL_EXPORT(cuMemcpyDtoDAsync_v2, hipMemcpyDtoDAsync)(void *to, const void *from, size_t bytes, cudaStream_t stream) {
  OKL_LOCKED;
  return cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream);
}
// A compiled text is the path of a library.
OKL_EXPORT(cuModuleLoadData, hipModuleLoadData)(Module **module, const char *path) {
  OKL_LOCKED;
  if (!has_device() || path[0] != '/') return invalid;
  void *const library = dlopen(path, RTLD_NOW);
  if (!library) return fprintf(stderr, "%s\n", dlerror()), int(invalid);
  *module = new Module{reinterpret_cast<Enqueue>(dlsym(library, "okl_enqueue"))};
  return fine;
}
OKL_EXPORT(cuModuleGetFunction, hipModuleGetFunction)(Function **function, Module *module, const char *name) {
  if (module->enqueue(name, nullptr, nullptr, nullptr, nullptr) != fine) return not_found;
  return *function = new Function{module->enqueue, name}, fine;
}
OKL_EXPORT(cuLaunchKernel, hipModuleLaunchKernel)(Function *function, unsigned x, unsigned y, unsigned z, unsigned a, unsigned b,
                                                  unsigned c, unsigned, cudaStream_t stream, void **arguments, void **) {
  OKL_LOCKED;
  if (!has_device()) return invalid;
  if (fails("launch")) return failed;
  if (!okl_emulator::has_size({x, y, z}, {a, b, c})) return invalid;
  const unsigned groups[] = {x, y, z}, items[] = {a, b, c};
  return function->enqueue(function->name.c_str(), groups, items, arguments, okl_emulator::ordered(stream));
}
OKL_EXPORT(cuGetErrorString, hipDrvGetErrorString)(int status, const char **text) {
  *text = status == no_memory ? "out of memory" : status == invalid ? "invalid argument" : status == not_found ? "named symbol not found" : "an illegal memory access was encountered";
  return fine;
}

// --- the compiler --------------------------------------------------------------------------------------------------

namespace {

// The names of the kernels of a text.
std::vector<std::string> kernels_of(const std::string &text) {
  std::vector<std::string> names;
  for (size_t at = text.find("__global__"); at != std::string::npos; at = text.find("__global__", at)) {
    at = text.find("void", at);
    if (at == std::string::npos) break;
    at += 4;
    for (;;) {
      while (isspace(static_cast<unsigned char>(text[at]))) ++at;
      if (text.compare(at, 17, "__launch_bounds__") != 0) break;
      at = text.find(')', at) + 1;
    }
    const size_t end = text.find('(', at);
    names.push_back(text.substr(at, end - at));
    at = end;
  }
  return names;
}

// `using namespace k;` for each namespace, since kernels may stand in one.
std::string namespaces_of(const std::string &text) {
  std::string all;
  const std::string word = "namespace ";
  for (size_t at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
    at += word.size();
    const size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", at);
    if (text[text.find_first_not_of(' ', end)] == '{' && end > at) all += "using namespace " + text.substr(at, end - at) + ";\n";
  }
  return all;
}

// The template finds the parameters of a kernel: `okl_one(_occa_add_0, ...)`
const char *const caller =
    "#include <okl_gpu_memory.hpp>\n#include <string.h>\n"
    "template <class... P> int okl_one(void (*kernel)(P...), const unsigned *g, const unsigned *i, void **arguments,\n"
    "                                  okl_emulator::Stream *stream) {\n"
    "  if (!g) return 0;\n"
    "  okl_emulator::enqueue(kernel, {g[0], g[1], g[2]}, {i[0], i[1], i[2]}, arguments, stream,\n"
    "                        std::index_sequence_for<P...>());\n"
    "  return 0;\n}\n"
    "extern \"C\" int okl_enqueue(const char *name, const unsigned *g, const unsigned *i, void **arguments,\n"
    "                           okl_emulator::Stream *stream) {\n";

}  // namespace

OKL_EXPORT(nvrtcCreateProgram, hiprtcCreateProgram)(Program **program, const char *text, const char *, int, const char *const *,
                                                    const char *const *) {
  return *program = new Program{text, "", ""}, fine;
}
OKL_EXPORT(nvrtcDestroyProgram, hiprtcDestroyProgram)(Program **program) {
  return delete *program, *program = nullptr, fine;
}
OKL_EXPORT(nvrtcCompileProgram, hiprtcCompileProgram)(Program *program, int count, const char *const *options) {
  static std::atomic<int> number{0};
  const char *const folder = getenv("OKL_EMULATOR_FOLDER"), *const compile = getenv("OKL_EMULATOR_COMPILE");
  if (!folder || !compile) return invalid;
  const std::string base = std::string(folder) + "/" + std::to_string(getpid()) + "-" + std::to_string(++number);
  std::ofstream source(base + ".cpp");
  source << program->text << "\n#line 1 \"okl_enqueue\"\n" << namespaces_of(program->text) << caller;
  for (const std::string &name : kernels_of(program->text))
    source << "  if (!strcmp(name, \"" << name << "\")) return okl_one(" << name << ", g, i, arguments, stream);\n";
  source << "  return 500;\n}\n";
  source.close();
  std::string command = std::string(compile) + " -o " + base + ".so " + base + ".cpp";
  for (int at = 0; at < count; ++at) {
    const std::string option = options[at];
    if (option.compare(0, 2, "-D") == 0) command += " '" + option + "'";
  }
  command += " 2> " + base + ".log";
  const int status = system(command.c_str());
  std::stringstream said;
  said << std::ifstream(base + ".log").rdbuf();
  program->log = said.str();
  program->path = base + ".so";
  return status == 0 ? 0 : 6;
}
OKL_EXPORT(nvrtcGetProgramLogSize, hiprtcGetProgramLogSize)(Program *program, size_t *size) {
  return *size = program->log.size() + 1, fine;
}
OKL_EXPORT(nvrtcGetProgramLog, hiprtcGetProgramLog)(Program *program, char *text) {
  return memcpy(text, program->log.c_str(), program->log.size() + 1), fine;
}
OKL_EXPORT(nvrtcGetCUBINSize, hiprtcGetCodeSize)(Program *program, size_t *size) {
  return *size = program->path.size() + 1, fine;
}
OKL_EXPORT(nvrtcGetCUBIN, hiprtcGetCode)(Program *program, char *code) {
  return memcpy(code, program->path.c_str(), program->path.size() + 1), fine;
}
#if OKL_DRIVER == 1
// Code for virtual devices is the same here.
extern "C" __attribute__((visibility("default"))) int nvrtcGetPTXSize(Program *program, size_t *size) {
  return nvrtcGetCUBINSize(program, size);
}
extern "C" __attribute__((visibility("default"))) int nvrtcGetPTX(Program *program, char *code) {
  return nvrtcGetCUBIN(program, code);
}
#endif
extern "C" __attribute__((visibility("default"))) const char *OKL_NAME(nvrtcGetErrorString, hiprtcGetErrorString)(int status) {
  return status == 6 ? "compilation failed" : "invalid input";
}
