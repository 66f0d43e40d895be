#include <cmath>
using std::fmin;
#line 1 "kernels/reduction/extremes.okl"
// Largest value with its place, smallest value and sum, in two stages.

#define p_threads 64
#define p_groups 5

struct Extreme {
  float value;
  int place;
};

extern "C" void extremesFirst(const int &N, const float *__restrict__ x, Extreme *__restrict__ largest,
                           float *__restrict__ smallest, double *__restrict__ sums) {
  for (int g = 0; g < p_groups; ++g) {
    alignas(64) float s_max[p_threads];
    alignas(64) int s_at[p_threads];
    alignas(64) float s_min[p_threads];
    alignas(64) double s_sum[p_threads];

    for (int t = 0; t < p_threads; ++t) {
      float high = -1.0e30f, low = 1.0e30f;
      double sum = 0;
      int at = -1;
      for (int n = g * p_threads + t; n < N; n += p_groups * p_threads) {
        const float value = x[n];
        if (value > high) {
          high = value;
          at = n;
        }
        low = fmin(low, value);
        sum += value;
      }
      s_max[t] = high;
      s_at[t] = at;
      s_min[t] = low;
      s_sum[t] = sum;
    }

    for (int alive = p_threads / 2; alive > 0; alive >>= 1) {
      for (int t = 0, t_end = alive < 64 ? alive : 64; t < t_end; ++t) {
        {
          const int other = t + alive;
          const int later = s_at[t] < 0 || s_at[other] < s_at[t];
          if (s_max[other] > s_max[t] || (s_max[other] == s_max[t] && s_at[other] >= 0 && later)) {
            s_max[t] = s_max[other];
            s_at[t] = s_at[other];
          }
          s_min[t] = fmin(s_min[t], s_min[other]);
          s_sum[t] += s_sum[other];
        }
      }
    }

    for (int t = 0; t < 1; ++t) {
      {
        largest[g].value = s_max[0];
        largest[g].place = s_at[0];
        smallest[g] = s_min[0];
        sums[g] = s_sum[0];
      }
    }
  }
}

// One group, as many items as there were groups.
extern "C" void extremesSecond(const Extreme *__restrict__ largest, const float *__restrict__ smallest,
                            const double *__restrict__ sums, int *__restrict__ place, double *__restrict__ result) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) Extreme s_largest[p_groups];
    double s_min, s_sum;
    for (int t = 0; t < p_groups; ++t) s_largest[t] = largest[t];
    for (int t = 0; t < 1; ++t) {
      s_min = smallest[0];
      s_sum = sums[0];
      for (int k = 1; k < p_groups; ++k) {
        s_min = smallest[k] < s_min ? smallest[k] : s_min;
        s_sum += sums[k];
      }
    }
    for (int t = 0; t < p_groups; ++t) {
      int first = 1;
      for (int k = 0; k < p_groups; ++k) {
        const Extreme other = s_largest[k];
        if (other.value > s_largest[t].value) first = 0;
        if (other.value == s_largest[t].value && other.place < s_largest[t].place) first = 0;
      }
      if (first && (t == 0 || s_largest[t].place >= 0)) {
        place[0] = s_largest[t].place;
        result[0] = s_min;
        result[1] = s_sum;
      }
    }
  }
}
