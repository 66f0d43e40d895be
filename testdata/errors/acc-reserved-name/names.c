#define okl_length 4
struct okl_point {
  float x;
};
void scale(int n, float *okl_values) {
#pragma acc parallel loop copy(okl_values[0:n])
  for (int i = 0; i < n; ++i) okl_values[i] *= okl_length;
}
