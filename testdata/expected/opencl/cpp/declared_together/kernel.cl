#line 1 "kernels/cpp/declared_together.okl"
// Variables that are declared together, of types that other languages call something else, and of which each leads to
// another memory: what they share is written again.

typedef struct _occa_constant {
  int v;
} _occa_constant;

#line 9 "kernels/cpp/declared_together.okl"
typedef struct list_Node list_Node; struct list_Node {
  int value;
  __local list_Node *next, *previous;
};

#line 15 "kernels/cpp/declared_together.okl"
typedef struct Links {
  __private _occa_constant *at; _occa_constant own; __private _occa_constant *last;
} Links;

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_declaredTogether_0(const int N, __global const int *x, __global int *y) {
  __local list_Node nodes[16];
  __local list_Node *__local first;
  __local _occa_constant some[16];
#line 20 "kernels/cpp/declared_together.okl"
  { int b = 16 * (int)get_group_id(0);
     
    
    { int t = (int)get_local_id(0);
      int a = x[b + t]; __private int *p = &a;
      _occa_constant c = {1}; __private _occa_constant *q = &c;
      const _occa_constant d = {2}; __private const _occa_constant *const r = &d;
      list_Node n = {*p, &nodes[t], &nodes[15 - t]}; __private list_Node *same = &n;
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
