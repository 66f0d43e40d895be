// Launches, their errors, variables of the device, and questions about kernels.
void launches() {
  const int n = 1000;
  std::vector<float> host(n);
  for (int i = 0; i < n; ++i) host[i] = float(i);
  float *x = nullptr;
  FINE(cudaMalloc(&x, n * sizeof(float)));
  FINE(cudaMemcpy(x, host.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  // A block size that is a number, and sizes in `dim3`.
  scale_all(okl_cu::launch((n + 127) / 128, 128), n, 2, x);
  scale_all(okl_cu::launch(dim3(4), dim3(256), 0, 0), n, 3, x);
  FINE(cudaGetLastError());
  FINE(cudaDeviceSynchronize());
  FINE(cudaMemcpy(host.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; ++i) REQUIRE(host[i] == 6.0f * float(i));
  int asked = n;
  float factor = 0.5f;
  void *arguments[] = {&asked, &factor, &x};
  FINE(cudaLaunchKernel(scale_all, dim3(8), dim3(128), arguments, 0, 0));
  FINE(cudaMemcpy(host.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; ++i) REQUIRE(host[i] == 3.0f * float(i));

  // Wrong sizes: nothing runs.
  for (const dim3 &block : {dim3(1025), dim3(0), dim3(32, 33), dim3(1, 1, 65), dim3(1, 0)}) {
    scale_all(okl_cu::launch(4, block), n, 0, x);
    REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
    REQUIRE(cudaGetLastError() == cudaSuccess);
  }
  for (const dim3 &grid : {dim3(0), dim3(1, 65536), dim3(1, 1, 65536)}) {
    scale_all(okl_cu::launch(grid, 128), n, 0, x);
    REQUIRE(cudaPeekAtLastError() == cudaErrorInvalidConfiguration);
    REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
  }
  FINE(cudaMemcpy(host.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost));
  REQUIRE(host[999] == 3.0f * 999);
  FINE(cudaFree(x));
}
void variables() {
  static_assert(sizeof weights == 16 && sizeof(weights) / sizeof(weights[0]) == 4, "sizes are those of the variable");
  const int n = 8;
  float host[n], *x = nullptr;
  FINE(cudaMalloc(&x, sizeof host));
  FINE(cudaMemset(x, 0, sizeof host));
  weigh_all(okl_cu::launch(2, 4), n, x);
  FINE(cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; ++i) REQUIRE(host[i] == float(i % 4 + 1));
  // A kernel was translated for blocks of 4 threads in a row, and a grid of one dimension.
  for (const okl_cu::launch &wrong : {okl_cu::launch(1, 8), okl_cu::launch(dim3(2, 2), 4), okl_cu::launch(2, dim3(4, 1, 2))}) {
    weigh_all(wrong, n, x);
    REQUIRE(cudaGetLastError() == cudaErrorInvalidConfiguration);
  }
  const float more[4] = {10, 20, 30, 40};
  FINE(cudaMemcpyToSymbol(weights, more, sizeof more));
  FINE(cudaMemcpyToSymbol(weights, more, sizeof(float), 3 * sizeof(float)));
  weigh_all(okl_cu::launch(2, 4), n, x);
  FINE(cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost));
  const float expected[] = {11, 22, 33, 14};
  for (int i = 0; i < n; ++i) REQUIRE(host[i] == expected[i % 4]);
  int counted = 0;
  FINE(cudaMemcpyFromSymbol(&counted, counter, sizeof counted));
  REQUIRE(counted == 2 * n);
  size_t bytes = 0;
  FINE(cudaGetSymbolSize(&bytes, weights));
  REQUIRE(bytes == 16);
  void *at = nullptr;
  FINE(cudaGetSymbolAddress(&at, counter));
  counted = 100;
  FINE(cudaMemcpy(at, &counted, sizeof counted, cudaMemcpyHostToDevice));
  FINE(cudaMemcpyFromSymbolAsync(&counted, counter, sizeof counted, 0, cudaMemcpyDeviceToHost, 0));
  FINE(cudaStreamSynchronize(0));
  REQUIRE(counted == 100);
#ifndef EMULATED
  REQUIRE(cudaMemcpyToSymbol(weights, more, sizeof more, 4) == cudaErrorInvalidValue);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidValue);
#endif
  FINE(cudaFree(x));
}
void questions() {
  int grid = 0, block = 0, blocks = 0;
  FINE(cudaOccupancyMaxPotentialBlockSize(&grid, &block, scale_all, 0, 0));
  REQUIRE(grid > 0 && block > 0 && block <= 1024);
  FINE(cudaOccupancyMaxPotentialBlockSize(&grid, &block, scale_all, 0, 96));
  REQUIRE(block == 96);
  FINE(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, scale_all, 256, 0));
  REQUIRE(blocks > 0);
  cudaFuncAttributes attributes;
  FINE(cudaFuncGetAttributes(&attributes, scale_all));
  REQUIRE(attributes.maxThreadsPerBlock > 0);
  FINE(cudaFuncSetCacheConfig(scale_all, cudaFuncCachePreferL1));
  FINE(cudaFuncSetAttribute(scale_all, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024));
}
