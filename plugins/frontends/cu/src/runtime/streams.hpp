// Streams and events.
inline cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned flags, int priority) {
  if (!stream || flags > cudaStreamNonBlocking) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  okl_cu::device *const here = okl_cu::here();
  if (!here) return okl_cu::result(cudaErrorNoDevice);
  const okl_rt::stream queue = okl_rt::new_stream();
  if (!queue) return okl_cu::ended();
  *stream = new CUstream_st;
  (*stream)->queue = queue;
  (*stream)->device = okl_cu::device_number();
  (*stream)->flags = flags;
  (*stream)->priority = priority;
  here->streams.push_back(*stream);
  okl_cu::all().streams.insert(*stream);
  return okl_cu::ended();
}
inline cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) {
  return cudaStreamCreateWithPriority(stream, flags, 0);
}
inline cudaError_t cudaStreamCreate(cudaStream_t *stream) { return cudaStreamCreateWithPriority(stream, cudaStreamDefault, 0); }
inline cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  okl_cu::guard locked(okl_cu::all().mutex);
  if (okl_cu::all().streams.erase(stream) == 0) return okl_cu::result(cudaErrorInvalidResourceHandle);
  okl_rt::finish(stream->queue);
  std::vector<cudaStream_t> &streams = okl_cu::all().devices[stream->device].streams;
  streams.erase(std::find(streams.begin(), streams.end(), stream));
  okl_rt::delete_stream(stream->queue);
  delete stream;
  return okl_cu::ended();
}
inline cudaError_t cudaStreamQuery(cudaStream_t stream) {
  okl_cu::guard locked(okl_cu::all().mutex);
  CUstream_st *const on = okl_cu::stream_of(stream);
  if (!on) return okl_cu::result(cudaErrorInvalidResourceHandle);
  bool is_done = okl_rt::is_done(on->queue);
  // The default stream is done when those are that it waits for.
  for (cudaStream_t other : okl_cu::all().devices[on->device].streams) {
    const bool is_awaited = okl_cu::is_default(*on) && !(other->flags & cudaStreamNonBlocking);
    is_done = is_done && (!is_awaited || okl_rt::is_done(other->queue));
  }
  const cudaError_t error = okl_cu::ended();
  return error == cudaSuccess && !is_done ? cudaErrorNotReady : error;
}
inline cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  okl_rt::stream queue;
  {
    okl_cu::guard locked(okl_cu::all().mutex);
    CUstream_st *const on = okl_cu::stream_of(stream);
    if (!on) return okl_cu::result(cudaErrorInvalidResourceHandle);
    if (okl_cu::is_default(*on)) okl_cu::order(*on);
    queue = on->queue;
  }
  okl_rt::finish(queue);
  return okl_cu::ended();
}
inline cudaError_t cudaStreamGetPriority(cudaStream_t stream, int *priority) {
  okl_cu::guard locked(okl_cu::all().mutex);
  const CUstream_st *const on = okl_cu::stream_of(stream);
  if (!on) return okl_cu::result(cudaErrorInvalidResourceHandle);
  if (!priority) return okl_cu::result(cudaErrorInvalidValue);
  *priority = on->priority;
  return cudaSuccess;
}
inline cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned *flags) {
  okl_cu::guard locked(okl_cu::all().mutex);
  const CUstream_st *const on = okl_cu::stream_of(stream);
  if (!on) return okl_cu::result(cudaErrorInvalidResourceHandle);
  if (!flags) return okl_cu::result(cudaErrorInvalidValue);
  *flags = on->flags;
  return cudaSuccess;
}
// Functions of the host run in the calling thread, after what the stream holds.
inline cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void *data) {
  if (!function) return okl_cu::result(cudaErrorInvalidValue);
  const cudaError_t error = cudaStreamSynchronize(stream);
  if (error == cudaSuccess) function(data);
  return error;
}
inline cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t function, void *data, unsigned flags) {
  if (!function || flags != 0) return okl_cu::result(cudaErrorInvalidValue);
  const cudaError_t error = cudaStreamSynchronize(stream);
  function(stream, error, data);
  return error;
}

