#line 1 "kernels/barriers/addresses.okl"
// What a parameter promises: `const` holds for what it leads to, not for what that leads to. Each call writes `s[t]` or may,
// and the next loop reads another element.

struct Row { int *p; int n; };

__device__ static void through(int *const &p, int i, int v) { p[i] = v; }
__device__ static void deep(int *const *p, int i, int v) { (*p)[i] = v; }
__device__ static void rows(int **p, int k, int i, int v) { p[k][i] = v; }
__device__ static void objects(const Row *r, int k, int i, int v) { r[k].p[i] = v; }
__device__ static void object(const Row &r, int i, int v) { r.p[i] = v; }
__device__ static void value(Row r, int i, int v) { r.p[i] = v; }
__device__ static int *thaw(const int *p) { return (int *)p; }

extern "C" __global__ __launch_bounds__(4) void _occa_addresses_0(const int *in, int *out) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4], u[4];
    int *q = s;
    int *both[2];
    Row list[2], one;
    both[0] = u;
    both[1] = s;
    list[0].p = u;
    list[1].p = s;
    one.p = s;
    { int t = (int)threadIdx.x;
      s[t] = in[t];
      u[t] = t;
    }
    __syncthreads();
    { int t = (int)threadIdx.x; through(q, t, 10 + t); }
    __syncthreads();
#line 31 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[t] = s[3 - t]; }
    __syncthreads();
#line 32 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; deep(&q, t, 20 + t); }
    __syncthreads();
#line 33 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[4 + t] = s[3 - t]; }
    __syncthreads();
#line 34 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; rows(both, 1, t, 30 + t); }
    __syncthreads();
#line 35 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[8 + t] = s[3 - t]; }
    __syncthreads();
#line 36 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; objects(list, 1, t, 40 + t); }
    __syncthreads();
#line 37 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[12 + t] = s[3 - t]; }
    __syncthreads();
#line 38 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; object(one, t, 50 + t); }
    __syncthreads();
#line 39 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[16 + t] = s[3 - t]; }
    __syncthreads();
#line 40 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; value(list[1], t, 60 + t); }
    __syncthreads();
#line 41 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[20 + t] = s[3 - t]; }
    __syncthreads();
#line 42 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; thaw(s)[t] = 70 + t; }
    __syncthreads();
#line 43 "kernels/barriers/addresses.okl"
    { int t = (int)threadIdx.x; out[24 + t] = s[3 - t]; }
  }
}
