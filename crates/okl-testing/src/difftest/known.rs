//! Constructs that some backend is known to get wrong.
//!
//! They are in one list, so that the tests stay green while the open problems stay visible. Removing a row enables its
//! construct again.

use super::language::Language;
use super::witness::{self, Witness};

/// A construct that kernels may contain and that can be disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Construct {
    /// `for (int i = 9; i > n; --i; @tile(4, @outer, @inner))`
    GuardedCountdown,
    /// `for (int i = -2147483646; i < -2147483640; ++i) out[8 + (i - (-2147483646))] = 1;`
    LowestInt,
    /// `@shared short s[4];`
    NarrowArray,
    /// `@shared float4 s[4];`
    SharedVector,
    /// `@shared T s[4];` of structs, copied as a whole
    SharedRecord,
    /// `@shared T s;` of a struct with arrays
    SharedBlock,
    /// `short v = (short)x; v += y;`
    NarrowLocal,
    /// `(unsigned)(signed char)x`
    Conversion,
    /// `for (const int *p = s; p < s + 4; p += 2)`
    PointerLoop,
    /// `const int *p = c ? s : t;` in a work item
    ChosenPointer,
    /// `int *p = &s[i]; *p += 1;`
    WritingPointer,
    /// `struct { const int *p; } h = {s};`
    PointerInStruct,
    /// `int *p = s + 1;` in the code of a group
    GroupPointer,
    /// `int *c = a; a = b; b = c;` in the code of a group
    SwappedPointers,
    /// `for (int *p = s + i; p < s + n; p += 4) *p = 1;`
    Strides,
    /// `f(&s[i], in, 3)`
    CalledPointer,
    /// `int &r = s[i];`
    Reference,
    /// `f(s[i], 3)`, where `f` takes a reference
    CalledReference,
    /// `f(s, 4)`, where `f` is a template of the element's type
    CalledTemplate,
    /// `@atomic s[i].a += 1;`
    AtomicField,
    /// `@atomic s[i] = max(s[i], x);`
    AtomicExtreme,
    /// `@atomic s[i] |= x;`
    AtomicBits,
    /// `@atomic s[i] += 1;` for integers of 64 bits
    AtomicWide,
    /// `@atomic s[i] += 1;` for `float`
    AtomicFloat,
    /// `*f(&v) = 3;`, where `f` returns its argument
    ReturnedPointer,
    /// `f(v) = 3;`, where `f` returns its argument
    ReturnedReference,
    /// The previous two with templates.
    ReturnedByTemplate,
    /// `S s = {1}; int v = s;`, where the conversion changes `s`
    Object,
    /// `@shared S s[4];` of such a class
    SharedObject,
    /// `@kernel void k(S s)`, where work items convert `s`
    ObjectParameter,
    /// `constexpr int K = 3;` at file scope
    Constexpr,
    /// `int *a = &(scr + 128 * o)[4];`
    AddressInSum,
    /// `#define HEAD int i = 0; i < 4; ++i`
    MacroOfHeader,
    /// `#define BODY s[i] = 1;`
    MacroOfStatement,
    /// `#define AT(a, i) (a)[i]`
    MacroOfAccess,
}

/// If one kernel has `int i = n - get_local_id(0); if (i > m)`, Intel's OpenCL for CPUs (2025.3) runs the wrong work
/// items of every later kernel whose code starts with `if (i < m)`: it takes the conditions for bounds of its loops
/// over work items and keeps the direction from the first kernel. Kernels in programs of their own are right, except
/// for those that count in 16 bits or fewer: `short i = n - get_local_id(0); for (int e = n - i; e < 64; e += 4)` runs
/// no iteration, up or down.
const INTEL_BOUNDARIES: &str = "Intel's OpenCL mixes up the conditions of kernels that share a program";

