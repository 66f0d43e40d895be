//! The intrinsic functions that are known, and their names in C++.

use okl_fortran::ast::{Argument, Expr};

/// `max` or `min`, for a function that gives the largest or the smallest value; `amax0` and the like are old names.
pub fn extreme(name: &str) -> Option<&'static str> {
    match name {
        "max" | "amax1" | "dmax1" | "max0" | "amax0" | "max1" => Some("max"),
        "min" | "amin1" | "dmin1" | "min0" | "amin0" | "min1" => Some("min"),
        _ => None,
    }
}

/// An argument of an intrinsic function, by its name or its place.
pub fn argument<'t>(arguments: &'t [Argument], name: &str, at: usize) -> Option<&'t Expr> {
    let named = arguments.iter().find(|one| one.keyword.as_ref().is_some_and(|keyword| keyword.id == name));
    let positional = || arguments.get(at).filter(|one| one.keyword.is_none());
    named.or_else(positional).map(|one| &one.value)
}

/// The arguments of an elemental function in the order of its parameters.
pub fn in_order<'t>(name: &str, arguments: &'t [Argument]) -> Vec<&'t Expr> {
    let parameters: &[&str] = match name {
        "merge" => &["tsource", "fsource", "mask"],
        "mod" | "modulo" => &["a", "p"],
        "sign" => &["a", "b"],
        "dim" | "hypot" | "dprod" => &["x", "y"],
        "atan2" | "atan" => &["y", "x"],
        "ishft" | "shiftl" | "shiftr" | "shifta" => &["i", "shift"],
        "ishftc" => &["i", "shift", "size"],
        "ibits" => &["i", "pos", "len"],
        "btest" | "ibset" | "ibclr" => &["i", "pos"],
        "iand" | "ior" | "ieor" => &["i", "j"],
        "merge_bits" => &["i", "j", "mask"],
        "scale" | "set_exponent" => &["x", "i"],
        "nearest" => &["x", "s"],
        _ => &[],
    };
    let mut ordered: Vec<(usize, &Expr)> = Vec::new();
    for (at, one) in arguments.iter().enumerate() {
        let keyword = one.keyword.as_ref();
        let place = keyword.and_then(|keyword| parameters.iter().position(|own| *own == keyword.id));
        ordered.push((place.unwrap_or(at), &one.value));
    }
    ordered.sort_by_key(|(place, _)| *place);
    ordered.into_iter().map(|(_, value)| value).collect()
}

/// True if a parameter may be the first one that a call names; others are looked for by their names.
pub fn may_be_first(name: &str, keyword: &str) -> bool {
    let is_mask = matches!(name, "any" | "all" | "count") && keyword == "mask";
    let is_ordered = matches!(
        name,
        "merge"
            | "mod"
            | "modulo"
            | "sign"
            | "dim"
            | "hypot"
            | "dprod"
            | "atan2"
            | "ishft"
            | "shiftl"
            | "shiftr"
            | "shifta"
            | "ishftc"
            | "ibits"
            | "btest"
            | "ibset"
            | "ibclr"
            | "iand"
            | "ior"
            | "ieor"
            | "merge_bits"
            | "scale"
            | "set_exponent"
            | "nearest"
    );
    const FIRST: [&str; 12] =
        ["a", "a1", "array", "i", "l", "matrix", "matrix_a", "source", "vector_a", "x", "z", "mold"];
    is_mask || is_ordered || FIRST.contains(&keyword)
}

/// The functions of one real number, with their names in C++. `dsqrt` and `alog` are old names.
pub fn real_name(name: &str) -> Option<&'static str> {
    const SAME: &[(&str, &str)] = &[
        ("sqrt", "sqrt"),
        ("exp", "exp"),
        ("log", "log"),
        ("log10", "log10"),
        ("sin", "sin"),
        ("cos", "cos"),
        ("tan", "tan"),
        ("asin", "asin"),
        ("acos", "acos"),
        ("atan", "atan"),
        ("sinh", "sinh"),
        ("cosh", "cosh"),
        ("tanh", "tanh"),
        ("asinh", "asinh"),
        ("acosh", "acosh"),
        ("atanh", "atanh"),
        ("erf", "erf"),
        ("erfc", "erfc"),
        ("gamma", "tgamma"),
        ("log_gamma", "lgamma"),
        ("aint", "trunc"),
        ("dint", "trunc"),
        ("anint", "round"),
        ("dnint", "round"),
        ("alog", "log"),
        ("alog10", "log10"),
    ];
    let of = |name: &str| SAME.iter().find(|(own, _)| *own == name).map(|(_, c)| *c);
    of(name).or_else(|| of(name.strip_prefix('d')?))
}

/// True for the intrinsic functions that are translated, and for those that are refused by name.
pub fn is_known(name: &str) -> bool {
    real_name(name).is_some() || extreme(name).is_some() || OTHERS.contains(&name)
}

/// The other intrinsic functions that are known.
const OTHERS: &[&str] = &[
    "abs",
    "achar",
    "adjustl",
    "adjustr",
    "aimag",
    "all",
    "allocated",
    "amod",
    "and",
    "any",
    "associated",
    "atan2",
    "bessel_j0",
    "bessel_j1",
    "bessel_jn",
    "bessel_y0",
    "bessel_y1",
    "bessel_yn",
    "bit_size",
    "btest",
    "cabs",
    "ccos",
    "cdabs",
    "ceiling",
    "cexp",
    "char",
    "clog",
    "cmplx",
    "command_argument_count",
    "conjg",
    "count",
    "cshift",
    "csin",
    "csqrt",
    "dabs",
    "datan2",
    "dble",
    "dcmplx",
    "dconjg",
    "ddim",
    "dfloat",
    "digits",
    "dim",
    "dimag",
    "dmod",
    "dot_product",
    "dprod",
    "dreal",
    "dsign",
    "eoshift",
    "epsilon",
    "erfc_scaled",
    "exponent",
    "findloc",
    "float",
    "floor",
    "fraction",
    "huge",
    "hypot",
    "iabs",
    "iachar",
    "iand",
    "ibclr",
    "ibits",
    "ibset",
    "ichar",
    "idim",
    "idint",
    "idnint",
    "ieee_is_nan",
    "ieor",
    "ifix",
    "imag",
    "index",
    "int",
    "int8",
    "ior",
    "ishft",
    "ishftc",
    "isign",
    "isnan",
    "kind",
    "lbound",
    "leadz",
    "len",
    "len_trim",
    "logical",
    "lshift",
    "matmul",
    "maxexponent",
    "maxloc",
    "maxval",
    "merge",
    "merge_bits",
    "minexponent",
    "minloc",
    "minval",
    "mod",
    "modulo",
    "nearest",
    "nint",
    "norm2",
    "not",
    "or",
    "pack",
    "popcnt",
    "poppar",
    "precision",
    "present",
    "product",
    "radix",
    "range",
    "real",
    "repeat",
    "reshape",
    "rrspacing",
    "rshift",
    "scale",
    "scan",
    "set_exponent",
    "shape",
    "shifta",
    "shiftl",
    "shiftr",
    "sign",
    "size",
    "sngl",
    "spacing",
    "spread",
    "sum",
    "tiny",
    "trailz",
    "transfer",
    "transpose",
    "trim",
    "ubound",
    "unpack",
    "verify",
    "xor",
    "zabs",
];
