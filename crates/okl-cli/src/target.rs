//! The destinations of output texts.

use crate::options::{EmitKind, OutputArgs, Wanted};
use crate::recording;
use okl_driver::{Output, OutputKind, RequestedOutputs};
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The requested kinds and their destinations, independent of the inputs.
#[derive(Debug, PartialEq, Eq)]
pub struct Targets {
    wanted: Vec<(OutputKind, Target)>,
    /// The kinds that are requested by name and that not every backend has: it is an error if no backend produces them.
    needed: Vec<OutputKind>,
}

/// The destination of the texts of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Target {
    Stdout,
    File(PathBuf),
    Folder(PathBuf),
}

/// The destination of one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    Stdout,
    File(PathBuf),
}

impl Targets {
    /// Reads `-o` and `--emit`; the error is a message for the user.
    ///
    /// - `KIND=PATH` goes to its path, every other kind to `-o`, or to stdout;
    /// - without `--emit`, a file or stdout takes the kernel, a folder all parts;
    /// - a file, and stdout, takes one text.
    pub fn new(args: &OutputArgs, inputs: usize, pipelines: usize) -> Result<Targets, String> {
        let output = args.output.as_deref().map(target).unwrap_or(Target::Stdout);
        let mut wanted: Vec<(OutputKind, Target)> = Vec::new();
        let texts = args.emit.iter().filter_map(|Wanted { kind, path }| match kind {
            EmitKind::Text(kind) => Some((kind, path)),
            EmitKind::Deps => None,
        });
        let only_deps = !args.emit.is_empty() && texts.clone().next().is_none() && args.output.is_none();
        for (kind, path) in texts.clone() {
            let target = path.as_deref().map_or_else(|| output.clone(), file_or_stdout);
            if wanted.iter().any(|(other, _)| other == kind) {
                return Err(format!("`--emit {}` is given twice", kind.name()));
            }
            wanted.push((*kind, target));
        }
        let is_unused = !wanted.iter().any(|(_, target)| *target == output);
        match &output {
            Target::Folder(_) if wanted.is_empty() => {
                wanted.extend(PARTS.map(|kind| (kind, output.clone())));
            }
            Target::Stdout if only_deps || args.output.is_none() && !wanted.is_empty() => {}
            Target::File(_) | Target::Stdout | Target::Folder(_) if is_unused => {
                if wanted.iter().any(|(kind, _)| *kind == OutputKind::Kernel) {
                    return Err("nothing is left for `-o`: every kind has a path of its own".into());
                }
                wanted.push((OutputKind::Kernel, output.clone()));
            }
            Target::File(_) | Target::Stdout | Target::Folder(_) => {}
        }
        let may_lack = |kind: &OutputKind| {
            matches!(
                kind,
                OutputKind::Launcher
                    | OutputKind::LauncherC
                    | OutputKind::LauncherMetadata
                    | OutputKind::Plan
                    | OutputKind::Program
                    | OutputKind::Host
                    | OutputKind::Kernels
                    | OutputKind::Reflection
            )
        };
        let needed = texts.map(|(kind, _)| *kind).filter(may_lack).collect();
        let targets = Targets { wanted, needed };
        targets.check(inputs, pipelines.max(1))?;
        Ok(targets)
    }

    /// True if a text goes to stdout.
    pub fn take_stdout(&self) -> bool {
        self.wanted.iter().any(|(_, target)| *target == Target::Stdout)
    }

    /// The kinds to produce.
    pub fn asked(&self) -> RequestedOutputs {
        RequestedOutputs::new(self.wanted.iter().map(|(kind, _)| *kind))
    }

    /// Checks that each file, and stdout, takes at most one text.
    fn check(&self, inputs: usize, pipelines: usize) -> Result<(), String> {
        let mut taken: Vec<&Target> = Vec::new();
        for (_, target) in &self.wanted {
            let what = match target {
                Target::Folder(_) => continue,
                Target::Stdout => "stdout".to_string(),
                Target::File(path) => format!("`{}`", path.display()),
            };
            let why = match (inputs, pipelines, taken.contains(&target)) {
                (1, 1, false) => {
                    taken.push(target);
                    continue;
                }
                (1, 1, true) => "several kinds are asked for",
                (1, _, _) => "several pipelines are given",
                (_, _, _) => "several inputs are given",
            };
            return Err(format!("{what} takes one text, but {why}; use `-o DIR/`"));
        }
        Ok(())
    }

