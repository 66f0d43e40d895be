#line 1 "kernels/barriers/objects.okl"
// Group memory that is reached through lambdas and through objects that keep its address.

struct View {
  int *s;
  View(int *s) : s(s) {}
  int get(const int i) const { return s[i]; }
  void put(const int i, const int value) const { s[i] = value; }
};

struct Doubled {
  View view;
  Doubled(const View &view) : view(view) {}
  int get(const int i) const { return 2 * view.get(i); }
};

template <class F>
struct Shifted {
  F f;
  int get(const int i) const { return f((i + 1) % 8); }
};

template <class F>
Shifted<F> shift(F f) {
  return {f};
}

template <class F>
int call(F f, const int i) {
  return f(i);
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_lambdas_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[8];
#line 33 "kernels/barriers/objects.okl"
  { int g = (int)get_group_id(0);
    
    auto get = [&](int i) { return s[i]; };
    auto put = [&](int i, int value) { s[i] = value; };
    auto &again = put;
    auto more = [=](int i) { return get(i) + 1; };
    { int i = (int)get_local_id(0); s[i] = x[g * 8 + i]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); y[g * 8 + i] = get(7 - i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 41 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); again(i, x[g * 8 + i] * 3); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 42 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); y[g * 8 + i] += more((i + 3) % 8); }
    const auto shifted = shift(get);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 44 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); s[i] = i; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); y[g * 8 + i] += shifted.get(i) + call(get, 7 - i); }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_views_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  __local int s[8];
#line 50 "kernels/barriers/objects.okl"
  { int g = (int)get_group_id(0);
    
    View view(s);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "kernels/barriers/objects.okl"
    const Doubled doubled(view);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 54 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); view.put(i, x[g * 8 + i]); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 55 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); y[g * 8 + i] = doubled.get(7 - i); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 56 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); view.s[7 - i] = i; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 57 "kernels/barriers/objects.okl"
    { int i = (int)get_local_id(0); y[g * 8 + i] += view.get(i); }
  }
}
