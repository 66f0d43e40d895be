#line 1 "kernels/dim/by_type.okl"
// Arrays with dimensions in every place they are declared and used. Row i of `out` holds what each kernel found.

#define ROWS 3

typedef const int *mat;
typedef mat turned;
using cube = const int *;
typedef const int *wide;

struct Field {
  int rows;
  int *v;
  const int *pair[2];
  mat m;
};

struct Holder {
  Field field;
  Field *pointer;
};

struct Reader {
  const int *v;
  int rows;
  __device__ int both(const int i, const int j) const { return v[i + rows * j] + this->v[i + this->rows * j]; }
};

__device__ inline int get(const int *m, const int rows, const int i, const int j) { return m[i + rows * j]; }

template <class T>
__device__ T pick(const T *m, const int i) {
  return m[i + 2 * 1];
}

__device__ inline int product(const int i, const int j) { return i * j; }

__device__ inline mat same(mat m) { return m; }

// Declared on the variable, on its type, on both.
extern "C" __global__ __launch_bounds__(16) void _occa_declared_0(const int N, const int *a, mat b, turned c, mat d, cube e,
                      const int *f, wide g, int *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int x = i % 3, y = i % 4, z = i % 2;
    out[0 + 8 * i] = a[x + 3 * y];
    out[1 + 8 * i] = b[x + 3 * y];
    out[2 + 8 * i] = c[x + (3 + 1) * y];
    out[3 + 8 * i] = d[x + (3 + 1) * y];
    out[4 + 8 * i] = e[z + 2 * (x + 3 * y)];
    out[5 + 8 * i] = f[z + 2 * (z + 2 * x)];
    out[6 + 8 * i] = g[z + 2 * y];
    out[7 + 8 * i] = 0;
    atomicAdd(&out[7 + 8 * i], b[x + 3 * (1 + x)]);
  } }
}

// Reached through another name.
extern "C" __global__ __launch_bounds__(16) void _occa_through_0(const int N, const int *a, mat b, int *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int x = i % 3, y = i % 4;
    auto &A = a;
    out[0 + 8 * i] = A[x + 3 * y];
    auto C = a;
    out[1 + 8 * i] = C[x + 3 * y];
    const int *const &D = a;
    out[2 + 8 * i] = D[x + 3 * y];
    const mat *pointer = &b;
    out[3 + 8 * i] = (*pointer)[x + 3 * y] + pointer[0][x + 3 * 0];
    mat all[2] = {b, a};
    auto &last = all[1];
    out[4 + 8 * i] = all[0][x + 3 * y] + last[x + 3 * y];
    out[5 + 8 * i] = same(b)[x + 3 * y] + (b)[x + 3 * 0];
    out[6 + 8 * i] = ((mat)a)[x + 3 * y];
    int own[12];
    own[x + 3 * y] = b[x + 3 * y];
    out[7 + 8 * i] = own[x + 3 * y];
  } }
}

// Members, whose dimensions may be members as well.
extern "C" __global__ __launch_bounds__(16) void _occa_members_0(const int N, const int *a, int *b, int *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int x = i % 3, y = i % 4;
    Field field = {3, b, {a, a + 1}, a};
    Field *pointer = &field;
    Holder holder = {field, pointer};
    out[0 + 8 * i] = field.v[x + field.rows * y];
    out[1 + 8 * i] = pointer->v[x + pointer->rows * y];
    out[2 + 8 * i] = (*pointer).v[x + ((*pointer).rows) * (1 + y)];
    out[3 + 8 * i] = field.pair[1][x + 3 * (y % 3)];
    out[4 + 8 * i] = pointer->m[x + 3 * y];
    out[5 + 8 * i] = holder.pointer->v[x + holder.pointer->rows * y];
    out[6 + 8 * i] = holder.field.v[x + holder.field.rows * y];
    const Reader reader = {a, 3};
    out[7 + 8 * i] = reader.both(x, 1);
  } }
}

// In functions, lambdas, templates, headers of loops, inside each other; and names that mean something else there.
extern "C" __global__ __launch_bounds__(16) void _occa_used_0(const int N, const int *a, const int *small, int *out) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int x = i % 3, y = i % 4;
    out[0 + 8 * i] = get(a, 3, x, y);
    out[1 + 8 * i] = pick(a, i % 2);
    auto sum = [&](const int p, const int q) { return a[p + 3 * q] + a[q % 3 + 3 * p]; };
    out[2 + 8 * i] = sum(x, y);
    auto first = [=](const int *q) { return q[1 + 2 * 1]; };
    out[3 + 8 * i] = first(a);
    out[4 + 8 * i] = small[small[0 + 2 * 1] + 2 * small[small[0 + 2 * 1] + 2 * 0]];
    int count = 0;
    for (int k = small[0 + 2 * 0]; k < small[1 + 2 * small[0 + 2 * 1]] + 3; k += small[0 + 2 * 1]) ++count;
    out[5 + 8 * i] = count;
    {
      auto a = [](const int p, const int q) { return 10 * p + q; };
      out[6 + 8 * i] = a(x, y);
    }
    {
      const int *product = a;
      out[7 + 8 * i] = product[x + 3 * y];
    }
    if (const int p = product(x, y)) out[7 + 8 * i] += p;
  } }
}
