// Devices of OpenCL 2.0 or later. Memory is shared virtual memory, whose addresses kernels know.
#define CL_TARGET_OPENCL_VERSION 200
#include <CL/cl.h>
namespace okl_rt {
constexpr bool is_host = false;
// A queue that runs in order, and the end of what came to it last.
struct ordered {
  cl_command_queue queue;
  cl_event last;
};
typedef ordered *stream;
// A place in a queue.
typedef cl_event mark;
inline cl_event *end_of(stream one) {
  if (one->last) clReleaseEvent(one->last);
  one->last = nullptr;
  return &one->last;
}
inline bool check(cl_int error, const char *what) {
  if (error == CL_SUCCESS) return true;
  const bool is_memory = error == CL_MEM_OBJECT_ALLOCATION_FAILURE || error == CL_OUT_OF_RESOURCES || error == CL_OUT_OF_HOST_MEMORY;
  fail(is_memory ? failure::no_memory : failure::device, (std::string(what) + " says " + std::to_string(error)).c_str());
  return false;
}
struct computer {
  cl_device_id id;
  cl_context context;
  bool is_fine_grained;
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
      const bool is_fine = can & CL_DEVICE_SVM_FINE_GRAIN_BUFFER;
      if (can & CL_DEVICE_SVM_COARSE_GRAIN_BUFFER) found.push_back({id, nullptr, is_fine, {}});
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
template <class T> T info_of(int number, cl_device_info what) {
  T value{};
  clGetDeviceInfo(computers()[number].id, what, sizeof value, &value, nullptr);
  return value;
}
inline const properties &properties_of(int number) {
  static std::map<int, properties> all;
  const auto found = all.find(number);
  if (found != all.end()) return found->second;
  properties &made = all[number];
  char name[256] = "";
  clGetDeviceInfo(computers()[number].id, CL_DEVICE_NAME, sizeof name - 1, name, nullptr);
  made.name = name;
  made.memory = info_of<cl_ulong>(number, CL_DEVICE_GLOBAL_MEM_SIZE);
  made.group_memory = info_of<cl_ulong>(number, CL_DEVICE_LOCAL_MEM_SIZE);
  made.cache = info_of<cl_ulong>(number, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE);
  made.most_items = (unsigned)info_of<std::size_t>(number, CL_DEVICE_MAX_WORK_GROUP_SIZE);
  std::size_t most[16] = {made.most_items, made.most_items, made.most_items};
  clGetDeviceInfo(computers()[number].id, CL_DEVICE_MAX_WORK_ITEM_SIZES, sizeof most, most, nullptr);
  for (int axis = 0; axis < 3; ++axis) made.most_items_of[axis] = (unsigned)most[axis];
  made.units = info_of<cl_uint>(number, CL_DEVICE_MAX_COMPUTE_UNITS);
  made.kilohertz = info_of<cl_uint>(number, CL_DEVICE_MAX_CLOCK_FREQUENCY) * 1000;
  made.is_integrated = info_of<cl_bool>(number, CL_DEVICE_HOST_UNIFIED_MEMORY);
  made.has_shared_memory = computers()[number].is_fine_grained;
  return made;
}
inline const char *device_name(int number) { return properties_of(number).name.c_str(); }
// OpenCL does not say how much of it is free.
inline std::size_t memory_of_device(bool) { return properties_of(current_device()).memory; }
// As many groups as run at a time.
inline int groups_of_device() { return (int)info_of<cl_uint>(current_device(), CL_DEVICE_MAX_COMPUTE_UNITS) * 4; }

inline void *allocate_as(cl_svm_mem_flags flags, std::size_t bytes) {
  computer &one = here_is();
  void *const memory = clSVMAlloc(one.context, flags, bytes ? bytes : 1, 0);
  if (memory) one.memory.push_back(memory);
  else fail(failure::no_memory, "there is no more memory on the device");
  return memory;
}
inline void *allocate(std::size_t bytes) { return allocate_as(CL_MEM_READ_WRITE, bytes); }
inline void *allocate_shared(std::size_t bytes) {
  if (here_is().is_fine_grained) return allocate_as(CL_MEM_READ_WRITE | CL_MEM_SVM_FINE_GRAIN_BUFFER, bytes);
  fail(failure::unsupported, "host and device share no memory");
  return nullptr;
}
inline void *allocate_host(std::size_t bytes) { return allocate_shared(bytes); }
inline void release(void *memory) {
  for (computer &one : computers()) {
    for (std::size_t at = 0; at < one.memory.size(); ++at) {
      if (one.memory[at] != memory) continue;
      one.memory[at] = one.memory.back();
      one.memory.pop_back();
      return clSVMFree(one.context, memory);
    }
  }
}

inline stream new_stream() {
  cl_int error;
  computer &one = here_is();
  const cl_queue_properties wanted[] = {CL_QUEUE_PROPERTIES, CL_QUEUE_PROFILING_ENABLE, 0};
  const cl_command_queue made = clCreateCommandQueueWithProperties(one.context, one.id, wanted, &error);
  return check(error, "clCreateCommandQueueWithProperties") ? new ordered{made, nullptr} : nullptr;
}
inline void delete_stream(stream one) {
  end_of(one);
  clReleaseCommandQueue(one->queue);
  delete one;
}
inline void copy_between(void *to, const void *from, std::size_t bytes, stream on) {
  check(clEnqueueSVMMemcpy(on->queue, CL_FALSE, to, from, bytes, 0, nullptr, end_of(on)), "clEnqueueSVMMemcpy");
}
inline void copy_in(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void copy_out(void *to, const void *from, std::size_t bytes, stream on) { copy_between(to, from, bytes, on); }
inline void fill(void *memory, int byte, std::size_t bytes, stream on) {
  const unsigned char pattern = (unsigned char)byte;
  check(clEnqueueSVMMemFill(on->queue, memory, &pattern, 1, bytes, 0, nullptr, end_of(on)), "clEnqueueSVMMemFill");
}
inline void finish(stream one) { check(clFinish(one->queue), "clFinish"); }
inline bool is_reached(mark one) {
  cl_int state = CL_QUEUED;
  check(clGetEventInfo(one, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof state, &state, nullptr), "clGetEventInfo");
  if (state < 0) check(state, "a kernel or a copy");
  return state <= CL_COMPLETE;
}
inline bool is_done(stream one) {
  if (!one->last) return true;
  check(clFlush(one->queue), "clFlush");
  return is_reached(one->last);
}
inline mark new_mark(stream on, bool) {
  cl_event made = nullptr;
  check(clEnqueueMarkerWithWaitList(on->queue, 0, nullptr, &made), "clEnqueueMarkerWithWaitList");
  check(clFlush(on->queue), "clFlush");
  return made;
}
inline void delete_mark(mark one) { clReleaseEvent(one); }
inline void wait_until(mark one) { check(clWaitForEvents(1, &one), "clWaitForEvents"); }
// What comes to `later` from now on waits for a place in a queue.
inline void follow(stream later, mark first) {
  check(clEnqueueBarrierWithWaitList(later->queue, 1, &first, end_of(later)), "clEnqueueBarrierWithWaitList");
}
// What comes to `later` from now on waits for what is in `first`.
inline void follow(stream later, stream first) {
  const mark reached = new_mark(first, false);
  follow(later, reached);
  delete_mark(reached);
}
// The time between two places that were reached.
inline double milliseconds(mark first, mark later) {
  cl_ulong from = 0, to = 0;
  check(clGetEventProfilingInfo(first, CL_PROFILING_COMMAND_END, sizeof from, &from, nullptr), "clGetEventProfilingInfo");
  check(clGetEventProfilingInfo(later, CL_PROFILING_COMMAND_END, sizeof to, &to, nullptr), "clGetEventProfilingInfo");
  return ((double)to - (double)from) * 1e-6;
}
}
