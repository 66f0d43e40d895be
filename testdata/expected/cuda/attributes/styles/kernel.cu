#line 1 "kernels/attributes/styles.okl"
// Every attribute in both styles, in every way of writing them. Every kernel adds what it should.

extern "C" __global__ __launch_bounds__(16) void _occa_atStyle_0(const int N, const int *__restrict__ a, int *__restrict__ b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int own;
    { int i = (int)threadIdx.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    __syncthreads();
    { int i = (int)threadIdx.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_longStyle_0(const int N, const int *__restrict__ a, int *__restrict__ b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int own;
    { int i = (int)threadIdx.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    __syncthreads();
    { int i = (int)threadIdx.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_scopedStyle_0(const int N, const int *__restrict__ a, int *__restrict__ b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int own;
    { int i = (int)threadIdx.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    __syncthreads();
    { int i = (int)threadIdx.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}

// Both styles on one node, in any order, and in one list.
extern "C" __global__ __launch_bounds__(16) void _occa_mixedStyle_0(const int N, const int *__restrict__ a, int *b) {
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int own;
    { int i = (int)threadIdx.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    __syncthreads() ;
    { int i = (int)threadIdx.x;
      if (g + i < N) b[g + i] = own + s[15 - i];
    }
  }
}





// Old ways: attributes in macros, in strings, in pragmas.
extern "C" __global__ __launch_bounds__(16) void _occa_oldStyle_0(const int N, const int *a, int *b) {
#line 71 "kernels/attributes/styles.okl"
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
    int own;
    { int i = (int)threadIdx.x;
      own = g + i < N ? a[g + i] : 0;
      s[i] = own;
    }
    __syncthreads();
#line 1 "@directive"
    #define LAST 15
#line 80 "kernels/attributes/styles.okl"
    { int i = (int)threadIdx.x;
#line 1 "@directive"
      #pragma unroll 2
#line 82 "kernels/attributes/styles.okl"
      for (int k = 0; k < 1; ++k) {
        if (g + i < N) b[g + i] = own + s[LAST - i];
      }
    }
  }
}

// Where the text is code for a C++ compiler, too, the macro ends like a statement.
extern "C" __global__ __launch_bounds__(16) void _occa_hidden_0(const int N, const int *a, int *b) {
#line 92 "kernels/attributes/styles.okl"
  { int g = 16 * (int)blockIdx.x;
    __shared__ int s[16];
#line 95 "kernels/attributes/styles.okl"
    { int i = (int)threadIdx.x; s[i] = g + i < N ? a[g + i] : 0; }
    __syncthreads();
#line 98 "kernels/attributes/styles.okl"
    { int i = (int)threadIdx.x;
      if (g + i < N) b[g + i] = a[g + i] + s[15 - i];
    }
  }
}

// Attributes of others stay, before and after those of OKL.
extern "C" __global__ __launch_bounds__(16) void _occa_othersAfter_0(const int N, [[maybe_unused]] const int *__restrict__ a, int *b) {
  { int g = 16 * (int)blockIdx.x;
    { int i = g + (int)threadIdx.x;
      const int partner = 2 * g + 15 - i;
      if (i < N) b[i] = a[i] + (partner < N ? a[partner] : 0);
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_othersBefore_0(const int N, const int *a, [[maybe_unused]] int *__restrict__ b) {
  { int g = 16 * (int)blockIdx.x;
    [[maybe_unused]] int own;
    { int i = g + (int)threadIdx.x;
      const int partner = 2 * g + 15 - i;
      own = partner < N ? a[partner] : 0;
      if (i < N) b[i] = a[i] + own;
    }
  }
}
