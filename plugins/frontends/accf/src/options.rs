//! The options of the front end.

use serde::Deserialize;

/// The options in the pipeline file.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// True if each `do concurrent` outside of regions is one.
    pub do_concurrent: bool,
    /// True if directives become those of OpenMP.
    pub omp_target: bool,
    /// How arrays are passed.
    pub host_abi: HostAbi,
}

/// How the host program passes arrays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HostAbi {
    /// By C descriptors (F2018 18.4), which know sections as well.
    #[default]
    Descriptors,
    /// By the address of the first element, with extents beside it. A section with gaps is copied by the compiler.
    Plain,
}
