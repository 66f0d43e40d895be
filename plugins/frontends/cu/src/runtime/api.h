struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
typedef struct okl_cu_stream *cudaStream_t;
typedef struct okl_cu_event *cudaEvent_t;
enum cudaError_t { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorInvalidConfiguration = 9 };
enum cudaMemcpyKind { cudaMemcpyHostToHost, cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice, cudaMemcpyDefault };
cudaError_t cudaMalloc(void **, unsigned long);
template <class T> cudaError_t cudaMalloc(T **, unsigned long);
cudaError_t cudaFree(void *);
cudaError_t cudaMemcpy(void *, const void *, unsigned long, cudaMemcpyKind);
cudaError_t cudaMemset(void *, int, unsigned long);
cudaError_t cudaDeviceSynchronize();
cudaError_t cudaGetLastError();
const char *cudaGetErrorString(cudaError_t);
template <class T> cudaError_t cudaMemcpyToSymbol(const T &, const void *, unsigned long, unsigned long = 0, cudaMemcpyKind = cudaMemcpyHostToDevice);
template <class T> cudaError_t cudaMemcpyFromSymbol(void *, const T &, unsigned long, unsigned long = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost);
cudaError_t cudaStreamCreate(cudaStream_t *);
cudaError_t cudaStreamDestroy(cudaStream_t);
cudaError_t cudaStreamSynchronize(cudaStream_t);
