#line 1 "kernels/cpp/chosen_places.okl"
// `c ? a : b` and `a, b` as places: they are changed, referred to and pointed at, in every kind of memory.

typedef struct Cell {
  unsigned b[2];
  float weight;
} Cell;

static inline unsigned twice__l(__local const unsigned *x) { return 2 * (*x); }
#line 8 "kernels/cpp/chosen_places.okl"
static inline unsigned twice__p(__private const unsigned *x) { return 2 * (*x); }

static inline void add__gp(__global unsigned *to, __private const unsigned *value) { (*to) += (*value); }
#line 10 "kernels/cpp/chosen_places.okl"
static inline void add__pp(__private unsigned *to, __private const unsigned *value) { (*to) += (*value); }

static inline void addFirst(__private unsigned *to) { to[0] += 6; }

static inline float heavier(__private const Cell *cell) { return (*cell).weight + (*cell).b[0]; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_chosenPlaces_0(const int N, __global const unsigned *x, __global unsigned *y, __global unsigned *counts) {
  __local unsigned int s[16];
  __local Cell cells[16];
#line 17 "kernels/cpp/chosen_places.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      s[t] = g + t < N ? x[g + t] : 5u;
      cells[t].b[0] = s[t];
      cells[t].b[1] = 3;
      cells[t].weight = 0.5f;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/cpp/chosen_places.okl"
    { int t = (int)get_local_id(0);
      Cell one = cells[t], other = {{1, 2}, 3.0f};
      unsigned p = s[t], q = 7, r = 9;
      float odd = t % 2;

      (*(t % 3 ? &(p) : &(q))) = 3;
      (*((t & 1) ? &(one) : &(other))).b[t % 2] += 2;
      (*(odd != 0 ? &(p) : &(*(t % 5 ? &(q) : &(r))))) += s[15 - t];
      addFirst((*(t % 5 ? &(one) : &(other))).b);
      __private unsigned *row = (*(t % 3 ? &(other) : &(one))).b; unsigned left[2] = {1, 2}, right[2] = {3, 4};
      row[1] += (*(t % 2 ? &(one) : &(other))).b[0];
      (t % 4 ? left : right)[1] += 8;
      r += left[1] + 2 * right[1];
      ++(*(q, &(*(t % 3 ? &(p) : &(r)))));
      add__pp(&(*(t % 2 ? &(p) : &(q))), &(*(t % 4 ? &(one.b[0]) : &(other.b[1]))));
      add__pp(&(*(t % 3 ? &(one.b[1]) : &((*(t % 5 ? &(one) : &(other))).b[0]))), &(__private unsigned int){twice__l(&(*(t % 2 ? &(s[t]) : &(cells[t].b[0]))))});

      __private unsigned *chosen = &(*(t % 4 ? &(q) : &(r)));
      (*chosen) += twice__p(&(*(t ? &((*chosen)) : &(p))));
      __private const unsigned *read = &((*(t % 7 ? &(p) : &((*chosen)))));
      __private const Cell *cell = &(*(t % 3 ? &(one) : &(other)));
      __private unsigned *at = &(*(t % 5 ? &(p) : &(q)));
      *at += (*read);
      __private Cell *_occa_bound_0 = &(*(t % 5 ? &(other) : &(one)));
      _occa_bound_0->weight += _occa_bound_0->b[1];
      const unsigned  made = t % 2 ? p : 4u;

      if (g + t < N) {
        y[g + t] = p + 3 * q + 5 * r + 7 * one.b[0] + 11 * one.b[1] + 13 * other.b[0] + 17 * other.b[1] +
                   (unsigned)(2 * heavier(&(*(t % 2 ? &(one) : &(other))))) + (unsigned)(4 * (*cell).weight + _occa_bound_0->weight) + made;
        add__gp(&(*(t % 2 ? &(y[g + t]) : &(counts[g + t]))), &(__private unsigned int){1u});
      }
    }
  }
}
