#line 1 "kernels/front/c_initialisers.okl"
// Values, declarations and headers that C++ writes in more ways than C.
typedef struct Pair {
  int a, b;
} Pair;

typedef struct Link Link; struct Link {
  Pair pair;
  __global Link *next;
  int weight;
};

typedef enum Colour : short { Red, Green = 5 } Colour;

typedef struct {
  float x;
} Real;

typedef int Row[3];
typedef unsigned long wide;



enum { Rows = 3, Columns = 4 };
__constant const unsigned Divisor = 3;
__constant  const float Scale = {1.5f};
__constant const Pair Pairs[2] = {{1, 2}, {3, 4}};
__constant const Pair Origin = {7, 8};
__constant const int Table[4] = {5, 6, 7};

static const int size() { return 4; }

static inline Pair make(int a, int b)  { return (Pair){a, b}; }
static inline Pair swap(Pair p) { return (Pair){p.b, p.a}; }
static inline Pair nothing() { return (Pair){0}; }
static inline int _occa_half(int x)  { return x / 2; }
static inline int twice(int x) { return 2 * x; }
static inline int sum(Pair p) { return p.a + p.b; }
static inline int chosen(int) { return 9; }

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_initialisers_0(const int N, __global const int *x, __global int *y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int q = 3, r = (x[g] + 1) * 2, e = {0}, z = {4}, w = (int)(2.5f), none = {0};
      __global int *to = {y}, *also = y;
      int row[4] = {1, x[g]}, grid[2][2] = {{1, 2}, {x[g]}}, sized[4] = {0};
      Pair p = {0}, s = (Pair){1, x[g]}, c = s, d = s, n = (Pair){0}, m = make(x[g], 2);
      Pair many[2] = {(Pair){1, 2}, {x[g], 4}};
      Link link = {(Pair){x[g], 2}, 0, 3}, other = {{0}, {0}, 5};
      Real real = {1.5f};
      float4 v = {1, 2, 3, 4}, zero = {0, 0, 0, 0};
      Colour colour = (Colour)(5);
      Pair copy = s;
      Real real_copy = real;
      p = (Pair){3, x[g]};
      d = (Pair){5, 6};
      v = (float4)(1, 2, 0, 5);
      to[g] = q + r + e + z + w + none + row[1] + row[3] + grid[1][0] + grid[1][1] + sized[3];
      also[g] += 10 * (p.b + s.b + c.b + d.a + n.a + m.a + many[1].a + link.pair.a + other.weight);
      y[g] += 100 * (sum((Pair){1, x[g]}) + sum((Pair){x[g], 2}) + sum((Pair){0}) + swap((Pair){x[g], 3}).b + nothing().a);
      y[g] += (int)(v.x + v.w + zero.x + real_copy.x);
      y[g] += (int)(0) + (int)(7) + (x[g] > 3 ? (Pair){1, 2} : (Pair){3, 4}).a + copy.a + colour + sizeof(colour);
      y[g] += _occa_half(x[g]) + twice(x[g]) + chosen(1);
    }
  }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_headers_0(const int N, __global const int *x, __global int *y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int found = 0;
      { int u = x[g] + 1; if ( u > 2) found += u;
      else found -= u; }
      if (x[g] == 4) found += 3;
      else { const int odd = x[g] & 1; if (odd) found += 10 * odd;
      else { int u = {x[g]}, k = 2; int both = u * k; if (both) found += both;
      else found -= 1; } }
      { int u = x[g] % 4; switch ( u) {
        case 1:
          found += 100 * u;
          break;
        case 2:
          found += 200;
          ;
        default:
          found += u;
      } }
      { int u = x[g] & 3; switch (u) {
        case 3:
          found += u;
      } }
      int left = x[g] % 5;
      while (1) { int u = left; if (!u) break;  {
        --left;
        if (u == 3) continue;
        if (found > 100000) break;
        found += 1000 * u;
      } }
      for (int k = 0, last = {3}; k < last; ++k) found += k;
      if (sizeof(int) == 4) found += 5;
      y[g] = found;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_ranges_0(const int N, __global const int *x, __global int *y) {
  __local int _occa_all[3];
#line 106 "kernels/front/c_initialisers.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      typedef int T;
      typedef int number;
      typedef struct Local Local; struct Local {
        T z;
      } loc = {4};
      Local again = loc;
      T values[3] = {1, 2, x[g]};
      Pair pairs[2] = {{1, x[g]}, {3, 4}};
      Row row = {1, 2, 3};
      number found = {0};
      for (int _occa_at_0 = 0; _occa_at_0 < 3; ++_occa_at_0) { int v = values[_occa_at_0]; {
        if (v == 2) continue;
        found += v;
      } }
      for (int _occa_at_0 = 0; _occa_at_0 < 3; ++_occa_at_0) values[_occa_at_0] += 10;
      for (int _occa_at_0 = 0; _occa_at_0 < 2; ++_occa_at_0)
        for (int _occa_at_1 = 0; _occa_at_1 < 3; ++_occa_at_1) { int v = values[_occa_at_1]; found += pairs[_occa_at_0].b * v; }
      for (int _occa_at_0 = 0; _occa_at_0 < 2; ++_occa_at_0) {
#line 126 "kernels/front/c_initialisers.okl"
        pairs[_occa_at_0].a *= 2;
#line 128 "kernels/front/c_initialisers.okl"
        if (pairs[_occa_at_0].a > 2) break;
      }
      for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { int v = Table[_occa_at_0]; found += v; }
      for (int _occa_at_0 = 0; _occa_at_0 < 3; ++_occa_at_0) { int v = row[_occa_at_0]; found += v; }
      _occa_all[2] = x[g];
      for (int _occa_at_0 = 0; _occa_at_0 < 4; ++_occa_at_0) { int v = Table[_occa_at_0]; _occa_all[0] = v; }
      y[g] = found + pairs[0].a + pairs[1].a + again.z + _occa_all[2];
    }
  }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_words_0(const int N, __global const int *x, __global int *y, uchar _occa_value_3, ulong _occa_value_4, long _occa_value_5) {
  const bool big = _occa_value_3;
  const size_t count = _occa_value_4;
  const ptrdiff_t less = _occa_value_5;
  __constant const char * letters = "ab";
  typedef struct Both Both; struct Both {
    int z;
  } both = {N};
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
       const int fixed[3] = {1, 2, 3};
       const float factor = 2.0f;
      
      __attribute__((aligned(16))) int wideRow[4] = {1, 2, 3, 4};
      const unsigned part = 3;
      const int kept = 6;
      __private const int *at = &kept;
      const char text[] = "a\"\\b\n", plain[] = "x";
#line 158 "kernels/front/c_initialisers.okl"
      wide large = {1000000000000ul};
      int made = 0b101;
      if (x[g] > 1 && !(x[g] == 3 || x[g] & 8)) made |= 64;
      float space[Rows * Columns];
      space[11] = 2;
      y[g] = made + fixed[x[g] % 3] + (int)factor + wideRow[3] + *at + text[1] + text[3] + sizeof(text) + plain[0];
      y[g] += (int)((x[g] - 500) / Divisor % 1000) + (int)((x[g] - 500) / part % 1000) + (int)(large / 1000000000);
      y[g] += Pairs[1].a + Origin.b + (int)(2 * Scale) + (int)space[11] + _Alignof(int) + Table[3];
      y[g] += big + (int)count + (int)less + letters[1] + both.z;
    }
  }
}
