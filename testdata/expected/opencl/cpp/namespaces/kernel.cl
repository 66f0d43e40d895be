#line 1 "kernels/cpp/namespaces.okl"
// Namespaces without anything else of C++: nested, inline and without a name, opened again, with other names for them and
// for what is in them; names that are hidden, and that meet others when they stand alone.



__constant const float scale_2 = 4;

static float area_2(float r);


#line 12 "kernels/cpp/namespaces.okl"
__constant const float disk_pi = 3;
__constant const float disk_halves[3] = {0.5f, 1.5f, 2.5f};
enum { disk_count = 3, disk_first = 1 };

typedef enum disk_Mode { disk_full, disk_half, disk_quarter = 4 } disk_Mode;
enum { disk_sides = 8 };

typedef struct disk_Point {
  float x, y;
} disk_Point;

typedef struct disk_Ring_Edge disk_Ring_Edge; typedef struct disk_Ring {
  struct disk_Ring_Edge {
    int from, to;
  };
  disk_Point middle;
  disk_Ring_Edge edges[2];
} disk_Ring;

typedef float disk_real;
typedef int disk_whole;
typedef disk_Point disk_pair[2];

static float disk_area(float r);

static inline disk_real disk_area(const disk_real r) { return disk_pi * r * r + (disk_half == 1 ? disk_halves[disk_first] : 0); }

#line 40 "kernels/cpp/namespaces.okl"
__constant const float disk_detail_scale = 2;
static float disk_detail_area(const float r) { return disk_area(r) * disk_detail_scale + scale_2; }
static inline disk_Point disk_detail_moved__l(__local const disk_Point *p, const float by) { return (disk_Point){(*p).x + by, (*p).y - by}; }
#line 42 "kernels/cpp/namespaces.okl"
static inline disk_Point disk_detail_moved__p(__private const disk_Point *p, const float by) { return (disk_Point){(*p).x + by, (*p).y - by}; }
  // namespace detail

#line 46 "kernels/cpp/namespaces.okl"
static inline int disk_current_round(const float x) { return (int)(x + 0.5f); }

#line 50 "kernels/cpp/namespaces.okl"
static inline float disk_hidden(const float x) { return disk_detail_area(x) - disk_area(x); }

#line 53 "kernels/cpp/namespaces.okl"
  // namespace disk

#line 56 "kernels/cpp/namespaces.okl"
typedef struct Local {
  int n;
} Local;
static int twice(const int n) { return 2 * n; }

#line 62 "kernels/cpp/namespaces.okl"
// Joined with `_`, its names are also those of others.
#line 64 "kernels/cpp/namespaces.okl"
static float disk_detail_area_2(const float r) { return r - 1; }

#line 68 "kernels/cpp/namespaces.okl"
static int atomic_add_2(const int a, const int b) { return a + b; }

enum { a_b_n = 7 };
#line 74 "kernels/cpp/namespaces.okl"
static int a_b_c_n(const int x);

#line 79 "kernels/cpp/namespaces.okl"
static float disk_hidden_from(const disk_Point p) { return fabs(p.x - p.y); }
static disk_Mode disk_next(const disk_Mode mode) { return mode == disk_full ? disk_half : disk_quarter; }

#line 83 "kernels/cpp/namespaces.okl"
static int a_b_c_n(const int x) { return x + a_b_n; }

static float area_2(const float r) { return -r; }




static void bump__g(__global float *x, const float by) { *x += by; }
#line 90 "kernels/cpp/namespaces.okl"
static void bump__p(__private float *x, const float by) { *x += by; }

#line 93 "kernels/cpp/namespaces.okl"
static void memory_bump__l(__local float *x, const float by) { *x -= by; }
#line 93 "kernels/cpp/namespaces.okl"
static void memory_bump__p(__private float *x, const float by) { *x -= by; }
static float memory_first__g(__global const float *x) { return x[0]; }
#line 94 "kernels/cpp/namespaces.okl"
static float memory_first__l(__local const float *x) { return x[0]; }

#line 97 "kernels/cpp/namespaces.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_namespaces_0(const int N, __global const float *x, __global const int *k, __global float *y, __global int *m) {
  __local float s[16];
  __local disk_Point points[16];
#line 98 "kernels/cpp/namespaces.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    disk_Mode mode;
    { int t = (int)get_local_id(0);
      
      const int i = b + t;
      mode = k[i] > 0 ? disk_full : disk_quarter;
      s[t] = x[i] * disk_pi;
      points[t] = (disk_Point){x[i], disk_halves[t % disk_count]};
      memory_bump__l(&s[t], 1);
      bump__g(y + i, 0.5f);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 111 "kernels/cpp/namespaces.okl"
    { int t = (int)get_local_id(0);
      
      
      
      const int i = b + t;
      const float area = disk_area(x[i]), scale = disk_detail_scale;
      disk_Ring ring = {{1, 2}, {{t, 1}, {2, a_b_n}}};
      ring.middle = disk_detail_moved__l(&(points[15 - t]), scale_2);
      const disk_Ring_Edge edge = ring.edges[1];
      disk_Ring_Edge other = {edge.to, a_b_c_n(edge.from)};
      disk_Point p = (disk_Point){area, s[15 - t]};
      __local disk_Point *same = &(points[15 - t]);
      disk_pair two = {p, (*same)};
      disk_real _occa_local = memory_first__l(&s[t]) + memory_first__g(x + i);
      memory_bump__p(&_occa_local, scale);
      bump__p(&_occa_local, disk_hidden(x[i]));
      Local named = {twice(k[i])};
      disk_whole out = atomic_add_2(named.n, (disk_whole)disk_current_round(x[i])) + disk_sides + other.from;
      switch (disk_next(mode)) {
        case disk_half: out += 100; break;
        case disk_quarter: out += 200; break;
        default: out += 300;
      }
      for (disk_whole j = 0; j < a_b_n; ++j) out += j % disk_count;
      y[i] += _occa_local + ring.middle.x * ring.middle.y + area_2(two[1].x) + disk_detail_area_2(two[0].y) +
              disk_detail_area(1) + disk_hidden_from((disk_Point){two[1].y, 0}) + sqrt((disk_Point){0}.x + 4);
      m[i] = out + other.to + (int)(sizeof(disk_Point)) + a_b_c_n(1);
    }
  }
}


#line 144 "kernels/cpp/namespaces.okl"
typedef struct kernels_Pair {
  int low, high;
} kernels_Pair;

enum { kernels_size = 8 };

static int kernels_sum(__private const kernels_Pair *p) { return (*p).low + (*p).high; }

// A kernel's own namespace, and what the host reads there and elsewhere.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_inNamespace_0(const int N, const kernels_Pair by, __global const int *a, __global int *c, const int rows) {
#line 155 "kernels/cpp/namespaces.okl"
  { int r = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      c[r * kernels_size + i] = a[i + kernels_size * r] + kernels_sum(&(by));
    }
  }
}

  // namespace kernels



// What host code says without a scope. For OpenCL, `generic` is a word.
static int generic__g(__global const int *first) { return first[0] + first[1]; }
#line 167 "kernels/cpp/namespaces.okl"
static int generic__l(__local const int *first) { return first[0] + first[1]; }

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_byDirective_0(const int N, __global const int *a, __global int *c, const int rows) {
  __local int s[8];
  { int r = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0);
      s[i] = generic__g(a + kernels_size * r) + i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 176 "kernels/cpp/namespaces.okl"
    { int i = (int)get_local_id(0);
      c[r * kernels_size + i] = generic__l(s) + s[kernels_size - 1 - i];
    }
  }
}
