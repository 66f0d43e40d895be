// A class that owns device memory and launches kernels in its member functions; a timer class around events and
// cudaEventElapsedTime; a static member function that is launched from.
#include <cstdio>
#include <vector>
#include <cuda_runtime.h>

__global__ void addScalar(int *data, int n, int value) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += value;
}

__global__ void addVector(int *data, const int *other, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += other[i];
}

class Timer {
 public:
  Timer() {
    cudaEventCreate(&start_);
    cudaEventCreate(&stop_);
  }
  ~Timer() {
    cudaEventDestroy(start_);
    cudaEventDestroy(stop_);
  }
  void start() { cudaEventRecord(start_, 0); }
  float stop() {
    float milliseconds = -1.0f;
    cudaEventRecord(stop_);
    cudaEventSynchronize(stop_);
    cudaEventElapsedTime(&milliseconds, start_, stop_);
    return milliseconds;
  }

 private:
  cudaEvent_t start_, stop_;
};

class DeviceVector {
 public:
  explicit DeviceVector(const std::vector<int> &host) : size_((int)host.size()) {
    cudaMalloc(&data_, size_ * sizeof(int));
    cudaMemcpy(data_, host.data(), size_ * sizeof(int), cudaMemcpyHostToDevice);
  }
  ~DeviceVector() { cudaFree(data_); }
  DeviceVector(const DeviceVector &) = delete;
  DeviceVector &operator=(const DeviceVector &) = delete;

  DeviceVector &operator+=(int value) {
    addScalar<<<blocks(), kThreads>>>(data_, size_, value);
    return *this;
  }
  DeviceVector &operator+=(const DeviceVector &other) {
    addVector<<<blocks(), kThreads>>>(this->data_, other.data_, size_);
    return *this;
  }
  static void addTo(DeviceVector &v, int value) { addScalar<<<v.blocks(), kThreads>>>(v.data_, v.size_, value); }

  std::vector<int> get() const {
    std::vector<int> host(size_);
    cudaMemcpy(host.data(), data_, size_ * sizeof(int), cudaMemcpyDeviceToHost);
    return host;
  }

 private:
  int blocks() const { return (size_ + kThreads - 1) / kThreads; }

  static const int kThreads = 64;
  int size_;
  int *data_;
};

int main() {
  const int n = 1000;
  std::vector<int> a(n), b(n), result;
  for (int i = 0; i < n; ++i) {
    a[i] = i * 3;
    b[i] = i % 77;
  }
  Timer timer;
  float elapsed;
  {
    DeviceVector da(a), db(b);
    timer.start();
    da += db;
    da += 5;
    db += da;
    DeviceVector::addTo(db, -1);
    elapsed = timer.stop();
    result = db.get();
  }
  if (!(elapsed >= 0.0f)) {
    printf("timed_class: %g milliseconds\n", elapsed);
    return 1;
  }
  unsigned sum = 0;
  for (int i = 0; i < n; ++i) {
    int e = a[i] + 2 * b[i] + 5 - 1;
    if (result[i] != e) {
      printf("timed_class: element %d is %d, expected %d\n", i, result[i], e);
      return 1;
    }
    sum = sum * 31 + e;
  }
  printf("ok timed_class %u\n", sum);
  return 0;
}
