//! The plugins that are part of this program.

use okl_abi::Plugin;

/// One plugin that is linked in.
pub struct Entry {
    /// Its name in pipeline files.
    pub name: &'static str,
    /// Its record, the same a library file would export.
    pub record: fn() -> &'static Plugin,
    /// The target it describes, in TOML.
    pub target: &'static str,
}

/// The backends that are linked in, sorted by name.
pub const BACKENDS: &[Entry] = &[
    Entry { name: "cuda", record: okl_backend_cuda::plugin, target: okl_backend_cuda::TARGET },
    Entry { name: "dpcpp", record: okl_backend_dpcpp::plugin, target: okl_backend_dpcpp::TARGET },
    Entry { name: "hip", record: okl_backend_hip::plugin, target: okl_backend_hip::TARGET },
    Entry { name: "metal", record: okl_backend_metal::plugin, target: okl_backend_metal::TARGET },
    Entry { name: "opencl", record: okl_backend_opencl::plugin, target: okl_backend_opencl::TARGET },
    Entry { name: "openmp", record: okl_backend_openmp::plugin, target: okl_backend_openmp::TARGET },
    Entry { name: "serial", record: okl_backend_serial::plugin, target: okl_backend_serial::TARGET },
];

/// The pipeline files that are part of this program, sorted by name: name and text.
pub const PIPELINES: &[(&str, &str)] = &[
    ("cuda", include_str!("../../../pipelines/cuda.toml")),
    ("dpcpp", include_str!("../../../pipelines/dpcpp.toml")),
    ("hip", include_str!("../../../pipelines/hip.toml")),
    ("metal", include_str!("../../../pipelines/metal.toml")),
    ("opencl", include_str!("../../../pipelines/opencl.toml")),
    ("opencl-cpp", include_str!("../../../pipelines/opencl-cpp.toml")),
    ("openmp", include_str!("../../../pipelines/openmp.toml")),
    ("serial", include_str!("../../../pipelines/serial.toml")),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_lists_are_sorted() {
        assert!(BACKENDS.is_sorted_by_key(|entry| entry.name));
        assert!(PIPELINES.is_sorted());
    }

    #[test]
    fn every_pipeline_file_is_embedded() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../pipelines");
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder is part of the repository")
            .map(|entry| entry.expect("readable").path().with_extension(""))
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        names.sort();
        let embedded: Vec<String> = PIPELINES.iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(names, embedded);
    }
}
