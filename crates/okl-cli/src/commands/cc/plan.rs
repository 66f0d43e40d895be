//! The actions of a run, in order: files to write, programs to start, results to move to their places.

use super::actions::Action;
use super::child::Child;
use super::command_line::{CommandLine, Input, Part, Task, file_name};
use super::compile::{self, TextToCompile};
use super::scratch::folder_of;
use super::sources::{Sources, TranslatedSource};
use super::target::CcTarget;
use super::{depfile, device_link, link, response_file};
use crate::exit::Code;
use crate::messages;
use okl_driver::Output;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, encode};
use std::path::{Path, PathBuf};

const CC_ASSEMBLY: DiagnosticId = DiagnosticId::new("cc-assembly");

/// The actions of a run.
#[derive(Debug, Default)]
pub struct Plan {
    actions: Vec<Action>,
}

/// The longest command line in bytes; systems take at least twice as much.
const LONGEST: usize = 100_000;

impl Plan {
    /// Does everything, or prints it; for runs with temporary files.
    pub fn carry_out(&self, dry_run: bool) -> Result<(), Code> {
        match dry_run {
            true => self.print(),
            false => self.run(),
        }
    }

    /// Does the last thing, or prints it: the compiler takes the place of okl where it can.
    pub fn carry_out_last(&self, dry_run: bool) -> Result<(), Code> {
        match dry_run {
            true => self.print(),
            false => self.end(),
        }
    }

    /// The command line as it was given.
    pub fn unchanged(line: &CommandLine) -> Plan {
        let words = line.start().into_iter().chain(line.given.iter().cloned()).collect();
        Plan::of(Action::Run { child: Child::new(words), stdin: None })
    }

    /// The command line as it was given, for a compiler that knows `_OPENACC` and finds `openacc.h`.
    pub fn of_compiler(line: &CommandLine, sources: &Sources<'_>) -> Plan {
        let words = [line.start(), sources.api.clone(), line.given.clone()].concat();
        Plan::of(Action::Run { child: Child::new(words), stdin: sources.stdin.clone() })
    }

    /// The same with what kernels of its objects need.
    pub fn of_link(line: &CommandLine, sources: &Sources<'_>, target: &CcTarget) -> Plan {
        let needed = link::needed(line, target);
        let words = [link::start(line, target), sources.api.clone(), line.given.clone(), needed].concat();
        Plan::of(Action::Run { child: Child::new(words), stdin: sources.stdin.clone() })
    }

    /// The same with device code of several objects, which is linked before.
    pub fn of_device_link(
        line: &CommandLine,
        sources: &Sources<'_>,
        target: &CcTarget,
        device: &[PathBuf],
        folder: &Path,
    ) -> Plan {
        let mut plan = Plan::default();
        let object = plan.link_device(line, target, device, folder);
        let words = link::command(line, target, &sources.api, &[], Some(&object));
        plan.run_linker(words, &folder.join("arguments"), sources.stdin.clone());
        plan
    }

    /// An object without anything in it, in place of device code that other targets do not link.
    pub fn of_empty_object(line: &CommandLine, output: &Path, folder: &Path) -> Plan {
        let mut plan = Plan::default();
        let path = folder.join("empty.cpp");
        plan.actions.push(Action::Write { path: path.clone(), text: Vec::new(), from: "nothing".into() });
        let words = ["-c".to_string(), path.display().to_string(), "-o".into(), output.display().to_string()];
        plan.run_program([line.start(), words.to_vec()].concat(), None);
        plan
    }

    /// One program.
    pub fn of_program(words: Vec<String>) -> Plan {
        Plan::of(Action::Run { child: Child::new(words), stdin: None })
    }

    /// Links device code; returns the object.
    pub fn link_device(
        &mut self,
        line: &CommandLine,
        target: &CcTarget,
        device: &[PathBuf],
        folder: &Path,
    ) -> PathBuf {
        let object = folder.join("device.o");
        self.run_program(device_link::command(line, target, device, &object), None);
        object
    }

