#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#line 1 "kernels/templates/classes.okl"
// Class templates in device code: their instances in all memories, in each other, in functions and in structs.

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_short_2 {


  short v[2];

  // Nothing calls these, so no instance has them.


} Vec_short_2;

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_int_2_2 {


  int v[2];

  // Nothing calls these, so no instance has them.


} Vec_int_2_2;

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_float_2 {


  float v[2];

  // Nothing calls these, so no instance has them.


} Vec_float_2;

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_float_3 {


  float v[3];

  // Nothing calls these, so no instance has them.


} Vec_float_3;

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_Vec_int_2_2_2 {


  Vec_int_2_2 v[2];

  // Nothing calls these, so no instance has them.


} Vec_Vec_int_2_2_2;

#line 4 "kernels/templates/classes.okl"
typedef struct Vec_int_1 {


  int v[1];

  // Nothing calls these, so no instance has them.


} Vec_int_1;




#line 19 "kernels/templates/classes.okl"
// A name that an instance must not take.
typedef struct Vec_int_2 {
  int sign;
} Vec_int_2;

#line 25 "kernels/templates/classes.okl"
// Another template of that name.
#line 27 "kernels/templates/classes.okl"
typedef struct mesh_Vec_int_1_2 {
  int w[1 + 1];
} mesh_Vec_int_1_2;

#line 27 "kernels/templates/classes.okl"
typedef struct mesh_Vec_int_2_3 {
  int w[2 + 1];
} mesh_Vec_int_2_3;


typedef struct mesh_Pair_short_Vec_short_2 {
  short first;
  Vec_short_2 second;
} mesh_Pair_short_Vec_short_2;

#line 32 "kernels/templates/classes.okl"
typedef struct mesh_Pair_float_Vec_float_2 {
  float first;
  Vec_float_2 second;
} mesh_Pair_float_Vec_float_2;

#line 32 "kernels/templates/classes.okl"
typedef struct mesh_Pair_int_Vec_float_3 {
  int first;
  Vec_float_3 second;
} mesh_Pair_int_Vec_float_3;


#line 37 "kernels/templates/classes.okl"
typedef struct mesh_Late mesh_Late;
#line 39 "kernels/templates/classes.okl"
typedef struct mesh_Ref_mesh_Late mesh_Ref_mesh_Late;

#line 43 "kernels/templates/classes.okl"
static int mesh_found(__private const mesh_Ref_mesh_Late *ref);
struct mesh_Late {
  mesh_Vec_int_1_2 own;
  mesh_Pair_short_Vec_short_2 pair;
};
#line 39 "kernels/templates/classes.okl"
struct mesh_Ref_mesh_Late {
  __global const mesh_Late *to;
  int at;
};


#line 50 "kernels/templates/classes.okl"
// Specialisations.
#line 52 "kernels/templates/classes.okl"
typedef struct Box_int_3 {
  int all[3];
} Box_int_3;

typedef struct Box_int_1 {
  int only;
} Box_int_1;

typedef struct Box_Vec_int_2_2_2 {
  int flat[2 * 2];
} Box_Vec_int_2_2_2;

typedef struct Box_float_4 {
  float4 all;
} Box_float_4;


#line 68 "kernels/templates/classes.okl"
// Recursion.
#line 75 "kernels/templates/classes.okl"
typedef struct Sum_0 {
  int last;
} Sum_0;

#line 70 "kernels/templates/classes.okl"
typedef struct Sum_1 {
  Sum_0 rest;
  int last;
} Sum_1;

#line 70 "kernels/templates/classes.okl"
typedef struct Sum_2 {
  Sum_1 rest;
  int last;
} Sum_2;


#line 87 "kernels/templates/classes.okl"
typedef struct Node_float Node_float;

#line 82 "kernels/templates/classes.okl"
typedef struct Edge_float {
  __global const Node_float *from;
  float weight;
} Edge_float;

struct Node_float {
  __global const Edge_float *first;
  float value;
};


#line 94 "kernels/templates/classes.okl"
typedef Vec_float_3 Point;
typedef mesh_Pair_int_Vec_float_3 Numbered;

typedef struct Cell {
  Vec_int_2_2 at;
  mesh_Pair_float_Vec_float_2 data;
} Cell;

#line 103 "kernels/templates/classes.okl"
static Vec_float_3 plus_float_3__gp(__global const Vec_float_3 *a, __private const Vec_float_3 *b) {
  Vec_float_3 sum = (*a);
  for (int i = 0; i < 3; ++i) sum.v[i] += (*b).v[i];
  return sum;
}
#line 103 "kernels/templates/classes.okl"
static Vec_float_3 plus_float_3__lp(__local const Vec_float_3 *a, __private const Vec_float_3 *b) {
  Vec_float_3 sum = (*a);
  for (int i = 0; i < 3; ++i) sum.v[i] += (*b).v[i];
  return sum;
}

