//! The backend for Metal.

mod dialect;
mod language;

use okl_plugin::atomic::{CompareAndSwap, Fetch, Operation, ScalarKind};
use okl_plugin::{Backend, DeviceCpp, Dialect, OptionSpec, Options, SpaceWords, Type, TypeKind, Vector};

/// The backend for Metal.
pub struct Metal;

impl Backend for Metal {
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
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn device_cpp(&self, _options: &Options<'_>) -> Option<&'static DeviceCpp> {
        Some(&language::CPP)
    }

    fn spaces(&self) -> Option<SpaceWords> {
        Some(dialect::SPACES)
    }

    fn has_doubles(&self) -> bool {
        false
    }

    /// Metal's `float3` has 16 bytes, and its `long4` lies at multiples of 32.
    fn has_vector(&self, vector: &Vector) -> bool {
        vector.size() <= 16 && vector.width != 3
    }

    /// Functions take structs that lie in `thread` memory.
    fn copies_argument(&self, ty: &Type) -> bool {
        ty.kind == TypeKind::Record
    }

    /// `atomic_fetch_add_explicit((device atomic_int *)&(x), e, memory_order_relaxed)`
    fn fetch(&self, fetch: &Fetch) -> Option<String> {
        let call = match fetch.operation {
            Operation::Add => "atomic_fetch_add_explicit",
            Operation::Subtract => "atomic_fetch_sub_explicit",
            Operation::And => "atomic_fetch_and_explicit",
            Operation::Or => "atomic_fetch_or_explicit",
            Operation::Xor => "atomic_fetch_xor_explicit",
            Operation::Min => "atomic_fetch_min_explicit",
            Operation::Max => "atomic_fetch_max_explicit",
            Operation::Set => "atomic_exchange_explicit",
            Operation::Multiply | Operation::Divide | Operation::SubtractFrom | Operation::DivideInto => {
                return None;
            }
        };
        let word = match fetch.scalar.kind {
            ScalarKind::Signed => "atomic_int",
            ScalarKind::Unsigned => "atomic_uint",
            // `atomic_float` came with Metal 3, and for `device` memory only.
            ScalarKind::Float => return None,
        };
        let space = &fetch.space;
        (fetch.scalar.bits == 32 && fetch.operand == fetch.scalar)
            .then(|| format!("{call}((volatile {space} {word} *)&({{x}}), {{e}}, memory_order_relaxed)"))
    }

    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(SWAP)
    }

    /// Metal's `long` has 64 bits, and there is no `long long`. Where a number without `f` made a type
    /// double, it is single here.
    fn type_name(&self, canonical: &str) -> String {
        canonical.replace("long long", "long").replace("double", "float")
    }
}

const SWAP: CompareAndSwap = CompareAndSwap {
    function: "static inline",
    // 64-bit atomics have no compare-and-swap.
    words: ["uint", ""],
    parameter: "volatile {S} {T} *place",
    load: "atomic_load_explicit((volatile {S} atomic_{W} *)place, memory_order_relaxed)",
    retry: "!atomic_compare_exchange_weak_explicit((volatile {S} atomic_{W} *)place, &seen.word, next.word, \
            memory_order_relaxed, memory_order_relaxed)",
};

okl_plugin::export!(backend, "metal", Metal);
