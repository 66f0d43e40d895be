//! How much of C++ a kernel may use, since one batch of kernels runs on several targets.

/// The least that all targets of a batch take; later ones have more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// What OpenCL C takes: no templates, overloads, default arguments, references.
    C,
    /// What Metal and C++ for OpenCL take, where pointers say which memory they lead to.
    Common,
    /// With lambdas, structured bindings, and objects that keep the address of group memory.
    Full,
}

impl Language {
    /// What this backend takes.
    pub fn of(backend: &str) -> Language {
        match backend {
            "opencl" => Language::C,
            "metal" | "opencl-cpp" => Language::Common,
            _ => Language::Full,
        }
    }

    /// The language of a batch: what these backends take most, in turn. So each of them gets kernels that use all it
    /// takes, and those that take more see the others' kernels too.
    pub fn of_batch(number: usize, backends: &[String]) -> Language {
        let mut known: Vec<Language> = backends.iter().map(|backend| Language::of(backend)).collect();
        known.sort_by_key(|language| std::cmp::Reverse(*language));
        known.dedup();
        known.get(number % known.len().max(1)).copied().unwrap_or(Language::Full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_is_never_written_for_nobody() {
        let of = |number: usize, backends: &[&str]| {
            Language::of_batch(number, &backends.iter().map(|name| (*name).to_string()).collect::<Vec<_>>())
        };
        for number in 0..4 {
            assert_eq!(of(number, &["opencl"]), Language::C);
            assert_eq!(of(number, &["serial", "cuda"]), Language::Full);
        }
        let all = [0, 1, 2, 3].map(|number| of(number, &["metal", "opencl", "serial"]));
        assert_eq!(all, [Language::Full, Language::Common, Language::C, Language::Full]);
    }
}
