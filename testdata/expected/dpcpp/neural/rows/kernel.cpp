#include <sycl/sycl.hpp>
#include <cmath>
#include <math.h>
using std::exp;
using std::fmax;
using std::sqrt;
#define p_threads 16
#line 1 "kernels/neural/rows.okl"
// okl: -D p_threads=16
// Softmax, layer norm and attention scores, a group per row.





#include <math.h>



#line 3 "kernels/neural/fold.h"
// Folds a shared array of p_threads to its first entry with an operation on a and b.



#line 12 "kernels/neural/rows.okl"
extern "C" void _occa_softmaxRows_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 13 "kernels/neural/rows.okl"
  { int row = (int)item_.get_group(2);
    auto &s_fold = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    float r_max, r_sum;

    { int t = (int)item_.get_local_id(2);
      r_max = -INFINITY;
      for (int c = t; c < cols; c += p_threads) r_max = fmax(r_max, x[row * cols + c]);
      s_fold[t] = r_max;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = fmax(a, b); } } }
    sycl::group_barrier(item_.get_group());
#line 23 "kernels/neural/rows.okl"
    { int t = (int)item_.get_local_id(2); r_max = s_fold[0]; }

    sycl::group_barrier(item_.get_group());
#line 25 "kernels/neural/rows.okl"
    { int t = (int)item_.get_local_id(2);
      r_sum = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float e = exp(x[row * cols + c] - r_max);
        y[row * cols + c] = e;
        r_sum += e;
      }
      s_fold[t] = r_sum;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) { const float a = s_fold[t], b = s_fold[t + alive]; s_fold[t] = a + b; } } }
    sycl::group_barrier(item_.get_group());
#line 35 "kernels/neural/rows.okl"
    { int t = (int)item_.get_local_id(2);
      for (int c = t; c < cols; c += p_threads) y[row * cols + c] /= s_fold[0];
    }
  }
    });
  });
}

#line 41 "kernels/neural/rows.okl"
extern "C" void _occa_layerNorm_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows, const int &cols, const float &epsilon, const float *__restrict__ x,
                       const float *__restrict__ gain, const float *__restrict__ bias, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 43 "kernels/neural/rows.okl"
  { int row = (int)item_.get_group(2);
    auto &s_sum = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group()); auto &s_square = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      float sum = 0, square = 0;
      for (int c = t; c < cols; c += p_threads) {
        const float value = x[row * cols + c];
        sum += value;
        square += value * value;
      }
      s_sum[t] = sum;
      s_square[t] = square;
    }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) { const float a = s_sum[t], b = s_sum[t + alive]; s_sum[t] = a + b; } } }
    for (int alive = 16 / 2; alive > 0; alive /= 2) { sycl::group_barrier(item_.get_group()); { int t = (int)item_.get_local_id(2); if (t < alive) { const float a = s_square[t], b = s_square[t + alive]; s_square[t] = a + b; } } }
    sycl::group_barrier(item_.get_group());
#line 57 "kernels/neural/rows.okl"
    { int t = (int)item_.get_local_id(2);
      const float mean = s_sum[0] / cols;
      const float scale = 1.0f / sqrt(s_square[0] / cols - mean * mean + epsilon);
      for (int c = t; c < cols; c += p_threads) {
        y[row * cols + c] = gain[c] * (x[row * cols + c] - mean) * scale + bias[c];
      }
    }
  }
    });
  });
}

#line 67 "kernels/neural/rows.okl"
// One item per pair of rows; `causal` leaves out what comes later.
extern "C" void _occa_attentionScores_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &length, const int &depth, const bool &causal, const float *__restrict__ q,
                             const float *__restrict__ k, float *__restrict__ scores, const float &scale) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 71 "kernels/neural/rows.okl"
  do { int _occa_tiled_pair = 8 * (int)item_.get_group(2); int pair = _occa_tiled_pair + (int)item_.get_local_id(2); if (pair < length * length) {
    const int i = pair / length, j = pair % length;
    if (causal && j > i) {
      scores[pair] = -1000.0f;
      continue;
    }
    float sum = 0.0f;
    for (int d = 0; d < depth; ++d) sum += q[i * depth + d] * k[j * depth + d];
    scores[pair] = scale * sum;
  } } while (0);
    });
  });
}
