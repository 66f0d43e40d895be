//! Functions of CUDA that okl writes in OKL where a kernel calls them.

use crate::conversions;
use crate::packed;
use crate::rounded;
use crate::special;

/// The definition of a function under a name that the program does not have; `NAME` stands for it.
pub(crate) fn definition(name: &str) -> Option<String> {
    let listed = DEFINITIONS.iter().find(|(own, _)| *own == name).map(|(_, text)| text.to_string());
    listed
        .or_else(|| conversions::definition(name))
        .or_else(|| rounded::definition(name))
        .or_else(|| packed::definition(name))
        .or_else(|| special::definition(name))
}

/// The declarations of the functions that have definitions and are not listed in the prelude.
pub(crate) fn declarations() -> String {
    [conversions::declarations(), rounded::declarations(), packed::declarations(), special::declarations()]
        .concat()
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
    (
        "rnorm4df",
        "float NAME(const float x, const float y, const float z, const float w) {\n  \
         return 1.0f / hypotf(hypotf(x, y), hypotf(z, w));\n}\n",
    ),
    (
        "rnorm4d",
        "double NAME(const double x, const double y, const double z, const double w) {\n  \
         return 1.0 / hypot(hypot(x, y), hypot(z, w));\n}\n",
    ),
    ("__nanosleep", "void NAME(const unsigned int nanoseconds) {}\n"),
    ("__prof_trigger", "void NAME(const int counter) {}\n"),
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
        "__urhadd",
        "unsigned int NAME(const unsigned int x, const unsigned int y) {\n  \
         return (unsigned int)(((unsigned long long)x + y + 1u) >> 1);\n}\n",
    ),
    (
        "__dp4a",
        "int NAME(const int x, const int y, const int c) {\n  unsigned int result = (unsigned int)c;\n  \
         for (int at = 0; at < 32; at += 8)\n    \
         result += (unsigned int)(((int)((unsigned int)x << (24 - at)) >> 24) * ((int)((unsigned int)y << (24 - at)) >> 24));\n  \
         return (int)result;\n}\n",
    ),
    (
        "__dp4a unsigned",
        "unsigned int NAME(const unsigned int x, const unsigned int y, const unsigned int c) {\n  \
         unsigned int result = c;\n  \
         for (int at = 0; at < 32; at += 8) result += (x >> at & 255u) * (y >> at & 255u);\n  return result;\n}\n",
    ),
    (
        "__dp2a_lo",
        "int NAME(const int x, const int y, const int c) {\n  const unsigned int a = (unsigned int)x, b = (unsigned int)y;\n  \
         return (int)((unsigned int)c + (unsigned int)(((int)(a << 16) >> 16) * ((int)(b << 24) >> 24)) +\n               \
         (unsigned int)((x >> 16) * ((int)(b << 16) >> 24)));\n}\n",
    ),
    (
        "__dp2a_lo unsigned",
        "unsigned int NAME(const unsigned int x, const unsigned int y, const unsigned int c) {\n  \
         return c + (x & 65535u) * (y & 255u) + (x >> 16) * (y >> 8 & 255u);\n}\n",
    ),
    (
        "__dp2a_hi",
        "int NAME(const int x, const int y, const int c) {\n  const unsigned int a = (unsigned int)x, b = (unsigned int)y;\n  \
         return (int)((unsigned int)c + (unsigned int)(((int)(a << 16) >> 16) * ((int)(b << 8) >> 24)) +\n               \
         (unsigned int)((x >> 16) * (y >> 24)));\n}\n",
    ),
    (
        "__dp2a_hi unsigned",
        "unsigned int NAME(const unsigned int x, const unsigned int y, const unsigned int c) {\n  \
         return c + (x & 65535u) * (y >> 16 & 255u) + (x >> 16) * (y >> 24);\n}\n",
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
        "__funnelshift_lc",
        "unsigned int NAME(const unsigned int low, const unsigned int high, const unsigned int shift) {\n  \
         return shift == 0u ? high : shift >= 32u ? low : high << shift | low >> (32u - shift);\n}\n",
    ),
    (
        "__funnelshift_rc",
        "unsigned int NAME(const unsigned int low, const unsigned int high, const unsigned int shift) {\n  \
         return shift == 0u ? low : shift >= 32u ? high : low >> shift | high << (32u - shift);\n}\n",
    ),
    (
        "__funnelshift_r",
        "unsigned int NAME(const unsigned int low, const unsigned int high, const unsigned int shift) {\n  \
         const unsigned int n = shift & 31u;\n  return n == 0u ? low : low >> n | high << (32u - n);\n}\n",
    ),
];
