#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/fft/radix2.okl"
// Fourier transforms with radix 2: one stage over global memory, and whole lines in shared memory.

#define TWO_PI 6.283185307179586

typedef struct {
  float x, y;
} complex_t;

static complex_t times(const complex_t a, const complex_t b) {
  complex_t c;
  c.x = a.x * b.x - a.y * b.y;
  c.y = a.x * b.y + a.y * b.x;
  return c;
}

// A stage of Stockham's: no bit reversal, the arrays take turns. half = length of a finished part.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_fftStage_0(const unsigned int N, const unsigned int _occa_half, __global const complex_t *restrict in,
                      __global complex_t *restrict out) {
  { unsigned int i_tile = 16 * (unsigned int)get_group_id(0); unsigned int i = i_tile + (unsigned int)get_local_id(0); if (i < N / 2) {
    const unsigned int k = i & (_occa_half - 1u);
    const float angle = -(float)(TWO_PI / 2) * (float)k / (float)_occa_half;
    complex_t w;
    w.x = cos(angle);
    w.y = sin(angle);
    const complex_t a = in[i], b = times(w, in[i + N / 2]);
    const unsigned int to = ((i - k) << 1) + k;
    out[to].x = a.x + b.x;
    out[to].y = a.y + b.y;
    out[to + _occa_half].x = a.x - b.x;
    out[to + _occa_half].y = a.y - b.y;
  } }
}


#define p_L 32

#define p_logL 5

// A line of p_L values per group, from bit-reversed order; doubles, real and imaginary parts apart.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_fftLines_0(const int lines, __global double *restrict re, __global double *restrict im) {
  __local double s_re[32];
  __local double s_im[32];
#line 41 "kernels/fft/radix2.okl"
  { int line = (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      int reversed = 0;
      for (int bit = 0; bit < p_logL; ++bit) reversed |= ((t >> bit) & 1) << (p_logL - 1 - bit);
      s_re[reversed] = re[line * p_L + t];
      s_im[reversed] = im[line * p_L + t];
    }
    for (int _occa_half = 1; _occa_half < p_L; _occa_half <<= 1) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/fft/radix2.okl"
      { if (get_local_id(0) < 16) { int t = (int)get_local_id(0);
        const int k = t % _occa_half, low = 2 * (t - k) + k, high = low + _occa_half;
        const double angle = -TWO_PI * k / (2 * _occa_half);
        const double wr = cos(angle), wi = sin(angle);
        const double br = wr * s_re[high] - wi * s_im[high], bi = wr * s_im[high] + wi * s_re[high];
        s_re[high] = s_re[low] - br;
        s_im[high] = s_im[low] - bi;
        s_re[low] += br;
        s_im[low] += bi;
      } }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 61 "kernels/fft/radix2.okl"
    { int t = (int)get_local_id(0);
      re[line * p_L + t] = s_re[t];
      im[line * p_L + t] = s_im[t];
    }
  }
}
