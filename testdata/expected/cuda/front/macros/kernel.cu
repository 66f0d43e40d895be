#line 1 "kernels/front/macros.okl"
// Macros of the language, of OCCA, and the corners of macros that real kernels use.

#line 2 "kernels/front/table.h"
// Read twice it would define this twice.
__constant__ const float table[3] = {1.0f, 2.0f, 4.0f};



#line 5 "kernels/front/macros.okl"
#define FIRST(a, ...) (a)
#define SUM(a, ...) add(a, ## __VA_ARGS__)
#define HERE __LINE__
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define UNIQUE(name) JOIN(name, __COUNTER__)
#define MODE_LETTER OKL_MODE[0]


#define ON_GPU 1




__device__ int add(int a) { return a; }
__device__ int add(int a, int b) { return a + b; }

extern "C" __global__ __launch_bounds__(32) void _occa_facts_0(const int N, int *__restrict__ out, float *__restrict__ scaled) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int \u00fcber = i;
    const int value_0 = 10, value_1 = 20;
    // Printed elsewhere, this line has another number.
    out[8 * i + 0] = 27;
    out[8 * i + 1] = add(28, 0);
#line 30 "kernels/front/macros.okl"
    out[8 * i + 2] = SUM(\u00fcber);
    out[8 * i + 3] = FIRST(value_0 + value_1, i, i);
    out[8 * i + 4] = ON_GPU;
    out[8 * i + 5] = "CUDA"[0];
    out[8 * i + 6] = sizeof("unknown");
    out[8 * i + 7] = 1 + 1 + 2 + (20000 == 20000);
    scaled[i] = table[i % 3] * i;
  } }
}
