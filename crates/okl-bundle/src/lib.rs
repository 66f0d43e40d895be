//! The backends, attributes, plugins, pipelines and intrinsics that are part of okl.
//!
//! [`host`] returns them as a [`Host`], the value that the driver takes its plugins, files and libraries from. Together
//! with the defaults of the other fields (the files of this machine, the installed libclang), it is the host of the
//! command line and of the libraries of okl.
//!
//! Backends are crates that are linked in; pipelines and intrinsics are embedded texts. A new one is a line in a table
//! of this file. Tests check that the tables are sorted, that every pipeline file is listed, and that each entry loads.

use okl_config::Intrinsic;
use okl_host::{
    Calls, Entry, Files, ForeignWord, Host, Libclang, Libraries, Linked, PluginKind, ProgramOption,
    linked_attribute,
};
use okl_model::Attributes;
use okl_source::Sources;
use std::sync::LazyLock;

/// Names of other languages and of older OCCA that users write by habit, with what OKL has instead.
const FOREIGN_WORDS: &str = include_str!("foreign_words.toml");

/// The host with all parts of okl.
pub fn host() -> Host {
    Host {
        foreign_words: FOREIGN_WORDS,
        backends: BACKENDS,
        plugins: PLUGINS,
        pipelines: PIPELINES,
        intrinsics: INTRINSICS,
        attributes: attributes().clone(),
        files: Files::default(),
        libclang: Libclang::default(),
        calls: Calls::default(),
        libraries: Libraries::default(),
    }
}

/// The intrinsics of all sets, for callers that read texts without a pipeline.
pub fn intrinsics() -> Vec<Intrinsic> {
    let sets = okl_config::intrinsic_sets(&mut Sources::new(), &host());
    let all = sets.into_iter().flat_map(|set| set.intrinsics);
    // The tables are not among the sources of the caller, so positions in them are dropped.
    all.map(|intrinsic| Intrinsic { place: None, ..intrinsic }).collect()
}

/// The spellings of all targets for which OKL has equivalents.
pub fn foreign_words() -> Vec<ForeignWord> {
    okl_driver::foreign_words(BACKENDS, FOREIGN_WORDS)
}

/// A header of a language that a front end of okl reads, for sources that are compiled without okl; without include
/// guards.
pub fn header(name: &str) -> Option<&'static str> {
    HEADERS.iter().find(|(other, _)| *other == name).map(|(_, text)| *text)
}

/// The attributes of the language, and those of plugins that are part of okl.
fn attributes() -> &'static Attributes {
    static ALL: LazyLock<Attributes> = LazyLock::new(|| {
        let linked = linked_attribute("simd_length", &okl_attribute_simd_length::ATTRIBUTE);
        okl_sema::attributes().clone().with_built_in(linked)
    });
    &ALL
}

/// The backends, sorted by name.
const BACKENDS: &[Entry] = &[
    Entry { name: "cuda", record: okl_backend_cuda::plugin, target: okl_backend_cuda::TARGET },
    Entry { name: "dpcpp", record: okl_backend_dpcpp::plugin, target: okl_backend_dpcpp::TARGET },
    Entry { name: "hip", record: okl_backend_hip::plugin, target: okl_backend_hip::TARGET },
    Entry { name: "metal", record: okl_backend_metal::plugin, target: okl_backend_metal::TARGET },
    Entry { name: "opencl", record: okl_backend_opencl::plugin, target: okl_backend_opencl::TARGET },
    Entry { name: "openmp", record: okl_backend_openmp::plugin, target: okl_backend_openmp::TARGET },
    Entry { name: "serial", record: okl_backend_serial::plugin, target: okl_backend_serial::TARGET },
];

