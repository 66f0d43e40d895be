#line 1 "kernels/cpp/unused_operators.okl"
// A method that only code calls which nobody runs, of a class that nobody makes, is written once for each target.

template <class T>
__device__ T *same(T *x) {
  return x;
}

struct Slots {
  int x, y;
  __device__ int operator[](int i) const { return i ? y : x; }
};

__device__ static void operator<<(Slots &to, int v) {
  to.x = to[0] + v;
}

extern "C" __global__ __launch_bounds__(8) void _occa_unused_0(const int N, int *__restrict__ y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    int q = 3 * i;
    y[i] = *same<int>(&q);
  } }
}
