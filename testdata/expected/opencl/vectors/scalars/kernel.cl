#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_floats_0(const int N, __global const int *a, __global const float *x, __global float4 *b) {
  { int k_tile = 16 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0); if (k < N) {
    const int i = a[k];
    const float f = x[k];
    float4 v = (float4)(1, 2.0, f, i);
    float2 w = (float)2.0 * (float2)(f, i) + (float)1.0;
    v += (float)2.0;
    v = v * (float)0.5 - 1 + i;
    w = clamp(w, (float)0, (float)2.0) / (float)2.0;
    b[k] = (float4)(v.x + v.y, v.z + v.w, w.x, w.y);
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_integers_0(const int N, __global const int *a, __global const unsigned *u, __global int4 *b) {
  { int k_tile = 16 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0); if (k < N) {
    const int i = a[k];
    char4 c = (char4)(i, 2, i + 1, -i);
    int2 n = (int2)(i, 7u) * (int)2u + (int)u[k];
    c = c * (char)2 + (char)i;
    c -= (char)1;
    n = n % (int)100u << 2;
    b[k] = (int4)(c.x + c.y, c.z - c.w, n.x, n.y);
  } }
}
