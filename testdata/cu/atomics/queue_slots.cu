// Results of atomics in expressions: threads take slots of an output queue with atomicAdd, in global memory one by one
// and in shared memory once for each block; tickets of work; the last block to finish adds the results of all.
#include <cstdio>
#include <vector>
#include <algorithm>
#include <cuda_runtime.h>

__global__ void filter(const int *in, int n, int *queue, int *size, int modulus) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] % modulus == 0) queue[atomicAdd(size, 1)] = in[i];
}

__global__ void filterBlock(const int *in, int n, int *queue, int *size, int modulus) {
  __shared__ int found, first;
  if (threadIdx.x == 0) found = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  bool keep = i < n && in[i] % modulus == 0;
  int place = keep ? atomicAdd(&found, 1) : -1;
  __syncthreads();
  if (threadIdx.x == 0) first = atomicAdd(size, found);
  __syncthreads();
  if (place >= 0) queue[first + place] = in[i];
}

// Threads take tickets until none is left, so who does which work is open, but all of it is done once.
__global__ void takeTickets(int *next, int tickets, int *done) {
  int ticket;
  while ((ticket = atomicAdd(next, 1)) < tickets) done[ticket] += ticket * 2 + 1;
}

__global__ void sumLastBlock(const int *in, int n, int *partial, unsigned *finished, int *total) {
  __shared__ int s[128];
  __shared__ bool isLast;
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int half = 64; half > 0; half >>= 1) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    isLast = atomicInc(finished, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (isLast && t == 0) {
    __threadfence();
    int sum = 0;
    for (int b = 0; b < gridDim.x; ++b) sum += ((volatile int *)partial)[b];
    *total = sum;
  }
}

int main() {
  const int n = 2000, blocks = (n + 127) / 128;
  std::vector<int> in(n), expected;
  int expectedTotal = 0;
  for (int i = 0; i < n; ++i) {
    in[i] = i * 37 % 1009;
    expectedTotal += in[i];
    if (in[i] % 6 == 0) expected.push_back(in[i]);
  }
  std::sort(expected.begin(), expected.end());
  int *d_in, *d_queue, *d_size, *d_total;
  unsigned *d_finished;
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_queue, n * sizeof(int));
  cudaMalloc(&d_size, sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMalloc(&d_finished, sizeof(unsigned));
  cudaMemcpy(d_in, in.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  unsigned sum = 0;
  for (int form = 0; form < 2; ++form) {
    int size = 0;
    cudaMemset(d_size, 0, sizeof(int));
    if (form == 0) filter<<<blocks, 128>>>(d_in, n, d_queue, d_size, 6);
    if (form == 1) filterBlock<<<blocks, 128>>>(d_in, n, d_queue, d_size, 6);
    cudaMemcpy(&size, d_size, sizeof(int), cudaMemcpyDeviceToHost);
    std::vector<int> queue(size);
    cudaMemcpy(queue.data(), d_queue, size * sizeof(int), cudaMemcpyDeviceToHost);
    std::sort(queue.begin(), queue.end());
    if (queue != expected) {
      printf("queue_slots: form %d found %d elements, expected %d\n", form, size, (int)expected.size());
      return 1;
    }
    for (int v : queue) sum = sum * 31 + v;
  }

  std::vector<int> done(n);
  cudaMemset(d_size, 0, sizeof(int));
  cudaMemset(d_queue, 0, n * sizeof(int));
  takeTickets<<<3, 64>>>(d_size, n, d_queue);
  cudaMemcpy(done.data(), d_queue, n * sizeof(int), cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) {
    if (done[i] != 2 * i + 1) {
      printf("queue_slots: ticket %d gave %d, expected %d\n", i, done[i], 2 * i + 1);
      return 1;
    }
  }
  int total = 0;
  cudaMemset(d_finished, 0, sizeof(unsigned));
  sumLastBlock<<<blocks, 128>>>(d_in, n, d_queue, d_finished, d_total);
  cudaMemcpy(&total, d_total, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_queue);
  cudaFree(d_size);
  cudaFree(d_total);
  cudaFree(d_finished);
  if (total != expectedTotal) {
    printf("queue_slots: the total is %d, expected %d\n", total, expectedTotal);
    return 1;
  }
  printf("ok queue_slots %u\n", sum + total);
  return 0;
}