#line 103 "kernels/templates/classes.okl"
static Vec_int_2_2 plus_int_2(__private const Vec_int_2_2 *a, __private const Vec_int_2_2 *b) {
  Vec_int_2_2 sum = (*a);
  for (int i = 0; i < 2; ++i) sum.v[i] += (*b).v[i];
  return sum;
}


static float last_Vec_float_3(__local const Vec_float_3 *all) {
  const Vec_float_3 copy = (*all);
  return copy.v[3 - 1];
}

#line 110 "kernels/templates/classes.okl"
static int last_Vec_int_2_2(__private const Vec_int_2_2 *all) {
  const Vec_int_2_2 copy = (*all);
  return copy.v[2 - 1];
}


#line 115 "kernels/templates/classes.okl"
static float _occa_length(const Vec_float_3 p) { return p.v[0] + p.v[1] + p.v[2]; }

static int mesh_found(__private const mesh_Ref_mesh_Late *ref) { return (*ref).to->own.w[(*ref).at] + (*ref).to->pair.second.v[1]; }

#line 120 "kernels/templates/classes.okl"
static int total_0(__private const Sum_0 *of) {
  { return (*of).last; }
#line 123 "kernels/templates/classes.okl"
}

#line 120 "kernels/templates/classes.okl"
static int total_1(__private const Sum_1 *of) {
  { return (*of).last + total_0(&((*of).rest)); }
#line 123 "kernels/templates/classes.okl"
}

#line 120 "kernels/templates/classes.okl"
static int total_2(__private const Sum_2 *of) {
  { return (*of).last + total_1(&((*of).rest)); }
#line 123 "kernels/templates/classes.okl"
}


static float weighed_float(const Edge_float edge) {
  __global const Node_float *from = edge.from;
  return edge.weight * from->value;
}


#line 131 "kernels/templates/classes.okl"
// Nobody calls it.

#line 134 "kernels/templates/classes.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_classTemplates_0(const int N, __global const Vec_float_3 *x, __global Vec_float_3 *y, __global Cell *cells, const Point by) {
  __local Point s[8];
#line 135 "kernels/templates/classes.okl"
  { int g = 8 * (int)get_group_id(0);
    
    mesh_Pair_int_Vec_float_3 own;
    { int t = (int)get_local_id(0);
      own.first = g + t;
      if (g + t < N) {
        s[t] = x[g + t];
        own.second = plus_float_3__gp(&(x[g + t]), &(by));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 145 "kernels/templates/classes.okl"
    { int t = (int)get_local_id(0);
      if (g + t < N) {
        const int other = g + 7 - t < N ? 7 - t : t;
        y[g + t] = plus_float_3__lp(&(s[other]), &(own.second));
        Numbered numbered;
        numbered.first = own.first;
        numbered.second = s[other];
        __global Cell *cell = &(cells[g + t]);
        (*cell).at.v[0] += numbered.first;
        (*cell).data.first = _occa_length(numbered.second);
        (*cell).data.second.v[1] = last_Vec_float_3(&(s[other]));
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_classSpecialisations_0(const int N, __global const int *x, __global int *y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    Box_int_3 three = {{x[i], 2, 3}};
    Box_int_1 one = {4};
    Box_Vec_int_2_2_2 flat = {{1, 2, 3, x[i]}};
    Box_float_4 four = {0};
    four.all.y = 0.5f;
    const Vec_int_2_2 two = {{x[i], 7}};
    const Vec_int_2 sign = {-1};
    mesh_Vec_int_2_3 w = {{1, 2, x[i]}};
    Vec_Vec_int_2_2_2 nested = {{{{1, 2}}, {{3, x[i]}}}};
    Sum_2 sum = {{{x[i]}, 10}, 100};
    enum { sizes = 52 };
    y[i] = three.all[0] + one.only + flat.flat[3] + sign.sign * plus_int_2(&(two), &(two)).v[0] + w.w[2] + nested.v[1].v[1];
    y[i] += total_2(&(sum)) + sizes + last_Vec_int_2_2(&(two)) + 11;
  } }
}

// Pointers to memory of the device.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_classPointers_0(const int N, __global const Node_float *nodes, __global const mesh_Late *late, __global const int *x, __global float *y) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const Edge_float edge = {&nodes[N - 1 - i], 2};
    const mesh_Ref_mesh_Late ref = {&late[i], 1};
    __global const Vec_int_1 *first = (__global const Vec_int_1 *)(x + i);
    y[i] = weighed_float(edge) + mesh_found(&(ref)) + first->v[0];
  } }
}
