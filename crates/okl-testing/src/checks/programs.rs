//! Programs of generated code and runners, which compare with the sequential references.

use std::path::PathBuf;

use super::batch::{Batch, Member, Outcomes, Subject, attempt};
use super::lab::CheckEnvironment;
use super::runs::run;
use super::together::{as_one_or_alone, together_or_alone};
use crate::build::{Builder, OPTIMISED, Source};
use crate::device_kernels::device_kernels;
use crate::evidence::Evidence;
use crate::generated::write;
use crate::program::{
    CHECKS, OPENCL, SEEDS, THREADS, device_program, emulator, intel, pocl, runner_defines, sycl_parameters,
};
use crate::target::TARGETS;
use crate::tools::Tool;
use crate::{Failure, dpcpp, metal, testdata};

pub(super) fn serial(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let builder = lab.builder()?;
    let work = |batch: &Batch<'_>| {
        let objects = [kernels(&builder, batch, "serial", None, &CHECKS)?];
        let program = linked(&builder, lab, batch, "serial", &objects, &CHECKS)?;
        run(&program, batch, None, &[])
    };
    Some(together_or_alone(batch, work))
}

/// Runs OpenMP with the launcher that does not need OCCA.
pub(super) fn openmp(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let builder = lab.builder()?;
    let work = |batch: &Batch<'_>| {
        let launchers = numbered(batch.members, |member| member.translation.launcher_c.as_str());
        let objects = [
            kernels(&builder, batch, "openmp", None, &[OPTIMISED, "-std=c++17"])?,
            strict(&builder, batch, &launchers)?,
            builder.own_object("emulator/okl_cpu_device.cpp")?,
        ];
        let program = linked(&builder, lab, batch, "openmp", &objects, &["-std=c++17"])?;
        run(&program, batch, Some(&values("OMP_NUM_THREADS", &THREADS)), &[])
    };
    Some(together_or_alone(batch, work))
}

pub(super) fn emulated(lab: &CheckEnvironment, batch: &Batch<'_>, evidence: &Evidence) -> Option<Outcomes> {
    let builder = lab.builder()?;
    let target = evidence.target;
    let (same, own): (Vec<Member<'_>>, Vec<Member<'_>>) =
        batch.members.iter().partition(|member| target == "hip" && is_text_of_cuda(member));
    let work = |batch: &Batch<'_>| {
        let mut texts = Vec::new();
        for member in batch.members {
            texts.push((member.number, device_program(&member.translation.kernel)?));
        }
        let text = batch.joined(texts.iter().map(|(number, text)| (*number, text.as_str())));
        let first =
            batch.members.first().map(|member| member.translation.kernel.as_str()).unwrap_or_default();
        let flags = if metal::is_metal(first) { metal::FLAGS } else { &[] };
        let objects = [
            object(&builder, batch, &text, Some(emulator(first)), flags)?,
            launchers(&builder, batch)?,
            builder.own_object("emulator/okl_scheduler.cpp")?,
            builder.own_object("include/occa/core/runtime.cpp")?,
        ];
        let program = linked(&builder, lab, batch, target, &objects, &[])?;
        run(&program, batch, Some(&values("OKL_EMULATOR_SEED", &SEEDS)), &[])
    };
    let own = Batch { members: &own, ..*batch };
    let mut outcomes =
        if own.members.is_empty() { Vec::new() } else { together_or_alone(&own, work) }.into_iter();
    let is_same = |member: &Member<'_>| same.iter().any(|same| same.name == member.name);
    let each = batch.members.iter().map(|member| match is_same(member) {
        true => Ok(()),
        false => outcomes.next().unwrap_or_else(|| Err(Failure::new("the emulator gave no outcome"))),
    });
    Some(each.collect())
}

