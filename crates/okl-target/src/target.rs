//! The target: a description with the options that a pipeline has chosen.

use crate::{Atomics, DeviceCpp, Half, Library, LibraryKind, Memories, OptionSpec, Words};
use okl_model::{ConstructKind, Vector};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// All facts about a target that lowering needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Target {
    /// Its name in pipelines: `cuda`.
    pub name: String,
    /// The names of the targets it is based on, nearest first: entries of tables for those apply to it, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bases: Vec<String>,
    /// The extension of its files: `cu`.
    pub extension: String,
    /// The usual name of its language: `OpenCL C`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Advice to users about constructs that it does not support, one sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advice: Vec<String>,
    /// The structure of its output: loops become indices of work items, or stay loops.
    #[serde(default)]
    pub shape: Shape,
    /// The language that its language is a dialect of.
    #[serde(default)]
    pub language: Language,
    /// Its spellings.
    #[serde(default)]
    pub words: Words,
    /// Its capabilities.
    #[serde(default)]
    pub capabilities: Capabilities,
    /// Its address space qualifiers; none if pointers of the target have no memory space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memories: Option<Memories>,
    /// The origin of library names.
    #[serde(default)]
    pub library: Library,
    /// The differences to C++, if [`Target::language`] is [`Language::DeviceCpp`].
    #[serde(default)]
    pub device_cpp: DeviceCpp,
    /// Its vector types.
    #[serde(default)]
    pub vectors: Vectors,
    /// Its conversions of `half`.
    #[serde(default, skip_serializing_if = "Half::is_none")]
    pub half: Half,
    /// Names that its language or okl's own text uses; entities of the user's with such a name are renamed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<String>,
    /// Its built-in functions; a function of the user's with such a name at namespace scope is renamed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<String>,
    /// Words in names of types that are replaced, in this order: `long long`, `long`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub type_words: Vec<[String; 2]>,
    /// Types that cannot be kernel parameters, and their replacements: `uchar` for `bool`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub handed_over: BTreeMap<String, String>,
    /// The limits of a launch.
    #[serde(default, skip_serializing_if = "Limits::is_none")]
    pub limits: Limits,
    /// Spellings of its language and their equivalents in OKL: `@barrier;` for `__syncthreads`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub native: BTreeMap<String, String>,
    /// Its atomic operations.
    #[serde(default)]
    pub atomics: Atomics,
    /// Its options.
    #[serde(default, rename = "option", skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionSpec>,
}

/// The structures of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// One device kernel for each nest, and a host program that launches them.
    #[default]
    Grid,
    /// One function that contains the loops.
    Host,
}

/// The languages that target languages are dialects of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// C++ with its standard library, possibly with restrictions.
    #[default]
    Cpp,
    /// C++ without its standard library and with functions of its own.
    DeviceCpp,
    /// C.
    C,
}

/// The capabilities of a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Capabilities {
    /// Device code may be recursive.
    pub recursion: bool,
    /// Device code may call functions through pointers.
    pub function_pointers: bool,
    /// Numbers of double precision are supported.
    pub doubles: bool,
    /// Device code may call a lambda at namespace scope.
    pub file_lambdas: bool,
    /// A struct that a kernel gets by reference is passed on as it is; otherwise it is copied at the start of the
    /// kernel.
    pub struct_arguments: bool,
    /// Group memory has static storage duration: lambdas use it without capturing it, and cannot capture it.
    pub static_group_memory: bool,
    /// Initializer lists may contain addresses of group memory.
    pub group_addresses_in_lists: bool,
    /// Identifiers may contain ASCII letters, digits and `_` only.
    pub ascii_names: bool,
    /// Its compiler also compiles host code: the launcher may follow the kernels in one text.
    pub host_code: bool,
    /// Its linker connects functions of devices with those of other texts.
    pub links_functions: bool,
    /// Functions of C and of compilers that device code lacks; `__builtin_*` stands for all names with that prefix.
    pub missing_functions: Vec<String>,
    /// Exceptions of `missing_functions`: functions that device code has.
    pub known_functions: Vec<String>,
    /// Its own functions, callable without a declaration; `native_*` stands for all names with that prefix.
    pub own_functions: Vec<String>,
    /// Constructs of C++ and of clang's GNU dialect that its compiler does not support in device code.
    pub missing_constructs: Vec<ConstructKind>,
}

