//! C++ for OpenCL 2021: what it lacks, and what it has besides.

use okl_plugin::DeviceCpp;
use okl_plugin::atomic::{CompareAndSwap, Fetch, Operation, ScalarKind};

pub(crate) const CPP: DeviceCpp = DeviceCpp {
    refused: &[
        (":", "a bit-field"),
        ("new", "`new`"),
        ("delete", "`delete`"),
        ("throw", "an exception"),
        ("try", "an exception"),
        ("virtual", "a virtual method"),
        ("dynamic_cast", "`dynamic_cast`"),
        ("malloc", "`malloc`"),
        ("__FUNCTION__", "`__FUNCTION__`"),
        ("__PRETTY_FUNCTION__", "`__PRETTY_FUNCTION__`"),
        ("__func__", "`__func__`"),
    ],
    reserved: &[
        "CLK_GLOBAL_MEM_FENCE",
        "CLK_LOCAL_MEM_FENCE",
        "atomic_double",
        "atomic_flag",
        "atomic_float",
        "atomic_int",
        "atomic_long",
        "atomic_uint",
        "atomic_ulong",
        "barrier",
        "clk_event_t",
        "complex",
        "constant",
        "event_t",
        "generic",
        "get_group_id",
        "get_local_id",
        "global",
        "half",
        "image1d_t",
        "image2d_t",
        "image3d_t",
        "imaginary",
        "kernel",
        "local",
        "memory_order",
        "memory_scope",
        "ndrange_t",
        "pipe",
        "private",
        "queue_t",
        "read_only",
        "read_write",
        "reserve_id_t",
        "sampler_t",
        "sub_group_barrier",
        "uchar",
        "uint",
        "ulong",
        "uniform",
        "ushort",
        "write_only",
    ],
    functions: "abs abs_diff all any clamp clz cross degrees distance dot fast_length hadd length mad max min mix normalize \
                popcount radians rhadd rotate select shuffle sign smoothstep step upsample vload2 vload3 vload4",
    of_std: "clamp",
    instead_of_std: "",
    handed_over: &[("bool", "uchar"), ("ptrdiff_t", "long"), ("size_t", "ulong")],
    types: &[
        ("int16_t", "short"),
        ("int32_t", "int"),
        ("int64_t", "long"),
        ("int8_t", "char"),
        ("uint16_t", "ushort"),
        ("uint32_t", "uint"),
        ("uint64_t", "ulong"),
        ("uint8_t", "uchar"),
    ],
    missing: &[],
};

const ORDER: &str = "(memory_order)memory_order_relaxed";

/// `atomic_fetch_add_explicit((volatile atomic_int *)&(x), e, (memory_order)memory_order_relaxed, ...)`
///
/// The casts: some compilers take the header's constants for plain integers.
pub(crate) fn fetch(fetch: &Fetch) -> Option<String> {
    let call = match fetch.operation {
        Operation::Add => "fetch_add",
        Operation::Subtract => "fetch_sub",
        Operation::And => "fetch_and",
        Operation::Or => "fetch_or",
        Operation::Xor => "fetch_xor",
        Operation::Min => "fetch_min",
        Operation::Max => "fetch_max",
        Operation::Set => "exchange",
        Operation::Multiply | Operation::Divide | Operation::SubtractFrom | Operation::DivideInto => {
            return None;
        }
    };
    let word = match fetch.scalar.kind {
        ScalarKind::Signed => "atomic_int",
        ScalarKind::Unsigned => "atomic_uint",
        ScalarKind::Float => return None,
    };
    (fetch.scalar.bits == 32 && fetch.operand == fetch.scalar).then(|| {
        format!(
            "atomic_{call}_explicit((volatile {word} *)&({{x}}), {{e}}, {ORDER}, (memory_scope)memory_scope_device)"
        )
    })
}

pub(crate) const SWAP: CompareAndSwap = CompareAndSwap {
    function: "static inline",
    words: ["uint", "ulong"],
    parameter: "volatile {T} *place",
    load: "*(volatile {W} *)place",
    retry: "!atomic_compare_exchange_strong_explicit((volatile atomic_{W} *)place, &seen.word, next.word, \
            (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, \
            (memory_scope)memory_scope_device)",
};
