#line 1 "kernels/structs/sizes.okl"
// Types that some targets do not hand to kernels: `size_t` in a struct, `bool` by itself and behind a pointer.

typedef ulong extent;

typedef struct Part {
  extent first;
  ulong count[2];
  long step;
} Part;

typedef struct Row {
  Part part;
  int weight;
} Row;

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_sizes_0(const int N, const Row row, const uchar doubled, __global const bool *used, __global bool *positive, __global const int *x, __global int *y, uchar _occa_value_7) {
  const bool many = _occa_value_7;
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    __global const bool *own = used + i;
    const size_t from = row.part.first + row.part.count[1] + (size_t)(row.part.step * i);
    const int found = *own ? x[from] : -x[i];
    positive[i] = found > 0;
    y[i] = found * row.weight * (doubled ? 2 : 1) + many;
  } }
}
