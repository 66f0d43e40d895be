//! What Metal's C++ lacks, and what it has besides.

use okl_plugin::DeviceCpp;

pub(crate) const CPP: DeviceCpp = DeviceCpp {
    refused: &[
        ("[", "a lambda"),
        ("goto", "`goto`"),
        ("new", "`new`"),
        ("delete", "`delete`"),
        ("throw", "an exception"),
        ("try", "an exception"),
        ("virtual", "a virtual method"),
        ("dynamic_cast", "`dynamic_cast`"),
        ("printf", "`printf`"),
        ("erf", "`erf`"),
        ("erfc", "`erfc`"),
        ("tgamma", "`tgamma`"),
        ("lgamma", "`lgamma`"),
        ("remquo", "`remquo`"),
        ("malloc", "`malloc`"),
    ],
    reserved: &[
        "atomic_bool",
        "atomic_int",
        "atomic_uint",
        "bfloat",
        "constant",
        "device",
        "fragment",
        "half",
        "kernel",
        "mem_flags",
        "memory_order",
        "metal",
        "object_data",
        "ray_data",
        "simdgroup_barrier",
        "thread",
        "thread_position_in_threadgroup",
        "threadgroup",
        "threadgroup_barrier",
        "threadgroup_imageblock",
        "threadgroup_position_in_grid",
        "uchar",
        "uint",
        "ulong",
        "ushort",
        "vertex",
    ],
    functions: "abs absdiff acos acosh addsat all any asin asinh atan atan2 atanh ceil clamp clz copysign cos cosh cospi \
                cross ctz degrees determinant distance distance_squared divide dot exp exp10 exp2 extract_bits fabs \
                faceforward fast fdim floor fma fmax fmin fmod fract frexp hadd ilogb insert_bits isfinite isinf isnan \
                isnormal ldexp length length_squared log log10 log2 mad24 madhi madsat max max3 median3 min min3 mix modf \
                mul24 mulhi normalize popcount pow powr precise radians reflect refract reverse_bits rhadd rint rotate \
                round rsqrt saturate select sign signbit sin sincos sinh sinpi smoothstep sqrt step subsat tan tanh tanpi \
                transpose trunc",
    of_std: "clamp conditional conditional_t enable_if enable_if_t is_arithmetic is_const is_floating_point is_integral \
             is_pointer is_same is_signed is_unsigned numeric_limits remove_const remove_cv remove_reference",
    instead_of_std: "metal::",
    handed_over: &[],
    types: &[],
    missing: &[
        (
            "cbrt",
            "inline float okl_cbrt(float x) { return metal::copysign(metal::pow(metal::fabs(x), 1.0f / 3.0f), x); }\n",
        ),
        (
            "expm1",
            "inline float okl_expm1(float x) { float u = metal::exp(x); return u == 1.0f ? x : u - 1.0f == -1.0f ? -1.0f : \
             x > 16.0f ? u : (u - 1.0f) * x / metal::log(u); }\n",
        ),
        (
            "frexp",
            "template <class okl_P>\ninline float okl_frexp(float x, okl_P to) { int n; float f = metal::frexp(x, n); *to = n; \
             return f; }\n",
        ),
        (
            "hypot",
            "inline float okl_hypot(float x, float y) { x = metal::fabs(x); y = metal::fabs(y); float a = metal::fmax(x, y), \
             b = metal::fmin(x, y); return b == 0.0f || metal::isinf(a) ? a : a * metal::sqrt(1.0f + b / a * (b / a)); }\n",
        ),
        (
            "log1p",
            "inline float okl_log1p(float x) { float u = 1.0f + x; return u == 1.0f ? x : u == x ? metal::log(x) : \
             metal::log(u) * x / (u - 1.0f); }\n",
        ),
        (
            "logb",
            "inline float okl_logb(float x) { return x == 0.0f ? -1.0f / metal::fabs(x) : metal::isfinite(x) ? \
             float(metal::ilogb(x)) : x * x; }\n",
        ),
        (
            "modf",
            "template <class okl_P>\ninline float okl_modf(float x, okl_P to) { float n; float f = metal::modf(x, n); *to = n; \
             return f; }\n",
        ),
        (
            "nextafter",
            "inline float okl_nextafter(float x, float y) { if (metal::isnan(x) || metal::isnan(y)) return x + y; if (x == y) \
             return y; if (x == 0.0f) return metal::copysign(as_type<float>(1), y); return as_type<float>(as_type<int>(x) + \
             ((x < y) == (x > 0.0f) ? 1 : -1)); }\n",
        ),
        (
            "remainder",
            "inline float okl_remainder(float x, float y) { return x - y * metal::rint(x / y); }\n",
        ),
    ],
};