    /// The compilation of translated sources, and what else the command line asks for.
    pub fn of_texts(
        line: &CommandLine,
        sources: &Sources<'_>,
        translated: &[TranslatedSource<'_>],
        target: &CcTarget,
        folder: &Path,
    ) -> Result<Plan, Code> {
        let task = line.task();
        let mut plan = Plan::default();
        let is_one_output = line.value("-o").is_some() && line.inputs().nth(1).is_some();
        if task == Task::SyntaxOnly || task != Task::Link && is_one_output {
            // The translation has said what is wrong with directives, and the compiler says the rest.
            let unknown = vec!["-Wno-unknown-pragmas".to_string()];
            let words = [line.start(), sources.api.clone(), unknown, line.given.clone()].concat();
            plan.run_program(words, sources.stdin.clone());
            return Ok(plan);
        }
        if task != Task::Link && sources.others().next().is_some() {
            plan.run_program(without(line, &sources.api, translated), sources.stdin.clone());
        }
        let inputs: Vec<&Input> = line.inputs().collect();
        let mut objects = Vec::new();
        let mut device = Vec::new();
        for (nth, source) in translated.iter().enumerate() {
            let place = match (task, line.value("-o")) {
                (Task::Link, output) => PathBuf::from(output.unwrap_or("a.out")),
                (_, Some(output)) => PathBuf::from(output),
                (Task::Assembly, None) => Path::new(file_name(&source.input.path)).with_extension("s"),
                (_, None) => Path::new(file_name(&source.input.path)).with_extension("o"),
            };
            if sources.are_cuda {
                // Compilers of the host have no headers of CUDA.
                if let Some((path, text)) = depfile::own(line, source.input, &place, &source.texts.read) {
                    plan.write_text(path, text, &source.input.path);
                }
            } else if let Some(words) = depfile::command(line, source.input, &place, &sources.api) {
                plan.run_program(words, sources.stdin.clone().filter(|_| source.input.path == "-"));
            }
            let folder = folder.join(nth.to_string());
            let made = plan.compile(line, source, target, &folder)?;
            match task {
                Task::Link => {
                    let is_linked = (source.texts.is_linked() || target.is_relocatable)
                        && !target.kernels.device_link.is_empty();
                    device.extend(is_linked.then(|| made.clone()));
                    let at = inputs.iter().position(|input| std::ptr::eq(*input, source.input));
                    objects.extend(at.map(|at| (at, made)));
                }
                _ => plan.publish(made, place),
            }
        }
        if task == Task::Link {
            device.extend(device_link::inputs(line, target));
            let device = match device.is_empty() || line.has("-r") {
                true => None,
                false => Some(plan.link_device(line, target, &device, folder)),
            };
            let words = link::command(line, target, &sources.api, &objects, device.as_deref());
            let stdin = sources.stdin.clone().filter(|_| sources.others().any(|input| input.path == "-"));
            plan.run_linker(words, &folder.join("arguments"), stdin);
        }
        Ok(plan)
    }

    /// Compiles the texts of a source; returns the object, or the assembly.
    fn compile(
        &mut self,
        line: &CommandLine,
        source: &TranslatedSource<'_>,
        target: &CcTarget,
        folder: &Path,
    ) -> Result<PathBuf, Code> {
        let (phase, extension) = if line.task() == Task::Assembly { ("-S", "s") } else { ("-c", "o") };
        let name = Path::new(match source.input.path.as_str() {
            "-" => "stdin",
            path => file_name(path),
        });
        let output = folder.join(name).with_extension(extension);
        let beside = folder_of(&source.input.path);
        let texts = Texts::of(source);
        let of = |text, output| TextToCompile { text, beside, phase, output, scratch: folder };
        let kernels = |is_meant, text: &TextToCompile<'_>| {
            let parts = compile::Parts { is_meant, is_linked: source.texts.is_linked() };
            compile::kernels(line, target, parts, text)
        };
        match texts {
            Texts::None => {
                // A translation without errors has texts.
                let message = format!("`{}` became no text", source.input.path);
                return Err(messages::environment(&message));
            }
            Texts::One(one) => {
                let text = self.write(&folder.join(name), one, source.input);
                self.run_program(kernels(compile::of_program, &of(&text, &output)), None);
            }
            Texts::Host(host) => {
                let text = self.write(&folder.join(name), host, source.input);
                self.run_program(compile::host(line, "c", &of(&text, &output)), None);
            }
            Texts::Two(host, kernel) => {
                if phase == "-S" {
                    return Err(two_texts(source.input));
                }
                let part = |name_of_part: &str| {
                    folder.join(format!("{}.{name_of_part}", name.with_extension("").display()))
                };
                let (host_object, kernel_object) = (part("host.o"), part("kernels.o"));
                let text = self.write(&part("host.c"), host, source.input);
                let language = if host.extension == "c" { "c" } else { "c++" };
                self.run_program(compile::host(line, language, &of(&text, &host_object)), None);
                let text = self.write(&part("kernels.cpp"), kernel, source.input);
                self.run_program(kernels(compile::of_kernels, &of(&text, &kernel_object)), None);
                let objects = [host_object.as_path(), kernel_object.as_path()];
                self.run_program(compile::join(line, &line.compiler, &output, &objects), None);
            }
        }
        Ok(output)
    }

