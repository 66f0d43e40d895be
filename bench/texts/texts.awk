# Writes kernels of the sizes and shapes that applications hand to okl, to time how they are read.
#
#   awk -f texts.awk -v shape=hex20
#
# line5   a tile over a vector
# tet4    a kernel over the nodes of tetrahedra, in loops that work items run by themselves: about 4 KB
# hex20   kernels over hexahedra with operators in shared memory, sums written out: about 20 KB
# hex57   the same, for more fields and with quadrature: about 57 KB
# hex199  one such kernel, behind tables of macros for orders of which one is taken: about 199 KB
# cmath   tet4 with a header and its functions

BEGIN {
  if (shape == "line5") line5()
  else if (shape == "tet4") tet("", "")
  else if (shape == "cmath") tet("#include <cmath>\n\n", "sqrt(fabs(%s)) + exp(-%s)")
  else if (shape == "hex20") { orders(7, 7, 0); for (k = 0; k < 3; ++k) hex("volume" k, 3, 8) }
  else if (shape == "hex57") { orders(7, 7, 0); for (k = 0; k < 4; ++k) hex("advection" k, 5, 14) }
  else if (shape == "hex199") { orders(1, 15, 1); hex("strong", 5, 16) }
  else { print "texts.awk: no shape " shape >"/dev/stderr"; exit 2 }
}

function line5() {
  print "@kernel void add(const int N, @restrict const float *a, @restrict const float *b, @restrict float *c) {"
  print "  for (int i = 0; i < N; ++i; @tile(128, @outer, @inner)) {"
  print "    c[i] = a[i] + b[i];"
  print "  }"
  print "}"
}

function tet(head, call, f, text) {
  printf "%s", head
  print "#ifndef dfloat\n#define dfloat float\n#define dlong int\n#endif"
  print "#define p_Np 20\n#define p_Nvgeo 12\n#define p_NblockV 8\n"
  print "@kernel void vorticity(const dlong Nelements, @restrict const dlong *elements, @restrict const dfloat *vgeo,"
  print "                       @restrict const dfloat *D, const dlong offset, @restrict const dfloat *q, @restrict dfloat *v) {"
  print "  for (dlong eo = 0; eo < Nelements; eo += p_NblockV; @outer(0)) {"
  for (f = 0; f < 4; ++f) printf "    @shared dfloat s_u%d[p_NblockV][p_Np]; // field %d\n", f, f
  print "    for (int es = 0; es < p_NblockV; ++es; @inner(1)) {"
  print "      for (int n = 0; n < p_Np; ++n; @inner(0)) {"
  print "        const dlong et = eo + es;\n        if (et < Nelements) {\n          const dlong e = elements[et];"
  for (f = 0; f < 4; ++f) {
    text = call
    gsub(/%s/, "q[e * p_Np + n + " f " * offset]", text)
    printf "          s_u%d[es][n] = %s;\n", f, text == "" ? "q[e * p_Np + n + " f " * offset]" : text
  }
  print "        }\n      }\n    }\n"
  print "    for (int es = 0; es < p_NblockV; ++es; @inner(1)) {"
  print "      for (int n = 0; n < p_Np; ++n; @inner(0)) {"
  print "        const dlong et = eo + es;\n        if (et < Nelements) {\n          const dlong e = elements[et];"
  for (f = 0; f < 9; ++f) printf "          const dfloat g%d = vgeo[e * p_Nvgeo + %d];\n", f, f
  for (f = 0; f < 4; ++f) printf "          dfloat u%dr = 0, u%ds = 0, u%dt = 0; // derivatives of field %d\n", f, f, f, f
  print "          for (int m = 0; m < p_Np; ++m) {"
  for (f = 0; f < 4; ++f) printf "            const dfloat D%d = D[n + m * p_Np + %d * p_Np * p_Np];\n", f, f
  for (f = 0; f < 4; ++f) {
    printf "            u%dr += D0 * s_u%d[es][m];\n            u%ds += D1 * s_u%d[es][m];\n", f, f, f, f
    printf "            u%dt += D2 * s_u%d[es][m];\n", f, f
  }
  print "          }"
  for (f = 0; f < 4; ++f) {
    printf "          const dfloat u%dx = g0 * u%dr + g3 * u%ds + g6 * u%dt;\n", f, f, f, f
    printf "          const dfloat u%dy = g1 * u%dr + g4 * u%ds + g7 * u%dt;\n", f, f, f, f
    printf "          const dfloat u%dz = g2 * u%dr + g5 * u%ds + g8 * u%dt;\n", f, f, f, f
  }
  print "          v[e * p_Np + n + 0 * offset] = u2y - u1z;"
  print "          v[e * p_Np + n + 1 * offset] = u0z - u2x;"
  print "          v[e * p_Np + n + 2 * offset] = u1x - u0y;"
  print "        }\n      }\n    }\n  }\n}"
}

