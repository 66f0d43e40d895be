#line 1 "kernels/cpp/destructors.okl"
// Objects whose destructors write to memory: what they do is done when the work item leaves the block.

struct Put {
  int *place;
  int value;
  Put(int *p, int v) : place(p), value(v) {}
  ~Put() { *place = value; }
};

struct Add {
  int *place;
  int value;
  ~Add() { *place += value; }
};

struct Both {
  Add first, second;
};

extern "C" void leave(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = 7;
      Put put(&s[t], 0);
      put.value = s[t] * x[16 * g + t];
    }
    for (int t = 0; t < 16; ++t) y[16 * g + t] = s[15 - t];
    for (int t = 0; t < 16; ++t) {
      int *own = s + t;
      Both both;
      both.first.place = own;
      both.second.place = own;
      both.first.value = t;
      both.second.value = s[t];
    }
    for (int t = 0; t < 16; ++t) y[16 * g + t] += s[15 - t];
  }
}