namespace okl_cu {
inline bool is_event(cudaEvent_t event) { return event && all().events.count(event) > 0; }
}
inline cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) {
  constexpr unsigned known = cudaEventBlockingSync | cudaEventDisableTiming | cudaEventInterprocess;
  if (!event || (flags & ~known)) return okl_cu::result(cudaErrorInvalidValue);
  if (flags & cudaEventInterprocess) return okl_cu::result(cudaErrorNotSupported);
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::here()) return okl_cu::result(cudaErrorNoDevice);
  *event = new CUevent_st;
  (*event)->flags = flags;
  (*event)->device = okl_cu::device_number();
  okl_cu::all().events.insert(*event);
  return okl_cu::ended();
}
inline cudaError_t cudaEventCreate(cudaEvent_t *event) { return cudaEventCreateWithFlags(event, cudaEventDefault); }
inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags) { return cudaEventCreateWithFlags(event, flags); }
inline cudaError_t cudaEventDestroy(cudaEvent_t event) {
  okl_cu::guard locked(okl_cu::all().mutex);
  if (okl_cu::all().events.erase(event) == 0) return okl_cu::result(cudaErrorInvalidResourceHandle);
  if (event->place) okl_rt::delete_mark(event->place);
  delete event;
  return okl_cu::ended();
}
inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  okl_cu::guard locked(okl_cu::all().mutex);
  CUstream_st *const on = okl_cu::stream_of(stream);
  if (!okl_cu::is_event(event) || !on || on->device != event->device)
    return okl_cu::result(cudaErrorInvalidResourceHandle);
  okl_cu::order(*on);
  if (event->place) okl_rt::delete_mark(event->place);
  event->place = okl_rt::new_mark(on->queue, !(event->flags & cudaEventDisableTiming));
  return okl_cu::ended();
}
// An event that was never recorded is done.
inline cudaError_t cudaEventQuery(cudaEvent_t event) {
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_event(event)) return okl_cu::result(cudaErrorInvalidResourceHandle);
  const bool is_reached = !event->place || okl_rt::is_reached(event->place);
  const cudaError_t error = okl_cu::ended();
  return error == cudaSuccess && !is_reached ? cudaErrorNotReady : error;
}
inline cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  okl_cu::guard locked(okl_cu::all().mutex);
  if (!okl_cu::is_event(event)) return okl_cu::result(cudaErrorInvalidResourceHandle);
  if (event->place) okl_rt::wait_until(event->place);
  return okl_cu::ended();
}
inline cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end) {
  if (!milliseconds) return okl_cu::result(cudaErrorInvalidValue);
  okl_cu::guard locked(okl_cu::all().mutex);
  for (cudaEvent_t event : {start, end}) {
    if (!okl_cu::is_event(event) || !event->place || event->flags & cudaEventDisableTiming)
      return okl_cu::result(cudaErrorInvalidResourceHandle);
    if (!okl_rt::is_reached(event->place)) return cudaErrorNotReady;
  }
  *milliseconds = (float)okl_rt::milliseconds(start->place, end->place);
  return okl_cu::ended();
}
inline cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags) {
  okl_cu::guard locked(okl_cu::all().mutex);
  CUstream_st *const on = okl_cu::stream_of(stream);
  if (!on || !okl_cu::is_event(event)) return okl_cu::result(cudaErrorInvalidResourceHandle);
  if (flags != 0) return okl_cu::result(cudaErrorInvalidValue);
  if (!event->place) return cudaSuccess;
  okl_cu::order(*on);
  // Devices do not know each other's events.
  if (on->device == event->device) okl_rt::follow(on->queue, event->place);
  else okl_rt::wait_until(event->place);
  return okl_cu::ended();
}
