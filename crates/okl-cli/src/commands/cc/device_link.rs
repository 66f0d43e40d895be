//! The link of device code: functions that kernels of other objects call need a step of their own before the linker.
//!
//! ```text
//! nvcc -dlink a.o libb.a -o device.o
//! gcc device.o a.o libb.a -o prog
//! ```

use super::command_line::{CommandLine, Part};
use super::target::CcTarget;
use std::path::{Path, PathBuf};

/// The part of an object that device code of other objects may be linked with.
const SECTION: &[u8] = b"__nv_relfatbin";

/// The objects and archives of a link line with device code to link; none where the linker does all.
pub fn inputs(line: &CommandLine, target: &CcTarget) -> Vec<PathBuf> {
    if target.kernels.device_link.is_empty() || line.has("-r") {
        return Vec::new();
    }
    let libraries = line.parts.iter().filter_map(|part| match part {
        Part::Input(input) => input.language.is_none().then(|| PathBuf::from(&input.path)),
        Part::Option(option) if option.name == "-l" => archive(line, option.value.as_deref()?),
        Part::Option(_) => None,
    });
    libraries.filter(|path| has_section(path)).collect()
}

/// The command line of the step.
pub fn command(line: &CommandLine, target: &CcTarget, inputs: &[PathBuf], output: &Path) -> Vec<String> {
    let mut words = target.program().unwrap_or_default();
    words.extend(["-ccbin".to_string(), target.cxx(line)]);
    words.extend(target.kernels.device_link.iter().map(ToString::to_string));
    words.extend(inputs.iter().map(|input| input.display().to_string()));
    words.extend(["-o".to_string(), output.display().to_string()]);
    words
}

/// The archive that `-lNAME` stands for, in the folders of the command line.
fn archive(line: &CommandLine, name: &str) -> Option<PathBuf> {
    let file = match name.strip_prefix(':') {
        Some(file) => file.to_string(),
        None => format!("lib{name}.a"),
    };
    let folders = line.options().filter(|option| option.name == "-L").filter_map(|one| one.value.as_deref());
    folders.map(|folder| Path::new(folder).join(&file)).find(|path| path.is_file())
}

fn has_section(path: &Path) -> bool {
    std::fs::read(path).is_ok_and(|bytes| bytes.windows(SECTION.len()).any(|part| part == SECTION))
}
