#include <cmath>
using std::cos;
using std::sin;
#line 1 "kernels/fft/radix2.okl"
// Fourier transforms with radix 2: one stage over global memory, and whole lines in shared memory.

#define TWO_PI 6.283185307179586

typedef struct {
  float x, y;
} complex_t;

complex_t times(const complex_t a, const complex_t b) {
  complex_t c;
  c.x = a.x * b.x - a.y * b.y;
  c.y = a.x * b.y + a.y * b.x;
  return c;
}

// A stage of Stockham's: no bit reversal, the arrays take turns. half = length of a finished part.
extern "C" void fftStage(const unsigned int &N, const unsigned int &half, const complex_t *__restrict__ in,
                      complex_t *__restrict__ out) {
  for (long long i_tile = 0; i_tile < N / 2; i_tile += 16) for (unsigned int i = (unsigned int)i_tile, i_end = (unsigned int)(i_tile + 16 < N / 2 ? i_tile + 16 : N / 2); i < i_end; ++i) {
    const unsigned int k = i & (half - 1u);
    const float angle = -(float)(TWO_PI / 2) * (float)k / (float)half;
    complex_t w;
    w.x = cos(angle);
    w.y = sin(angle);
    const complex_t a = in[i], b = times(w, in[i + N / 2]);
    const unsigned int to = ((i - k) << 1) + k;
    out[to].x = a.x + b.x;
    out[to].y = a.y + b.y;
    out[to + half].x = a.x - b.x;
    out[to + half].y = a.y - b.y;
  }
}


#define p_L 32

#define p_logL 5

// A line of p_L values per group, from bit-reversed order; doubles, real and imaginary parts apart.
extern "C" void fftLines(const int &lines, double *__restrict__ re, double *__restrict__ im) {
  for (int line = 0; line < lines; ++line) {
    alignas(64) double s_re[p_L], s_im[p_L];
    for (int t = 0; t < p_L; ++t) {
      int reversed = 0;
      for (int bit = 0; bit < p_logL; ++bit) reversed |= ((t >> bit) & 1) << (p_logL - 1 - bit);
      s_re[reversed] = re[line * p_L + t];
      s_im[reversed] = im[line * p_L + t];
    }
    for (int half = 1; half < p_L; half <<= 1) {
      for (int t = 0; t < p_L / 2; ++t) {
        const int k = t % half, low = 2 * (t - k) + k, high = low + half;
        const double angle = -TWO_PI * k / (2 * half);
        const double wr = cos(angle), wi = sin(angle);
        const double br = wr * s_re[high] - wi * s_im[high], bi = wr * s_im[high] + wi * s_re[high];
        s_re[high] = s_re[low] - br;
        s_im[high] = s_im[low] - bi;
        s_re[low] += br;
        s_im[low] += bi;
      }
    }
    for (int t = 0; t < p_L; ++t) {
      re[line * p_L + t] = s_re[t];
      im[line * p_L + t] = s_im[t];
    }
  }
}
