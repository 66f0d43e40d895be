#line 1 "kernels/source/lasting_variables.okl"
// Variables of the file that never change, beside some that no device reads.

__constant int offset = 4, unread = 5;
__constant float table[3] = {1, 2, 3};
__constant const float base = 2.0f;
__constant __constant const float scaled = base * 3, list[2] = {scaled, scaled * base};

#line 11 "kernels/source/lasting_variables.okl"
__constant int config_first = 1, config_second = 2;
enum { config_size = 5 };

#line 15 "kernels/source/lasting_variables.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_lasting_0(const int N, __global float *y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    y[i] = offset + table[i % 3] * config_second + config_size + scaled + list[i % 2];
  } }
}
