#line 1 "kernels/cpp/references_to_arrays.okl"
// References to arrays, to every kind of memory: local ones and parameters, of one dimension and two.

typedef float row_t[4];

typedef struct Table {
  float rows[2][4];
} Table;

__constant const float Weights[2][4] = {{0.5f, 1, 2, 4}, {1, 1, 1, 1}};

static inline float total__l(__local const float (*row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += (*row)[j];
  for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { const float x = (*row)[_occa_at_0]; sum += x; }
  return sum;
}
#line 11 "kernels/cpp/references_to_arrays.okl"
static inline float total__p(__private const float (*row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += (*row)[j];
  for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { const float x = (*row)[_occa_at_0]; sum += x; }
  return sum;
}
#line 11 "kernels/cpp/references_to_arrays.okl"
static inline float total__c(__constant const float (*row)[4]) {
  float sum = 0;
  for (int j = 0; j < 4; ++j) sum += (*row)[j];
  for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { const float x = (*row)[_occa_at_0]; sum += x; }
  return sum;
}

static inline void fill__g(__global float (*row)[4], const float by) {
  for (int j = 0; j < 4; ++j) (*row)[j] += by * j;
}
#line 18 "kernels/cpp/references_to_arrays.okl"
static inline void fill__p(__private float (*row)[4], const float by) {
  for (int j = 0; j < 4; ++j) (*row)[j] += by * j;
}

static inline void both(__global float (*rows)[2][4]) {
  __global float(*second)[4] = &((*rows)[1]);
  fill__g(&((*rows)[0]), 1);
  fill__g(&((*second)), 2);
}

static inline float first__l(__local const float *x) { return x[0]; }
#line 28 "kernels/cpp/references_to_arrays.okl"
static inline float first__p(__private const float *x) { return x[0]; }

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_referencesToArrays_0(const int N, __global Table *tables, __global float *y) {
  __local float s[4][4];
  __local Table t;
#line 31 "kernels/cpp/references_to_arrays.okl"
  { int g = (int)get_group_id(0);
    
    
    { int i = (int)get_local_id(0);
      __local float(*row)[4] = &(s[i]);
      for (int j = 0; j < 4; ++j) (*row)[j] = tables[g].rows[i % 2][j];
      t.rows[i % 2][i] = (float)i;
      t.rows[(i + 1) % 2][i] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/cpp/references_to_arrays.okl"
    { int i = (int)get_local_id(0);
      float own[4] = {1, 2, 3, 4};
      __private float(*alias)[4] = &(own);
      __private row_t *again = &((*alias));
      __constant const float(*weights)[4] = &(Weights[i % 2]);
      __local float (*shared)[4] = &(s[3 - i]);
      fill__p(&((*alias)), (*weights)[1]);
      (*again)[0] += first__l((*shared)) + first__p((*alias)) + (float)(sizeof((*again)) / sizeof((*alias)[0]));
      y[4 * g + i] = total__p(&(own)) + total__c(&((*weights))) + total__l(&((*shared))) + total__l(&(t.rows[i % 2]));
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/cpp/references_to_arrays.okl"
    { if (get_local_id(0) < 1) { int i = (int)get_local_id(0); both(&(tables[g].rows)); } }
  }
}
