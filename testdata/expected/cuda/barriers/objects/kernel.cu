#line 1 "kernels/barriers/objects.okl"
// Group memory that is reached through lambdas and through objects that keep its address.

struct View {
  int *s;
  __device__ View(int *s) : s(s) {}
  __device__ int get(const int i) const { return s[i]; }
  __device__ void put(const int i, const int value) const { s[i] = value; }
};

struct Doubled {
  View view;
  __device__ Doubled(const View &view) : view(view) {}
  __device__ int get(const int i) const { return 2 * view.get(i); }
};

template <class F>
struct Shifted {
  F f;
  __device__ int get(const int i) const { return f((i + 1) % 8); }
};

template <class F>
__device__ Shifted<F> shift(F f) {
  return {f};
}

template <class F>
__device__ int call(F f, const int i) {
  return f(i);
}

extern "C" __global__ __launch_bounds__(8) void _occa_lambdas_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    auto get = [&](int i) { return s[i]; };
    auto put = [&](int i, int value) { s[i] = value; };
    auto &again = put;
    auto more = [=](int i) { return get(i) + 1; };
    { int i = (int)threadIdx.x; s[i] = x[g * 8 + i]; }
    __syncthreads();
#line 40 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; y[g * 8 + i] = get(7 - i); }
    __syncthreads();
#line 41 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; again(i, x[g * 8 + i] * 3); }
    __syncthreads();
#line 42 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; y[g * 8 + i] += more((i + 3) % 8); }
    const auto shifted = shift(get);
    __syncthreads();
#line 44 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; s[i] = i; }
    __syncthreads();
#line 45 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; y[g * 8 + i] += shifted.get(i) + call(get, 7 - i); }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_views_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    View view(s);
    const Doubled doubled(view);
    __syncthreads();
#line 54 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; view.put(i, x[g * 8 + i]); }
    __syncthreads();
#line 55 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; y[g * 8 + i] = doubled.get(7 - i); }
    __syncthreads();
#line 56 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; view.s[7 - i] = i; }
    __syncthreads();
#line 57 "kernels/barriers/objects.okl"
    { int i = (int)threadIdx.x; y[g * 8 + i] += view.get(i); }
  }
}