impl Capabilities {
    /// Returns true if device code has no function of that name.
    pub fn lacks(&self, name: &str) -> bool {
        are(&self.missing_functions, name) && !are(&self.known_functions, name)
    }

    /// Returns true if device code has a function of that name that needs no declaration.
    pub fn has(&self, name: &str) -> bool {
        are(&self.own_functions, name) || are(&self.known_functions, name)
    }
}

/// Returns true if one of the patterns matches the name; a final `*` matches any suffix.
fn are(patterns: &[String], name: &str) -> bool {
    patterns.iter().any(|pattern| match pattern.strip_suffix('*') {
        Some(start) => name.starts_with(start),
        None => pattern == name,
    })
}

impl Default for Capabilities {
    fn default() -> Capabilities {
        Capabilities {
            recursion: true,
            function_pointers: true,
            doubles: true,
            file_lambdas: true,
            struct_arguments: true,
            static_group_memory: false,
            group_addresses_in_lists: true,
            ascii_names: false,
            host_code: false,
            links_functions: false,
            missing_functions: Vec::new(),
            known_functions: Vec::new(),
            own_functions: Vec::new(),
            missing_constructs: Vec::new(),
        }
    }
}

/// The limits of a target's devices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// The largest number of work items in a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_items: Option<u64>,
    /// The largest number of work items in a group on each axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_axis_items: Option<[u64; 3]>,
    /// The smallest size of a subgroup on all devices: that many consecutive work items run in lockstep. For `@inner(0,
    /// subgroup)` loops of this many iterations, or of a divisor of it, a warp barrier suffices. None if it is unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row_items: Option<u64>,
    /// The size of the group memory in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_bytes: Option<u64>,
    /// The size of the memory for variables with `words.constant` in bytes; if they do not fit, the largest get
    /// `words.large-constant`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constant_bytes: Option<u64>,
}

impl Limits {
    /// Returns true if there are no limits.
    pub fn is_none(&self) -> bool {
        *self == Limits::default()
    }
}

/// The vector types of a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Vectors {
    /// The element types of its vectors of 2, 3 and 4 elements that have the layout of OKL's; okl defines a struct for
    /// each of the others.
    pub native: [Vec<String>; 3],
    /// The text that constructs a vector, before the parentheses with the elements; `{}` is the type.
    pub make: String,
    /// True if the target has arithmetic operators for them.
    pub operators: bool,
    /// True if they have constructors, so that `float4 v = {1.0f};` sets all four elements.
    pub constructors: bool,
    /// True if a scalar operand beside a vector must not be wider than the elements.
    pub strict: bool,
}

impl Default for Vectors {
    fn default() -> Vectors {
        let native = [Vec::new(), Vec::new(), Vec::new()];
        Vectors { native, make: "{}".into(), operators: false, constructors: false, strict: false }
    }
}

impl Target {
    /// The usual name of its language.
    pub fn title(&self) -> &str {
        if self.title.is_empty() { &self.name } else { &self.title }
    }