/// True if a text for HIP is that for CUDA after HIP's header: the check of CUDA runs it in the same emulator.
fn is_text_of_cuda(member: &Member<'_>) -> bool {
    let cuda = attempt(member.attempts, "cuda").map(|cuda| cuda.kernel.as_str());
    cuda.is_some() && member.translation.kernel.strip_prefix("#include <hip/hip_runtime.h>\n") == cuda
}

/// Runs on PoCL, with the launcher that does not need OCCA.
pub(super) fn on_pocl(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let (builder, vendors) = (lab.builder()?, Tool::Pocl.find()?);
    let work = |batch: &Batch<'_>| {
        let mut environment = pocl(&vendors, &lab.folder("opencl"))?.to_vec();
        environment.push(texts_of(lab, batch, "pocl", "CL1.2")?);
        environment.push(("OKL_TESTKIT_CALLS", "c".to_owned()));
        run(&on_opencl(&builder, lab, batch)?, batch, None, &environment)
    };
    Some(as_one_or_alone(batch, work))
}

/// Runs on Intel's OpenCL, with the launcher for OCCA.
pub(super) fn on_intel(lab: &CheckEnvironment, batch: &Batch<'_>, evidence: &Evidence) -> Option<Outcomes> {
    let (builder, home) = (lab.builder()?, Tool::Sycl.find()?);
    let standard = if evidence.target == "opencl" { "CL1.2" } else { "CLC++2021" };
    let work = |batch: &Batch<'_>| {
        let mut environment = intel(&home).to_vec();
        environment.push(texts_of(lab, batch, evidence.target, standard)?);
        environment.push(("OKL_TESTKIT_CALLS", "occa".to_owned()));
        run(&on_opencl(&builder, lab, batch)?, batch, None, &environment)
    };
    Some(as_one_or_alone(batch, work))
}

/// Runs the SPIR-V that DPC++ generates from SYCL text, with the launcher for OCCA.
pub(super) fn sycl_on_intel(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let (builder, home, dpcpp) = (lab.builder()?, Tool::Sycl.find()?, lab.dpcpp()?);
    let work = |batch: &Batch<'_>| {
        let compiled = dpcpp.as_ref().map_err(Clone::clone)?.device_code_of(batch)?;
        let mut list = String::new();
        for (member, compiled) in batch.members.iter().zip(compiled) {
            // Compilation errors are reported by the compiler's check; here the kernel is missing.
            list += &kernels_in_spirv(member, &compiled?)?;
        }
        let mut environment = intel(&home).to_vec();
        environment.push(listed(lab, batch, "sycl", &list)?);
        environment.push(("OKL_TESTKIT_CALLS", "occa".to_owned()));
        run(&on_opencl(&builder, lab, batch)?, batch, None, &environment)
    };
    Some(as_one_or_alone(batch, work))
}

/// Runs whole programs with the host program that a front end wrote.
pub(super) fn whole(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let builder = lab.builder()?;
    let text = |member: &Member<'_>| Ok(member.translation.kernel.clone());
    Some(together_or_alone(batch, |batch| called(&builder, lab, batch, ("whole", "-fopenmp"), text)))
}

/// Runs the original programs, compiled with a compiler that supports OpenACC.
pub(super) fn openacc(lab: &CheckEnvironment, batch: &Batch<'_>, _: &Evidence) -> Option<Outcomes> {
    let builder = lab.builder()?;
    let text = |member: &Member<'_>| member.case.input_text();
    Some(together_or_alone(batch, |batch| called(&builder, lab, batch, ("openacc", "-fopenacc"), text)))
}

