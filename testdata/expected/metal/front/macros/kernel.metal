#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/front/macros.okl"
// Macros of the language, of OCCA, and the corners of macros that real kernels use.

#line 2 "kernels/front/table.h"
// Read twice it would define this twice.
constant const float table[3] = {1.0f, 2.0f, 4.0f};



#line 5 "kernels/front/macros.okl"
#define FIRST(a, ...) (a)
#define SUM(a, ...) add(a, ## __VA_ARGS__)
#define HERE __LINE__
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define UNIQUE(name) JOIN(name, __COUNTER__)
#define MODE_LETTER OKL_MODE[0]


#define ON_GPU 1




int add(int a) { return a; }
int add(int a, int b) { return a + b; }

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_facts_0(constant const int &N [[buffer(0)]], device int *__restrict out [[buffer(1)]], device float *__restrict scaled [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 32 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    const int \u00fcber = i;
    const int value_0 = 10, value_1 = 20;
    // Printed elsewhere, this line has another number.
    out[8 * i + 0] = 27;
    out[8 * i + 1] = add(28, 0);
#line 30 "kernels/front/macros.okl"
    out[8 * i + 2] = SUM(\u00fcber);
    out[8 * i + 3] = FIRST(value_0 + value_1, i, i);
    out[8 * i + 4] = ON_GPU;
    out[8 * i + 5] = "METAL"[0];
    out[8 * i + 6] = sizeof("unknown");
    out[8 * i + 7] = 1 + 1 + 2 + (20000 == 20000);
    scaled[i] = table[i % 3] * i;
  } }
}
