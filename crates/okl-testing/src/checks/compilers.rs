//! Checks by compilers that only read a text or compile it for other machines.

use super::batch::{Batch, Member, Outcomes};
use super::lab::CheckEnvironment;
use super::together::together_or_alone;
use crate::evidence::Evidence;
use crate::program::{check_opencl, check_syntax};
use crate::tools::Tool;
use crate::{Failure, metal as metal_checker};

/// The architecture for compiling CUDA text.
const CUDA: &str = "sm_80";

/// The architecture for compiling HIP text.
const HIP: &str = "gfx90a";

/// The kernel texts of all members, joined.
fn text(batch: &Batch<'_>) -> String {
    batch.joined(batch.members.iter().map(|member| (member.number, member.translation.kernel.as_str())))
}

/// The same outcome for all members.
fn each(batch: &Batch<'_>, verdict: Result<(), Failure>) -> Result<Outcomes, Failure> {
    verdict.map(|()| batch.members.iter().map(|_| Ok(())).collect())
}

pub(super) fn clang(lab: &CheckEnvironment, batch: &Batch<'_>, evidence: &Evidence) -> Option<Outcomes> {
    let clangxx = Tool::Clangxx.find()?;
    let folder = lab.folder("second").join(evidence.target);
    let check = |batch: &Batch<'_>| each(batch, check_syntax(&clangxx, batch.name, &text(batch), &folder));
    Some(together_or_alone(batch, check))
}

pub(super) fn nvcc(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let (nvcc, folder) = (lab.nvcc()?, lab.folder("nvcc"));
    let compile =
        |batch: &Batch<'_>| each(batch, nvcc.cubin(CUDA, batch.name, &text(batch), &folder).map(drop));
    Some(together_or_alone(batch, compile))
}

pub(super) fn nvrtc(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let nvrtc = lab.nvrtc()?;
    let compile = |batch: &Batch<'_>| {
        let nvrtc = nvrtc.as_ref().map_err(Clone::clone)?;
        let mut cubins = nvrtc.cubins(CUDA, &[(batch.name, &text(batch))])?;
        each(batch, cubins.pop().expect("one text, one cubin").map(drop))
    };
    Some(together_or_alone(batch, compile))
}

pub(super) fn hip(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let (clang, folder) = (lab.hip()?, lab.folder("hip"));
    let compile = |batch: &Batch<'_>| each(batch, clang.code_object(HIP, batch.name, &text(batch), &folder));
    Some(together_or_alone(batch, compile))
}

/// DPC++ joins the texts itself, since its device code is also run, kernel by kernel.
pub(super) fn dpcpp(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let dpcpp = lab.dpcpp()?;
    let compiled = dpcpp.as_ref().map_err(Clone::clone).and_then(|dpcpp| dpcpp.device_code_of(batch));
    Some(match compiled {
        Ok(compiled) => compiled.iter().map(|result| result.clone().map(drop)).collect(),
        Err(failure) => batch.members.iter().map(|_| Err(failure.clone())).collect(),
    })
}

/// C has no namespaces, so each text is checked by itself.
pub(super) fn opencl(lab: &CheckEnvironment, batch: &Batch<'_>, evidence: &Evidence) -> Option<Outcomes> {
    let clangxx = Tool::Clangxx.find()?;
    let folder = lab.folder("opencl-clang");
    if evidence.target == "opencl" {
        let check = |member: &Member<'_>| {
            check_opencl(&clangxx, member.name, "CL1.2", &member.translation.kernel, &folder)
        };
        return Some(batch.members.iter().map(check).collect());
    }
    let check = |batch: &Batch<'_>| {
        each(batch, check_opencl(&clangxx, batch.name, "CLC++2021", &text(batch), &folder))
    };
    Some(together_or_alone(batch, check))
}

pub(super) fn metal(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let clangxx = Tool::Clangxx.find()?;
    let folder = lab.folder("metal");
    let check = |batch: &Batch<'_>| {
        let marked: Vec<(usize, String)> = batch
            .members
            .iter()
            .map(|member| (member.number, metal_checker::with_static_memory(&member.translation.kernel)))
            .collect();
        let text = batch.joined(marked.iter().map(|(number, text)| (*number, text.as_str())));
        each(batch, metal_checker::check_marked(&clangxx, batch.name, &text, &folder))
    };
    Some(together_or_alone(batch, check))
}
