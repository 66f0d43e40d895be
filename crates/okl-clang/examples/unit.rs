//! Runs the steps up to the check on a file and shows what okl understood.
//!
//! ```text
//! unit FILE [-D NAME=VALUE]... [--libclang PATH] [--shown-as PATH] [--unit] [--normal]
//! ```
//!
//! Diagnostics go to stderr in the format of `okl check`; `--normal` prints the normal form and `--unit` the unit to
//! stdout.
#![allow(clippy::print_stdout, clippy::print_stderr)] // this program's output is for people

use okl_source::{Diagnostic, FileSpan, Sources, Style};
use std::path::PathBuf;

fn main() {
    let options = Options::read(std::env::args().skip(1));
    let clang = okl_clang::Clang::load(options.libclang.as_deref(), &[]).expect("libclang");
    let mut sources = Sources::new();
    let text = okl_source::decode(&std::fs::read(&options.file).expect("a readable file"));
    let file = sources.add(options.shown_as.as_ref().unwrap_or(&options.file), text);
    let found = journey(&clang, &mut sources, file, &options);
    for diagnostic in &found {
        eprintln!("{}", okl_source::render(diagnostic, &sources, Style::Plain));
    }
    std::process::exit(i32::from(found.iter().any(Diagnostic::is_error)));
}

/// All diagnostics about a file, sorted by position.
fn journey(
    clang: &okl_clang::Clang,
    sources: &mut Sources,
    file: okl_source::FileId,
    options: &Options,
) -> Vec<Diagnostic<FileSpan>> {
    let known = okl_sema::attributes();
    let normalize =
        okl_normalizer::NormalizeOptions { defines: options.defines.clone(), ..Default::default() };
    let (normal, mut found) =
        okl_normalizer::normalize(sources, file, &normalize, &okl_normalizer::preprocess::Disk, known);
    let Some(normal) = normal else { return found };
    if options.normal {
        println!("{}", normal.text);
    }
    let (unit, mut out) = clang.parse(&normal, &Default::default(), known);
    if let Some(unit) = unit {
        if options.unit {
            println!("{}", serde_json::to_string_pretty(&unit).expect("units have string keys only"));
        }
        if !unit.is_partial {
            out.extend(match okl_sema::check(unit, known) {
                Ok((_, warnings)) => warnings,
                Err(mistakes) => mistakes,
            });
        }
    }
    let nowhere = FileSpan { file, span: okl_source::Span::default() };
    found.extend(out.into_iter().map(|d| d.map(|span| normal.locate(span).unwrap_or(nowhere))));
    found.sort_by_key(|diagnostic| diagnostic.labels.first().map(|label| label.place));
    found
}

#[derive(Default)]
struct Options {
    file: String,
    shown_as: Option<String>,
    libclang: Option<PathBuf>,
    defines: Vec<String>,
    unit: bool,
    normal: bool,
}

impl Options {
    fn read(mut args: impl Iterator<Item = String>) -> Options {
        let mut options = Options::default();
        while let Some(arg) = args.next() {
            let mut value = || args.next().expect("a value");
            match arg.as_str() {
                "-D" => options.defines.push(value()),
                "--libclang" => options.libclang = Some(value().into()),
                "--shown-as" => options.shown_as = Some(value()),
                "--unit" => options.unit = true,
                "--normal" => options.normal = true,
                _ => options.file = arg,
            }
        }
        options
    }
}
