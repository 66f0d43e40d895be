// Class templates whose members have barriers and use objects in shared memory, with member templates, types and constants
// of their own, and static functions.
#include <cstdio>
#include <cuda_runtime.h>

template <int WX, int WY>
class Buffer {
 private:
  enum { SIZE = WX * WY };
  int data[SIZE];

 public:
  __device__ int *at(int x, int y) { return data + index(x, y); }

 protected:
  __device__ int index(int x, int y) const { return x + y * WX; }
};

template <int WX>
class Loader {
  const int *source;
  int n;
  int column;

 public:
  __device__ void start(const int *s, int count) {
    source = s;
    n = count;
    column = threadIdx.x;
  }
  __device__ int load() {
    int v = column < n ? source[column] : 0;
    column += WX;
    return v;
  }
};

template <int WX, int WY>
class Transform {
  typedef Buffer<WX, WY> Tile;
  struct Column {
    Loader<WX> loader;
    int sum;
    __device__ void clear() { sum = 0; }
  };
  static const int LAST = WY - 1;
  Tile tile;
  template <bool Checked>
  __device__ void column(const int *in, int *out, int n) {
    Column c;
    c.clear();
    c.loader.start(in, n);
    for (int r = 0; r <= LAST; ++r) *tile.at(threadIdx.x, r) = c.loader.load();
    __syncthreads();
    for (int r = 0; r <= LAST; ++r) c.sum += *tile.at((threadIdx.x + 1) % WX, r);
    __syncthreads();
    if (Checked) {
      if (threadIdx.x < n) out[threadIdx.x] = c.sum;
    } else {
      out[threadIdx.x] = c.sum;
    }
  }

 public:
  static __device__ void run(const int *in, int *out, int n) {
    __shared__ Transform<WX, WY> t;
    if (n < WX)
      t.template column<true>(in, out, n);
    else
      t.template column<false>(in, out, n);
  }
};

template <int WX, int WY>
__global__ void transform(const int *in, int *out, int n) {
  Transform<WX, WY>::run(in, out, n);
}

template <int WX, int WY>
bool check(const int *in, int n, unsigned *sum) {
  int *d_in, *d_out, out[WX];
  cudaMalloc(&d_in, n * sizeof(int));
  cudaMalloc(&d_out, sizeof(out));
  cudaMemcpy(d_in, in, n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(d_out, 0, sizeof(out));
  transform<WX, WY><<<1, WX>>>(d_in, d_out, n);
  cudaMemcpy(out, d_out, sizeof(out), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  for (int t = 0; t < WX; ++t) {
    int expected = 0;
    for (int r = 0; r < WY; ++r) {
      int at = (t + 1) % WX + r * WX;
      expected += at < n ? in[at] : 0;
    }
    if (n < WX && t >= n) expected = 0;
    if (out[t] != expected) {
      printf("class_barriers: element %d is %d, expected %d\n", t, out[t], expected);
      return false;
    }
    *sum = *sum * 31 + out[t];
  }
  return true;
}

int main() {
  int in[300];
  for (int i = 0; i < 300; ++i) in[i] = i * 37 % 101;
  unsigned sum = 0;
  if (!check<32, 4>(in, 100, &sum) || !check<64, 3>(in, 50, &sum)) return 1;
  printf("ok class_barriers %u\n", sum);
  return 0;
}
