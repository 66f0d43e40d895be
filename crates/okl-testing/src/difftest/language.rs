//! The subsets of C++ that kernels use, since one batch of kernels runs on several targets.

/// The subset that all targets of a batch support; later ones include earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// The subset of OpenCL C: no templates, overloads, default arguments, references.
    C,
    /// The subset of Metal and C++ for OpenCL, where pointers have a memory space.
    Common,
    /// With lambdas, structured bindings, and objects that hold the address of group memory.
    Full,
}

impl Language {
    /// The subset that a backend supports.
    pub fn of(backend: &str) -> Language {
        match backend {
            "opencl" => Language::C,
            "metal" | "opencl-cpp" => Language::Common,
            _ => Language::Full,
        }
    }

    /// The language of a batch. It cycles through the subsets of the backends, so that each backend gets kernels that
    /// use all it supports, and backends with larger subsets also run the kernels of the smaller ones.
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
