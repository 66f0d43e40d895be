//! The backend for DPC++: SYCL 2020 C++ in the form that OCCA calls.

mod dialect;

use okl_plugin::atomic::{CompareAndSwap, Fetch, Operation};
use okl_plugin::{Backend, Builtins, Dialect, OptionSpec};

/// The backend for DPC++.
pub struct Dpcpp;

impl Backend for Dpcpp {
    fn dialect(&self) -> &Dialect {
        &dialect::DIALECT
    }

    fn has_recursion(&self) -> bool {
        false
    }

    fn missing_functions(&self) -> &'static str {
        "calloc free malloc realloc"
    }

    fn own_names(&self) -> &'static str {
        "handler_ item_ queue_ range_ sycl"
    }

    fn options(&self) -> &'static [OptionSpec] {
        &[OptionSpec::LAUNCH_BOUNDS]
    }

    fn builtins(&self) -> Builtins {
        Builtins::Sycl
    }

    /// `sycl::atomic_ref<float, ...>(x).fetch_add(e)`
    fn fetch(&self, fetch: &Fetch) -> Option<String> {
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
        let ty = &fetch.scalar.name;
        (fetch.operand == fetch.scalar)
            .then(|| format!("{}({{x}}).{call}({{e}})", REFERENCE.replace("{W}", ty)))
    }

    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        Some(SWAP)
    }
}

const REFERENCE: &str = "sycl::atomic_ref<{W}, sycl::memory_order::relaxed, sycl::memory_scope::device, \
                         sycl::access::address_space::generic_space>";

const SWAP: CompareAndSwap = CompareAndSwap {
    function: "static inline",
    words: ["unsigned int", "unsigned long long"],
    parameter: "{T} *place",
    load: "sycl::atomic_ref<{W}, sycl::memory_order::relaxed, sycl::memory_scope::device, \
           sycl::access::address_space::generic_space>(*({W} *)place).load()",
    retry: "!sycl::atomic_ref<{W}, sycl::memory_order::relaxed, sycl::memory_scope::device, \
            sycl::access::address_space::generic_space>(*({W} *)place).compare_exchange_strong(seen.word, next.word)",
};

okl_plugin::export!(backend, "dpcpp", Dpcpp);
