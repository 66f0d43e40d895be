// A sparse matrix times a vector, a block of rows for each group: products in shared memory, gathered by indices.
#define ROWS 5
#define MOST 40

__declspec(target(gfx_kernel)) void sparse_rows(int n, const int *first, const int *column, const float *value,
                                                const float *x, float *y) {
  _Cilk_for _Thread_group (int row = 0; row < n; row += ROWS) {
    __thread_group_local float products[MOST];
    const int last = row + ROWS < n ? row + ROWS : n;
    const int from = first[row], count = first[last] - from;
    products[0:count] = value[from:count] * x[column[from:count]];
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int r = row; r < last; ++r) {
      y[r] = first[r] < first[r + 1] ? __sec_reduce_add(products[first[r] - from:first[r + 1] - first[r]]) : 0;
    }
  }
}
