//! The scratch folder and the tools of the checks.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::Failure;
use crate::build::Builder;
use crate::dpcpp::Dpcpp;
use crate::hip::HipClang;
use crate::nvcc::Nvcc;
use crate::nvrtc::Nvrtc;
use crate::results::Results;
use crate::tools::Tool;

/// The scratch folder of the checks, and the tools, each of which is located once.
#[derive(Debug)]
pub struct CheckEnvironment {
    /// The results of earlier runs.
    pub results: Results,
    scratch: PathBuf,
    nvcc: OnceLock<Option<Nvcc>>,
    nvrtc: OnceLock<Option<Result<Nvrtc, Failure>>>,
    dpcpp: OnceLock<Option<Result<Dpcpp, Failure>>>,
    hip: OnceLock<Option<HipClang>>,
}

impl CheckEnvironment {
    /// `scratch` may contain the output of earlier runs.
    pub fn new(scratch: &Path) -> CheckEnvironment {
        CheckEnvironment {
            results: Results::below(scratch),
            scratch: scratch.join("kernels"),
            nvcc: OnceLock::new(),
            nvrtc: OnceLock::new(),
            dpcpp: OnceLock::new(),
            hip: OnceLock::new(),
        }
    }

    /// The compiler that links the programs.
    pub fn builder(&self) -> Option<Builder> {
        Some(Builder::new(&Tool::Gxx.find()?, &self.scratch.join("objects")))
    }

    /// The subfolder for one kind of work.
    pub fn folder(&self, name: &str) -> PathBuf {
        self.scratch.join(name)
    }

    pub(crate) fn nvcc(&self) -> Option<&Nvcc> {
        self.nvcc.get_or_init(Nvcc::find).as_ref()
    }

    pub(crate) fn nvrtc(&self) -> Option<&Result<Nvrtc, Failure>> {
        self.nvrtc.get_or_init(|| Nvrtc::find(&self.folder("nvrtc"))).as_ref()
    }

    pub(crate) fn dpcpp(&self) -> Option<&Result<Dpcpp, Failure>> {
        self.dpcpp.get_or_init(|| Dpcpp::find(&self.folder("dpcpp"))).as_ref()
    }

    pub(crate) fn hip(&self) -> Option<&HipClang> {
        self.hip.get_or_init(HipClang::find).as_ref()
    }
}
