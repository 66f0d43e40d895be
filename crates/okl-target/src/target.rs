//! A target, once a pipeline has chosen its options.

use crate::{Atomics, DeviceCpp, Library, LibraryKind, Memories, OptionSpec, Words};
use okl_model::{ConstructKind, Vector};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Everything okl has to know of a target to write its language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Target {
    /// What pipelines call it: `cuda`.
    pub name: String,
    /// The targets it is written over, the nearest first: what tables say of them holds for it too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bases: Vec<String>,
    /// What files of it end in: `cu`.
    pub extension: String,
    /// What people call its language: `OpenCL C`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What they can do about a construct that it has no word for, one sentence each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub advice: Vec<String>,
    /// Whether loops become indices of work items, or stay loops.
    #[serde(default)]
    pub shape: Shape,
    /// What it is a dialect of.
    #[serde(default)]
    pub language: Language,
    /// How it writes things.
    #[serde(default)]
    pub words: Words,
    /// What it can do.
    #[serde(default)]
    pub capabilities: Capabilities,
    /// Its words for memories, where pointers have to say which one they lead to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memories: Option<Memories>,
    /// Which names it has by itself.
    #[serde(default)]
    pub library: Library,
    /// What is left of C++, where [`Target::language`] is [`Language::DeviceCpp`].
    #[serde(default)]
    pub device_cpp: DeviceCpp,
    /// Its vectors.
    #[serde(default)]
    pub vectors: Vectors,
    /// Names that mean something to its language or to what okl writes: the user's get others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<String>,
    /// Its functions: one of the user's with such a name, outside of functions, gets another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub functions: Vec<String>,
    /// Words in the names of types that it writes otherwise, in the order they are replaced: `long long`, `long`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub type_words: Vec<[String; 2]>,
    /// Types that a kernel is not handed as they are, and what comes instead: `uchar` for `bool`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub handed_over: BTreeMap<String, String>,
    /// What no launch may go beyond.
    #[serde(default, skip_serializing_if = "Limits::is_none")]
    pub limits: Limits,
    /// Words of its language for which OKL has its own, and those: `@barrier;` for `__syncthreads`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub native: BTreeMap<String, String>,
    /// What it does in one step.
    #[serde(default)]
    pub atomics: Atomics,
    /// What a pipeline may choose.
    #[serde(default, rename = "option", skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<OptionSpec>,
}

/// The two skeletons of output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A kernel for each nest, and a host program that launches them.
    #[default]
    Grid,
    /// One function that holds the loops.
    Host,
}

/// What a target's language is a dialect of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// C++ with its library, or nearly.
    #[default]
    Cpp,
    /// C++ without its library, with words and functions of its own.
    DeviceCpp,
    /// C.
    C,
}

/// What a target can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Capabilities {
    /// Device code may call itself.
    pub recursion: bool,
    /// Device code may call through pointers.
    pub function_pointers: bool,
    /// There are numbers of double precision.
    pub doubles: bool,
    /// A lambda at file scope may be called by device code.
    pub file_lambdas: bool,
    /// A struct that a kernel is handed by reference is handed on as it is; else it is copied where the kernel starts.
    pub struct_arguments: bool,
    /// Group memory is `static` in its language: lambdas use it without capturing it, and cannot capture it.
    pub static_group_memory: bool,
    /// Lists of first values may hold addresses of group memory.
    pub group_addresses_in_lists: bool,
    /// Names are of letters of ASCII, digits and `_` alone.
    pub ascii_names: bool,
    /// Its compiler takes host code too: the program around kernels may stand behind them, in one text.
    pub host_code: bool,
    /// Functions of C and of compilers that device code does not have; `__builtin_*` stands for all that start so.
    pub missing_functions: Vec<String>,
    /// Those that it has all the same.
    pub known_functions: Vec<String>,
    /// Functions of its own that texts may call without a declaration; `native_*` stands for all that start so.
    pub own_functions: Vec<String>,
    /// What of C++, and of the GNU dialect that okl reads, its compiler does not take in device code.
    pub missing_constructs: Vec<ConstructKind>,
}

impl Capabilities {
    /// Whether device code has no function of that name.
    pub fn lacks(&self, name: &str) -> bool {
        are(&self.missing_functions, name) && !are(&self.known_functions, name)
    }

    /// Whether device code has a function of that name which nothing has to declare.
    pub fn has(&self, name: &str) -> bool {
        are(&self.own_functions, name) || are(&self.known_functions, name)
    }
}

/// Whether one of some names, the last of which may be open, is that.
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
            missing_functions: Vec::new(),
            known_functions: Vec::new(),
            own_functions: Vec::new(),
            missing_constructs: Vec::new(),
        }
    }
}