    /// Writes a text, with the extension of its language.
    pub fn write(&mut self, path: &Path, output: &Output, source: &Input) -> PathBuf {
        let path = path.with_extension(&output.extension);
        let (text, from) = (encode(&output.text), source.path.clone());
        self.actions.push(Action::Write { path: path.clone(), text, from });
        path
    }

    fn of(action: Action) -> Plan {
        Plan { actions: vec![action] }
    }

    /// Runs a program.
    pub fn run_program(&mut self, words: Vec<String>, stdin: Option<Vec<u8>>) {
        self.actions.push(Action::Run { child: Child::new(words), stdin });
    }

    /// Runs a program; one with many words gets a response file.
    pub fn run_linker(&mut self, words: Vec<String>, file: &Path, stdin: Option<Vec<u8>>) {
        let length: usize = words.iter().map(|word| word.len() + 1).sum();
        let (Some((program, rest)), true) = (words.split_first(), length > LONGEST) else {
            return self.run_program(words, stdin);
        };
        let (path, text) = (file.to_path_buf(), response_file::joined(rest).into_bytes());
        self.actions.push(Action::Write { path, text, from: "the command line".into() });
        self.run_program(vec![program.clone(), format!("@{}", file.display())], stdin);
    }

    /// Gives a result its name.
    pub fn publish(&mut self, from: PathBuf, to: PathBuf) {
        self.actions.push(Action::Publish { from, to });
    }

    /// Writes a text that is not of the user's source alone.
    pub fn write_text(&mut self, path: PathBuf, text: String, from: &str) {
        self.actions.push(Action::Write { path, text: text.into_bytes(), from: from.to_string() });
    }

    /// Does everything; stops at the first action that fails.
    pub fn run(&self) -> Result<(), Code> {
        self.actions.iter().try_for_each(Action::run)
    }

    /// Does everything; the last program takes the place of okl where the system can do that.
    pub fn end(&self) -> Result<(), Code> {
        let Some((last, before)) = self.actions.split_last() else { return Ok(()) };
        before.iter().try_for_each(Action::run)?;
        last.end()
    }

    /// Prints everything as a shell has it.
    pub fn print(&self) -> Result<(), Code> {
        let text: String = self.actions.iter().map(|action| action.shown() + "\n").collect();
        match messages::result(text.as_bytes()) {
            Code::Done => Ok(()),
            code => Err(code),
        }
    }
}

/// The texts of a translation that are compiled.
enum Texts<'t> {
    None,
    /// One text for the compiler of kernels.
    One(&'t Output),
    /// A program in C that has its kernels as a string.
    Host(&'t Output),
    /// The program, and its kernels.
    Two(&'t Output, &'t Output),
}

impl<'t> Texts<'t> {
    fn of(source: &'t TranslatedSource<'_>) -> Texts<'t> {
        // Kernels that the device's driver compiles stand in the program as a string.
        let kernels = source.texts.kernels.as_ref();
        let is_compiled = |text: &&Output| {
            !["cl", "metal"].contains(&text.extension.as_str()) && !text.text.trim().is_empty()
        };
        let kernels = kernels.filter(is_compiled);
        match (&source.texts.host, kernels) {
            (None, None) => Texts::None,
            (None, Some(one)) => Texts::One(one),
            (Some(host), None) if host.extension == "c" => Texts::Host(host),
            (Some(host), None) => Texts::One(host),
            (Some(host), Some(kernels)) => Texts::Two(host, kernels),
        }
    }
}