/// The plugins of other kinds, sorted by kind and name.
const PLUGINS: &[Linked] = &[
    Linked {
        kind: PluginKind::Attribute,
        name: "simd_length",
        record: okl_attribute_simd_length::plugin,
        program: None,
    },
    Linked { kind: PluginKind::Frontend, name: "acc", record: okl_frontend_acc::plugin, program: None },
    Linked { kind: PluginKind::Frontend, name: "accf", record: okl_frontend_accf::plugin, program: None },
    Linked { kind: PluginKind::Frontend, name: "cu", record: okl_frontend_cu::plugin, program: None },
    Linked { kind: PluginKind::Frontend, name: "irgl", record: okl_frontend_irgl::plugin, program: None },
    Linked { kind: PluginKind::Frontend, name: "slm", record: okl_frontend_slm::plugin, program: None },
    Linked {
        kind: PluginKind::Stage,
        name: "clang-format",
        record: okl_stage_clang_format::plugin,
        program: CLANG_FORMAT,
    },
    Linked {
        kind: PluginKind::Stage,
        name: "lint-performance",
        record: okl_stage_lint_performance::plugin,
        program: None,
    },
    Linked {
        kind: PluginKind::Stage,
        name: "strip-comments",
        record: okl_stage_strip_comments::plugin,
        program: None,
    },
];

const CLANG_FORMAT: Option<ProgramOption> =
    Some(ProgramOption { option: "program", default: "clang-format" });

/// The pipeline files as (name, text), sorted by name.
const PIPELINES: &[(&str, &str)] = &[
    ("acc-cuda", include_str!("../../../pipelines/acc-cuda.toml")),
    ("acc-dpcpp", include_str!("../../../pipelines/acc-dpcpp.toml")),
    ("acc-hip", include_str!("../../../pipelines/acc-hip.toml")),
    ("acc-metal", include_str!("../../../pipelines/acc-metal.toml")),
    ("acc-omp-target", include_str!("../../../pipelines/acc-omp-target.toml")),
    ("acc-opencl", include_str!("../../../pipelines/acc-opencl.toml")),
    ("acc-openmp", include_str!("../../../pipelines/acc-openmp.toml")),
    ("acc-serial", include_str!("../../../pipelines/acc-serial.toml")),
    ("accf-cuda", include_str!("../../../pipelines/accf-cuda.toml")),
    ("accf-dpcpp", include_str!("../../../pipelines/accf-dpcpp.toml")),
    ("accf-hip", include_str!("../../../pipelines/accf-hip.toml")),
    ("accf-metal", include_str!("../../../pipelines/accf-metal.toml")),
    ("accf-omp-target", include_str!("../../../pipelines/accf-omp-target.toml")),
    ("accf-opencl", include_str!("../../../pipelines/accf-opencl.toml")),
    ("accf-openmp", include_str!("../../../pipelines/accf-openmp.toml")),
    ("accf-serial", include_str!("../../../pipelines/accf-serial.toml")),
    ("cu-cuda", include_str!("../../../pipelines/cu-cuda.toml")),
    ("cu-dpcpp", include_str!("../../../pipelines/cu-dpcpp.toml")),
    ("cu-hip", include_str!("../../../pipelines/cu-hip.toml")),
    ("cu-metal", include_str!("../../../pipelines/cu-metal.toml")),
    ("cu-opencl", include_str!("../../../pipelines/cu-opencl.toml")),
    ("cu-openmp", include_str!("../../../pipelines/cu-openmp.toml")),
    ("cu-serial", include_str!("../../../pipelines/cu-serial.toml")),
    ("cuda", include_str!("../../../pipelines/cuda.toml")),
    ("dpcpp", include_str!("../../../pipelines/dpcpp.toml")),
    ("hip", include_str!("../../../pipelines/hip.toml")),
    ("irgl-cuda", include_str!("../../../pipelines/irgl-cuda.toml")),
    ("irgl-dpcpp", include_str!("../../../pipelines/irgl-dpcpp.toml")),
    ("irgl-hip", include_str!("../../../pipelines/irgl-hip.toml")),
    ("irgl-metal", include_str!("../../../pipelines/irgl-metal.toml")),
    ("irgl-opencl", include_str!("../../../pipelines/irgl-opencl.toml")),
    ("irgl-openmp", include_str!("../../../pipelines/irgl-openmp.toml")),
    ("irgl-serial", include_str!("../../../pipelines/irgl-serial.toml")),
    ("metal", include_str!("../../../pipelines/metal.toml")),
    ("opencl", include_str!("../../../pipelines/opencl.toml")),
    ("opencl-cpp", include_str!("../../../pipelines/opencl-cpp.toml")),
    ("openmp", include_str!("../../../pipelines/openmp.toml")),
    ("serial", include_str!("../../../pipelines/serial.toml")),
    ("slm-cuda", include_str!("../../../pipelines/slm-cuda.toml")),
    ("slm-dpcpp", include_str!("../../../pipelines/slm-dpcpp.toml")),
    ("slm-hip", include_str!("../../../pipelines/slm-hip.toml")),
    ("slm-metal", include_str!("../../../pipelines/slm-metal.toml")),
    ("slm-opencl", include_str!("../../../pipelines/slm-opencl.toml")),
    ("slm-openmp", include_str!("../../../pipelines/slm-openmp.toml")),
    ("slm-serial", include_str!("../../../pipelines/slm-serial.toml")),
];

