#line 1 "kernels/cpp/plain_bindings.okl"
// Structured bindings that C can say in other words: of structs and arrays, by value and by reference, in every kind of
// memory, in statements and in headers.

typedef struct Pair {
  int low, high;
} Pair;

typedef struct Rows {
  int top[2];
  Pair bottom;
} Rows;

static Pair limits(const int N, const int g) {
  Pair found = {g, g + 16};
  if (found.high > N) found.high = N;
  return found;
}

static void addTo(__private int *to, __private const int *value) { (*to) += (*value); }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_plainBindings_0(const int N, __global const Pair *in, __global Pair *changed, __global int *out) {
  __local Pair s[16];
  __local int counts[2];
#line 22 "kernels/cpp/plain_bindings.okl"
  { int g = 16 * (int)get_group_id(0);
    
    
    Pair own;
    const Pair _occa_bound_0 = limits(N, g);

    { int i = (int)get_local_id(0);
      __global const Pair *_occa_bound_1 = &(in[g + i < _occa_bound_0.high ? g + i : _occa_bound_0.low]);
      s[i] = (Pair){_occa_bound_1->low + 1, _occa_bound_1->high};
      own = (Pair){_occa_bound_1->high, _occa_bound_1->low};
      __local int *_occa_bound_2 = counts;
      if (i == 3) _occa_bound_2[0] = _occa_bound_1->low;
      if (i == 4) _occa_bound_2[1] = _occa_bound_1->high;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      Pair _occa_bound_3 = s[15 - i];
      __private Pair *_occa_bound_4 = &(own);
      _occa_bound_4->low += _occa_bound_3.low;
      _occa_bound_4->high -= _occa_bound_3.high;
      _occa_bound_3.low = 7;
      addTo(&(_occa_bound_4->low), &(_occa_bound_3.low));
      addTo(&(_occa_bound_3.low), &(_occa_bound_4->high));
      _occa_bound_4->high ^= _occa_bound_3.low;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 46 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      __local Pair *_occa_bound_5 = &(s[15 - i]);
      _occa_bound_5->low += _occa_bound_5->high;
      _occa_bound_5->high = i;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "kernels/cpp/plain_bindings.okl"
    { int i = (int)get_local_id(0);
      int sum = 0;
      { Pair _occa_bound_6 = s[i]; if ( _occa_bound_6.low > _occa_bound_6.high) {
        sum += _occa_bound_6.low;
      } else {
        sum += 2 * _occa_bound_6.high;
      } }
      { __global Pair *_occa_bound_7 = &(changed[g + i < _occa_bound_0.high ? g + i : _occa_bound_0.low]); if ( g + i < _occa_bound_0.high) {
        _occa_bound_7->low += _occa_bound_7->high;
        _occa_bound_7->high = _occa_bound_7->low & 7;
        __global int *alias = &(_occa_bound_7->high);
        atomic_add((volatile __global int *)&(*alias), 1);
        atomic_add((volatile __global int *)&_occa_bound_7->low, 2);
      } }
      for (Pair _occa_bound_8 = s[i]; _occa_bound_8.high > 0; --_occa_bound_8.high) sum += _occa_bound_8.low & _occa_bound_8.high;

      int row[3] = {i, sum, _occa_bound_0.low};
      int _occa_bound_9[3] = {row[0], row[1], row[2]};
      __private int *_occa_bound_10 = row;
      _occa_bound_10[0] = _occa_bound_9[1];
      _occa_bound_10[1] += _occa_bound_9[0];
      _occa_bound_10[2] ^= _occa_bound_9[2] + i;

      Rows rows = {{row[0], row[1]}, {row[2], sum}};
      __private Rows *_occa_bound_11 = &(rows);
      _occa_bound_11->top[1] -= _occa_bound_11->bottom.low;
      __private const Rows *_occa_bound_12 = &(rows);
      __private Pair *_occa_bound_13 = &(_occa_bound_11->bottom);
      _occa_bound_13->high += _occa_bound_13->low;
      const Pair _occa_bound_14 = limits(N, i);
      __local const int *_occa_bound_15 = counts;
      const Pair _occa_bound_16 = own;
      if (g + i < _occa_bound_0.high) {
        out[g + i] = _occa_bound_12->top[0] + 5 * _occa_bound_12->top[1] + 7 * _occa_bound_12->bottom.low + 11 * _occa_bound_12->bottom.high + _occa_bound_16.low - 3 * _occa_bound_16.high + _occa_bound_14.low + _occa_bound_14.high + _occa_bound_15[0] - 2 * _occa_bound_15[1];
      }
    }
  }
}
