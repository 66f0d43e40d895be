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

    /// The language of a batch: they take turns, so that all backends see simple kernels, and those that can see
    /// all there is. `best` is the most that any backend takes.
    pub fn of_batch(number: usize, best: Language) -> Language {
        let turn = match number % 4 {
            0 | 2 => Language::Full,
            1 => Language::Common,
            _ => Language::C,
        };
        turn.min(best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_is_never_written_for_nobody() {
        for number in 0..8 {
            assert_eq!(Language::of_batch(number, Language::of("opencl")), Language::C);
            assert!(Language::of_batch(number, Language::of("metal")) <= Language::Common);
        }
        assert_eq!(Language::of_batch(0, Language::of("cuda")), Language::Full);
        assert_eq!(Language::of_batch(3, Language::of("cuda")), Language::C);
    }
}
