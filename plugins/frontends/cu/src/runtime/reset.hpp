// All that the program has of the current device is gone.
inline cudaError_t cudaDeviceReset() {
  okl_cu::guard locked(okl_cu::all().mutex);
  okl_cu::device *const here = okl_cu::here();
  if (!here) return okl_cu::result(cudaErrorNoDevice);
  okl_cu::finish_device(*here);
  std::map<char *, okl_cu::allocation> &memory = okl_cu::all().memory;
  for (okl_cu::found_memory at = memory.begin(); at != memory.end();) {
    const okl_cu::found_memory one = at++;
    if (one->second.device != okl_cu::device_number()) continue;
    if (!one->second.is_registered) okl_cu::give_back(one);
    else memory.erase(one);
  }
  for (cudaStream_t stream : here->streams) {
    okl_cu::all().streams.erase(stream);
    okl_rt::delete_stream(stream->queue);
    delete stream;
  }
  here->streams.clear();
  here->symbols.clear();
  return okl_cu::ended();
}
inline cudaError_t cudaThreadExit() { return cudaDeviceReset(); }