/// Builds whole programs with their runners, which call functions in place of kernels, and runs them.
fn called(
    builder: &Builder,
    lab: &CheckEnvironment,
    batch: &Batch<'_>,
    (folder, flag): (&str, &str),
    text: impl Fn(&Member<'_>) -> Result<String, Failure>,
) -> Result<Outcomes, Failure> {
    let headers = format!("-I{}", testdata().join("acc").display());
    let flags = [OPTIMISED, flag, "-DOKL_TESTKIT_PROGRAM", &headers];
    let mut texts = Vec::new();
    for member in batch.members {
        let runner = with_its_name(&batch.subjects[member.number])?;
        texts.push((member.number, format!("{}\n{runner}", text(member)?)));
    }
    let text = batch.joined(texts.iter().map(|(number, text)| (*number, text.as_str())));
    let path = lab.folder("programs").join(batch.name).join(folder).join("run");
    let objects = [object(builder, batch, &text, None, &flags)?, builder.own_object("include/okl_main.cpp")?];
    builder.link_once(&objects, &flags, &path)?;
    run(&path, batch, None, &[])
}

/// The lines of the kernel list of `okl_opencl.cpp` for a SYCL text.
fn kernels_in_spirv(member: &Member<'_>, compiled: &[dpcpp::DeviceKernel]) -> Result<String, Failure> {
    let mut list = String::new();
    for found in device_kernels(&member.translation.kernel) {
        let name = found.name;
        let (entry, parameters) = sycl_parameters(member.name, &member.translation.kernel, name, compiled)?;
        let parameters: Vec<String> = parameters.iter().map(usize::to_string).collect();
        let required = product(&found.bounds)?;
        let (kernel, index, path) = (found.kernel, found.index, entry.path.display());
        let entry = &entry.entry.name;
        list += &format!("{kernel}\t{index}\t{entry}\t{path}\t{required}\t{}\n", parameters.join(","));
    }
    Ok(list)
}

/// Writes the OpenCL texts of all members and the list of their kernels; returns the environment variable with its
/// path.
fn texts_of(
    lab: &CheckEnvironment,
    batch: &Batch<'_>,
    folder: &str,
    standard: &str,
) -> Result<(&'static str, String), Failure> {
    let mut list = String::new();
    for member in batch.members {
        let text = &member.translation.kernel;
        let file = lab.folder(folder).join(member.name).join("kernel.cl");
        let path = write(&file, text)?.display().to_string();
        for found in device_kernels(text) {
            let (kernel, index, name) = (found.kernel, found.index, found.name);
            let required = product(&found.bounds)?;
            list += &format!("{kernel}\t{index}\t{name}\t{path}\t{required}\t-cl-std={standard}\n");
        }
    }
    listed(lab, batch, folder, &list)
}

fn listed(
    lab: &CheckEnvironment,
    batch: &Batch<'_>,
    folder: &str,
    list: &str,
) -> Result<(&'static str, String), Failure> {
    let file = write(&lab.folder(folder).join(batch.name).join("kernels.txt"), list)?;
    Ok(("OKL_OPENCL_KERNELS", file.display().to_string()))
}

/// The product of a bound: 64 for `8 * 8 * 1`.
fn product(factors: &str) -> Result<u64, Failure> {
    let wrong = || Failure::new(format!("`{factors}` is no product of numbers"));
    factors.split('*').map(|factor| factor.trim().parse::<u64>().map_err(|_| wrong())).product()
}

/// The program that runs any text of the batch's launchers on an OpenCL device.
fn on_opencl(builder: &Builder, lab: &CheckEnvironment, batch: &Batch<'_>) -> Result<PathBuf, Failure> {
    let texts: Vec<(usize, &str)> = batch
        .subjects
        .iter()
        .enumerate()
        .filter_map(|(number, subject)| Some((number, of_device(subject.attempts)?.launcher_c.as_str())))
        .collect();
    let objects = [
        launchers(builder, batch)?,
        strict(builder, batch, &texts)?,
        builder.own_object("emulator/okl_opencl.cpp")?,
        builder.own_object("include/occa/core/runtime.cpp")?,
    ];
    linked(builder, lab, batch, "opencl", &objects, OPENCL)
}

/// The translation for the first device target that accepts a kernel. Launchers are the same for all, which another
/// test checks.
fn of_device(attempts: &[crate::okl::Attempt]) -> Option<&crate::okl::Translation> {
    TARGETS.iter().filter(|target| !target.is_host).find_map(|target| attempt(attempts, target.name))
}

/// The launchers for OCCA of the whole batch.
fn launchers(builder: &Builder, batch: &Batch<'_>) -> Result<PathBuf, Failure> {
    let texts =
        batch.subjects.iter().enumerate().filter_map(|(number, subject)| {
            Some((number, of_device(subject.attempts)?.launcher.as_deref()?))
        });
    object(builder, batch, &batch.joined(texts), Some("occa/core/kernel.hpp"), &[])
}

/// The launchers without OCCA. okl alone has written them, so they are compiled as C++17 with warnings as errors.
fn strict(builder: &Builder, batch: &Batch<'_>, texts: &[(usize, &str)]) -> Result<PathBuf, Failure> {
    let text = batch.joined(texts.iter().copied());
    let flags = &["-std=c++17"];
    builder.strict_object(Source { name: batch.name, text: &text, includes: &[], header: None, flags })
}

/// The kernel texts of all members, joined and compiled.
fn kernels(
    builder: &Builder,
    batch: &Batch<'_>,
    target: &str,
    header: Option<&str>,
    flags: &[&str],
) -> Result<PathBuf, Failure> {
    let texts = numbered(batch.members, |member| member.translation.kernel.as_str());
    let text = batch.joined(texts.into_iter());
    let name = format!("{}-{target}", batch.name);
    builder.object(Source { name: &name, text: &text, includes: &[], header, flags })
}

fn numbered<'a>(members: &[Member<'a>], text: impl Fn(&Member<'a>) -> &'a str) -> Vec<(usize, &'a str)> {
    members.iter().map(|member| (member.number, text(member))).collect()
}

