//! The index of a bundle.

use okl_model::templates::Template;
use serde::{Deserialize, Serialize};

/// The contents of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The version of okl that has written the file.
    pub okl: String,
    /// The texts, in the order in which they were named. A kernel is in one of them.
    pub texts: Vec<Text>,
}

/// A file of OKL.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// Its name in messages.
    pub path: String,
    /// Its kernels that are templates.
    pub templates: Vec<Template>,
    /// The instances of these.
    pub instances: Vec<InstanceName>,
    /// Its translations, one for each target.
    pub builds: Vec<Build>,
}

/// An instance of a kernel template, and the kernel that it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InstanceName {
    /// The name of the template.
    pub template: String,
    /// All arguments of the template, those that are defaults as well.
    pub arguments: Vec<String>,
    /// The name of the kernel.
    pub kernel: String,
}

/// The translation of a text for one target, with the code that was compiled from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Build {
    /// The name of the target.
    pub target: String,
    /// The names of its kernels.
    pub kernels: Vec<String>,
    /// The text that okl wrote.
    pub text: Part,
    /// The reflection of the kernels, as `--emit reflection` writes it.
    pub reflection: Part,
    /// The flags with which a compiler takes the text; none are those of the device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flags: Option<Vec<String>>,
    /// The compiled text; several for several kinds of devices.
    pub binaries: Vec<Binary>,
    /// The host code, if there are kernels whose host code the reflection does not describe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_code: Option<HostCode>,
}

/// Host code that launches device kernels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostCode {
    /// The text, as `--emit launcher-c` writes it.
    pub text: Part,
    /// The compiled text, libraries for hosts.
    pub binaries: Vec<Binary>,
}

/// A compiled text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binary {
    /// Its form.
    pub form: Form,
    /// The machine that it is for, as its form spells it.
    pub machine: String,
    /// The features of processors that a library requires beyond its architecture: `avx2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// Its bytes.
    pub code: Part,
}

/// A form of compiled texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A shared library for a processor and a system: `x86_64-linux`.
    Library,
    /// Code for a virtual device of CUDA and all that came later: `compute_75`.
    Ptx,
    /// Code for devices of CUDA of one kind: `sm_80`.
    Cubin,
    /// Code for devices of HIP of one kind: `gfx90a`.
    CodeObject,
    /// A binary of the driver of one device. The machine is a hash of the device and the version of its driver.
    OfDriver,
}

/// A part of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its offset in bytes from the end of the index.
    pub at: u64,
    /// Its size in bytes.
    pub bytes: u64,
    /// The BLAKE3 hash of its bytes.
    pub hash: String,
}

impl Index {
    /// All parts of the file.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &Part> {
        self.texts.iter().flat_map(|text| &text.builds).flat_map(|build| {
            let host = build.host_code.iter();
            let binaries = build.binaries.iter().chain(host.clone().flat_map(|host| &host.binaries));
            let code = binaries.map(|binary| &binary.code).chain(host.map(|host| &host.text));
            [&build.text, &build.reflection].into_iter().chain(code)
        })
    }
}
