// A device that is the host: its memory is the program's, and everything is done when a call returns.
#include <chrono>
#include <cstdio>
#include <new>
#include <thread>
#include <unistd.h>
#ifdef _OPENMP
#include <omp.h>
#endif
namespace okl_rt {
// Kernels are functions of the host, and it has the same memory.
constexpr bool is_host = true;
// A queue never holds anything.
struct queue {};
typedef queue *stream;
inline int device_count() { return 1; }
inline void use_device(int) {}
// As many groups as run at a time.
inline int groups_of_device() {
#ifdef _OPENMP
  return omp_get_max_threads();
#else
  return 1;
#endif
}
inline std::size_t memory_of_device(bool free_alone) {
#ifdef _SC_PHYS_PAGES
  const long page = sysconf(_SC_PAGESIZE);
#ifdef _SC_AVPHYS_PAGES
  if (free_alone) return (std::size_t)sysconf(_SC_AVPHYS_PAGES) * page;
#endif
  return (void)free_alone, (std::size_t)sysconf(_SC_PHYS_PAGES) * page;
#else
  return (void)free_alone, 0;
#endif
}
// The processor's name as Linux knows it.
inline std::string name_of_cpu() {
  std::string name = "CPU";
  std::FILE *const file = std::fopen("/proc/cpuinfo", "r");
  if (!file) return name;
  char line[512];
  while (std::fgets(line, sizeof line, file)) {
    const char *const value = std::strstr(line, ": ");
    if (std::strncmp(line, "model name", 10) != 0 || !value) continue;
    name.assign(value + 2, std::strcspn(value + 2, "\n"));
    break;
  }
  std::fclose(file);
  return name;
}
inline const properties &properties_of(int) {
  static const properties known = [] {
    properties made;
    made.name = name_of_cpu();
    made.memory = memory_of_device(false);
    made.group_memory = 48 << 10;
#ifdef _SC_LEVEL2_CACHE_SIZE
    const long cache = sysconf(_SC_LEVEL2_CACHE_SIZE);
    made.cache = cache > 0 ? cache : 0;
#endif
    const unsigned threads = std::thread::hardware_concurrency();
    made.units = threads ? threads : 1;
    made.is_integrated = made.has_shared_memory = true;
    return made;
  }();
  return known;
}
inline const char *device_name(int number) { return properties_of(number).name.c_str(); }
// As aligned as memory of CUDA's.
inline void *allocate(std::size_t bytes) {
  void *const memory = ::operator new(bytes ? bytes : 1, std::align_val_t(256), std::nothrow);
  if (!memory) fail(failure::no_memory, "there is no more memory");
  return memory;
}
inline void *allocate_shared(std::size_t bytes) { return allocate(bytes); }
inline void *allocate_host(std::size_t bytes) { return allocate(bytes); }
inline void release(void *memory) { ::operator delete(memory, std::align_val_t(256)); }
inline stream new_stream() { return new queue; }
inline void delete_stream(stream one) { delete one; }
inline void copy_between(void *to, const void *from, std::size_t bytes, stream) { std::memmove(to, from, bytes); }
inline void copy_in(void *to, const void *from, std::size_t bytes, stream) { std::memmove(to, from, bytes); }
inline void copy_out(void *to, const void *from, std::size_t bytes, stream) { std::memmove(to, from, bytes); }
inline void fill(void *memory, int byte, std::size_t bytes, stream) { std::memset(memory, byte, bytes); }
inline bool is_done(stream) { return true; }
inline void finish(stream) {}
inline void follow(stream, stream) {}
// A place in a queue: when the queue came there.
struct reached {
  std::chrono::steady_clock::time_point at;
};
typedef reached *mark;
inline mark new_mark(stream, bool) { return new reached{std::chrono::steady_clock::now()}; }
inline void delete_mark(mark one) { delete one; }
inline bool is_reached(mark) { return true; }
inline void wait_until(mark) {}
inline void follow(stream, mark) {}
inline double milliseconds(mark first, mark later) {
  return std::chrono::duration<double, std::milli>(later->at - first->at).count();
}
// Runs a kernel. The shape is among its arguments.
template <class... P> void run(void (*kernel)(P...), const shape &, stream, const argument *arguments) {
  call(kernel, arguments);
}
}