    /// The destination of every text of a run; the error is a message for the user.
    pub fn places(&self, runs: &[Run<'_>], pipelines: usize) -> Result<Vec<Destination>, String> {
        let mut places: Vec<Destination> = Vec::new();
        let mut written: HashMap<PathBuf, &Path> = HashMap::new();
        // Resolved once for all: there may be thousands of inputs.
        let inputs: HashSet<PathBuf> = runs.iter().filter_map(|run| run.input.canonicalize().ok()).collect();
        for run in runs {
            // Outputs that are missing because of errors have been reported.
            if run.is_whole {
                self.has_all(run)?;
            }
            for output in run.outputs {
                let Some((_, target)) = self.wanted.iter().find(|(kind, _)| *kind == output.kind) else {
                    continue;
                };
                let place = match target {
                    Target::Stdout => Destination::Stdout,
                    Target::File(path) => Destination::File(path.clone()),
                    Target::Folder(folder) => {
                        if let Some(link) = link_away(folder, run.below) {
                            let (link, folder) = (link.display(), folder.display());
                            return Err(format!(
                                "`{link}` is a link that leads out of `{folder}`, where outputs go; remove it"
                            ));
                        }
                        Destination::File(folder.join(run.below).join(name(run.input, output, pipelines)))
                    }
                };
                if let Destination::File(path) = &place {
                    if let Some(other) = written.insert(path.clone(), run.input) {
                        let path = path.display();
                        let (one, two) = (other.display(), run.input.display());
                        return Err(format!("`{path}` would be written for `{one}` and for `{two}`; {BASE}"));
                    }
                    if path.canonicalize().is_ok_and(|path| inputs.contains(&path)) {
                        return Err(format!("`{}` is an input; it would be overwritten", path.display()));
                    }
                }
                places.push(place);
            }
        }
        Ok(places)
    }

    /// Returns an error unless at least one pipeline has produced each kind that was requested by name.
    fn has_all(&self, run: &Run<'_>) -> Result<(), String> {
        for kind in &self.needed {
            let gave = |name: &String| {
                run.outputs.iter().any(|output| output.kind == *kind && output.pipeline == *name)
            };
            if run.pipelines.iter().any(gave) {
                continue;
            }
            let Some(name) = run.pipelines.first() else { continue };
            let why = match kind {
                OutputKind::Plan | OutputKind::Reflection => "its backend describes no target",
                OutputKind::LauncherC => "its backend writes the kernels itself",
                OutputKind::Program | OutputKind::Host | OutputKind::Kernels => {
                    "no front end read a program, or there is no host program for this target"
                }
                OutputKind::Launcher
                | OutputKind::LauncherMetadata
                | OutputKind::Metadata
                | OutputKind::Kernel
                | OutputKind::Okl
                | OutputKind::Templates
                | OutputKind::Expanded
                | OutputKind::Normalized
                | OutputKind::Unit
                | OutputKind::Barriers
                | OutputKind::SourceMap => "its kernels are host functions",
            };
            let (kind, input) = (kind.name(), run.input.display());
            return Err(format!("the pipeline `{name}` makes no {kind} for `{input}`: {why}"));
        }
        Ok(())
    }
}

/// The kinds that go to a folder by default.
pub const PARTS: [OutputKind; 5] = [
    OutputKind::Kernel,
    OutputKind::Launcher,
    OutputKind::Metadata,
    OutputKind::LauncherMetadata,
    OutputKind::Program,
];

/// The help text for two inputs with the same name.
pub const BASE: &str =
    "name their folder as the input, or say with `--base DIR` from where on their paths count";

/// The result for one input.
pub struct Run<'r> {
    pub input: &'r Path,
    /// The subfolder of its outputs.
    pub below: &'r Path,
    pub outputs: &'r [Output],
    pub pipelines: &'r [String],
    /// True if it has no errors on any pipeline.
    pub is_whole: bool,
}

/// The destination of `-o PATH`: a folder if it exists as one or ends with a separator.
fn target(path: &Path) -> Target {
    let text = path.as_os_str().as_encoded_bytes();
    match text.last().is_some_and(|byte| std::path::is_separator(char::from(*byte)))
        || recording::is_dir(path)
    {
        true => Target::Folder(path.to_path_buf()),
        false => file_or_stdout(path),
    }
}

fn file_or_stdout(path: &Path) -> Target {
    match path.as_os_str() == "-" {
        true => Target::Stdout,
        false => Target::File(path.to_path_buf()),
    }
}

/// The file name of an output: `mm.cu`, `mm.launcher.cpp`; with several pipelines `mm.cuda.cu`, `mm.serial.cpp`.
fn name(input: &Path, output: &Output, pipelines: usize) -> String {
    let stem = match input.as_os_str() == "-" {
        true => "stdin".into(),
        false => input.file_stem().map_or("out".into(), |stem| stem.to_string_lossy()),
    };
    let pipeline = if pipelines > 1 { format!(".{}", output.pipeline) } else { String::new() };
    let part = match output.kind {
        OutputKind::Kernel => String::new(),
        OutputKind::Launcher
        | OutputKind::LauncherC
        | OutputKind::Metadata
        | OutputKind::LauncherMetadata
        | OutputKind::Okl
        | OutputKind::Templates
        | OutputKind::Expanded
        | OutputKind::Normalized
        | OutputKind::Unit
        | OutputKind::Plan
        | OutputKind::Barriers
        | OutputKind::Reflection
        | OutputKind::SourceMap
        | OutputKind::Program
        | OutputKind::Host
        | OutputKind::Kernels => {
            format!(".{}", output.kind.name())
        }
    };
    format!("{stem}{pipeline}{part}.{}", output.extension)
}

