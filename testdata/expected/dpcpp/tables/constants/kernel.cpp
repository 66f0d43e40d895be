#include <sycl/sycl.hpp>
#line 1 "kernels/tables/constants.okl"
// Tables and constants at file scope, in functions and in structs passed by value.

const float gauss[3] = {-0.7745966692414834f, 0.0f, 0.7745966692414834f};
static const float weights[3] = {5.0f / 9, 8.0f / 9, 5.0f / 9};
const int corners[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
static const unsigned char order[] = {3, 2, 1, 0};
const float third = 1.0f / 3.0f;
static const int points = sizeof(gauss) / sizeof(gauss[0]);

struct Options {
  float factors[4];
  int first[2];
  struct {
    double scale;
    short shift;
  } inside;
};

float shape(const int corner, const float r, const float s) {
  return 0.25f * (1.0f + corners[corner][0] * r) * (1.0f + corners[corner][1] * s);
}

// The integral of a bilinear function over a quadrilateral, by 3 x 3 points.
extern "C" void _occa_integrate_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ values, const float *__restrict__ areas, float *__restrict__ sums) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 3, 3)]] {
#line 25 "kernels/tables/constants.okl"
  { int e = (int)item_.get_group(2);
    auto &s_parts = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[3][3]>(item_.get_group());
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        float value = 0.0f;
        for (int k = 0; k < 4; ++k) value += shape(k, gauss[i], gauss[j]) * values[4 * e + order[k]];
        s_parts[j][i] = weights[i] * weights[j] * value;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 34 "kernels/tables/constants.okl"
    { int j = (int)item_.get_local_id(1);
      { int i = (int)item_.get_local_id(2);
        if (i + j == 0) {
          float sum = 0.0f;
          for (int n = 0; n < points * points; ++n) sum += s_parts[n / points][n % points];
          sums[e] = sum * areas[e] * third;
        }
      }
    }
  }
    });
  });
}

#line 46 "kernels/tables/constants.okl"
extern "C" void _occa_transform_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Options &options, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 47 "kernels/tables/constants.okl"
  { int _occa_tiled_n = (int)(options.first[1]) + 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    const float powers[4] = {1.0f, x[n], x[n] * x[n], x[n] * x[n] * x[n]};
    const int signs[2] = {1, -1};
    float sum = 0.0f;
    for (int k = 0; k < 4; ++k) sum += signs[k % 2] * options.factors[k] * powers[k];
    y[n] = options.inside.scale * sum + options.inside.shift;
  } }
    });
  });
}
