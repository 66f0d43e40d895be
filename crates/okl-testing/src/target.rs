//! The targets of okl.

/// One target, and the file names of its texts in `testdata/expected`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The name of its pipeline.
    pub name: &'static str,
    /// The extension of its kernel files.
    pub extension: &'static str,
    /// True if its kernels are host functions without a launcher.
    pub is_host: bool,
}

/// The front ends with a pipeline for each target: `slm-cuda`.
pub const FRONTENDS: &[&str] = &["acc", "accf", "cu", "irgl", "slm"];

/// Every target with a pipeline in `pipelines/`, sorted by name.
pub const TARGETS: &[Target] = &[
    Target { name: "cuda", extension: "cu", is_host: false },
    Target { name: "dpcpp", extension: "cpp", is_host: false },
    Target { name: "hip", extension: "hip", is_host: false },
    Target { name: "metal", extension: "metal", is_host: false },
    Target { name: "opencl", extension: "cl", is_host: false },
    Target { name: "opencl-cpp", extension: "cl", is_host: false },
    Target { name: "openmp", extension: "cpp", is_host: true },
    Target { name: "serial", extension: "cpp", is_host: true },
];

impl Target {
    /// The target with that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn named(name: &str) -> &'static Target {
        TARGETS.iter().find(|target| target.name == name).expect("TARGETS lists every target")
    }

    /// The name of its kernel file: `kernel.cu`
    pub fn file(&self) -> String {
        format!("kernel.{}", self.extension)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pipeline_is_tested() {
        let folder = crate::testdata().join("../pipelines");
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder is part of the repository")
            .map(|entry| entry.expect("readable").path())
            .map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        names.sort();
        let is_of_frontend =
            |name: &String| FRONTENDS.iter().any(|frontend| name.starts_with(&format!("{frontend}-")));
        // They translate directives to directives, and have tests of their own.
        names.retain(|name| !name.ends_with("-omp-target"));
        let (of_frontends, names): (Vec<String>, Vec<String>) = names.into_iter().partition(is_of_frontend);
        // C++ for OpenCL is an alternative for the same target.
        let own = TARGETS.iter().filter(|target| target.name != "opencl-cpp");
        let each = |frontend| own.clone().map(move |target| format!("{frontend}-{}", target.name));
        assert_eq!(of_frontends, FRONTENDS.iter().flat_map(each).collect::<Vec<_>>());
        assert_eq!(names, TARGETS.iter().map(|target| target.name).collect::<Vec<_>>());
    }
}
