#line 1 "kernels/exclusive/many.okl"
// Exclusive variables of every kind: scalars with values to start from, arrays of one and two dimensions,
// structs, pointers, several in one line, typedefs; in nests of two and three levels, and read again
// after `continue`.

struct State {
  float value[2];
  int age;
};

typedef double pair_t[2];

__kernel __attribute__((reqd_work_group_size(4, 3, 1))) void _occa_everyKind_0(const int N, __global const float *__restrict x, __global float *__restrict y) {
  { int b = 12 * (int)get_group_id(0);
    float r_sum = 0.5f, r_list[3], r_table[2][2];
    int r_index, r_count = 2;
    State r_state;
    const float *r_from;
    unsigned char r_flag;
    pair_t r_pair;

    { int j = (int)get_local_id(1);
      do { int i = (int)get_local_id(0);
        r_index = b + 4 * j + i;
        r_flag = r_index < N;
        r_state.age = 0;
        if (!r_flag) continue;
        r_from = x + r_index;
        for (int k = 0; k < 3; ++k) r_list[k] = (k + 1) * r_from[0];
        r_state.value[0] = r_state.value[1] = *r_from;
        r_pair[0] = r_pair[1] = -1;
      } while (0);
    }
    for (int round = 0; round < 3; ++round) {
      { int j = (int)get_local_id(1);
        do { int i = (int)get_local_id(0);
          ++r_state.age;
          if (!r_flag) continue;
          r_state.value[round % 2] += r_list[round];
          r_table[round % 2][round / 2] = r_state.value[round % 2];
          r_pair[1] += r_state.age;
          r_sum += r_list[round];
          r_count *= 2;
        } while (0);
      }
    }
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        if (r_flag) {
          y[r_index] = r_sum + r_table[0][0] + r_table[1][0] + r_table[0][1] + r_state.age + r_count + r_pair[0] + r_pair[1];
        }
      }
    }
  }
}

// Three levels, counts from the arguments.
__kernel void _occa_threeLevels_0(const int nx, const int ny, const int nz, __global const int *__restrict x, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    int r_n, r_x[2];
    { int k = (int)get_local_id(2);
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0);
          r_n = ((g * nz + k) * ny + j) * nx + i;
          r_x[g] = x[r_n];
          r_x[1 - g] = -x[r_n];
        } } }
    { int k = (int)get_local_id(2);
      { int j = (int)get_local_id(1);
        { int i = (int)get_local_id(0); y[r_n] = 2 * r_x[0] + r_x[1]; } } }
  }
}