/// What devices of a target have at most.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Work items of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_items: Option<u64>,
    /// The same of each axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_axis_items: Option<[u64; 3]>,
    /// Work items that follow each other and step together, on all devices: rows of `@inner(0, subgroup)` of as many, or of
    /// a part that divides it, wait for each other alone. Nothing is known without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row_items: Option<u64>,
    /// Bytes of `@shared` memory of a group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_bytes: Option<u64>,
    /// Bytes of what `words.constant` is written before; the largest get `words.large-constant` where there are more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub constant_bytes: Option<u64>,
}

impl Limits {
    /// Whether there are none.
    pub fn is_none(&self) -> bool {
        *self == Limits::default()
    }
}

/// A target's vector types.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Vectors {
    /// The scalars of those it has of 2, 3 and 4 that lie in memory as OKL's do; for all others a struct of okl's stands.
    pub native: [Vec<String>; 3],
    /// How one is made of numbers, without the parentheses around those; `{}` is the type.
    pub make: String,
    /// Whether the target has their arithmetic too.
    pub operators: bool,
    /// Whether they have constructors of their own: `float4 v = {1.0f};` is four of these then.
    pub constructors: bool,
    /// Whether a number beside a vector must not be wider than its elements.
    pub strict: bool,
}

impl Default for Vectors {
    fn default() -> Vectors {
        let native = [Vec::new(), Vec::new(), Vec::new()];
        Vectors { native, make: "{}".into(), operators: false, constructors: false, strict: false }
    }
}

impl Target {
    /// What people call its language.
    pub fn title(&self) -> &str {
        if self.title.is_empty() { &self.name } else { &self.title }
    }

    /// What tables may call it: its name, those of the targets it is written over, and `host` where loops stay loops.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let host = (self.shape == Shape::Host).then_some("host");
        [self.name.as_str()].into_iter().chain(self.bases.iter().map(String::as_str)).chain(host)
    }

    /// Whether the program around kernels may stand behind them, in one text.
    pub fn takes_host_code(&self) -> bool {
        self.shape == Shape::Host || self.capabilities.host_code
    }

    /// The words that kernels cannot do without and that are empty, each with what it is for.
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

    /// Whether it takes C only.
    pub fn is_c(&self) -> bool {
        self.language == Language::C
    }

    /// What is left of C++, where it takes C++ without the standard library and with words of its own.
    pub fn device_cpp(&self) -> Option<&DeviceCpp> {
        (self.language == Language::DeviceCpp).then_some(&self.device_cpp)
    }

    /// Whether only the pointers that a kernel is handed have to say which memory they lead to.
    pub fn has_generic_pointers(&self) -> bool {
        self.memories.as_ref().is_some_and(|memories| memories.are_generic)
    }

    /// Whether the vector type of that name lies in memory as OKL's does; else a struct of ours stands for it.
    pub fn has_vector(&self, vector: &Vector) -> bool {
        self.library.kind != LibraryKind::Headers
            && self.vectors.native[vector.width - 2].iter().any(|scalar| scalar == vector.prefix)
    }

    /// Whether a name means something to its language or to what okl writes.
    pub fn reserves(&self, name: &str) -> bool {
        self.reserved.iter().any(|word| word == name)
    }

    /// The names in what is written into code of the user's: `barrier` and `get_local_id` of [`Target::words`],
    /// `atomic_add` of [`Target::atomics`]. Nothing that the user declares may hide them there.
    pub fn written(&self) -> BTreeSet<String> {
        let words = &self.words;
        let steps = [&words.group_barrier, &words.warp_barrier, &words.fence, &words.group_fence];
        let texts = words.group_index.iter().chain(&words.local_index).chain(steps);
        let fetch = &self.atomics.fetch;
        let texts = texts.chain(fetch.iter().flat_map(|one| one.calls.values().chain([&one.write])));
        texts.flat_map(|text| free_names(text)).map(str::to_string).collect()
    }

    /// Whether it has a function of that name.
    pub fn has_function(&self, name: &str) -> bool {
        self.functions.iter().any(|known| known == name)
    }

    /// How a vector is made of numbers, without the parentheses around those.
    pub fn vector(&self, ty: &str) -> String {
        self.vectors.make.replace("{}", ty)
    }

    /// The name of a type of C++ that is no class of the user's.
    pub fn type_name(&self, name: &str) -> String {
        self.type_words.iter().fold(name.to_string(), |name, [from, to]| name.replace(from, to))
    }
}

/// The names in a template that are looked up where it stands: no `{x}`, no members, nothing with a scope.
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
