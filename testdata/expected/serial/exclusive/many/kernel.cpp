#include <cmath>
using std::round;
#line 1 "kernels/exclusive/many.okl"
// Exclusive variables of every kind: scalars with values to start from, arrays of one and two dimensions,
// structs, pointers, several in one line, typedefs; in nests of two and three levels, and read again
// after `continue`.

struct State {
  float value[2];
  int age;
};

typedef double pair_t[2];

extern "C" void everyKind(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (int b = 0; b < N; b += 12) {
    alignas(64) float r_sum_first = 0.5f, r_list[3][12], r_table[2][2][12]; __typeof__(r_sum_first) r_sum[12]; for (unsigned long long k2 = 0; k2 < 12; ++k2) __builtin_memcpy(&r_sum[k2], &r_sum_first, sizeof(r_sum_first));
    alignas(64) int r_index[12], r_count_first = 2; __typeof__(r_count_first) r_count[12]; for (unsigned long long k2 = 0; k2 < 12; ++k2) __builtin_memcpy(&r_count[k2], &r_count_first, sizeof(r_count_first));
    alignas(64) State r_state[12];
    const float *r_from;
    alignas(64) unsigned char r_flag[12];
    alignas(64) pair_t r_pair[12];

    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 4; ++i) { const int item = i + 4 * j;
        r_index[item] = b + 4 * j + i;
        r_flag[item] = r_index[item] < N;
        r_state[item].age = 0;
        if (!r_flag[item]) continue;
        r_from = x + r_index[item];
        for (int k = 0; k < 3; ++k) r_list[k][item] = (k + 1) * r_from[0];
        r_state[item].value[0] = r_state[item].value[1] = *r_from;
        r_pair[item][0] = r_pair[item][1] = -1;
      }
    }
    for (int round = 0; round < 3; ++round) {
      for (int j = 0; j < 3; ++j) {
        for (int i = 0; i < 4; ++i) { const int item = i + 4 * j;
          ++r_state[item].age;
          if (!r_flag[item]) continue;
          r_state[item].value[round % 2] += r_list[round][item];
          r_table[round % 2][round / 2][item] = r_state[item].value[round % 2];
          r_pair[item][1] += r_state[item].age;
          r_sum[item] += r_list[round][item];
          r_count[item] *= 2;
        }
      }
    }
    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 4; ++i) { const int item = i + 4 * j;
        if (r_flag[item]) {
          y[r_index[item]] = r_sum[item] + r_table[0][0][item] + r_table[1][0][item] + r_table[0][1][item] + r_state[item].age + r_count[item] + r_pair[item][0] + r_pair[item][1];
        }
      }
    }
  }
}

// Three levels, counts from the arguments.
extern "C" void threeLevels(const int &nx, const int &ny, const int &nz, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < 2; ++g) {
    alignas(64) int r_n[1 + (0 < nx ? (unsigned long long)nx : 0) * (0 < ny ? (unsigned long long)ny : 0) * (0 < nz ? (unsigned long long)nz : 0)], r_x[2][1 + (0 < nx ? (unsigned long long)nx : 0) * (0 < ny ? (unsigned long long)ny : 0) * (0 < nz ? (unsigned long long)nz : 0)];
    for (int k = 0; k < nz; ++k)
      for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i) { const unsigned long long item = (unsigned long long)i + (0 < nx ? (unsigned long long)nx : 0) * ((unsigned long long)j + (0 < ny ? (unsigned long long)ny : 0) * (unsigned long long)k);
          r_n[item] = ((g * nz + k) * ny + j) * nx + i;
          r_x[g][item] = x[r_n[item]];
          r_x[1 - g][item] = -x[r_n[item]];
        }
    for (int k = 0; k < nz; ++k)
      for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i) { const unsigned long long item = (unsigned long long)i + (0 < nx ? (unsigned long long)nx : 0) * ((unsigned long long)j + (0 < ny ? (unsigned long long)ny : 0) * (unsigned long long)k); y[r_n[item]] = 2 * r_x[0][item] + r_x[1][item]; }
  }
}