/// The runners of the whole batch: one object for all targets.
fn runners(builder: &Builder, batch: &Batch<'_>) -> Result<PathBuf, Failure> {
    let texts: Vec<String> = batch.subjects.iter().map(with_its_name).collect::<Result<_, _>>()?;
    let text = batch.joined(texts.iter().map(String::as_str).enumerate());
    object(builder, batch, &text, Some("testkit.hpp"), &[])
}

/// The text of a runner that registers itself, since there are several in a program.
///
/// `static const testkit::Runner okl_runner("matmul/tiled", &okl_main);`
fn with_its_name(Subject { name, case, .. }: &Subject<'_>) -> Result<String, Failure> {
    let (defines, path, runner) = (runner_defines(case), case.runner.display(), case.runner_text()?);
    Ok(format!(
        "{defines}#define main okl_main\n#line 1 \"{path}\"\n{runner}\n\
         static const ::testkit::Runner okl_runner(\"{name}\", &okl_main);\n"
    ))
}

fn object(
    builder: &Builder,
    batch: &Batch<'_>,
    text: &str,
    header: Option<&str>,
    flags: &[&str],
) -> Result<PathBuf, Failure> {
    builder.object(Source { name: batch.name, text, includes: &[], header, flags })
}

/// Links objects with the runners of the batch, as `target/tmp/kernels/programs/kernels-3/cuda/run`.
fn linked(
    builder: &Builder,
    lab: &CheckEnvironment,
    batch: &Batch<'_>,
    target: &str,
    objects: &[PathBuf],
    flags: &[&str],
) -> Result<PathBuf, Failure> {
    let path = lab.folder("programs").join(batch.name).join(target).join("run");
    let own = [runners(builder, batch)?, builder.own_object("include/okl_main.cpp")?];
    builder.link_once(&[&own, objects].concat(), flags, &path)?;
    Ok(path)
}

/// A variable with several values: `OMP_NUM_THREADS=1,2,4`
fn values<T: ToString>(variable: &str, values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    format!("{variable}={}", values.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_multiplied() {
        assert_eq!(product("8 * 8 * 1").expect("numbers"), 64);
        assert!(product("p_Nq * 8").is_err());
    }
}
