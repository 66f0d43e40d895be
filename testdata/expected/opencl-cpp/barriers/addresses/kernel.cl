#line 1 "kernels/barriers/addresses.okl"
// What a parameter promises: `const` holds for what it leads to, not for what that leads to. Each call writes `s[t]` or may,
// and the next loop reads another element.

struct Row { int *p; int n; };

static void through(int *const &p, int i, int v) { p[i] = v; }
static void deep(int *const *p, int i, int v) { (*p)[i] = v; }
static void rows(int **p, int k, int i, int v) { p[k][i] = v; }
static void objects(const Row *r, int k, int i, int v) { r[k].p[i] = v; }
static void object(const Row &r, int i, int v) { r.p[i] = v; }
static void value(Row r, int i, int v) { r.p[i] = v; }
static int *thaw(const int *p) { return (int *)p; }

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_addresses_0(__global const int *in, __global int *out) {
  __local int s[4];
  __local int u[4];
#line 15 "kernels/barriers/addresses.okl"
  { int g = (int)get_group_id(0);
     
    int *q = s;
    int *both[2];
    Row list[2], one;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/barriers/addresses.okl"
    both[0] = u;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/barriers/addresses.okl"
    both[1] = s;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/barriers/addresses.okl"
    list[0].p = u;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 23 "kernels/barriers/addresses.okl"
    list[1].p = s;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/barriers/addresses.okl"
    one.p = s;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 25 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0);
      s[t] = in[t];
      u[t] = t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int t = (int)get_local_id(0); through(q, t, 10 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); deep(&q, t, 20 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 33 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[4 + t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); rows(both, 1, t, 30 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 35 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[8 + t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); objects(list, 1, t, 40 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 37 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[12 + t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); object(one, t, 50 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 39 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[16 + t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 40 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); value(list[1], t, 60 + t); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 41 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[20 + t] = s[3 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 42 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); thaw(s)[t] = 70 + t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/barriers/addresses.okl"
    { int t = (int)get_local_id(0); out[24 + t] = s[3 - t]; }
  }
}
