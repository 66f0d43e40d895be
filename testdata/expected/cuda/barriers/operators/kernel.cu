#line 1 "kernels/barriers/operators.okl"
// Memory that is changed by operators of classes, by lambdas with references, through objects that keep references,
// and through casts.

struct Money {
  int whole, parts;
  __device__ Money &operator+=(const int more) {
    whole += more;
    return *this;
  }
  __device__ Money &operator++() {
    ++parts;
    return *this;
  }
  __device__ int &operator[](const int part) { return part == 0 ? whole : parts; }
  __device__ void operator()(const int all) { whole = parts = all; }
  __device__ void add(const Money &other) {
    whole += other.whole;
    parts += other.parts;
  }
  __device__ int sum() const { return 100 * whole + parts; }
};

__device__ Money &operator-=(Money &money, const int less) {
  money.whole -= less;
  return money;
}

struct Kept {
  int &place;
};

struct Writer {
  int *to;
  __device__ void operator()(const int i, const int value) const { to[i] = value; }
};

extern "C" __global__ __launch_bounds__(8) void _occa_operators_0(const int N, const int *__restrict__ x, Money *__restrict__ m, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ Money s[8];
    { int t = (int)threadIdx.x; s[t](x[g * 8 + t]); }
    __syncthreads();
#line 41 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] = s[7 - t].sum(); }
    __syncthreads();
#line 42 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x;
      s[t] += t;
      s[t] -= 2;
      ++s[t];
    }
    __syncthreads();
#line 47 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += s[(t + 1) % 8].sum(); }
    __syncthreads();
#line 48 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; s[t][1] = 7 * t; }
    __syncthreads();
#line 49 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += s[(t + 2) % 8].sum(); }
    { int t = (int)threadIdx.x; (m + g * 8 + t)->add(s[t]); }
    __syncthreads();
#line 51 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += m[g * 8 + (t + 3) % 8].sum(); }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_references_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    __shared__ Money m[8];
    { int t = (int)threadIdx.x;
      auto set = [](const int value, int &place) { place = value; };
      set(x[g * 8 + t], s[t]);
    }
    __syncthreads();
#line 63 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x;
      Kept kept{s[7 - t]};
      y[g * 8 + t] = kept.place;
    }
    __syncthreads();
#line 67 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x;
      Kept kept{s[t]};
      kept.place = 5 * t;
    }
    __syncthreads();
#line 71 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += s[(t + 1) % 8]; }
    { int t = (int)threadIdx.x;
      int Money::*part = t % 2 ? &Money::whole : &Money::parts;
      m[t].whole = m[t].parts = 0;
      m[t].*part = t;
    }
    __syncthreads();
#line 77 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += m[(t + 1) % 8].sum(); }
    { int t = (int)threadIdx.x;
      auto place = [&](const int i) -> int & { return s[i]; };
      place(t) = -t;
    }
    __syncthreads();
#line 82 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += s[(t + 5) % 8]; }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_casts_0(const int N, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x; s[t] = g; }
    __syncthreads();
#line 90 "kernels/barriers/operators.okl"
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x;
      ((Money *)s)[t].whole = t;
      reinterpret_cast<Money *>(s)[t].parts = 3 * t;
    } }
    __syncthreads();
#line 94 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] = s[t]; }
  }
}

// Objects without a name.
extern "C" __global__ __launch_bounds__(8) void _occa_temporaries_0(const int N, int *__restrict__ w, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x; Writer{w + 8 * g}(t, 5 * t - g); }
    __syncthreads();
#line 102 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] = w[8 * g + 7 - t]; }
  }
}

struct View {
  int *p;
  __device__ int &operator[](const int i) const { return p[i]; }
  __device__ int *data() const { return p; }
};

__device__ static int &same(int &place) { return place; }
__device__ static int *next(int *p) { return p + 1; }

// Operators and functions that give back places: what is done with those, their callers say.
extern "C" __global__ __launch_bounds__(8) void _occa_places_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[8];
    View view;
    view.p = s;
    int two = 2;
    { int t = (int)threadIdx.x; view[t] = x[g * 8 + t]; }
    __syncthreads();
#line 123 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] = same(two) * view[7 - t]; }
    __syncthreads();
#line 124 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; view.data()[t] = 3 * t; }
    __syncthreads();
#line 125 "kernels/barriers/operators.okl"
    { if (threadIdx.x < 7) { int t = (int)threadIdx.x; y[g * 8 + t] += *next(s + t); } }
    __syncthreads();
#line 126 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; same(s[t]) = t; }
    __syncthreads();
#line 127 "kernels/barriers/operators.okl"
    { int t = (int)threadIdx.x; y[g * 8 + t] += 100 * view[(t + 1) % 8]; }
  }
}
