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
    alignas(64) float _occa_first_r_sum = 0.5f, r_list[3][12], r_table[2][2][12]; __typeof__(_occa_first_r_sum) r_sum[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r_sum[_occa_k], &_occa_first_r_sum, sizeof(_occa_first_r_sum));
    alignas(64) int r_index[12], _occa_first_r_count = 2; __typeof__(_occa_first_r_count) r_count[12]; for (unsigned long long _occa_k = 0; _occa_k < 12; ++_occa_k) __builtin_memcpy(&r_count[_occa_k], &_occa_first_r_count, sizeof(_occa_first_r_count));
    alignas(64) State r_state[12];
    const float *r_from;
    alignas(64) unsigned char r_flag[12];
    alignas(64) pair_t r_pair[12];

    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 4; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
        r_index[_occa_exclusive_index] = b + 4 * j + i;
        r_flag[_occa_exclusive_index] = r_index[_occa_exclusive_index] < N;
        r_state[_occa_exclusive_index].age = 0;
        if (!r_flag[_occa_exclusive_index]) continue;
        r_from = x + r_index[_occa_exclusive_index];
        for (int k = 0; k < 3; ++k) r_list[k][_occa_exclusive_index] = (k + 1) * r_from[0];
        r_state[_occa_exclusive_index].value[0] = r_state[_occa_exclusive_index].value[1] = *r_from;
        r_pair[_occa_exclusive_index][0] = r_pair[_occa_exclusive_index][1] = -1;
      }
    }
    for (int round = 0; round < 3; ++round) {
      for (int j = 0; j < 3; ++j) {
        for (int i = 0; i < 4; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
          ++r_state[_occa_exclusive_index].age;
          if (!r_flag[_occa_exclusive_index]) continue;
          r_state[_occa_exclusive_index].value[round % 2] += r_list[round][_occa_exclusive_index];
          r_table[round % 2][round / 2][_occa_exclusive_index] = r_state[_occa_exclusive_index].value[round % 2];
          r_pair[_occa_exclusive_index][1] += r_state[_occa_exclusive_index].age;
          r_sum[_occa_exclusive_index] += r_list[round][_occa_exclusive_index];
          r_count[_occa_exclusive_index] *= 2;
        }
      }
    }
    for (int j = 0; j < 3; ++j) {
      for (int i = 0; i < 4; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 4 * ((unsigned long long)j);
        if (r_flag[_occa_exclusive_index]) {
          y[r_index[_occa_exclusive_index]] = r_sum[_occa_exclusive_index] + r_table[0][0][_occa_exclusive_index] + r_table[1][0][_occa_exclusive_index] + r_table[0][1][_occa_exclusive_index] + r_state[_occa_exclusive_index].age + r_count[_occa_exclusive_index] + r_pair[_occa_exclusive_index][0] + r_pair[_occa_exclusive_index][1];
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
        for (int i = 0; i < nx; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + (0 < nx ? (unsigned long long)nx : 0) * ((unsigned long long)j + (0 < ny ? (unsigned long long)ny : 0) * ((unsigned long long)k));
          r_n[_occa_exclusive_index] = ((g * nz + k) * ny + j) * nx + i;
          r_x[g][_occa_exclusive_index] = x[r_n[_occa_exclusive_index]];
          r_x[1 - g][_occa_exclusive_index] = -x[r_n[_occa_exclusive_index]];
        }
    for (int k = 0; k < nz; ++k)
      for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + (0 < nx ? (unsigned long long)nx : 0) * ((unsigned long long)j + (0 < ny ? (unsigned long long)ny : 0) * ((unsigned long long)k)); y[r_n[_occa_exclusive_index]] = 2 * r_x[0][_occa_exclusive_index] + r_x[1][_occa_exclusive_index]; }
  }
}
