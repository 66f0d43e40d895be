#include <sycl/sycl.hpp>
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
extern "C" void _occa_fftStage_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const unsigned int &N, const unsigned int &half, const complex_t *__restrict__ in,
                      complex_t *__restrict__ out) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 19 "kernels/fft/radix2.okl"
  { unsigned int _occa_tiled_i = (unsigned int)(16) * (unsigned int)item_.get_group(2); unsigned int i = _occa_tiled_i + (unsigned int)item_.get_local_id(2); if ((unsigned long long)item_.get_group(2) * 16 + item_.get_local_id(2) < (0 < (unsigned int)(N / 2) ? (unsigned long long)(unsigned int)(N / 2) : 0)) {
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
  } }
    });
  });
}


#line 35 "kernels/fft/radix2.okl"
#define p_L 32

#define p_logL 5

// A line of p_L values per group, from bit-reversed order; doubles, real and imaginary parts apart.
extern "C" void _occa_fftLines_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &lines, double *__restrict__ re, double *__restrict__ im) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 41 "kernels/fft/radix2.okl"
  { int line = (int)item_.get_group(2);
    auto &s_re = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[32]>(item_.get_group()); auto &s_im = *sycl::ext::oneapi::group_local_memory_for_overwrite<double[32]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      int reversed = 0;
      for (int bit = 0; bit < p_logL; ++bit) reversed |= ((t >> bit) & 1) << (p_logL - 1 - bit);
      s_re[reversed] = re[line * p_L + t];
      s_im[reversed] = im[line * p_L + t];
    }
    for (int half = 1; half < p_L; half <<= 1) {
      sycl::group_barrier(item_.get_group());
#line 50 "kernels/fft/radix2.okl"
      { if (item_.get_local_id(2) < 16) { int t = (int)item_.get_local_id(2);
        const int k = t % half, low = 2 * (t - k) + k, high = low + half;
        const double angle = -TWO_PI * k / (2 * half);
        const double wr = cos(angle), wi = sin(angle);
        const double br = wr * s_re[high] - wi * s_im[high], bi = wr * s_im[high] + wi * s_re[high];
        s_re[high] = s_re[low] - br;
        s_im[high] = s_im[low] - bi;
        s_re[low] += br;
        s_im[low] += bi;
      } }
    }
    sycl::group_barrier(item_.get_group());
#line 61 "kernels/fft/radix2.okl"
    { int t = (int)item_.get_local_id(2);
      re[line * p_L + t] = s_re[t];
      im[line * p_L + t] = s_im[t];
    }
  }
    });
  });
}
