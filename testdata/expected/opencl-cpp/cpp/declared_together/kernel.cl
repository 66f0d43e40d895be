#line 1 "kernels/cpp/declared_together.okl"
// Variables that are declared together, of types that other languages call something else, and of which each leads to
// another memory: what they share is written again.

struct _occa_constant {
  int v;
};

namespace list {
struct Node {
  int value;
  Node *next, *previous;
};
}

struct Links {
  _occa_constant *at, own, *last;
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_declaredTogether_0(const int N, __global const int *x, __global int *y) {
  __local list::Node nodes[16];
  list::Node *__local first;
  __local _occa_constant some[16];
#line 20 "kernels/cpp/declared_together.okl"
  { int b = 16 * (int)get_group_id(0);
     
    
    { int t = (int)get_local_id(0);
      int a = x[b + t], *p = &a;
      _occa_constant c = {1}, *q = &c;
      const _occa_constant d = {2}, *const r = &d;
      list::Node n = {*p, &nodes[t], &nodes[15 - t]}, *same = &n;
      Links links = {q, {3}, &c};
      nodes[t] = n;
      some[t].v = q->v + r->v + links.own.v + links.at->v + links.last->v;
      nodes[t].value += same->value;
      if (t == 3) first = &nodes[3];
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/cpp/declared_together.okl"
    { int t = (int)get_local_id(0);
      y[b + t] = nodes[t].next->value + 2 * nodes[t].previous->value + some[15 - t].v + first->value;
    }
  }
}
