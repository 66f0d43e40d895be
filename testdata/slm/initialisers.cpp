// First values of shared data, and assignments by the leader of a group.
struct Range {
  int low, high;
  float scale;
};

__declspec(target(gfx_kernel)) void initialised(int n, int shift, const float *x, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; g += 20) {
    const int low = g + 1;
    __thread_group_local int base = low - 1, weights[2][3] = {{1, 2, 3}, {4, 5}}, spare;
    __thread_group_local struct Range range = {2, 17, 0.5f};
    __thread_group_local float offset(1.25f);
    spare = shift;
    spare += 3;
    range.high = 18;
    weights[1][2] = x[g] > 0 ? 6 : 7;
    _Cilk_for (int i = 0; i < 20; i++) {
      if (base + i >= n) continue;
      const float inside = range.low <= i && i < range.high ? range.scale : 1;
      y[base + i] = x[base + i] * inside * weights[i % 2][i % 3] + offset + spare;
    }
  }
}