    /// The names under which tables may list it: its own, those of its bases, and `host` for [`Shape::Host`].
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let host = (self.shape == Shape::Host).then_some("host");
        [self.name.as_str()].into_iter().chain(self.bases.iter().map(String::as_str)).chain(host)
    }

    /// Returns true if the launcher may follow the kernels in one text.
    pub fn takes_host_code(&self) -> bool {
        self.shape == Shape::Host || self.capabilities.host_code
    }

    /// The keys of the spellings that are needed but empty, each with its purpose.
    pub fn missing_words(&self) -> Vec<(&'static str, &'static str)> {
        let words = &self.words;
        let (is_grid, runs_at_once) = (self.shape == Shape::Grid, !words.parallel_for.is_empty());
        let needed = [
            (is_grid, &words.group_index[0], "words.group-index", "the index of a group on each axis"),
            (is_grid, &words.local_index[0], "words.local-index", "the index of a work item on each axis"),
            (is_grid, &words.shared, "words.shared", "what stands before a variable of group memory"),
            (
                is_grid,
                &words.group_barrier,
                "words.group-barrier",
                "what makes the work items of a group wait",
            ),
            (!is_grid && runs_at_once, &words.atomic, "words.atomic", "an atomic update"),
            (!is_grid && runs_at_once, &words.critical, "words.critical", "an atomic block"),
        ];
        let missing = needed.into_iter().filter(|(is_needed, word, ..)| *is_needed && word.is_empty());
        missing.map(|(_, _, key, what)| (key, what)).collect()
    }

    /// Returns true if its language has templates of functions.
    pub fn has_templates(&self) -> bool {
        self.language != Language::C
    }

    /// Returns true if its language is C.
    pub fn is_c(&self) -> bool {
        self.language == Language::C
    }

    /// The differences to C++, if its language is C++ without the standard library.
    pub fn device_cpp(&self) -> Option<&DeviceCpp> {
        (self.language == Language::DeviceCpp).then_some(&self.device_cpp)
    }

    /// Returns true if only the pointer parameters of kernels need an address space qualifier.
    pub fn has_generic_pointers(&self) -> bool {
        self.memories.as_ref().is_some_and(|memories| memories.are_generic)
    }

    /// Returns true if it has the vector type with the layout of OKL's; otherwise okl defines a struct.
    pub fn has_vector(&self, vector: &Vector) -> bool {
        self.library.kind != LibraryKind::Headers
            && self.vectors.native[vector.width - 2].iter().any(|scalar| scalar == vector.prefix)
    }

    /// Returns true if its language or okl's own text uses the name.
    pub fn reserves(&self, name: &str) -> bool {
        self.reserved.iter().any(|word| word == name)
    }

    /// The names in texts that are inserted into the user's code: `barrier` and `get_local_id` of [`Target::words`],
    /// `atomic_add` of [`Target::atomics`]. Declarations of the user's must not hide them there.
    pub fn written(&self) -> BTreeSet<String> {
        let words = &self.words;
        let steps = [&words.group_barrier, &words.warp_barrier, &words.fence, &words.group_fence];
        let texts = words.group_index.iter().chain(&words.local_index).chain(steps);
        let fetch = &self.atomics.fetch;
        let texts = texts.chain(fetch.iter().flat_map(|one| one.calls.values().chain([&one.write])));
        texts.flat_map(|text| free_names(text)).map(str::to_string).collect()
    }

    /// Returns true if it has a built-in function of that name.
    pub fn has_function(&self, name: &str) -> bool {
        self.functions.iter().any(|known| known == name)
    }

    /// The text that constructs a vector, before the parentheses with the elements.
    pub fn vector(&self, ty: &str) -> String {
        self.vectors.make.replace("{}", ty)
    }

    /// The name of a type of C++ that is not a class of the user's.
    pub fn type_name(&self, name: &str) -> String {
        self.type_words.iter().fold(name.to_string(), |name, [from, to]| name.replace(from, to))
    }
}

/// The names in a template that unqualified lookup resolves: no `{x}`, no members, no qualified names.
fn free_names(template: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    let mut done = 0;
    while let Some(start) = template[done..].find(is_part).map(|at| done + at) {
        let end = template[start..].find(|letter| !is_part(letter)).map_or(template.len(), |len| start + len);
        let (before, behind) = (&template[..start], &template[end..]);
        let is_member = ["{", ".", "->", "::"].iter().any(|sign| before.ends_with(sign));
        let is_number = template[start..].starts_with(|letter: char| letter.is_ascii_digit());
        if !is_member && !is_number && !behind.starts_with("::") {
            found.push(&template[start..end]);
        }
        done = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::free_names;

    #[test]
    fn members_and_places_are_no_names_of_a_template() {
        let names = |template| free_names(template).join(" ");
        assert_eq!(
            names("{f}((volatile {S} {T} *)&({x}), {e}, memory_order_relaxed)"),
            "volatile memory_order_relaxed"
        );
        assert_eq!(names("get_local_id(0)"), "get_local_id");
        assert_eq!(names("sycl::atomic_ref<{T}>({x}).{f}(queue_->size + item_.id)"), "queue_ item_");
    }
}
