// Pools of memory hold nothing: memory that is freed goes back at once. Their attributes are kept.
struct CUmemPoolHandle_st {
  unsigned long long values[9] = {0, 1, 1, 1};
};
namespace okl_cu {
inline CUmemPoolHandle_st *pool_of(int device) {
  static std::map<int, CUmemPoolHandle_st> all;
  guard locked(okl_cu::all().mutex);
  return &all[device];
}
}
inline cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int device) {
  if (!pool) return okl_cu::result(cudaErrorInvalidValue);
  if (!okl_cu::is_device(device)) return okl_cu::result(cudaErrorInvalidDevice);
  *pool = okl_cu::pool_of(device);
  return cudaSuccess;
}
inline cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *pool, int device) { return cudaDeviceGetDefaultMemPool(pool, device); }
inline cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t) { return cudaSuccess; }
inline cudaError_t cudaMemPoolCreate(cudaMemPool_t *pool, const cudaMemPoolProps *) {
  if (!pool) return okl_cu::result(cudaErrorInvalidValue);
  *pool = new CUmemPoolHandle_st;
  return cudaSuccess;
}
inline cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool) {
  delete pool;
  return cudaSuccess;
}
inline cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  if (!pool || !value || attribute < 1 || attribute > 8) return okl_cu::result(cudaErrorInvalidValue);
  // The first three are flags.
  pool->values[attribute] = attribute < 4 ? (unsigned long long)*(int *)value : *(unsigned long long *)value;
  return cudaSuccess;
}
inline cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void *value) {
  if (!pool || !value || attribute < 1 || attribute > 8) return okl_cu::result(cudaErrorInvalidValue);
  if (attribute < 4) *(int *)value = (int)pool->values[attribute];
  else *(unsigned long long *)value = pool->values[attribute];
  return cudaSuccess;
}
inline cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t) { return cudaSuccess; }
inline cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t) { return cudaSuccess; }
inline cudaError_t cudaMallocFromPoolAsync(void **memory, size_t bytes, cudaMemPool_t pool, cudaStream_t stream) {
  return pool ? cudaMallocAsync(memory, bytes, stream) : okl_cu::result(cudaErrorInvalidValue);
}
// Memory of other processes is out of reach.
inline cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *) { return okl_cu::result(cudaErrorNotSupported); }
inline cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned) { return okl_cu::result(cudaErrorNotSupported); }
inline cudaError_t cudaIpcCloseMemHandle(void *) { return okl_cu::result(cudaErrorNotSupported); }
inline cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t) { return okl_cu::result(cudaErrorNotSupported); }
inline cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t) { return okl_cu::result(cudaErrorNotSupported); }
// Hints about places and caches.
inline cudaError_t cudaMemPrefetchAsync(const void *memory, size_t bytes, cudaMemLocation place, unsigned, cudaStream_t stream) {
  return cudaMemPrefetchAsync(memory, bytes, place.type == cudaMemLocationTypeDevice ? place.id : cudaCpuDeviceId, stream);
}
inline cudaError_t cudaMemAdvise(const void *memory, size_t bytes, cudaMemoryAdvise advice, cudaMemLocation place) {
  return cudaMemAdvise(memory, bytes, advice, place.type == cudaMemLocationTypeDevice ? place.id : cudaCpuDeviceId);
}
inline cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t, unsigned) { return cudaSuccess; }
inline cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue *) { return cudaSuccess; }
inline cudaError_t cudaCtxResetPersistingL2Cache() { return cudaSuccess; }
inline cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned) { return cudaEventRecord(event, stream); }
inline cudaError_t cudaDeviceGetPCIBusId(char *id, int size, int device) {
  if (!id || size < 1) return okl_cu::result(cudaErrorInvalidValue);
  if (!okl_cu::is_device(device)) return okl_cu::result(cudaErrorInvalidDevice);
  std::snprintf(id, (std::size_t)size, "0000:%02x:00.0", device);
  return cudaSuccess;
}
inline cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *config) {
  if (!config) return okl_cu::result(cudaErrorInvalidValue);
  *config = cudaSharedMemBankSizeFourByte;
  return cudaSuccess;
}
inline cudaError_t cudaGetDeviceFlags(unsigned *flags) {
  if (!flags) return okl_cu::result(cudaErrorInvalidValue);
  *flags = cudaDeviceScheduleAuto;
  return cudaSuccess;
}
