#line 1 "kernels/tables/constants.okl"
// Tables and constants at file scope, in functions and in structs passed by value.

constexpr __constant__ const float gauss[3] = {-0.7745966692414834f, 0.0f, 0.7745966692414834f};
__constant__ static const float weights[3] = {5.0f / 9, 8.0f / 9, 5.0f / 9};
__constant__ const int corners[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
__constant__ static const unsigned char order[] = {3, 2, 1, 0};
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

__device__ float shape(const int corner, const float r, const float s) {
  return 0.25f * (1.0f + corners[corner][0] * r) * (1.0f + corners[corner][1] * s);
}

// The integral of a bilinear function over a quadrilateral, by 3 x 3 points.
extern "C" __global__ __launch_bounds__(9) void _occa_integrate_0(const int N, const float *__restrict__ values, const float *__restrict__ areas, float *__restrict__ sums) {
  { int e = (int)blockIdx.x;
    __shared__ float s_parts[points][points];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        float value = 0.0f;
        for (int k = 0; k < 4; ++k) value += shape(k, gauss[i], gauss[j]) * values[4 * e + order[k]];
        s_parts[j][i] = weights[i] * weights[j] * value;
      }
    }
    __syncthreads();
#line 34 "kernels/tables/constants.okl"
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        if (i + j == 0) {
          float sum = 0.0f;
          for (int n = 0; n < points * points; ++n) sum += s_parts[n / points][n % points];
          sums[e] = sum * areas[e] * third;
        }
      }
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_transform_0(const int N, const Options options, const float *__restrict__ x, float *__restrict__ y) {
  { int n_tile = options.first[1] + 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n_tile + (long long)threadIdx.x < N) {
    const float powers[4] = {1.0f, x[n], x[n] * x[n], x[n] * x[n] * x[n]};
    const int signs[2] = {1, -1};
    float sum = 0.0f;
    for (int k = 0; k < 4; ++k) sum += signs[k % 2] * options.factors[k] * powers[k];
    y[n] = options.inside.scale * sum + options.inside.shift;
  } }
}