# Macros for operators of some orders; p_N says which ones are taken.
function orders(from, to, all, n, i, j) {
  print "#ifndef dfloat\n#define dfloat float\n#define dlong int\n#endif"
  print "#ifndef p_N\n#define p_N 7\n#endif\n#define p_Nq (p_N + 1)\n#define p_Nvgeo 12"
  if (!all) {
    print "#define p_half 0.5\n"
    return
  }
  for (n = from; n <= to; ++n) {
    printf "\n#if p_N == %d\n#define p_half 0.5\n", n
    for (i = 0; i <= n; ++i) {
      for (j = 0; j <= n; ++j) {
        printf "#define p_D_%d_%d (%.12f)\n", i, j, (i - j) / (1.0 + i * n + j)
        printf "#define p_I_%d_%d (p_half * p_D_%d_%d + %.12f)\n", i, j, i, j, 1 / (2.0 + i + j)
        if (n > 4) printf "#define p_W_%d_%d (p_D_%d_%d * p_I_%d_%d)\n", i, j, i, j, i, j
      }
    }
    print "#endif"
  }
  print ""
}

# A kernel over hexahedra: `fields` fields, sums of `terms` terms written out.
function hex(name, fields, terms, f, m, d, axis) {
  printf "@kernel void %s(const dlong Nelements, @restrict const dlong *elements, @restrict const dfloat *vgeo,\n", name
  print "                @restrict const dfloat *D, const dlong offset, @restrict const dfloat *U, @restrict dfloat *NU) {"
  print "  for (dlong et = 0; et < Nelements; ++et; @outer(0)) {\n    @shared dfloat s_D[p_Nq][p_Nq];"
  for (f = 0; f < fields; ++f) printf "    @shared dfloat s_U%d[p_Nq][p_Nq];\n    @exclusive dfloat r_U%d[p_Nq], r_NU%d[p_Nq];\n", f, f, f
  print "    @exclusive dlong e;\n\n    for (int j = 0; j < p_Nq; ++j; @inner(1)) {\n      for (int i = 0; i < p_Nq; ++i; @inner(0)) {"
  print "        e = elements[et];\n        s_D[j][i] = D[p_Nq * j + i];"
  print "        for (int k = 0; k < p_Nq; ++k) {\n          const dlong id = ((e * p_Nq + k) * p_Nq + j) * p_Nq + i;"
  for (f = 0; f < fields; ++f) printf "          r_U%d[k] = U[id + %d * offset];\n          r_NU%d[k] = 0;\n", f, f, f
  print "        }\n      }\n    }\n\n    #pragma unroll\n    for (int k = 0; k < p_Nq; ++k) {"
  print "      @barrier();\n      for (int j = 0; j < p_Nq; ++j; @inner(1)) {\n        for (int i = 0; i < p_Nq; ++i; @inner(0)) {"
  for (f = 0; f < fields; ++f) printf "          s_U%d[j][i] = r_U%d[k];\n", f, f
  print "        }\n      }\n      @barrier();\n      for (int j = 0; j < p_Nq; ++j; @inner(1)) {\n        for (int i = 0; i < p_Nq; ++i; @inner(0)) {"
  print "          const dlong gid = e * p_Nq * p_Nq * p_Nq * p_Nvgeo + k * p_Nq * p_Nq + j * p_Nq + i;"
  for (d = 0; d < 9; ++d) printf "          const dfloat g%d = vgeo[gid + %d * p_Nq * p_Nq * p_Nq];\n", d, d
  for (f = 0; f < fields; ++f) {
    printf "          dfloat d%dr = 0, d%ds = 0, d%dt = 0;\n", f, f, f
    for (m = 0; m < terms; ++m) {
      d = m % 8
      printf "          d%dr += s_D[i][%d] * s_U%d[j][%d]; // term %d along r\n", f, d, f, d, m
      printf "          d%ds += s_D[j][%d] * s_U%d[%d][i];\n", f, d, f, d
      printf "          d%dt += s_D[k][%d] * r_U%d[%d];\n", f, d, f, d
    }
    for (axis = 0; axis < 3; ++axis)
      printf "          const dfloat d%d%s = g%d * d%dr + g%d * d%ds + g%d * d%dt;\n", f, substr("xyz", axis + 1, 1), axis, f, axis + 3, f, axis + 6, f
  }
  for (f = 0; f < fields; ++f)
    printf "          r_NU%d[k] += p_half * (r_U0[k] * d%dx + r_U1[k] * d%dy + r_U2[k] * d%dz)%s;\n", f, f, f, f, shape == "hex199" ? " * (p_D_1_2 + p_I_2_1)" : ""
  print "        }\n      }\n    }\n\n    for (int j = 0; j < p_Nq; ++j; @inner(1)) {\n      for (int i = 0; i < p_Nq; ++i; @inner(0)) {"
  print "        for (int k = 0; k < p_Nq; ++k) {\n          const dlong id = ((e * p_Nq + k) * p_Nq + j) * p_Nq + i;"
  for (f = 0; f < fields; ++f) printf "          NU[id + %d * offset] = r_NU%d[k];\n", f, f
  print "        }\n      }\n    }\n  }\n}\n"
}