/// The command line without the sources that okl compiles.
fn without(line: &CommandLine, api: &[String], translated: &[TranslatedSource<'_>]) -> Vec<String> {
    let mut words = [line.start(), api.to_vec()].concat();
    for part in &line.parts {
        match part {
            Part::Option(option) => words.extend(option.words.iter().cloned()),
            Part::Input(input) if translated.iter().any(|one| std::ptr::eq(one.input, input)) => {}
            Part::Input(input) => words.push(input.path.clone()),
        }
    }
    words
}

/// Reports that a source has no assembly.
pub fn two_texts(source: &Input) -> Code {
    let message = format!("`{}` becomes two texts, and `-S` has one result", source.path);
    let error: Diagnostic<FileSpan> = Diagnostic::global(CC_ASSEMBLY, Severity::Error, message);
    let help = "compile it with `-c`; `--save-temps DIR` keeps both texts";
    messages::diagnostics(&[error.help(help)], &okl_source::Sources::new());
    Code::Usage
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::cc::translation::Translation;
    use crate::compilers::TargetCompilers;
    use okl_driver::OutputKind;
    use okl_testing::tools::Tool;
    use std::process::Command;

    fn output(kind: OutputKind, extension: &str, text: &str) -> Output {
        Output { pipeline: "p".into(), kind, extension: extension.into(), text: text.into() }
    }

    /// A program in C, and its kernels in C++.
    fn two_texts() -> Translation {
        let host = "int launch(int); int class; int twice(int *new) { return launch(*new) + class; }\n";
        let kernels = "template <class T> T times(T a) { return 2 * a; }\n\
                       extern \"C\" int launch(int n) { return times(n); }\n";
        Translation {
            host: Some(output(OutputKind::Host, "c", host)),
            kernels: Some(output(OutputKind::Kernel, "cpp", kernels)),
            read: Vec::new(),
        }
    }

    fn target() -> CcTarget {
        let compilers = TargetCompilers::of("openmp").expect("it is in the table");
        CcTarget {
            pipeline: "p".into(),
            kernels: compilers.kernels.expect("it has one"),
            chosen: None,
            link: compilers.link,
            links: false,
            backend: "openmp".into(),
            is_relocatable: false,
            fortran: None,
        }
    }

    /// The plan for `twice.c`, which becomes two texts, on a command line in that folder.
    fn plan(words: &str, folder: &Path) -> Result<Plan, Code> {
        let words = words.replace("DIR", &folder.display().to_string());
        let line = CommandLine::read(words.split(' ').map(String::from).collect()).expect("a compiler");
        let sources = Sources::read(&line)?;
        let is_twice = |input: &&Input| input.path.ends_with("twice.c");
        let translated =
            line.inputs().filter(is_twice).map(|input| TranslatedSource { input, texts: two_texts() });
        let translated: Vec<_> = translated.collect();
        Plan::of_texts(&line, &sources, &translated, &target(), &folder.join("scratch"))
    }

    #[test]
    fn two_texts_become_one_object() {
        let (Some(_), Some(_)) = (Tool::Gcc.find(), Tool::Gxx.find()) else { return };
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        std::fs::write(path("twice.c"), "#pragma acc routine\n").expect("it can be written");
        let main = "int twice(int *); int main(void) { int n = 4; return twice(&n); }\n";
        std::fs::write(path("main.c"), main).expect("it can be written");
        let lines = [
            [
                "gcc -std=c99 -O2 -g -flto -Wstrict-prototypes -c DIR/twice.c -o DIR/twice.o",
                "gcc -flto DIR/twice.o DIR/main.c -o DIR/prog -lstdc++",
            ],
            ["gcc -fPIE -c DIR/main.c -o DIR/main.o", "gcc -pie DIR/main.o DIR/twice.c -o DIR/prog"],
            ["gcc -m64 -c DIR/main.c -o DIR/main.o", "gcc -m64 -static DIR/twice.c DIR/main.o -o DIR/prog"],
        ];
        for line in lines.concat() {
            let done = plan(line, folder.path()).and_then(|plan| plan.run());
            assert_eq!(done, Ok(()), "{line}");
            if line.ends_with("twice.o") {
                let symbols = Command::new("nm").arg(path("twice.o")).output().expect("nm starts").stdout;
                let symbols = String::from_utf8_lossy(&symbols).into_owned();
                assert!(symbols.contains(" T twice\n") && symbols.contains(" T launch\n"), "{symbols}");
            }
            if line.contains("DIR/prog") {
                let code = Command::new(path("prog")).status().expect("it was linked").code();
                assert_eq!(code, Some(8), "{line}");
                std::fs::remove_file(path("prog")).expect("it is there");
            }
        }
    }

    #[test]
    fn two_texts_have_no_assembly() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(plan("gcc -S DIR/twice.c", folder.path()).err(), Some(Code::Usage));
    }

    #[test]
    fn kernels_for_a_driver_stand_in_the_program() {
        let mut texts = two_texts();
        texts.kernels = Some(output(OutputKind::Kernel, "cl", "__kernel void k() {}"));
        let input = Input { path: "a.c".into(), language: None, forced: None };
        assert!(matches!(
            Texts::of(&TranslatedSource { input: &input, texts: texts.clone() }),
            Texts::Host(_)
        ));
        texts.host = Some(output(OutputKind::Host, "cpp", ""));
        assert!(matches!(Texts::of(&TranslatedSource { input: &input, texts }), Texts::One(_)));
    }
}
