#line 1 "kernels/cpp/places_that_are_returned.okl"
// Functions and operators that give back places: what only looks is no change, and what changes is the work item's own.

struct View {
  float *p;
  __device__ float &operator[](int i) const { return p[i]; }
  __device__ float *data() const { return p; }
};

struct Small {
  float x[4];
  __device__ float &operator[](int i) { return x[i]; }
  __device__ float get(int i) const { return x[i]; }
};

__device__ static float &id(float &x) { return x; }
__device__ static float *next(float *p) { return p + 1; }

extern "C" __global__ __launch_bounds__(8) void _occa_places_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ float s[8];
    View view;
    view.p = s;
    float two = 2;
    Small group = {{1, 2, 3, 4}};
    { int t = (int)threadIdx.x; view[t] = x[8 * g + t]; }
    __syncthreads();
#line 26 "kernels/cpp/places_that_are_returned.okl"
    { int t = (int)threadIdx.x;
      Small own = {{0, 0, 0, 0}};
      own[t % 4] = id(two);
      own[1] += view[7 - t] * group[t % 4] + group.get(2);
      float sum = 0;
      id(sum) = own.get(t % 4) + own.get(1);
      y[8 * g + t] = sum;
    }
    __syncthreads();
#line 34 "kernels/cpp/places_that_are_returned.okl"
    { int t = (int)threadIdx.x; view.data()[t] = 3 * t; }
    __syncthreads();
#line 35 "kernels/cpp/places_that_are_returned.okl"
    { if (threadIdx.x < 7) { int t = (int)threadIdx.x; y[8 * g + t] += *next(s + t); } }
  }
}
