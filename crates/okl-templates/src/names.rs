//! Names of functions for instances.

use okl_analysis::Analyzed;
use okl_instances::Instance;
use rustc_hash::FxHashSet;

/// Gives out names that neither the text nor the target has.
pub(crate) struct Names<'u> {
    unit: &'u Analyzed,
    is_reserved: &'u dyn Fn(&str) -> bool,
    given: FxHashSet<String>,
}

impl<'u> Names<'u> {
    pub(crate) fn new(unit: &'u Analyzed, is_reserved: &'u dyn Fn(&str) -> bool) -> Names<'u> {
        Names { unit, is_reserved, given: FxHashSet::default() }
    }

    /// The name of an instance: `sum_float_4`
    pub(crate) fn of_instance(&mut self, function: &str, arguments: &[String]) -> String {
        let instance = Instance { kernel: function.to_string(), arguments: arguments.to_vec() };
        let name: String = instance.mangled().chars().map(plain).collect();
        // Targets have functions such as `convert_int`.
        let stem = if (self.is_reserved)(&name) { format!("instance_{name}") } else { name };
        self.free(&stem)
    }

    /// `stem`, or that with a number.
    pub(crate) fn free(&mut self, stem: &str) -> String {
        let numbered = (2_u32..).map(|number| format!("{stem}_{number}"));
        let mut all = std::iter::once(stem.to_string()).chain(numbered);
        let is_free = |name: &String| !self.unit.is_named(name) && !self.given.contains(name);
        let name = all.find(is_free).unwrap_or_default();
        self.given.insert(name.clone());
        name
    }
}

/// Letters of other alphabets are none that all targets take in names.
fn plain(letter: char) -> char {
    if letter.is_ascii() { letter } else { '_' }
}