/// In `out[8 + (i - (-2147483646))]` nvcc and NVRTC (13.0, 13.5) add 8 and 2147483646 in 32 bits, so the address is off
/// by 16 GiB.
const NVIDIA_SUMS: &str = "NVIDIA's compilers add the constants of an index in 32 bits";

/// CUDA on a GPU rather than in the emulator.
pub const CARD: &str = "cuda-card";

/// A construct that is disabled for a backend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The construct.
    pub construct: Construct,
    /// The backend.
    pub backend: &'static str,
    /// The reason.
    pub reason: &'static str,
    /// A kernel that shows the problem.
    pub witness: Witness,
}

const fn known(construct: Construct, backend: &'static str, reason: &'static str, witness: Witness) -> Known {
    Known { construct, backend, reason, witness }
}

/// All known problems. A test runs their witnesses, and fails if one passes.
pub const KNOWN_WRONG: &[Known] = &[
    // These are no errors of okl, so they stay.
    known(Construct::GuardedCountdown, "opencl", INTEL_BOUNDARIES, witness::GUARDED_COUNTDOWN),
    known(Construct::GuardedCountdown, "opencl-cpp", INTEL_BOUNDARIES, witness::GUARDED_COUNTDOWN),
    known(Construct::GuardedCountdown, "opencl", INTEL_BOUNDARIES, witness::NARROW_COUNTDOWN),
    known(Construct::GuardedCountdown, "opencl-cpp", INTEL_BOUNDARIES, witness::NARROW_COUNTDOWN),
    known(Construct::LowestInt, CARD, NVIDIA_SUMS, witness::LOWEST_INT),
    known(Construct::AtomicWide, "metal", "Metal has no 64-bit atomics", witness::ATOMIC_WIDE),
];

/// The constructs that a kernel may contain.
#[derive(Clone, Debug)]
pub struct Allowed {
    /// The subset of C++.
    pub language: Language,
    without: Vec<Construct>,
}

impl Allowed {
    /// The constructs that all of these backends support.
    pub fn by(backends: &[&str], language: Language) -> Allowed {
        let wrong = KNOWN_WRONG.iter().filter(|known| backends.contains(&known.backend));
        Allowed { language, without: wrong.map(|known| known.construct).collect() }
    }

    /// True if the construct may be generated.
    pub fn has(&self, construct: Construct) -> bool {
        let least = match construct {
            Construct::Reference
            | Construct::CalledReference
            | Construct::CalledTemplate
            | Construct::ReturnedReference
            | Construct::Object => Language::Common,
            Construct::PointerInStruct
            | Construct::ReturnedByTemplate
            | Construct::SharedObject
            | Construct::ObjectParameter => Language::Full,
            Construct::GuardedCountdown
            | Construct::LowestInt
            | Construct::NarrowArray
            | Construct::SharedVector
            | Construct::SharedRecord
            | Construct::SharedBlock
            | Construct::NarrowLocal
            | Construct::Conversion
            | Construct::PointerLoop
            | Construct::ChosenPointer
            | Construct::WritingPointer
            | Construct::GroupPointer
            | Construct::SwappedPointers
            | Construct::Strides
            | Construct::CalledPointer
            | Construct::AtomicField
            | Construct::AtomicExtreme
            | Construct::AtomicBits
            | Construct::AtomicWide
            | Construct::AtomicFloat
            | Construct::ReturnedPointer
            | Construct::Constexpr
            | Construct::AddressInSum
            | Construct::MacroOfHeader
            | Construct::MacroOfStatement
            | Construct::MacroOfAccess => Language::C,
        };
        self.language >= least && !self.without.contains(&construct)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_for_one_is_left_out_for_all() {
        let Known { construct, backend, .. } = KNOWN_WRONG[0];
        assert!(!Allowed::by(&["serial", backend], Language::Full).has(construct));
        assert!(Allowed::by(&["serial"], Language::Full).has(construct));
        assert!(!Allowed::by(&["serial"], Language::C).has(Construct::Reference));
    }
}
