#define Y 8
#define K 4

__declspec(target(gfx_kernel)) void f(int n, float *x) {
  _Cilk_for _Thread_group (int g = 0; g < n; ++g) {
    __thread_group_local float s[K][Y];
    s[:][:] = ((float (*)[32])x)[g:Y][0:Y];
  }
}
