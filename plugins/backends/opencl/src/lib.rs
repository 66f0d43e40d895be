//! The backend for OpenCL C.

mod dialect;
mod language;

use okl_plugin::atomic::{CompareAndSwap, Fetch, Operation, ScalarKind};
use okl_plugin::{Backend, Builtins, DeviceCpp, Dialect, OptionSpec, Options, SpaceWords, Vector};

/// The backend for OpenCL C and C++ for OpenCL.
pub struct OpenCl;

/// Which language the text is in.
const STANDARD: OptionSpec = OptionSpec {
    name: "opencl-std",
    summary: "\"cl1.2\" for OpenCL C (default), or \"clc++2021\" for C++ for OpenCL",
};

fn is_cpp(options: &Options<'_>) -> bool {
    options.word(STANDARD.name) == Some("clc++2021")
}

impl Backend for OpenCl {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn has_recursion(&self) -> bool {
        false
    }

    fn missing_functions(&self) -> &'static str {
        "calloc free malloc memchr memcmp memcpy memmove memset realloc strcmp strlen"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS, STANDARD]
    }

    fn wrong_option(&self, options: &Options<'_>) -> Option<String> {
        let value = options.word(STANDARD.name)?;
        let known = ["cl1.2", "clc++2021"].contains(&value);
        (!known).then(|| format!("option `opencl-std` is \"cl1.2\" or \"clc++2021\", not \"{value}\""))
    }

    fn builtins(&self) -> Builtins {
        Builtins::OpenCl
    }

    fn spaces(&self) -> Option<SpaceWords> {
        Some(dialect::SPACES)
    }

    fn is_plain_c(&self, options: &Options<'_>) -> bool {
        !is_cpp(options)
    }

    fn device_cpp(&self, options: &Options<'_>) -> Option<&'static DeviceCpp> {
        is_cpp(options).then_some(&language::CPP)
    }

    /// C++ for OpenCL 2021 has the generic address space.
    fn has_generic_pointers(&self, options: &Options<'_>) -> bool {
        is_cpp(options)
    }

    /// C++ does not know C's word.
    fn restrict(&self, options: &Options<'_>) -> &'static str {
        if is_cpp(options) { "__restrict" } else { dialect::DIALECT.restrict }
    }

    /// OpenCL's `float3` has 16 bytes, and its `double4` and `long4` lie at multiples of 32.
    fn has_vector(&self, vector: &Vector) -> bool {
        vector.size() <= 16 && vector.width != 3
    }

    /// `(float4)(x, y, z, w)`
    fn vector(&self, ty: &str) -> String {
        format!("({ty})")
    }

    /// `atomic_add((volatile __global int *)&(x), e)`: OpenCL 1.2 has them for 32-bit integers.
    fn fetch(&self, fetch: &Fetch) -> Option<String> {
        // They take pointers to one memory only.
        if fetch.space.is_empty() {
            return language::fetch(fetch);
        }
        let call = match fetch.operation {
            Operation::Add => "atomic_add",
            Operation::Subtract => "atomic_sub",
            Operation::And => "atomic_and",
            Operation::Or => "atomic_or",
            Operation::Xor => "atomic_xor",
            Operation::Min => "atomic_min",
            Operation::Max => "atomic_max",
            Operation::Set => "atomic_xchg",
            Operation::Multiply | Operation::Divide | Operation::SubtractFrom | Operation::DivideInto => {
                return None;
            }
        };
        let is_word = fetch.scalar.bits == 32 && fetch.scalar.kind != ScalarKind::Float;
        let (space, ty) = (&fetch.space, &fetch.scalar.name);
        (is_word && fetch.operand == fetch.scalar)
            .then(|| format!("{call}((volatile {space} {ty} *)&({{x}}), {{e}})"))
    }

    fn compare_and_swap(&self, fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(if fetch.space.is_empty() { language::SWAP } else { SWAP })
    }

    /// OpenCL's `long` has 64 bits everywhere, and `long long` is not there.
    fn type_name(&self, canonical: &str) -> String {
        canonical.replace("long long", "long")
    }
}

const SWAP: CompareAndSwap = CompareAndSwap {
    function: "static inline",
    words: ["uint", "ulong"],
    parameter: "volatile {S} {T} *place",
    load: "*(volatile {S} {W} *)place",
    retry: "{A}_cmpxchg((volatile {S} {W} *)place, seen.word, next.word) != seen.word",
};

okl_plugin::export!(backend, "opencl", OpenCl);
