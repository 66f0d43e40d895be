//! The backend for OpenCL C.

mod dialect;

use okl_plugin::atomic::{CompareAndSwap, Fetch, Operation, ScalarKind};
use okl_plugin::{Backend, Builtins, Dialect, OptionSpec, Options, SpaceWords};

/// The backend for OpenCL C.
pub struct OpenCl;

impl Backend for OpenCl {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn builtins(&self) -> Builtins {
        Builtins::OpenCl
    }

    fn spaces(&self) -> Option<SpaceWords> {
        Some(dialect::SPACES)
    }

    fn is_plain_c(&self, _options: &Options<'_>) -> bool {
        true
    }

    /// `atomic_add((volatile __global int *)&(x), e)`: OpenCL 1.2 has them for 32-bit integers.
    fn fetch(&self, fetch: &Fetch) -> Option<String> {
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

    fn compare_and_swap(&self) -> Option<CompareAndSwap> {
        Some(SWAP)
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
