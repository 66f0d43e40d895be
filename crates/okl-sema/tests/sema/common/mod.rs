//! Shared code of the tests: the steps from a text to its diagnostics, and the folders of the repository.
#![allow(dead_code)] // each test uses its part

use okl_clang::Clang;
use okl_normalizer::preprocess::{Disk, FileProvider};
use okl_normalizer::{NormalizeOptions, Normalized};
use okl_sema::catalogue;
use okl_source::{Derivation, Diagnostic, FileSpan, Repeats, Severity, Sources, Span, Style, TextMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Runs the steps from a text to its diagnostics.
pub struct Journey {
    clang: Clang,
}

impl Journey {
    /// Loads libclang.
    pub fn new() -> Journey {
        let path = std::env::var_os("OKL_LIBCLANG").map(PathBuf::from);
        Journey { clang: Clang::load(path.as_deref(), &[]).expect("a libclang") }
    }

    /// All diagnostics for a text, sorted by position, and their rendered form.
    pub fn travel(&self, path: &str, text: &str) -> (Vec<Diagnostic<FileSpan>>, String) {
        let mut sources = Sources::new();
        let file = sources.add(path, text);
        let known = &okl_bundle::host().attributes;
        let mut found = Vec::new();
        let mut next = Some(file);
        while let Some(main) = next.take() {
            let (normal, said) = okl_normalizer::normalize(
                &mut sources,
                main,
                &NormalizeOptions::default(),
                &Testdata { path, text },
                known,
            );
            found.extend(said);
            let Some(normal) = normal else { break };
            let (later, rewritten) = self.check(&normal, known);
            let nowhere = FileSpan { file, span: Span::default() };
            let place = |span| sources.written(normal.locate(span).unwrap_or(nowhere));
            found.extend(later.into_iter().map(|diagnostic| diagnostic.map(place)));
            next = rewritten.map(|(text, map)| {
                let derivation = Derivation::through(&map, |span| normal.origins(span));
                sources.add_derived(path, text, derivation)
            });
        }
        okl_source::without_consequences(&mut found);
        found.sort_by_key(|diagnostic| {
            let place = diagnostic.labels.first().map(|label| label.place);
            (place.is_none(), place)
        });
        let sources = Arc::new(sources);
        let mut all = Repeats::default();
        found.iter().for_each(|diagnostic| all.add(diagnostic, &sources));
        let (mut rendered, mut count) = (String::new(), [0, 0]);
        for (one, names) in all.told() {
            rendered += &okl_source::render(&one.first, &sources, Style::Plain);
            rendered.push('\n');
            count[usize::from(one.first.is_error())] += names;
        }
        (found, rendered + &okl_source::counts(count[1], count[0]))
    }

    /// The diagnostics for one text; or those of `okl-structurize`, with the text that it makes of this one.
    fn check(
        &self,
        normal: &Normalized,
        known: &okl_model::Attributes,
    ) -> (Vec<Diagnostic>, Option<(String, TextMap)>) {
        let intrinsics = okl_bundle::intrinsics();
        let foreign = okl_clang::ForeignWords::new(okl_bundle::foreign_words, |_| true);
        let options = okl_clang::ParseOptions { intrinsics, foreign, ..okl_clang::ParseOptions::default() };
        let (unit, mut later) = self.clang.parse(normal, &options, known);
        let beside = unit.as_ref().map(|unit| okl_sema::beside(unit, known, &later));
        later.extend(beside.into_iter().flatten());
        let Some(unit) = unit.filter(|unit| !unit.is_partial) else { return (later, None) };
        let unit = okl_analysis::Analyzed::new(unit);
        if let Some(rewriting) = okl_structurize::next(&unit) {
            let is_wrong = rewriting.diagnostics.iter().any(Diagnostic::is_error);
            let made = rewriting.edits.apply(&unit.text).expect("the edits are those of one step");
            return (rewriting.diagnostics, Some(made).filter(|_| !is_wrong));
        }
        later.extend(match okl_sema::check(unit.into_unit(), known) {
            Ok((_, warnings)) => warnings,
            Err(mistakes) => mistakes,
        });
        (later, None)
    }
}

/// The files as the binary sees them, whose tests run in `testdata`, and the input. The input may include itself though
/// it is in no file.
struct Testdata<'t> {
    path: &'t str,
    text: &'t str,
}

impl FileProvider for Testdata<'_> {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        if path == self.path { Ok(self.text.as_bytes().to_vec()) } else { fs::read(below(path)) }
    }

    fn is_file(&self, path: &str) -> bool {
        path == self.path || below(path).is_file()
    }

    fn identity(&self, path: &str) -> String {
        path.to_string()
    }

    fn list(&self, dir: &str) -> Vec<String> {
        Disk.list(&below(dir).to_string_lossy())
    }
}

/// The path of a file in `testdata`. An absolute path is returned unchanged.
fn below(path: &str) -> PathBuf {
    root().join("testdata").join(path)
}

/// A diagnostic of okl, or of a plugin that is part of okl.
pub struct Declared {
    pub id: String,
    pub severity: Severity,
    pub summary: String,
}

/// All of them, sorted by id.
pub fn all_declared() -> Vec<Declared> {
    let own = catalogue::IDS.iter().map(|entry| Declared {
        id: entry.id.to_string(),
        severity: entry.severity,
        summary: entry.summary.to_string(),
    });
    let of_plugins = okl_bundle::host().all_declared().into_iter();
    let of_plugins =
        of_plugins.map(|one| Declared { id: one.id, severity: one.severity, summary: one.summary });
    let mut all: Vec<Declared> = own.chain(of_plugins).collect();
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/<name>").to_path_buf()
}

/// A failing kernel.
pub struct Case {
    /// The id of the expected diagnostic: the name of its folder.
    pub id: String,
    /// The file.
    pub input: PathBuf,
    /// Its path in diagnostics.
    pub shown_as: String,
}

impl Case {
    /// True if it needs options that only the binary has.
    pub fn is_for_the_binary(&self) -> bool {
        let args = fs::read_to_string(self.input.with_extension("args")).unwrap_or_default();
        let option =
            |line: &str| !line.trim().is_empty() && !line.starts_with('#') && !line.starts_with("exit:");
        args.lines().any(option)
    }
}

/// All failing kernels in `testdata/errors`, sorted.
pub fn errors() -> Vec<Case> {
    let folder = root().join("testdata/errors");
    let mut cases = Vec::new();
    for id in children(&folder).into_iter().filter(|path| path.is_dir()) {
        for input in children(&id).into_iter().filter(|path| path.extension().is_some_and(|e| e == "okl")) {
            let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
            let shown_as = format!("errors/{}/{}", name(&id), name(&input));
            cases.push(Case { id: name(&id), input, shown_as });
        }
    }
    assert!(!cases.is_empty(), "{} holds no cases", folder.display());
    cases
}

/// The entries of a folder, sorted.
pub fn children(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read.map(|entry| entry.expect("a readable entry").path()).collect();
    paths.sort();
    paths
}

/// Number of lines of a text.
pub fn lines(text: &str) -> usize {
    text.lines().count()
}
