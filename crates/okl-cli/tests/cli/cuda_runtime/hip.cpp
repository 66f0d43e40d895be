// A program in HIP's names.
void in_hip() {
  hipDeviceProp_t known;
  REQUIRE(hipGetDeviceProperties(&known, 0) == hipSuccess);
  float *x = nullptr, *host = nullptr;
  REQUIRE(hipMalloc(&x, 1024) == hipSuccess);
  REQUIRE(hipHostMalloc(&host, 1024) == hipSuccess);
  for (int i = 0; i < 256; ++i) host[i] = 2;
  hipStream_t stream;
  REQUIRE(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking) == hipSuccess);
  REQUIRE(hipMemcpyAsync(x, host, 1024, hipMemcpyHostToDevice, stream) == hipSuccess);
  scale_all(okl_cu::launch(2, 128, 0, stream), 256, 3, x);
  REQUIRE(hipMemcpyAsync(host, x, 1024, hipMemcpyDeviceToHost, stream) == hipSuccess);
  REQUIRE(hipStreamSynchronize(stream) == hipSuccess);
  for (int i = 0; i < 256; ++i) REQUIRE(host[i] == 6);
  const int value = 5;
  REQUIRE(hipMemcpyToSymbol(HIP_SYMBOL(counter), &value, sizeof value) == hipSuccess);
  int items = 0;
  REQUIRE(hipDeviceGetAttribute(&items, hipDeviceAttributeMaxThreadsPerBlock, 0) == hipSuccess && items > 0);
  scale_all(okl_cu::launch(1, 4096), 256, 3, x);
  const hipError_t error = hipGetLastError();
  REQUIRE(error == hipErrorInvalidConfiguration && std::strlen(hipGetErrorString(error)) > 0);
  REQUIRE(hipStreamDestroy(stream) == hipSuccess);
  REQUIRE(hipHostFree(host) == hipSuccess);
  REQUIRE(hipFree(x) == hipSuccess);
}
