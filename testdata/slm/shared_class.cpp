// A class of which all variables are shared, and a field that points to shared data.
struct __thread_group_local Tile {
  float values[12];
  int count;
};

struct View {
  float __thread_group_local *at;
  int length;
};

__declspec(target(gfx)) float last_of(struct View view) { return view.at[view.length - 1]; }

__declspec(target(gfx_kernel)) void shared_class(int n, const float *x, float *y) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    struct Tile tile;
    Tile others[2];
    tile.count = 12;
    _Cilk_for (int i = 0; i < 12; i++) {
      tile.values[i] = x[12 * g + i];
      others[i % 2].values[i / 2] = 2 * x[12 * g + i];
    }
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 12; i++) {
      struct View view;
      view.at = tile.values;
      view.length = i + 1;
      y[12 * g + i] = last_of(view) + tile.count + others[1].values[i % 6];
    }
  }
}