/// The line of a text with OpenACC kernels that is to be linked with device code of other texts.
pub use okl_frontend_acc::LINKED as ACC_LINKED;

/// The headers of CUDA and HIP that programs include, whose declarations the front end `cu` has itself.
pub use okl_frontend_cu::HEADERS as CUDA_HEADERS;

/// The sets of intrinsics as (name, table), sorted by name.
const INTRINSICS: &[(&str, &str)] = &[
    ("async-copy", include_str!("../../../intrinsics/async-copy.toml")),
    ("bits", include_str!("../../../intrinsics/bits.toml")),
    ("debug", include_str!("../../../intrinsics/debug.toml")),
    ("math", include_str!("../../../intrinsics/math.toml")),
    ("shuffle", include_str!("../../../intrinsics/shuffle.toml")),
];

/// The headers of front ends as (name, text), sorted by name.
const HEADERS: &[(&str, &str)] = &[("openacc.h", okl_frontend_acc::OPENACC)];

#[cfg(test)]
mod tests {
    use super::*;
    use okl_config::Pipeline;
    use okl_host::Backend;

    #[test]
    fn lists_are_sorted() {
        assert!(BACKENDS.is_sorted_by_key(|entry| entry.name));
        assert!(PIPELINES.is_sorted());
        assert!(INTRINSICS.is_sorted());
        assert!(HEADERS.is_sorted());
    }

    #[test]
    fn every_set_of_intrinsics_is_in_order() {
        for (name, _) in INTRINSICS {
            let mut sources = Sources::new();
            let set = okl_config::intrinsic_set(&mut sources, name, &host()).expect("in order");
            assert!(!set.summary.is_empty() && !set.intrinsics.is_empty(), "{name}");
        }
    }

    #[test]
    fn backends_are_what_the_list_says() {
        let host = host();
        for entry in BACKENDS {
            let plugin = Backend::embedded(entry, &host).expect("fits");
            let description = plugin.describe().expect("answers");
            assert_eq!((description.name.as_str(), plugin.name()), (entry.name, entry.name));
            assert_eq!(description.version, plugin.version());
            assert!(!description.extension.is_empty());
        }
    }

    #[test]
    fn pipelines_are_in_order() {
        for (name, _) in PIPELINES {
            let pipeline = Pipeline::find(&mut Sources::new(), name, &[], &host()).expect("in order");
            assert_eq!(pipeline.name, *name);
            // `opencl-cpp` is a variant of `opencl`, `acc-omp-target` one of `openmp`.
            let of_frontend = PLUGINS
                .iter()
                .filter(|linked| linked.kind == PluginKind::Frontend)
                .find_map(|linked| name.strip_prefix(linked.name)?.strip_prefix('-'));
            let target = of_frontend.unwrap_or(name);
            let target = if target == "omp-target" { "openmp" } else { target };
            assert!(target.starts_with(&pipeline.backend.plugin.name), "{name}");
        }
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
