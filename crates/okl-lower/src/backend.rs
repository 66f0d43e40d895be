//! What a backend is asked.

use crate::atomic::{CompareAndSwap, Fetch};
use crate::{Builtins, DeviceCpp, Dialect, Options, SpaceWords};
use okl_model::{Type, Vector};

/// A target. Nearly every question has a default answer that reads the table.
pub trait Backend: Sync {
    /// The table of spellings.
    fn dialect(&self) -> &Dialect;

    /// The options it takes in a pipeline file, by name.
    fn options(&self) -> &'static [OptionSpec] {
        &[]
    }

    /// What is wrong with the value of an option, if anything.
    fn wrong_option(&self, _options: &Options<'_>) -> Option<String> {
        None
    }

    /// Whether loops become indices of work items, or stay loops.
    fn shape(&self) -> Shape {
        Shape::Grid
    }

    /// Which names of OKL (`float4`, `M_PI`, `sqrt`) the target has by itself.
    fn builtins(&self) -> Builtins {
        match self.shape() {
            Shape::Grid => Builtins::All,
            Shape::Host => Builtins::Cpp,
        }
    }

    /// The target's words for memories, where pointers have to say which one they lead to.
    ///
    /// Such a target also declares group memory at the start of a kernel only.
    fn spaces(&self) -> Option<SpaceWords> {
        None
    }

    /// Whether the target takes C only, under these options.
    fn is_plain_c(&self, _options: &Options<'_>) -> bool {
        false
    }

    /// What is left of C++ on the target, where it takes C++ without the standard library and with words
    /// of its own.
    fn device_cpp(&self, _options: &Options<'_>) -> Option<&'static DeviceCpp> {
        None
    }

    /// Whether only the pointers that a kernel is handed have to say which memory they lead to.
    fn has_generic_pointers(&self, _options: &Options<'_>) -> bool {
        false
    }

    /// Whether device code may call itself.
    fn has_recursion(&self) -> bool {
        true
    }

    /// Names that generated text uses and that are the user's in C++, separated by blanks: the user's get another one.
    fn own_names(&self) -> &'static str {
        ""
    }

    /// Functions of C that device code does not have on this target, separated by blanks.
    fn missing_functions(&self) -> &'static str {
        ""
    }

    /// Whether there are numbers of double precision.
    fn has_doubles(&self) -> bool {
        true
    }

    /// The word for a pointer that nothing else leads to its memory by.
    fn restrict(&self, _options: &Options<'_>) -> &'static str {
        self.dialect().restrict
    }

    /// Whether the target's vector type of that name lies in memory as OKL's does; else a struct of ours stands for it.
    fn has_vector(&self, _vector: &Vector) -> bool {
        true
    }

    /// How a vector of the target is made of numbers, without the parentheses around those.
    fn vector(&self, ty: &str) -> String {
        ty.to_string()
    }

    /// Whether an argument that comes by reference is copied where the kernel starts.
    fn copies_argument(&self, _ty: &Type) -> bool {
        false
    }

    /// The instruction that changes a place in one step and gives its old value: an expression with
    /// `{x}` for the place and `{e}` for the operand. `None`: the target has none.
    fn fetch(&self, _fetch: &Fetch) -> Option<String> {
        None
    }

    /// How the target swaps a word if it has not changed; what [`Backend::fetch`] lacks is written
    /// as a loop around it. Without either, an update is an error: leaving one out silently would
    /// be wrong.
    fn compare_and_swap(&self, _fetch: &Fetch) -> Option<CompareAndSwap> {
        None
    }

    /// The target's name for a scalar type of C++.
    fn type_name(&self, canonical: &str) -> String {
        canonical.to_string()
    }
}

/// The two skeletons of output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A kernel for each nest, and a host program that launches them.
    Grid,
    /// One function that holds the loops.
    Host,
}

/// One option a backend takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its key in `[backend] options`.
    pub name: &'static str,
    /// What it is for, and its default.
    pub summary: &'static str,
}

impl OptionSpec {
    /// Whether the size of a group is stated where it is known.
    pub const LAUNCH_BOUNDS: OptionSpec = OptionSpec {
        name: "launch-bounds",
        summary: "state the size of a group where it is known (default: true)",
    };
}

/// Something a target cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// What, to stand before "is not supported by backend ...".
    pub construct: String,
    /// What to try.
    pub help: String,
}