/// A link in the subfolder that leads out of the output folder: the author of the inputs may have created it.
fn link_away(folder: &Path, below: &Path) -> Option<PathBuf> {
    let mut path = folder.to_path_buf();
    for part in below.components() {
        path.push(part);
        let is_link = path.symlink_metadata().is_ok_and(|found| found.is_symlink());
        let leads_within = || Some(path.canonicalize().ok()?.starts_with(folder.canonicalize().ok()?));
        if is_link && leads_within() != Some(true) {
            return Some(path);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use clap::Parser;

    fn targets(line: &str) -> Result<Targets, String> {
        let words = ["okl", "run"].into_iter().chain(line.split_whitespace());
        match Cli::try_parse_from(words).expect("the line is in order").command {
            Command::Run(args) => Targets::new(&args.outputs, args.front.inputs.len(), args.pipeline.len()),
            _ => {
                unreachable!("run")
            }
        }
    }

    fn wanted(line: &str) -> Vec<(OutputKind, Target)> {
        targets(line).expect("it makes sense").wanted
    }

    fn file(path: &str) -> Target {
        Target::File(path.into())
    }

    #[test]
    fn the_kernel_goes_to_stdout_or_the_file() {
        assert_eq!(wanted("a.okl"), [(OutputKind::Kernel, Target::Stdout)]);
        assert_eq!(wanted("-o a.cu a.okl"), [(OutputKind::Kernel, file("a.cu"))]);
        assert_eq!(wanted("-o - a.okl"), [(OutputKind::Kernel, Target::Stdout)]);
        assert_eq!(wanted("--emit unit -o u.json a.okl"), [(OutputKind::Unit, file("u.json"))]);
        assert_eq!(wanted("--emit unit=u.json a.okl"), [(OutputKind::Unit, file("u.json"))]);
        assert_eq!(
            wanted("--emit launcher=l.cpp -o k.cu a.okl"),
            [(OutputKind::Launcher, file("l.cpp")), (OutputKind::Kernel, file("k.cu"))]
        );
    }

    #[test]
    fn a_folder_takes_all_parts() {
        let folder = Target::Folder("out/".into());
        assert_eq!(wanted("-o out/ a.okl b.okl"), PARTS.map(|kind| (kind, folder.clone())));
        assert_eq!(wanted("-o out/ --emit unit a.okl"), [(OutputKind::Unit, folder)]);
    }

    #[test]
    fn one_place_takes_one_text() {
        for (line, why) in [
            ("a.okl b.okl", "several inputs"),
            ("-p cuda -p serial a.okl", "several pipelines"),
            ("--emit kernel,launcher a.okl", "several kinds"),
            ("--emit kernel,launcher -o x a.okl", "several kinds"),
            ("--emit kernel=x,launcher=x a.okl", "several kinds"),
            ("--emit kernel=x -o y a.okl", "nothing is left"),
            ("--emit unit,unit a.okl", "twice"),
            ("--emit unit=u a.okl b.okl", "several inputs"),
        ] {
            let error = targets(line).expect_err(line);
            assert!(error.contains(why), "{line}: {error}");
        }
    }

    #[test]
    fn names_tell_pipelines_and_parts_apart() {
        let output = |kind, extension: &str| Output {
            pipeline: "cuda".into(),
            kind,
            extension: extension.into(),
            text: String::new(),
        };
        let input = Path::new("in/mm.okl");
        assert_eq!(name(input, &output(OutputKind::Kernel, "cu"), 1), "mm.cu");
        assert_eq!(name(input, &output(OutputKind::Launcher, "cpp"), 1), "mm.launcher.cpp");
        assert_eq!(name(input, &output(OutputKind::LauncherC, "cpp"), 1), "mm.launcher-c.cpp");
        assert_eq!(name(input, &output(OutputKind::Kernel, "cu"), 2), "mm.cuda.cu");
        assert_eq!(name(input, &output(OutputKind::Unit, "json"), 2), "mm.cuda.unit.json");
        assert_eq!(name(Path::new("-"), &output(OutputKind::Kernel, "cu"), 1), "stdin.cu");
    }

    #[test]
    fn two_inputs_cannot_become_one_file() {
        let targets = targets("-o out/ a/k.okl b/k.okl").expect("it makes sense");
        let outputs = [Output {
            pipeline: "cuda".into(),
            kind: OutputKind::Kernel,
            extension: "cu".into(),
            text: String::new(),
        }];
        let runs = ["a/k.okl", "b/k.okl"].map(|input| Run {
            input: Path::new(input),
            below: Path::new(""),
            outputs: &outputs,
            pipelines: &[],
            is_whole: true,
        });
        let error = targets.places(&runs, 1).expect_err("a clash");
        assert!(error.contains("a/k.okl") && error.contains("b/k.okl"), "{error}");
    }
}
