//! From the text of a file to C++ with directives, and to the program with calls.

use crate::arena::Arena;
use crate::host::DESCRIPTORS;
use crate::host_text::{OWNER, VERSION, host};
use crate::ids::{ACCF_MISSING_FILE, ACCF_MODULE_CYCLE, ACCF_SYNTAX, ACCF_UNBALANCED};
use crate::openacc_module::{INCLUDE, OpenaccUses, included, modules, wrappers};
use crate::options::{HostAbi, Settings};
use crate::region::Regions;
use crate::translator::{Function, Translator};
use okl_fortran::scope::Universe;
use okl_fortran::{File, Form, Options, ProblemKind, parse, wants_cpp};
use okl_frontend::text::Text as Pieces;
use okl_plugin::document::{FileText, FileWish};
use okl_plugin::{Change, Diagnostic, Span, Text};
use std::collections::{BTreeMap, BTreeSet};

/// Translates a file.
pub fn read(asked: &Text<'_>) -> Result<Change, String> {
    let defines = macros(asked.defines);
    // Options of a compiler may say how a text is to be read, whatever its name is.
    let own = if asked.extension.is_empty() { extension(asked.path) } else { asked.extension.to_string() };
    let main = parsed(asked.text, &format!("x.{own}"), &defines, asked.files);
    let mut change = Change { host_extension: own, ..Change::default() };
    change.files.extend(main.missing.iter().map(|name| FileWish::Named(name.clone())));
    let (others, paths) = other_files(asked.files, &defines);
    let arena = Arena::default();
    let mut universe = Universe::new();
    universe.add(&main.units, 0);
    for (at, other) in others.iter().enumerate() {
        universe.add(&other.units, at + 1);
    }
    let missing = universe.missing_modules();
    let words = |first: &str, name: &String| FileWish::Containing {
        extensions: EXTENSIONS.iter().map(|one| one.to_string()).collect(),
        words: vec![first.to_string(), name.clone()],
    };
    change.files.extend(missing.iter().map(|name| words("module", name)));
    change.diagnostics.extend(problems(&main, asked.files));
    change.diagnostics.extend(cycles(&universe));
    let mut texts = vec![asked.text];
    texts.extend(paths.iter().map(|file| file.text.as_str()));
    let settings: Settings = okl_plugin::stage::options(asked.options)?;
    let mut translator = translator(universe, texts, &arena, asked);
    translator.settings = settings;
    if settings.omp_target {
        return Ok(with_openmp(change, &mut translator, &main, asked));
    }
    let mut regions = Regions::default();
    for unit in &main.units {
        translator.unit_regions(unit, &mut regions);
    }
    for name in &translator.wished {
        change.files.push(words("subroutine", name));
        change.files.push(words("function", name));
    }
    change.diagnostics.append(&mut translator.found);
    if change.diagnostics.iter().any(Diagnostic::is_error) {
        return Ok(change);
    }
    let whole = Span::new(0, asked.text.len() as u32);
    kernels(&translator, &regions).replace(&mut change.edits, OWNER, whole);
    let all = regions.units.iter().flat_map(|unit| &unit.calls);
    let calls: String = all.map(|call| call.wrapper.as_str()).collect();
    let all = main.units.iter().chain(others.iter().flat_map(|other| &other.units));
    let openacc = OpenaccUses::of(&main.units, &modules(all), asked.text);
    let mut calls = calls;
    if regions.has_host_data {
        calls.push_str(&crate::host_data::wrapper(&translator.file_mark));
    }
    let api = if openacc.is_empty() { String::new() } else { wrappers() };
    // Without descriptors, no header of the Fortran compiler is needed.
    let needs_descriptors = settings.host_abi == HostAbi::Descriptors || !openacc.is_empty();
    let descriptors = if needs_descriptors { DESCRIPTORS } else { "" };
    change.runtime = if translator.names_extremes { EXTREMES.into() } else { String::new() };
    change.launchers = format!("{descriptors}{api}{calls}");
    change.host = Some(host(asked, main.form, &regions, (&openacc, &translator.file_mark)));
    Ok(change)
}

/// The text in C++ with the regions.
fn kernels(translator: &Translator<'_>, regions: &Regions) -> Pieces {
    let mut cpp = Pieces::from("#include <math.h>\n");
    translator.globals.iter().for_each(|text| cpp.push(text.clone()));
    if regions.has_host_data {
        cpp.push(crate::host_data::lookup(&translator.file_mark));
    }
    regions.functions.iter().for_each(|text| cpp.push(text.clone()));
    cpp
}

