// Streams and events.
void in_streams() {
  const int n = 512;
  const size_t bytes = n * sizeof(float);
  float *x = nullptr, *host = nullptr;
  FINE(cudaMalloc(&x, bytes));
  FINE(cudaMallocHost(&host, bytes));
  cudaStream_t first, second, apart;
  FINE(cudaStreamCreate(&first));
  FINE(cudaStreamCreateWithFlags(&second, cudaStreamDefault));
  FINE(cudaStreamCreateWithPriority(&apart, cudaStreamNonBlocking, 0));
  unsigned flags = 7;
  FINE(cudaStreamGetFlags(apart, &flags));
  REQUIRE(flags == cudaStreamNonBlocking);
  for (int i = 0; i < n; ++i) host[i] = 1;

  // Within a stream things happen in order.
  FINE(cudaMemcpyAsync(x, host, bytes, cudaMemcpyHostToDevice, first));
  scale_all(okl_cu::launch(4, 128, 0, first), n, 2, x);
  // An event connects streams.
  cudaEvent_t done;
  FINE(cudaEventCreateWithFlags(&done, cudaEventDisableTiming));
  FINE(cudaEventQuery(done));
  FINE(cudaEventRecord(done, first));
  FINE(cudaStreamWaitEvent(apart, done, 0));
  scale_all(okl_cu::launch(4, 128, 0, apart), n, 3, x);
  FINE(cudaEventRecord(done, apart));
  FINE(cudaStreamWaitEvent(second, done, 0));
  scale_all(okl_cu::launch(4, 128, 0, second), n, 5, x);
  // The default stream waits for streams that block, and they for it.
  scale_all(okl_cu::launch(4, 128), n, 7, x);
  scale_all(okl_cu::launch(4, 128, 0, first), n, 11, x);
  FINE(cudaMemcpyAsync(host, x, bytes, cudaMemcpyDeviceToHost, first));
  FINE(cudaStreamSynchronize(first));
  for (int i = 0; i < n; ++i) REQUIRE(host[i] == 2310.0f);
  FINE(cudaEventSynchronize(done));
  FINE(cudaEventQuery(done));
  while (cudaStreamQuery(second) == cudaErrorNotReady) {}
  FINE(cudaStreamQuery(0));

  // Memory that no device knows may change as soon as a call comes back.
  std::vector<float> own(n, 4);
  FINE(cudaMemcpyAsync(x, own.data(), bytes, cudaMemcpyHostToDevice, apart));
  own.assign(n, 0);
  FINE(cudaMemcpyAsync(own.data(), x, bytes, cudaMemcpyDeviceToHost, apart));
  for (int i = 0; i < n; ++i) REQUIRE(own[i] == 4);
  FINE(cudaMemsetAsync(x, 0, bytes, apart));
  FINE(cudaStreamSynchronize(apart));

  for (cudaStream_t one : {first, second, apart}) FINE(cudaStreamDestroy(one));
  FAILS(cudaErrorInvalidResourceHandle, cudaStreamSynchronize(first));
  scale_all(okl_cu::launch(1, 1, 0, first), 1, 1, x);
  REQUIRE(cudaGetLastError() == cudaErrorInvalidResourceHandle);
  FINE(cudaEventDestroy(done));
  FINE(cudaFreeHost(host));
  FINE(cudaFree(x));
}
void times() {
  cudaEvent_t start, end, silent;
  FINE(cudaEventCreate(&start));
  FINE(cudaEventCreate(&end));
  FINE(cudaEventCreateWithFlags(&silent, cudaEventDisableTiming));
  const int n = 100000;
  float *x = nullptr, time = -1;
  FINE(cudaMalloc(&x, n * sizeof(float)));
  FINE(cudaMemset(x, 0, n * sizeof(float)));
  FAILS(cudaErrorInvalidResourceHandle, cudaEventElapsedTime(&time, start, end));
  FINE(cudaEventRecord(start));
  for (int i = 0; i < 3; ++i) scale_all(okl_cu::launch((n + 255) / 256, 256), n, 2, x);
  FINE(cudaEventRecord(end, 0));
  FINE(cudaEventSynchronize(end));
  FINE(cudaEventElapsedTime(&time, start, end));
  REQUIRE(time > 0 && time < 60000);
  float back = 0;
  FINE(cudaEventElapsedTime(&back, end, start));
  REQUIRE(back == -time);
  FINE(cudaEventRecord(silent));
  FAILS(cudaErrorInvalidResourceHandle, cudaEventElapsedTime(&time, start, silent));
  for (cudaEvent_t one : {start, end, silent}) FINE(cudaEventDestroy(one));
  FAILS(cudaErrorInvalidResourceHandle, cudaEventRecord(end));
  FINE(cudaFree(x));
}
void called_in_order() {
  static int order = 0;
  FINE(cudaLaunchHostFunc(0, [](void *to) { *static_cast<int *>(to) = 1; }, &order));
  FINE(cudaStreamAddCallback(0, [](cudaStream_t, cudaError_t error, void *to) { *static_cast<int *>(to) += error == cudaSuccess ? 2 : 0; }, &order, 0));
  FINE(cudaDeviceSynchronize());
  REQUIRE(order == 3);
}
