#line 1 "kernels/barriers/in_functions.okl"
// Functions that the work items of a group call together: their bodies stand in place of the calls.



// Two barriers, as a tensor contraction has them.




#line 24 "kernels/barriers/in_functions.okl"
// Returns on several paths, and a parameter that changes.


#line 37 "kernels/barriers/in_functions.okl"
// Loops over work items of its own.


#line 43 "kernels/barriers/in_functions.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_contracted_0(const int N, const float *__restrict__ b, float *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ float slice[8];
    { int i = (int)threadIdx.x;
      float r[1];
      r[0] = y[8 * g + i];
      { const int size = 8; float *own = r; {
#line 7 "kernels/barriers/in_functions.okl"
  slice[i] = own[0];
#line 3 "kernels/barriers/in_functions.okl"
  { __syncthreads(); }
#line 9 "kernels/barriers/in_functions.okl"
  float sum = 0;
  for (int n = 0; n < size; ++n) sum += b[size * i + n] * slice[n];
  __syncthreads();
  own[0] = sum;
} }
#line 3 "kernels/barriers/in_functions.okl"
      { __syncthreads(); }
      { const int size = 8; float *own = r; {
#line 7 "kernels/barriers/in_functions.okl"
  slice[i] = own[0];
#line 3 "kernels/barriers/in_functions.okl"
  { __syncthreads(); }
#line 9 "kernels/barriers/in_functions.okl"
  float sum = 0;
  for (int n = 0; n < size; ++n) sum += b[size * i + n] * slice[n];
  __syncthreads();
  own[0] = sum;
} }
#line 52 "kernels/barriers/in_functions.okl"
      y[8 * g + i] = r[0];
    }
  }
}

extern "C" __global__ __launch_bounds__(32) void _occa_totals_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[32];
    { int t = (int)threadIdx.x;
      s[t] = x[32 * g + t];
      int total_value; { int total_result; { const int size = 32; {
#line 16 "kernels/barriers/in_functions.okl"
  for (int d = size / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d) s[t] += s[t + d];
  }
  __syncthreads();
  total_result = (s[0]);
} } total_value = total_result; } int sum = 3 * total_value + 1;
#line 63 "kernels/barriers/in_functions.okl"
      __syncthreads();
      s[31 - t] = sum + t;
      { int total_value2; { int total_result; { const int size = 16; {
#line 16 "kernels/barriers/in_functions.okl"
  for (int d = size / 2; d > 0; d /= 2) {
    __syncthreads();
    if (t < d) s[t] += s[t + d];
  }
  __syncthreads();
  total_result = (s[0]);
} } total_value2 = total_result; } if (total_value2 > 0) sum += 1; }
#line 66 "kernels/barriers/in_functions.okl"
      y[32 * g + t] = sum;
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_paths_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int first = 16 * g; {
#line 39 "kernels/barriers/in_functions.okl"
  { int t = (int)threadIdx.x; s[t] = x[first + t]; }
  { int t = (int)threadIdx.x; s[t] += first; }
} }
    __syncthreads();
#line 75 "kernels/barriers/in_functions.okl"
    { int t = (int)threadIdx.x;
      const int own = s[t];
      __syncthreads();
      { int chosen_value; { int chosen_result; { int n = g; {
#line 26 "kernels/barriers/in_functions.okl"
  if (n == 0) chosen_result = (t); else {
  n += 1;
  s[t] = n * t;
  __syncthreads();
  if (n > 2) {
    chosen_result = (s[15 - t]);
  } else {
    chosen_result = (s[15 - t] + n);
  } }
} } chosen_value = chosen_result; } y[16 * g + t] = own + 100 * chosen_value; }
#line 79 "kernels/barriers/in_functions.okl"
      __syncthreads();
      { int chosen_value2; { int chosen_result; { int n_argument = g + t - t; int t_argument = t + 1 - 1; { int n = n_argument; int t = t_argument; {
  { const bool active = n == 0;  if (active) { chosen_result = (t); }  {
  if (!active) { n += 1;
#line 28 "kernels/barriers/in_functions.okl"
  s[t] = n * t; }
  __syncthreads();
  if (!active) { if (n > 2) {
    chosen_result = (s[15 - t]);
  } else {
    chosen_result = (s[15 - t] + n);
  } } } }
} } } chosen_value2 = chosen_result; } y[16 * g + t] += chosen_value2; }
#line 81 "kernels/barriers/in_functions.okl"
    }
  }
}
