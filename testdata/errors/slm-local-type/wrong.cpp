class c1 {
 public:
  int i1;
  c1() { i1 = 10; }
};

__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local c1 obj;
    _Cilk_for (int i = 0; i < 16; ++i) x[16 * g + i] = obj.i1;
  }
}
