//! Functions of CUDA that OKL has under other names, and those that OKL has as operators.

/// What stands for a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counterpart {
    /// A function with the same arguments.
    Name(&'static str),
    /// An operator between the two arguments.
    Operator(&'static str),
    /// The argument itself, converted to a type by a cast.
    Cast(&'static str),
}

/// The counterpart of a function.
pub(crate) fn counterpart(name: &str) -> Option<Counterpart> {
    let named = NAMES.iter().find(|(own, _)| *own == name).map(|(_, okl)| Counterpart::Name(okl));
    let operator =
        OPERATORS.iter().find(|(own, _)| *own == name).map(|(_, sign)| Counterpart::Operator(sign));
    let cast = CASTS.iter().find(|(own, _)| *own == name).map(|(_, ty)| Counterpart::Cast(ty));
    named.or(operator).or(cast)
}

const NAMES: &[(&str, &str)] = &[
    ("__expf", "expf"),
    ("__exp10f", "exp10f"),
    ("__logf", "logf"),
    ("__log2f", "log2f"),
    ("__log10f", "log10f"),
    ("__sinf", "sinf"),
    ("__cosf", "cosf"),
    ("__tanf", "tanf"),
    ("__powf", "powf"),
    ("__fsqrt_rn", "sqrtf"),
    ("__dsqrt_rn", "sqrt"),
    ("__frsqrt_rn", "rsqrtf"),
    ("__fmaf_rn", "fmaf"),
    ("__fma_rn", "fma"),
    ("__popc", "okl_popc"),
    ("__popcll", "okl_popc"),
    ("__clz", "okl_clz"),
    ("__clzll", "okl_clz"),
    ("__ffs", "okl_ffs"),
    ("__ffsll", "okl_ffs"),
    ("__mulhi", "okl_mulhi"),
    ("__umulhi", "okl_mulhi"),
    ("__mul64hi", "okl_mulhi"),
    ("__umul64hi", "okl_mulhi"),
    ("__float_as_int", "okl_float_as_int"),
    ("__float_as_uint", "okl_float_as_uint"),
    ("__int_as_float", "okl_int_as_float"),
    ("__uint_as_float", "okl_uint_as_float"),
    ("__double_as_longlong", "okl_double_as_longlong"),
    ("__longlong_as_double", "okl_longlong_as_double"),
];

const OPERATORS: &[(&str, &str)] = &[
    ("__fdividef", "/"),
    ("__fdiv_rn", "/"),
    ("__ddiv_rn", "/"),
    ("__fadd_rn", "+"),
    ("__dadd_rn", "+"),
    ("__fsub_rn", "-"),
    ("__dsub_rn", "-"),
    ("__fmul_rn", "*"),
    ("__dmul_rn", "*"),
    ("__mul24", "*"),
    ("__umul24", "*"),
];

const CASTS: &[(&str, &str)] = &[
    ("__float2int_rz", "int"),
    ("__float2uint_rz", "unsigned int"),
    ("__double2int_rz", "int"),
    ("__int2float_rn", "float"),
    ("__uint2float_rn", "float"),
    ("__int2double_rn", "double"),
    ("__double2float_rn", "float"),
    ("__float2ll_rz", "long long"),
    ("__double2ll_rz", "long long"),
    ("__double2uint_rz", "unsigned int"),
    ("__float2ull_rz", "unsigned long long"),
    ("__double2ull_rz", "unsigned long long"),
    ("__uint2double_rn", "double"),
    ("__ll2double_rn", "double"),
    ("__ull2double_rn", "double"),
    ("__ll2float_rn", "float"),
    ("__ull2float_rn", "float"),
];
