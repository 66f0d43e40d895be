#define T float
#define UPDATE(a,b) a+=(b)
#define p_useFast 1
#define p_Name scaled
#line 1 "kernels/source/macros.okl"
// okl: -D T=float -D w=6 -D 'UPDATE(a,b)=a+=(b)' -D p_useFast=1 -D p_Name=scaled
// Macros of every kind: from the command line, short names, pasted names, whole kernels, conditions,
// attributes and types that come out of them.


#line 23 "kernels/source/macros.okl"
#define HALF(x) ((x) * (T)0.5)





#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define STRING(x) #x





#define UPTO(...) __VA_ARGS__


extern "C" __global__ __launch_bounds__(6) void _occa_scaledHalves_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int b = 6 * (int)blockIdx.x;
    __shared__ float s_x[6];
    T r_own;
    { int t = (int)threadIdx.x;
      r_own = b + t < N ? x[b + t] : 0;
      s_x[t] = HALF(r_own);
    }
    __syncthreads();
    { int t = (int)threadIdx.x;
      T sum = 0;
      for (int k = 0; k < 6; ++k) UPDATE(sum, s_x[k]);
      UPDATE(sum, (UPTO(r_own)));
      if (b + t < N) y[b + t] = sum;
    }
  }
}


#line 62 "kernels/source/macros.okl"
extern "C" __global__ __launch_bounds__(6) void _occa_scaledSum_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
#line 62 "kernels/source/macros.okl"
  { int n_tile = 6 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n_tile + (long long)threadIdx.x < N) { y[n] = x[n] + y[n]; } }
}
#line 63 "kernels/source/macros.okl"
extern "C" __global__ __launch_bounds__(6) void _occa_scaledDifference_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
#line 63 "kernels/source/macros.okl"
  { int n_tile = 6 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n_tile + (long long)threadIdx.x < N) { y[n] = x[n] - y[n]; } }
}
#line 64 "kernels/source/macros.okl"
#undef BINARY




#define LAST_LETTER(text) (sizeof(text) - 2)


extern "C" __global__ __launch_bounds__(3) void _occa_lengths_0(int *result) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const char *names[3] = {"@outer w", STRING(PASTE(a, b)), "x"};
      int length = 0;
      while (names[t][length]) ++length;
      result[t] = length + 100 * (int)LAST_LETTER("abc");
    }
  }
}
