// Memory, copies and devices.
void errors_of_memory() {
  char host[64], *x = nullptr;
  FAILS(cudaErrorInvalidValue, cudaMalloc((void **)nullptr, 8));
  FAILS(cudaErrorMemoryAllocation, cudaMalloc(&x, size_t(1) << 60));
  FINE(cudaMalloc(&x, 0));
  REQUIRE(x == nullptr);
  FINE(cudaFree(x));
  FINE(cudaMalloc(&x, sizeof host));
  FINE(cudaMemcpy(nullptr, host, 0, cudaMemcpyHostToDevice));
  FAILS(cudaErrorInvalidValue, cudaMemcpy(x, host, sizeof host + 1, cudaMemcpyHostToDevice));
  FAILS(cudaErrorInvalidValue, cudaMemcpy(x + 60, host, 5, cudaMemcpyHostToDevice));
  FAILS(cudaErrorInvalidValue, cudaMemcpy(host, host, 5, cudaMemcpyDeviceToHost));
  FAILS(cudaErrorInvalidValue, cudaMemcpy(nullptr, x, 5, cudaMemcpyDeviceToHost));
  FAILS(cudaErrorInvalidMemcpyDirection, cudaMemcpy(x, host, 5, cudaMemcpyKind(77)));
  FAILS(cudaErrorInvalidPitchValue, cudaMemcpy2D(x, 4, host, 8, 8, 1, cudaMemcpyHostToDevice));
  FAILS(cudaErrorInvalidValue, cudaMemset(x, 0, sizeof host + 1));
  FAILS(cudaErrorInvalidValue, cudaFreeHost(x));
  FAILS(cudaErrorInvalidValue, cudaFree(x + 1));
  FINE(cudaFree(x));
  FAILS(cudaErrorInvalidValue, cudaFree(x));
  FAILS(cudaErrorInvalidDevice, cudaSetDevice(1000));
  REQUIRE(std::strcmp(cudaGetErrorName(cudaErrorInvalidValue), "cudaErrorInvalidValue") == 0);
  REQUIRE(std::strcmp(cudaGetErrorString(cudaErrorInvalidConfiguration), "invalid configuration argument") == 0);
  REQUIRE(std::strcmp(cudaGetErrorString(cudaErrorMemoryAllocation), "out of memory") == 0);
}
void rows() {
  const int width = 10, height = 4;
  float host[height][width], back[height][width] = {};
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) host[y][x] = float(10 * y + x);
  float *image = nullptr;
  size_t pitch = 0;
  FINE(cudaMallocPitch(&image, &pitch, width * sizeof(float), height));
  REQUIRE(pitch >= width * sizeof(float) && pitch % 32 == 0);
  FINE(cudaMemset2D(image, pitch, 0xff, width * sizeof(float), height));
  FINE(cudaMemcpy2D(image, pitch, host, sizeof host[0], width * sizeof(float), height, cudaMemcpyHostToDevice));
  // The right half of two rows, moved to the left.
  float *const from = image + 5, *const to = (float *)((char *)image + 2 * pitch);
  FINE(cudaMemcpy2D(to, pitch, from, pitch, 5 * sizeof(float), 2, cudaMemcpyDeviceToDevice));
  FINE(cudaMemcpy2D(back, sizeof back[0], image, pitch, width * sizeof(float), height, cudaMemcpyDeviceToHost));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) REQUIRE(back[y][x] == (y >= 2 && x < 5 ? host[y - 2][x + 5] : host[y][x]));
  int bytes = 0;
  FINE(cudaMemset(image, 7, sizeof bytes));
  FINE(cudaMemcpy(&bytes, image, sizeof bytes, cudaMemcpyDefault));
  REQUIRE(bytes == 0x07070707);
  FINE(cudaFree(image));
}
void volumes() {
  const int width = 6, height = 4, depth = 3;
  float host[depth][height][width], back[depth][height][width] = {};
  for (int z = 0; z < depth; ++z)
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) host[z][y][x] = float(100 * z + 10 * y + x);
  const cudaExtent extent = make_cudaExtent(width * sizeof(float), height, depth);
  cudaPitchedPtr volume;
  FINE(cudaMalloc3D(&volume, extent));
  REQUIRE(volume.pitch >= extent.width && volume.ysize == size_t(height));
  FINE(cudaMemset3D(volume, 0xff, extent));
  cudaMemcpy3DParms what = {};
  what.srcPtr = make_cudaPitchedPtr(host, extent.width, width, height);
  what.dstPtr = volume;
  what.extent = extent;
  what.kind = cudaMemcpyHostToDevice;
  FINE(cudaMemcpy3D(&what));
  // A block in the middle comes back to the place that it came from, less one in each dimension.
  what.srcPtr = volume;
  what.srcPos = make_cudaPos(2 * sizeof(float), 1, 1);
  what.dstPtr = make_cudaPitchedPtr(back, extent.width, width, height);
  what.dstPos = make_cudaPos(sizeof(float), 0, 0);
  what.extent = make_cudaExtent(3 * sizeof(float), 2, 2);
  what.kind = cudaMemcpyDeviceToHost;
  FINE(cudaMemcpy3D(&what));
  for (int z = 0; z < depth; ++z)
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        const bool is_in = z < 2 && y < 2 && x >= 1 && x < 4;
        REQUIRE(back[z][y][x] == (is_in ? host[z + 1][y + 1][x + 1] : 0));
      }
  what.extent = make_cudaExtent(volume.pitch + 1, 2, 2);
  FAILS(cudaErrorInvalidPitchValue, cudaMemcpy3D(&what));
  FINE(cudaFree(volume.ptr));
}
void shared_memory() {
  int is_there = 0;
  FINE(cudaDeviceGetAttribute(&is_there, cudaDevAttrManagedMemory, 0));
  float *x = nullptr;
  if (is_there) {
    const int n = 64;
    FINE(cudaMallocManaged(&x, n * sizeof(float)));
    for (int i = 0; i < n; ++i) x[i] = float(i);
#if CUDART_VERSION < 13000
    FINE(cudaMemPrefetchAsync(x, n * sizeof(float), 0));
#endif
    scale_all(okl_cu::launch(1, n), n, 2, x);
    FINE(cudaDeviceSynchronize());
    for (int i = 0; i < n; ++i) REQUIRE(x[i] == 2.0f * float(i));
    cudaPointerAttributes known;
    FINE(cudaPointerGetAttributes(&known, x + 5));
    REQUIRE(known.type == cudaMemoryTypeManaged && known.devicePointer == x + 5);
    FINE(cudaFree(x));
  }
  FINE(cudaHostAlloc(&x, 1024, cudaHostAllocMapped));
  x[0] = 21;
  cudaPointerAttributes known;
  FINE(cudaPointerGetAttributes(&known, x));
  REQUIRE(known.type == cudaMemoryTypeHost);
  if (is_there) {
    float *of_device = nullptr;
    FINE(cudaHostGetDevicePointer(&of_device, x, 0));
    scale_all(okl_cu::launch(1, 1), 1, 2, of_device);
    FINE(cudaDeviceSynchronize());
    REQUIRE(x[0] == 42);
  }
  FAILS(cudaErrorHostMemoryAlreadyRegistered, cudaHostRegister(x, 16, 0));
  FINE(cudaFreeHost(x));
  std::vector<float> own(256);
  FINE(cudaHostRegister(own.data(), 1024, cudaHostRegisterDefault));
  FINE(cudaHostUnregister(own.data()));
  FAILS(cudaErrorHostMemoryNotRegistered, cudaHostUnregister(own.data()));
}
void devices() {
  int count = 0, device = -1, items = 0;
  FINE(cudaGetDeviceCount(&count));
  REQUIRE(count > 0);
  FINE(cudaSetDevice(0));
  FINE(cudaGetDevice(&device));
  REQUIRE(device == 0);
  cudaDeviceProp known;
  FINE(cudaGetDeviceProperties(&known, 0));
  REQUIRE(known.name[0] && known.totalGlobalMem > 0 && known.multiProcessorCount > 0 && known.warpSize == 32);
  FINE(cudaDeviceGetAttribute(&items, cudaDevAttrMaxThreadsPerBlock, 0));
  REQUIRE(items == known.maxThreadsPerBlock);
  size_t free_bytes = 0, all = 0;
  FINE(cudaMemGetInfo(&free_bytes, &all));
  REQUIRE(0 < free_bytes && free_bytes <= all);
  float *x = nullptr;
  FINE(cudaMalloc(&x, 1024));
  FINE(cudaDeviceReset());
  FAILS(cudaErrorInvalidValue, cudaFree(x));
  // Variables have their first values again.
  int counted = -1;
  FINE(cudaMemcpyFromSymbol(&counted, counter, sizeof counted));
  REQUIRE(counted == 0);
}
