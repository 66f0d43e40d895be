//! Functions of CUDA that okl writes in OKL where a kernel calls them.

/// The definition of a function under a name that the program does not have; `NAME` stands for it.
pub(crate) fn definition(name: &str) -> Option<&'static str> {
    DEFINITIONS.iter().find(|(own, _)| *own == name).map(|(_, text)| *text)
}

const DEFINITIONS: &[(&str, &str)] = &[
    ("__saturatef", "float NAME(const float x) { return x >= 0 ? (x > 1 ? 1 : x) : 0; }\n"),
    ("__frcp_rn", "float NAME(const float x) { return 1.0f / x; }\n"),
    ("__drcp_rn", "double NAME(const double x) { return 1.0 / x; }\n"),
    (
        "__brev",
        "unsigned int NAME(const unsigned int x) {\n  unsigned int result = 0u;\n  \
         for (int bit = 0; bit < 32; ++bit) result |= (x >> bit & 1u) << (31 - bit);\n  return result;\n}\n",
    ),
    (
        "__brevll",
        "unsigned long long NAME(const unsigned long long x) {\n  unsigned long long result = 0;\n  \
         for (int bit = 0; bit < 64; ++bit) result |= (x >> bit & 1ull) << (63 - bit);\n  return result;\n}\n",
    ),
    (
        "__sad",
        "unsigned int NAME(const int x, const int y, const unsigned int z) {\n  \
         return (x < y ? (unsigned int)y - (unsigned int)x : (unsigned int)x - (unsigned int)y) + z;\n}\n",
    ),
    (
        "__usad",
        "unsigned int NAME(const unsigned int x, const unsigned int y, const unsigned int z) {\n  \
         return (x < y ? y - x : x - y) + z;\n}\n",
    ),
    ("__float2int_rn", "int NAME(const float x) { return (int)rintf(x); }\n"),
    ("__float2int_rd", "int NAME(const float x) { return (int)floorf(x); }\n"),
    ("__float2int_ru", "int NAME(const float x) { return (int)ceilf(x); }\n"),
    ("__double2int_rn", "int NAME(const double x) { return (int)rint(x); }\n"),
    ("__float2ll_rn", "long long NAME(const float x) { return (long long)rintf(x); }\n"),
    ("__double2ll_rn", "long long NAME(const double x) { return (long long)rint(x); }\n"),
    ("__float2uint_rn", "unsigned int NAME(const float x) { return (unsigned int)rintf(x); }\n"),
    ("__double2uint_rn", "unsigned int NAME(const double x) { return (unsigned int)rint(x); }\n"),
    ("__double2hiint", "int NAME(const double x) { return (int)(okl_double_as_longlong(x) >> 32); }\n"),
    ("__double2loint", "int NAME(const double x) { return (int)okl_double_as_longlong(x); }\n"),
    (
        "__hiloint2double",
        "double NAME(const int high, const int low) {\n  \
         return okl_longlong_as_double((long long)((unsigned long long)(unsigned int)high << 32 | (unsigned int)low));\n}\n",
    ),
    ("__sincosf", "void NAME(const float x, float *s, float *c) {\n  *s = sinf(x);\n  *c = cosf(x);\n}\n"),
    ("sincosf", "void NAME(const float x, float *s, float *c) {\n  *s = sinf(x);\n  *c = cosf(x);\n}\n"),
    ("sincos", "void NAME(const double x, double *s, double *c) {\n  *s = sin(x);\n  *c = cos(x);\n}\n"),
    (
        "sincospif",
        "void NAME(const float x, float *s, float *c) {\n  *s = sinpif(x);\n  *c = cospif(x);\n}\n",
    ),
    (
        "sincospi",
        "void NAME(const double x, double *s, double *c) {\n  *s = sinpi(x);\n  *c = cospi(x);\n}\n",
    ),
    ("fdividef", "float NAME(const float x, const float y) { return x / y; }\n"),
    ("rcbrtf", "float NAME(const float x) { return 1.0f / cbrtf(x); }\n"),
    ("rcbrt", "double NAME(const double x) { return 1.0 / cbrt(x); }\n"),
    ("rhypotf", "float NAME(const float x, const float y) { return 1.0f / hypotf(x, y); }\n"),
    ("rhypot", "double NAME(const double x, const double y) { return 1.0 / hypot(x, y); }\n"),
    (
        "norm3df",
        "float NAME(const float x, const float y, const float z) { return hypotf(hypotf(x, y), z); }\n",
    ),
    (
        "norm3d",
        "double NAME(const double x, const double y, const double z) { return hypot(hypot(x, y), z); }\n",
    ),
    (
        "rnorm3df",
        "float NAME(const float x, const float y, const float z) { return 1.0f / hypotf(hypotf(x, y), z); }\n",
    ),
    (
        "rnorm3d",
        "double NAME(const double x, const double y, const double z) { return 1.0 / hypot(hypot(x, y), z); }\n",
    ),
    (
        "norm4df",
        "float NAME(const float x, const float y, const float z, const float w) {\n  \
         return hypotf(hypotf(x, y), hypotf(z, w));\n}\n",
    ),
    (
        "norm4d",
        "double NAME(const double x, const double y, const double z, const double w) {\n  \
         return hypot(hypot(x, y), hypot(z, w));\n}\n",
    ),
    ("normcdff", "float NAME(const float x) { return 0.5f * erfcf(-0.70710678f * x); }\n"),
    ("normcdf", "double NAME(const double x) { return 0.5 * erfc(-0.70710678118654752 * x); }\n"),
    ("umin", "unsigned int NAME(const unsigned int a, const unsigned int b) { return a < b ? a : b; }\n"),
    ("umax", "unsigned int NAME(const unsigned int a, const unsigned int b) { return a > b ? a : b; }\n"),
    ("llmin", "long long NAME(const long long a, const long long b) { return a < b ? a : b; }\n"),
    ("llmax", "long long NAME(const long long a, const long long b) { return a > b ? a : b; }\n"),
    (
        "ullmin",
        "unsigned long long NAME(const unsigned long long a, const unsigned long long b) { return a < b ? a : b; }\n",
    ),
    (
        "ullmax",
        "unsigned long long NAME(const unsigned long long a, const unsigned long long b) { return a > b ? a : b; }\n",
    ),
    ("__hadd", "int NAME(const int x, const int y) { return (int)(((long long)x + y) >> 1); }\n"),
    ("__rhadd", "int NAME(const int x, const int y) { return (int)(((long long)x + y + 1) >> 1); }\n"),
    (
        "__uhadd",
        "unsigned int NAME(const unsigned int x, const unsigned int y) {\n  \
         return (unsigned int)(((unsigned long long)x + y) >> 1);\n}\n",
    ),
    (
        "__byte_perm",
        "unsigned int NAME(const unsigned int x, const unsigned int y, const unsigned int s) {\n  \
         unsigned int result = 0u;\n  for (int at = 0; at < 4; ++at) {\n    \
         const unsigned int chosen = s >> 4 * at & 7u;\n    \
         result |= ((chosen < 4u ? x >> 8u * chosen : y >> 8u * (chosen - 4u)) & 255u) << 8 * at;\n  }\n  return result;\n}\n",
    ),
    (
        "__funnelshift_l",
        "unsigned int NAME(const unsigned int low, const unsigned int high, const unsigned int shift) {\n  \
         const unsigned int n = shift & 31u;\n  return n == 0u ? high : high << n | low >> (32u - n);\n}\n",
    ),
    (
        "__funnelshift_r",
        "unsigned int NAME(const unsigned int low, const unsigned int high, const unsigned int shift) {\n  \
         const unsigned int n = shift & 31u;\n  return n == 0u ? low : low >> n | high << (32u - n);\n}\n",
    ),
];
