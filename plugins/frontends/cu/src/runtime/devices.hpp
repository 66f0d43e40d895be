// Devices, and what programs ask about them.
namespace okl_cu {
// The limits of CUDA's devices, which programs rely on without asking.
constexpr unsigned most_items = 1024;
constexpr unsigned most_items_of[3] = {1024, 1024, 64};
constexpr unsigned most_groups_of[3] = {2147483647, 65535, 65535};
inline unsigned items_of_block(int number) { return std::min(most_items, okl_rt::properties_of(number).most_items); }
inline unsigned items_of_block(int number, int axis) {
  return std::min(most_items_of[axis], okl_rt::properties_of(number).most_items_of[axis]);
}
inline void copy_text(char *to, std::size_t size, const std::string &from) {
  const std::size_t length = std::min(size - 1, from.size());
  std::memcpy(to, from.data(), length);
  to[length] = '\0';
}
inline int as_int(std::size_t number) { return (int)std::min<std::size_t>(number, 2147483647); }
// Of what only NVIDIA's devices have, it describes one of compute capability 7.0.
inline cudaDeviceProp describe_device(int number) {
  const okl_rt::properties &known = okl_rt::properties_of(number);
  cudaDeviceProp made = {};
  copy_text(made.name, sizeof made.name, known.name);
  copy_text(made.gcnArchName, sizeof made.gcnArchName, known.name);
  made.totalGlobalMem = known.memory;
  made.sharedMemPerBlock = made.sharedMemPerBlockOptin = made.sharedMemPerMultiprocessor = known.group_memory;
  made.regsPerBlock = made.regsPerMultiprocessor = 65536;
  made.warpSize = 32;
  made.memPitch = 2147483647;
  made.maxThreadsPerBlock = (int)items_of_block(number);
  for (int axis = 0; axis < 3; ++axis) {
    made.maxThreadsDim[axis] = (int)items_of_block(number, axis);
    made.maxGridSize[axis] = (int)most_groups_of[axis];
  }
  made.clockRate = (int)known.kilohertz;
  made.totalConstMem = 64 << 10;
  made.major = 7;
  made.textureAlignment = made.surfaceAlignment = 512;
  made.texturePitchAlignment = 32;
  made.multiProcessorCount = (int)known.units;
  made.integrated = known.is_integrated;
  made.canMapHostMemory = made.managedMemory = made.concurrentManagedAccess = known.has_shared_memory;
  made.pageableMemoryAccess = made.canUseHostPointerForRegisteredMem = okl_rt::is_host;
  made.hostNativeAtomicSupported = okl_rt::is_host;
  // Programs that find none of these stop, or take another way; calls with streams work on all devices.
  made.deviceOverlap = made.asyncEngineCount = made.concurrentKernels = 1;
  made.pciBusID = number;
  made.unifiedAddressing = 1;
  made.l2CacheSize = as_int(known.cache);
  made.maxThreadsPerMultiProcessor = 2048;
  made.maxBlocksPerMultiProcessor = 32;
  made.singleToDoublePrecisionPerfRatio = 2;
  return made;
}
inline bool is_device(int number) { return number >= 0 && number < okl_rt::device_count(); }
inline int attribute(const cudaDeviceProp &known, cudaDeviceAttr which, bool &is_known) {
  switch (which) {
    case cudaDevAttrMaxThreadsPerBlock: return known.maxThreadsPerBlock;
    case cudaDevAttrMaxBlockDimX: return known.maxThreadsDim[0];
    case cudaDevAttrMaxBlockDimY: return known.maxThreadsDim[1];
    case cudaDevAttrMaxBlockDimZ: return known.maxThreadsDim[2];
    case cudaDevAttrMaxGridDimX: return known.maxGridSize[0];
    case cudaDevAttrMaxGridDimY: return known.maxGridSize[1];
    case cudaDevAttrMaxGridDimZ: return known.maxGridSize[2];
    case cudaDevAttrMaxSharedMemoryPerBlock: return as_int(known.sharedMemPerBlock);
    case cudaDevAttrTotalConstantMemory: return as_int(known.totalConstMem);
    case cudaDevAttrWarpSize: return known.warpSize;
    case cudaDevAttrMaxPitch: return as_int(known.memPitch);
    case cudaDevAttrMaxRegistersPerBlock: return known.regsPerBlock;
    case cudaDevAttrClockRate: return known.clockRate;
    case cudaDevAttrTextureAlignment: return as_int(known.textureAlignment);
    case cudaDevAttrGpuOverlap: return known.deviceOverlap;
    case cudaDevAttrMultiProcessorCount: return known.multiProcessorCount;
    case cudaDevAttrKernelExecTimeout: return known.kernelExecTimeoutEnabled;
    case cudaDevAttrIntegrated: return known.integrated;
    case cudaDevAttrCanMapHostMemory: return known.canMapHostMemory;
    case cudaDevAttrComputeMode: return known.computeMode;
    case cudaDevAttrConcurrentKernels: return known.concurrentKernels;
    case cudaDevAttrEccEnabled: return known.ECCEnabled;
    case cudaDevAttrPciBusId: return known.pciBusID;
    case cudaDevAttrPciDeviceId: return known.pciDeviceID;
    case cudaDevAttrPciDomainId: return known.pciDomainID;
    case cudaDevAttrTccDriver: return known.tccDriver;
    case cudaDevAttrMemoryClockRate: return known.memoryClockRate;
    case cudaDevAttrGlobalMemoryBusWidth: return known.memoryBusWidth;
    case cudaDevAttrL2CacheSize: return known.l2CacheSize;
    case cudaDevAttrMaxThreadsPerMultiProcessor: return known.maxThreadsPerMultiProcessor;
    case cudaDevAttrAsyncEngineCount: return known.asyncEngineCount;
    case cudaDevAttrUnifiedAddressing: return known.unifiedAddressing;
    case cudaDevAttrComputeCapabilityMajor: return known.major;
    case cudaDevAttrComputeCapabilityMinor: return known.minor;
    case cudaDevAttrStreamPrioritiesSupported: return known.streamPrioritiesSupported;
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor: return as_int(known.sharedMemPerMultiprocessor);
    case cudaDevAttrMaxRegistersPerMultiprocessor: return known.regsPerMultiprocessor;
    case cudaDevAttrManagedMemory: return known.managedMemory;
    case cudaDevAttrPageableMemoryAccess: return known.pageableMemoryAccess;
    case cudaDevAttrConcurrentManagedAccess: return known.concurrentManagedAccess;
    case cudaDevAttrCooperativeLaunch: return known.cooperativeLaunch;
    case cudaDevAttrMaxSharedMemoryPerBlockOptin: return as_int(known.sharedMemPerBlockOptin);
    case cudaDevAttrMaxBlocksPerMultiprocessor: return known.maxBlocksPerMultiProcessor;
    // Abilities that this runtime does not have.
    case cudaDevAttrIsMultiGpuBoard:
    case cudaDevAttrHostNativeAtomicSupported:
    case cudaDevAttrComputePreemptionSupported:
    case cudaDevAttrCooperativeMultiDeviceLaunch:
    case cudaDevAttrPageableMemoryAccessUsesHostPageTables:
    case cudaDevAttrDirectManagedMemAccessFromHost:
    case cudaDevAttrMaxPersistingL2CacheSize:
    case cudaDevAttrMaxAccessPolicyWindowSize:
    case cudaDevAttrMemoryPoolsSupported: return 0;
    default: break;
  }
  is_known = false;
  return 0;
}
}
inline cudaError_t cudaGetDeviceCount(int *count) {
  if (!count) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  *count = okl_rt::device_count();
  return okl_cu::result(*count > 0 ? cudaSuccess : cudaErrorNoDevice);
}
inline cudaError_t cudaGetDevice(int *device) {
  if (!device) return okl_cu::result(cudaErrorInvalidValue);
  *device = okl_cu::device_number();
  return cudaSuccess;
}
inline cudaError_t cudaSetDevice(int device) {
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_device(device)) return okl_cu::result(cudaErrorInvalidDevice);
  okl_cu::device_number() = device;
  okl_rt::use_device(device);
  return okl_cu::ended();
}
inline cudaError_t cudaSetDeviceFlags(unsigned) { return cudaSuccess; }
inline cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int device) {
  if (!properties) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_device(device)) return okl_cu::result(cudaErrorInvalidDevice);
  *properties = okl_cu::describe_device(device);
  return okl_cu::ended();
}
inline cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int device) {
  if (!value) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_device(device)) return okl_cu::result(cudaErrorInvalidDevice);
  bool is_known = true;
  *value = okl_cu::attribute(okl_cu::describe_device(device), attribute, is_known);
  return okl_cu::result(is_known ? cudaSuccess : cudaErrorInvalidValue);
}
inline cudaError_t cudaDeviceSynchronize() {
  std::vector<okl_rt::stream> queues;
  {
    okl_cu::guard locked(okl_cu::all().mutex);
    okl_cu::device *const here = okl_cu::here();
    if (!here) return okl_cu::result(cudaErrorNoDevice);
    for (cudaStream_t stream : here->streams) queues.push_back(stream->queue);
    queues.push_back(here->main.queue);
  }
  for (okl_rt::stream queue : queues) okl_rt::finish(queue);
  return okl_cu::ended();
}
inline cudaError_t cudaThreadSynchronize() { return cudaDeviceSynchronize(); }
// Stacks, heaps and caches are those of the device's compiler.
inline cudaError_t cudaDeviceSetLimit(cudaLimit, size_t) { return cudaSuccess; }
inline cudaError_t cudaDeviceGetLimit(size_t *value, cudaLimit) {
  return okl_cu::result(value ? cudaErrorNotSupported : cudaErrorInvalidValue);
}
inline cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache) { return cudaSuccess; }
inline cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *config) {
  if (!config) return okl_cu::result(cudaErrorInvalidValue);
  *config = cudaFuncCachePreferNone;
  return cudaSuccess;
}
inline cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig) { return cudaSuccess; }
inline cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  if (least) *least = 0;
  if (greatest) *greatest = 0;
  return cudaSuccess;
}
inline cudaError_t cudaDeviceCanAccessPeer(int *can, int device, int peer) {
  if (!can) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_device(device) || !okl_cu::is_device(peer)) return okl_cu::result(cudaErrorInvalidDevice);
  *can = 0;
  return cudaSuccess;
}
inline cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr, int device, int peer) {
  return cudaDeviceCanAccessPeer(value, device, peer);
}
// All devices do what programs may ask for.
inline cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *wanted) {
  if (!device || !wanted) return okl_cu::result(cudaErrorInvalidValue);
  *device = 0;
  return cudaSuccess;
}
inline cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned) {
  okl_cu::guard locked(okl_cu::all().mutex);
  return okl_cu::result(okl_cu::is_device(peer) ? cudaErrorPeerAccessUnsupported : cudaErrorInvalidDevice);
}
inline cudaError_t cudaDeviceDisablePeerAccess(int peer) {
  okl_cu::guard locked(okl_cu::all().mutex);
  return okl_cu::result(okl_cu::is_device(peer) ? cudaErrorPeerAccessNotEnabled : cudaErrorInvalidDevice);
}
inline cudaError_t cudaDriverGetVersion(int *version) {
  if (!version) return okl_cu::result(cudaErrorInvalidValue);
  *version = CUDART_VERSION;
  return cudaSuccess;
}
inline cudaError_t cudaRuntimeGetVersion(int *version) { return cudaDriverGetVersion(version); }
inline cudaError_t cudaProfilerStart() { return cudaSuccess; }
inline cudaError_t cudaProfilerStop() { return cudaSuccess; }
