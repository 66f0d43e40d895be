//! The plan for the texts of sources of Fortran: compilers and the files they make.

use super::compile::{host, is_of_both, unchanged};
use super::compiler::{FortranCompiler, HEADER};
use crate::commands::cc::command_line::{CommandLine, Input, Task, file_name};
use crate::commands::cc::compile::{Parts, TextToCompile, join, kernels};
use crate::commands::cc::plan::{Plan, two_texts};
use crate::commands::cc::scratch::folder_of;
use crate::commands::cc::sources::{Sources, TranslatedSource};
use crate::commands::cc::target::CcTarget;
use crate::commands::cc::{depfile, device_link, link};
use crate::exit::Code;
use crate::messages;
use okl_driver::Output;
use std::path::{Path, PathBuf};

/// The compilation of sources, each in its turn: a source may use modules of those before it.
pub fn of_texts(
    line: &CommandLine,
    sources: &Sources<'_>,
    translated: &[TranslatedSource<'_>],
    target: &CcTarget,
    folder: &Path,
) -> Result<Plan, Code> {
    let task = line.task();
    let is_one_output = line.value("-o").is_some() && line.inputs().nth(1).is_some();
    if task == Task::SyntaxOnly || task != Task::Link && is_one_output {
        // The translation has said what is wrong with directives, and the compiler says the rest.
        return Ok(Plan::of_compiler(line, sources));
    }
    let mut plan = Plan::default();
    let mut objects = Vec::new();
    let mut device = Vec::new();
    for (nth, input) in line.inputs().enumerate().filter(|(_, input)| input.language.is_some()) {
        let folder = folder.join(nth.to_string());
        let place = place(line, input);
        let source = translated.iter().find(|source| std::ptr::eq(source.input, input));
        let Some(source) = source else {
            let object = folder.with_extension(format!("{}.o", name(input)));
            let output = Some(object.as_path()).filter(|_| task == Task::Link);
            let rule = output.and_then(|_| depfile::command(line, input, &place, &[]));
            rule.into_iter().for_each(|words| plan.run_program(words, None));
            objects.extend(output.map(|output| (nth, output.to_path_buf())));
            plan.run_program(
                unchanged(line, input, output),
                sources.stdin.clone().filter(|_| input.path == "-"),
            );
            continue;
        };
        if let Some((path, text)) = depfile::own(line, input, &place, &source.texts.read) {
            plan.write_text(path, text, &input.path);
        }
        let made = compiled(&mut plan, line, source, target, &folder)?;
        if task != Task::Link {
            plan.publish(made, place);
            continue;
        }
        let is_linked = source.texts.is_linked() && !target.kernels.device_link.is_empty();
        device.extend(is_linked.then(|| made.clone()));
        objects.push((nth, made));
    }
    if task == Task::Link {
        device.extend(device_link::inputs(line, target));
        let device = match device.is_empty() || line.has("-r") {
            true => None,
            false => Some(plan.link_device(line, target, &device, folder)),
        };
        let words = link::command(line, target, &[], &objects, device.as_deref());
        plan.run_linker(words, &folder.join("arguments"), None);
    }
    Ok(plan)
}

/// Compiles the texts of a source; returns the object.
fn compiled(
    plan: &mut Plan,
    line: &CommandLine,
    source: &TranslatedSource<'_>,
    target: &CcTarget,
    folder: &Path,
) -> Result<PathBuf, Code> {
    let input = source.input;
    let (Some(program), Some(other), Some(fortran)) =
        (&source.texts.host, &source.texts.kernels, &target.fortran)
    else {
        // A translation without errors has both texts.
        return Err(messages::environment(&format!("`{}` became no text", input.path)));
    };
    if line.task() == Task::Assembly {
        return Err(two_texts(input));
    }
    let name = Path::new(name(input));
    let part = |extension: &str| folder.join(format!("{}.{extension}", name.with_extension("").display()));
    let of = |text, output| TextToCompile {
        text,
        beside: folder_of(&input.path),
        phase: "-c",
        output,
        scratch: folder,
    };
    let (program_object, other_object, object) = (part("host.o"), part("kernels.o"), part("o"));
    let text = plan.write(&folder.join(name), program, input);
    plan.run_program(host(line, fortran, &of(&text, &program_object)), None);
    let text = plan.write(&part("kernels.cpp"), other, input);
    let parts = Parts { is_meant: is_of_both, is_linked: source.texts.is_linked() };
    let mut words = kernels(line, target, parts, &of(&text, &other_object));
    if let Some(include) = include(plan, line, fortran, other, folder)? {
        // The file comes last.
        words.insert(words.len() - 1, format!("-I{}", include.display()));
    }
    plan.run_program(words, None);
    plan.run_program(join(line, &fortran.cxx, &object, &[&program_object, &other_object]), None);
    Ok(object)
}

/// A folder with the header of the compiler of Fortran and nothing else, if a text includes that: the compiler of C++
/// may have one that is for other compilers of Fortran.
fn include(
    plan: &mut Plan,
    line: &CommandLine,
    fortran: &FortranCompiler,
    text: &Output,
    folder: &Path,
) -> Result<Option<PathBuf>, Code> {
    if !text.text.contains(HEADER) {
        return Ok(None);
    }
    let Some(header) = fortran.header(line) else { return Err(without_header(fortran)) };
    let include = folder.join("include");
    let header = header.canonicalize().unwrap_or(header);
    plan.write_text(
        include.join(HEADER),
        format!("#include \"{}\"\n", header.display()),
        &header.display().to_string(),
    );
    Ok(Some(include))
}

fn without_header(fortran: &FortranCompiler) -> Code {
    messages::environment(&format!(
        "`{}` has no `{HEADER}` where it is installed, which calls from Fortran need; name its folder with `-I`",
        fortran.program
    ))
}

/// The place of an object, or of the program.
fn place(line: &CommandLine, input: &Input) -> PathBuf {
    match (line.task(), line.value("-o")) {
        (Task::Link, output) => PathBuf::from(output.unwrap_or("a.out")),
        (_, Some(output)) => PathBuf::from(output),
        (_, None) => Path::new(name(input)).with_extension("o"),
    }
}

fn name(input: &Input) -> &str {
    if input.path == "-" { "stdin.f90" } else { file_name(&input.path) }
}
