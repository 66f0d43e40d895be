// Pinned host memory, asynchronous copies and launches in two streams, events between streams and to the host.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void work(const int *in, int *out, int n, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    int v = in[i];
    for (int k = 0; k < steps; ++k) v = (v * 3 + k) & 0xffff;
    out[i] = v;
  }
}

__global__ void combine(const int *a, const int *b, int *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = a[i] - b[n - 1 - i];
}

static int reference(int v, int steps) {
  for (int k = 0; k < steps; ++k) v = (v * 3 + k) & 0xffff;
  return v;
}

int main() {
  const int chunk = 512, chunks = 4, n = chunk * chunks;
  int *in, *out, *combined;
  cudaMallocHost(&in, n * sizeof(int));
  cudaMallocHost((void **)&out, n * sizeof(int));
  cudaHostAlloc((void **)&combined, chunk * sizeof(int), cudaHostAllocDefault);
  for (int i = 0; i < n; ++i) in[i] = i * 5 % 1013;

  int *d_in, *d_out, *d_combined;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, n * sizeof(int));
  cudaMalloc(&d_combined, chunk * sizeof(int));
  cudaStream_t streams[2];
  cudaEvent_t ready, done;
  for (int s = 0; s < 2; ++s) cudaStreamCreate(&streams[s]);
  cudaEventCreateWithFlags(&ready, cudaEventDisableTiming);
  cudaEventCreate(&done);

  for (int c = 0; c < chunks; ++c) {
    const int offset = c * chunk;
    cudaStream_t stream = streams[c % 2];
    cudaMemcpyAsync(d_in + offset, in + offset, chunk * sizeof(int), cudaMemcpyHostToDevice, stream);
    work<<<chunk / 128, 128, 0, stream>>>(d_in + offset, d_out + offset, chunk, c + 3);
    cudaMemcpyAsync(out + offset, d_out + offset, chunk * sizeof(int), cudaMemcpyDeviceToHost, stream);
  }
  // The first stream waits until the second has done its last chunk.
  cudaEventRecord(ready, streams[1]);
  cudaStreamWaitEvent(streams[0], ready, 0);
  combine<<<chunk / 64, 64, 0, streams[0]>>>(d_out, d_out + 3 * chunk, d_combined, chunk);
  cudaMemcpyAsync(combined, d_combined, chunk * sizeof(int), cudaMemcpyDeviceToHost, streams[0]);
  cudaEventRecord(done, streams[0]);
  cudaEventSynchronize(done);
  cudaStreamSynchronize(streams[1]);
  bool idle = cudaStreamQuery(streams[0]) == cudaSuccess && cudaEventQuery(done) == cudaSuccess;

  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int e = reference(in[i], i / chunk + 3);
    if (out[i] != e) {
      printf("streams: element %d is %d, expected %d\n", i, out[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  for (int i = 0; i < chunk; ++i) {
    int e = out[i] - out[4 * chunk - 1 - i];
    if (combined[i] != e) {
      printf("streams: combined element %d is %d, expected %d\n", i, combined[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  if (!idle) {
    printf("streams: the first stream is still busy\n");
    return 1;
  }
  for (int s = 0; s < 2; ++s) cudaStreamDestroy(streams[s]);
  cudaEventDestroy(ready);
  cudaEventDestroy(done);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_combined);
  cudaFreeHost(in);
  cudaFreeHost(out);
  cudaFreeHost(combined);
  printf("ok streams %u\n", sum);
  return 0;
}