/// The program with directives of OpenMP, and no kernels.
fn with_openmp<'t>(
    mut change: Change,
    translator: &mut Translator<'t>,
    main: &'t File,
    asked: &Text<'_>,
) -> Change {
    let edits = crate::omp_target::written(translator, &main.units, main.form == Form::Fixed);
    change.diagnostics.append(&mut translator.found);
    if !change.diagnostics.iter().any(Diagnostic::is_error) {
        Pieces::from("").replace(&mut change.edits, OWNER, Span::new(0, asked.text.len() as u32));
        change.host = Some(edits);
    }
    change
}

fn translator<'t>(
    universe: Universe<'t>,
    texts: Vec<&'t str>,
    arena: &'t Arena,
    asked: &Text<'_>,
) -> Translator<'t> {
    // A scope that exists; each region sets its own.
    let scope = okl_fortran::scope::ScopeId::default();
    let taken = okl_plugin::words(asked.text)
        .filter(|word| word.to_ascii_lowercase().starts_with("accf_"))
        .map(str::to_string)
        .collect();
    Translator {
        universe,
        found: Vec::new(),
        texts,
        function: Function::new(scope, None, true),
        taken,
        globals: Vec::new(),
        global_names: BTreeMap::new(),
        structures: BTreeMap::new(),
        open: Vec::new(),
        procedures: BTreeMap::new(),
        refused: BTreeSet::new(),
        wished: BTreeSet::new(),
        host_locals: BTreeMap::new(),
        names_extremes: false,
        settings: Settings::default(),
        tail: arena.start(),
        file_mark: mark(asked.path, asked.text),
    }
}

/// What tells the symbols of a file from those of others.
fn mark(path: &str, text: &str) -> String {
    // FNV-1a.
    let bytes = path.bytes().chain(text.bytes());
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

/// The names by which kernels call what the host's library has.
const EXTREMES: &str = "#include <algorithm>\nusing std::max;\nusing std::min;\n";

const EXTENSIONS: &[&str] = &["f90", "f95", "f03", "f08", "f", "for", "ftn", "fpp", "f77"];

fn extension(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    name.rsplit_once('.').map_or("f90", |(_, extension)| extension).to_string()
}

fn macros(defines: &[String]) -> Vec<(String, String)> {
    let pair = |one: &String| match one.split_once('=') {
        Some((name, value)) => (name.to_string(), value.to_string()),
        None => (one.clone(), "1".to_string()),
    };
    let own = ("_OPENACC".to_string(), VERSION.to_string());
    std::iter::once(own).chain(defines.iter().map(pair)).collect()
}

fn parsed(text: &str, path: &str, defines: &[(String, String)], files: &[FileText]) -> File {
    let file = |name: &str| match name {
        INCLUDE => Some(included()),
        name => files.iter().find(|file| file.name == name).map(|file| file.text.clone()),
    };
    parse(text, &Options { form: Form::of_path(path), cpp: wants_cpp(path), defines, file: &file })
}

/// The files with other modules and procedures, and what they say.
fn other_files<'f>(files: &'f [FileText], defines: &[(String, String)]) -> (Vec<File>, Vec<&'f FileText>) {
    let is_source =
        |file: &&FileText| EXTENSIONS.iter().any(|one| extension(&file.path).eq_ignore_ascii_case(one));
    let mut seen = BTreeSet::new();
    let sources: Vec<&FileText> =
        files.iter().filter(is_source).filter(|file| seen.insert(&file.path)).collect();
    (sources.iter().map(|file| parsed(&file.text, &file.path, defines, files)).collect(), sources)
}

/// The modules of the file that use themselves by others.
fn cycles(universe: &Universe<'_>) -> Vec<Diagnostic> {
    let told = |(one, way): (&okl_fortran::ast::Use, Vec<String>)| {
        let (first, last) = (&one.module.id, way.last().map_or("", String::as_str));
        let message = match way.len() {
            1 => format!("the module `{first}` uses itself"),
            2 => format!("the modules `{last}` and `{first}` use each other"),
            _ => format!("the module `{last}` uses `{}`", way.join("`, which uses `")),
        };
        Diagnostic::error(ACCF_MODULE_CYCLE, message, one.module.span)
            .help("move what both need into another module")
    };
    universe.module_cycles(0).into_iter().map(told).collect()
}

fn problems(file: &File, given: &[FileText]) -> Vec<Diagnostic> {
    let known = |message: &str| given.iter().any(|file| message.contains(&format!("`{}`", file.name)));
    let told = file
        .problems
        .iter()
        .filter(|problem| problem.kind != ProblemKind::MissingInclude || !known(&problem.message));
    told.map(|problem| {
        let id = match problem.kind {
            ProblemKind::UnbalancedEnd => ACCF_UNBALANCED,
            ProblemKind::MissingInclude => ACCF_MISSING_FILE,
            _ => ACCF_SYNTAX,
        };
        let told = Diagnostic::error(id, problem.message.clone(), problem.span);
        match &problem.help {
            Some(help) => told.help(help.clone()),
            None => told,
        }
    })
    .collect()
}
