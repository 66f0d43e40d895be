//! Writes both texts: the kernels, and the host program around them.

use crate::api::ENDS;
use crate::atomic::Atomic;
use crate::head::{self, TemplateParameter};
use crate::hints::hints;
use crate::ids::ACC_RESERVED_NAME;
use crate::kernel::Kernel;
use crate::language::Language;
use crate::launch::{Launcher, Names};
use crate::launched::Launched;
use crate::linked::LinkedFunctions;
use crate::local::is_local;
use crate::owner::OWNER;
use crate::placed::Placed;
use crate::places::{Place, linkages, path, places};
use crate::program::Program;
use crate::runtime::{OPENACC, declarations, runtime};
use crate::shared_items::SharedItems;
use crate::uses::Uses;
use crate::{globals, keywords, launch, macros, offload, omp_target, on_device, placement, rounds, rules};
use okl_frontend::runtime::Device;
use okl_plugin::model::{Directive, DirectiveKind, Function, FunctionId, Item, ItemKind, VarId};
use okl_plugin::{Change, Diagnostic, Edit, EditSet, Piece, Severity, Span, Unit};
use std::collections::BTreeSet;

/// The text in front of programs that are translated to OpenMP.
const OMP_TARGET: &str = include_str!("omp_target.hpp");

/// The target, and the form of the output.
#[derive(Clone, Copy, Debug)]
pub struct Target<'t> {
    /// True if the host launches kernels on a device, from a text of its own.
    pub gpu: bool,
    /// True if a gang has many work items.
    pub has_lanes: bool,
    /// The API that the host launches kernels with.
    pub device: Device,
    /// True if kernels and host program may be one text.
    pub host_code: bool,
    /// True if the host program and the kernels are two texts.
    pub apart: bool,
    /// The language of the host program.
    pub language: Language,
    /// The path of the input.
    pub path: &'t str,
    /// The number of texts that were parsed before.
    pub round: u32,
}

impl Target<'_> {
    /// True if the kernels have copies of the program's types and functions.
    fn has_copies(&self) -> bool {
        self.gpu || self.apart
    }

    /// True if these copies stand in a namespace, because host code follows that has them too, or in another text.
    fn has_namespace(&self) -> bool {
        self.has_copies() && self.host_code && self.device != Device::None
    }

    /// The names of kernels for launch functions.
    fn names(&self) -> Names {
        let space = if self.has_namespace() { format!("{}::", offload::KERNELS) } else { String::new() };
        Names { device: self.device, space, apart: self.apart }
    }

    /// The end of the names of a function's kernels: different in each file of a program where other files may have a
    /// function of the same name, or the same function.
    fn suffix(&self, unit: &Unit, function: FunctionId) -> String {
        if !self.apart && !is_local(unit, function) {
            return String::new();
        }
        // FNV-1a
        let bytes = self.path.bytes().chain(unit.text.bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("_{:08x}", hash & 0xffff_ffff)
    }
}

/// Writes both texts. A program without constructs has no kernels: all of it is the host program.
pub fn write(unit: &Unit, target: Target<'_>) -> Change {
    let mut change = Change::default();
    let mut program = Program::read(unit, target.device, &mut change.diagnostics);
    program.leave_templates();
    if target.round == 0 {
        reserved_names(unit, &mut change.diagnostics);
    }
    if let Some(edits) = rounds::next(&program, target.round, &mut change.diagnostics) {
        return Change { edits, again: true, diagnostics: errors(change.diagnostics), ..Change::default() };
    }
    change.diagnostics.extend(rules::check(&program));
    if change.diagnostics.iter().any(|said| said.severity == Severity::Error) {
        return change;
    }
    let mut host = EditSet::new();
    let (kernels, declared) = kernels(&program, target, &mut host, &mut change.diagnostics);
    if change.diagnostics.iter().any(|said| said.severity == Severity::Error) {
        return change;
    }
    let has_host = target.device != Device::None;
    let linked = LinkedFunctions::of(&program);
    let device = device_functions(&program, &linked);
    if has_host {
        let linking = linked.mark(&program, &device, &mut change.edits);
        change.runtime = format!("{linking}{}", runtime(target.device));
        change.launchers = kernels.iter().map(|launched| launched.launcher.text.as_str()).collect();
    }
    host.replace(OWNER, api_span(unit), in_host(target, &kernels));
    if !target.gpu {
        offload::write_for_cpus(&program, &mut host);
    } else if has_host {
        offload::write(&program, &kernels, target.language, &mut host, &mut change.diagnostics);
    }
    if kernels.is_empty() && linked.defined().is_empty() {
        change.edits.overwrite(OWNER, Span::new(0, unit.text.len() as u32), "");
        host.delete(OWNER, Span::new(api_span(unit).end, c_span(unit).start));
    } else {
        let open = if target.has_namespace() { offload::OPEN } else { "" };
        change.edits.replace(OWNER, api_span(unit), format!("{declared}{open}"));
        items(&program, &kernels, &device, target, &mut change.edits, &mut host);
        if target.has_namespace() {
            offload::enclose(&program, c_span(unit).end, &mut change.edits);
        }
    }
    directives(&program, &device, &mut change.edits, &mut host);
    macros::remove(unit, c_span(unit).end, &mut host);
    if target.language == Language::C {
        change.edits = keywords::rename(unit, change.edits);
    }
    change.host = Some(host).filter(|_| has_host);
    change
}

/// The errors among diagnostics; the next text has the warnings, too.
fn errors(all: Vec<Diagnostic>) -> Vec<Diagnostic> {
    all.into_iter().filter(|said| said.severity == Severity::Error).collect()
}

/// Reports names of the program that may be those of what is written.
fn reserved_names(unit: &Unit, found: &mut Vec<Diagnostic>) {
    for (place, name) in macros::reserved(unit, c_span(unit).end) {
        let message = format!("`{name}`: names that start with `okl_` belong to the code that okl adds");
        let said = Diagnostic::error(ACC_RESERVED_NAME, message, place);
        found.push(said.help("give it another name"));
    }
}

/// Translates the constructs. On CPUs launches take their places in the host program. The text declares the launch
/// functions that stand behind their callers.
fn kernels(
    program: &Program<'_>,
    target: Target<'_>,
    host: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) -> (Vec<Launched>, String) {
    let (unit, names) = (program.unit, target.names());
    let mut kernels: Vec<Launched> = Vec::new();
    let mut declared = String::new();
    for construct in program.computes() {
        let function = construct.function.expect("a statement is in a function");
        let suffix = target.suffix(unit, function);
        let name = format!("{}_acc{}{suffix}", base_name(unit, function), kernels.len() + 1);
        let kernel = Kernel::of(program, construct, &name, target.has_lanes, found);
        let lanes = if target.gpu { offload::lanes(&kernel) } else { 1 };
        // A class is in the kernels' part of the text, before the launch functions.
        let is_in_class = !target.has_copies() && is_in_class(unit, function);
        let linkage = if is_in_class { "inline" } else { "static" };
        let names = (&names, &*path(unit, function));
        let launcher = Launcher::of(program, construct, &kernel, names, linkage, lanes);
        let stmt = program.stmt(construct).span;
        let pointer = |id| address(program, construct, id);
        let call = launch::call(program, construct, (&kernel, &launcher), "0", false, &pointer);
        let call = format!("{{\n{call}}}");
        if is_in_class {
            declared.push_str(&launcher.declared("inline "));
        } else if !target.gpu {
            host.supplant(OWNER, stmt, vec![Piece::Text(call.clone())]);
        }
        kernels.push(Launched { function, kernel, launcher, construct: stmt, call });
    }
    if !declared.is_empty() {
        declared.insert_str(0, "struct okl_acc_region;\n");
    }
    (kernels, declared)
}

/// The start of the names of a function's kernels: its name, without the signs of an operator's.
fn base_name(unit: &Unit, function: FunctionId) -> &str {
    let name = unit.function(function).name.as_str();
    let end = name.find(|letter: char| letter != '_' && !letter.is_alphanumeric());
    end.map_or(name, |end| &name[..end])
}

/// The declarations in front of a host program that is a text of its own.
fn in_host(target: Target<'_>, kernels: &[Launched]) -> String {
    if !target.apart {
        return String::new();
    }
    let external = target.language.external();
    let launchers = kernels.iter().map(|launched| launched.launcher.declared(external));
    format!("{OPENACC}{}{}", declarations(target.device), launchers.collect::<String>())
}

/// True for a function that is defined in its class.
fn is_in_class(unit: &Unit, id: FunctionId) -> bool {
    let function = unit.function(id);
    function.class.is_some_and(|class| class.contains(function.span))
}

/// The address of a variable, or of what a pointer leads to, where kernels share the program's memory.
fn address(program: &Program<'_>, construct: &Placed, id: VarId) -> String {
    let variable = program.unit.variable(id);
    let ty = program.unit.ty(variable.ty).value();
    let name = &variable.name;
    let is_section = || {
        let reductions = program.reductions(construct, &mut Vec::new());
        reductions.iter().any(|(other, reduction)| *other == id && reduction.length.is_some())
    };
    if ty.is_array() || (ty.is_pointer() && is_section()) { name.clone() } else { format!("&{name}") }
}

/// Writes the program with OpenMP directives. It is one text without kernels.
pub fn write_omp_target(unit: &Unit) -> Change {
    let mut change = Change::default();
    let program = Program::read(unit, Device::None, &mut change.diagnostics);
    change.diagnostics.extend(rules::check(&program));
    let mut host = EditSet::new();
    host.replace(OWNER, api_span(unit), OMP_TARGET);
    host.delete(OWNER, Span::new(api_span(unit).end, c_span(unit).start));
    for placed in &program.directives {
        let span = placed.directive.span;
        let is_stmt = placed.function.is_some() && !placed.directive.takes_statement;
        let written = omp_target::written(&program, placed, &mut change.diagnostics);
        let text = match written.pragma {
            Some(text) if span.is_empty() => format!("\n#pragma omp {text}\n"),
            Some(text) if span.of(&unit.text).starts_with('#') => format!("#pragma omp {text}"),
            None if span.is_empty() => continue,
            Some(text) => format!("_Pragma(\"omp {}\")", text.replace('\\', "\\\\").replace('"', "\\\"")),
            None => String::from(if is_stmt { ";" } else { "" }),
        };
        host.replace(OWNER, span, text + &written.behind);
    }
    for hint in program.directives.iter().flat_map(|placed| hints(unit, placed)).collect::<BTreeSet<_>>() {
        host.replace(OWNER, hint, "");
    }
    for line in api_includes(unit) {
        host.delete(OWNER, line);
    }
    change.edits.overwrite(OWNER, Span::new(0, unit.text.len() as u32), "");
    change.host = Some(host);
    change
}

/// Assigns each item to the kernels, the host program or both. With one text for both, shared items are in the kernels'
/// part, which comes first.
fn items(
    program: &Program<'_>,
    kernels: &[Launched],
    device: &BTreeSet<FunctionId>,
    target: Target<'_>,
    okl: &mut EditSet,
    host: &mut EditSet,
) {
    let unit = program.unit;
    let (api, c) = (api_span(unit), c_span(unit));
    let mut wants_c = false;
    let shared = SharedItems::new(unit, kernels, device, (target.language, target.device));
    let mut functions: Vec<FunctionId> = kernels.iter().map(|launched| launched.function).collect();
    if target.has_copies() {
        // The copy of a function is another function.
        functions.extend(device.iter().filter(|id| !api_span(unit).contains(unit.function(**id).name_span)));
    }
    let places = places(unit, &functions);
    for Place { item, at, linkage } in &places {
        // `typedef struct { ... } T;` is two items, one nested in the other.
        let is_part = |other: &Place| other.item.span != item.span && other.item.span.contains(item.span);
        if api.contains(item.span) || c.contains(item.span) || places.iter().any(is_part) {
            continue;
        }
        let is_shared = shared.holds(item, *at);
        if item.kind == ItemKind::Type {
            class(unit, item.span, kernels, target, okl);
            if target.device == Device::OpenCl && is_shared {
                without_methods(unit, item.span, device, okl);
            }
        }
        let own = kernels.iter().filter(|one| ItemKind::Function(one.function) == item.kind);
        let own: Vec<Piece> = own.flat_map(|one| one.kernel.pieces.clone()).collect();
        match linkage.filter(|_| !own.is_empty()) {
            // Kernels have a linkage of their own.
            Some(linkage) => {
                okl.overwrite(OWNER, item.span, "");
                okl.recompose(OWNER, Span::at(linkage.end), own);
            }
            None if !own.is_empty() => okl.recompose(OWNER, item.span, own),
            None if !is_shared => okl.supplant(OWNER, item.span, Vec::new()),
            None => {}
        }
        if is_shared
            && target.device == Device::Cpu
            && target.language == Language::C
            && is_foreign(unit, item)
        {
            // The function of another file.
            okl.insert(OWNER, item.span.start, "extern \"C\" {\n");
            okl.insert_after(OWNER, item.span.end, "\n}");
        }
        // Kernels call another overload of a function that gets variables at file scope as parameters.
        let is_overloaded =
            matches!(item.kind, ItemKind::Function(id) if program.globals.needed(unit, id).next().is_some());
        if is_shared && !target.has_copies() && !is_overloaded {
            host.overwrite(OWNER, item.span, "");
        }
        wants_c |= is_shared && item.span.of(&unit.text).contains(C_NAME);
    }
    for (open, close) in linkages(unit, &functions).into_iter().filter(|_| target.has_copies()) {
        okl.delete(OWNER, open);
        okl.delete(OWNER, close);
    }
    for edits in [&mut *okl, &mut *host] {
        edits.delete(OWNER, Span::new(api.end, c.start));
    }
    if !wants_c {
        okl.overwrite(OWNER, c, "");
    } else if !target.has_copies() {
        host.overwrite(OWNER, c, "");
    }
}

/// Places the kernels of functions that are defined in a class behind it. Where the class is a copy for kernels, these
/// functions have no bodies; where it is the program's, too, they launch the kernels.
fn class(unit: &Unit, class: Span, kernels: &[Launched], target: Target<'_>, okl: &mut EditSet) {
    let inside: Vec<&Launched> =
        kernels.iter().filter(|one| class.contains(unit.function(one.function).span)).collect();
    let functions: BTreeSet<FunctionId> = inside.iter().map(|one| one.function).collect();
    for body in functions.iter().filter_map(|id| unit.body(unit.function(*id))) {
        if target.has_copies() {
            okl.overwrite(OWNER, body.span, ";");
            continue;
        }
        let mut pieces = Vec::new();
        let mut done = body.span.start;
        for launched in inside.iter().filter(|one| body.span.contains(one.construct)) {
            pieces.push(Piece::Source(Span::new(done, launched.construct.start)));
            pieces.push(Piece::Text(launched.call.clone()));
            done = launched.construct.end;
        }
        pieces.push(Piece::Source(Span::new(done, body.span.end)));
        okl.recompose(OWNER, body.span, pieces);
    }
    for launched in inside {
        okl.recompose(OWNER, Span::at(class.end), launched.kernel.pieces.clone());
    }
}

/// Removes the member functions that kernels do not call from a class for OpenCL C, which has none.
fn without_methods(unit: &Unit, class: Span, device: &BTreeSet<FunctionId>, okl: &mut EditSet) {
    for (at, function) in unit.functions.iter().enumerate() {
        if class.contains(function.span) && !device.contains(&FunctionId(at as u32)) {
            okl.supplant(OWNER, function.span, Vec::new());
        }
    }
}

/// True for the declaration of a function that this file does not define.
fn is_foreign(unit: &Unit, item: &Item) -> bool {
    let ItemKind::Function(id) = item.kind else { return false };
    let canonical = |id: FunctionId| unit.function(id).canonical.unwrap_or(id);
    let same = |at: usize| canonical(FunctionId(at as u32)) == canonical(id);
    !unit.functions.iter().enumerate().any(|(at, function)| function.body.is_some() && same(at))
}

/// Removes the directives and the includes of the API header.
fn directives(program: &Program<'_>, device: &BTreeSet<FunctionId>, okl: &mut EditSet, host: &mut EditSet) {
    let unit = program.unit;
    // A range that is replaced as a whole has no directives left.
    let stays = |edits: &EditSet, span: Span| {
        edits.iter().all(|edit| !edit.span.contains(span) || edit.span.is_empty())
    };
    // The bodies of functions in classes are put together anew, with what was between their constructs.
    let is_copied = |edits: &EditSet, span: Span| {
        let copies = |piece: &Piece| matches!(piece, Piece::Source(copied) if copied.contains(span));
        let is_left = |edit: &Edit| edit.span.is_empty() || edit.with.iter().any(copies);
        edits.iter().all(|edit| !edit.span.contains(span) || is_left(edit))
    };
    for placed in program.directives.iter().filter(|placed| !placed.directive.span.is_empty()) {
        let span = placed.directive.span;
        let is_stmt = placed.function.is_some() && !placed.directive.takes_statement;
        let text = if is_stmt { ";" } else { "" };
        for edits in [&mut *okl, &mut *host] {
            if is_copied(edits, span) {
                edits.replace(OWNER, span, text);
            }
        }
    }
    templates(program, okl, host);
    for hint in program.computes().flat_map(|construct| hints(unit, construct)) {
        if stays(host, hint) {
            host.replace(OWNER, hint, "");
        }
    }
    // Functions that kernels call stay as they are, except for atomic statements, variables at file scope, queries about
    // the device and calls of functions that have another version for devices.
    globals::hand_over(program, device, okl);
    for body in device.iter().filter_map(|id| unit.body(unit.function(*id))) {
        for (span, text) in on_device::answers(program, body) {
            if stays(okl, span) {
                okl.replace(OWNER, span, text);
            }
        }
    }
    for placed in program.directives.iter().filter(|placed| placed.directive.name == "atomic") {
        let Some(stmt) = placed.stmt.map(|stmt| unit.stmt(stmt)).filter(|stmt| stays(okl, stmt.span)) else {
            continue;
        };
        if let Some(atomic) = Atomic::read(unit, placed, stmt) {
            let as_it_is = |span: Span| vec![Piece::Source(span)];
            okl.recompose(OWNER, stmt.span, atomic.pieces(unit, stmt.span, &as_it_is));
        }
    }
    for line in api_includes(unit) {
        for edits in [&mut *okl, &mut *host] {
            if stays(edits, line) {
                edits.delete(OWNER, line);
            }
        }
    }
}

/// Templates with constructs keep their text for the compiler, which is to report an instance that has no kernels:
///
/// ```text
/// { static_assert(!sizeof(T), "..."); ... }
/// ```
fn templates(program: &Program<'_>, okl: &mut EditSet, host: &mut EditSet) {
    let unit = program.unit;
    let mut seen = BTreeSet::new();
    for placed in &program.templates {
        let Some(function) = placed.function.map(|id| unit.function(id)) else { continue };
        let Some(body) = unit.body(function) else { continue };
        let span = placed.directive.span;
        let text = if placed.directive.takes_statement { "" } else { ";" };
        let is_first = seen.insert(body.span.start);
        for edits in [&mut *okl, &mut *host] {
            if edits.iter().any(|edit| edit.span.contains(span) && !edit.span.is_empty()) {
                continue;
            }
            if !span.is_empty() {
                edits.replace(OWNER, span, text);
            }
            if is_first {
                edits.insert(OWNER, body.span.start + 1, never(unit, function));
            }
        }
    }
}

/// A condition that fails for each instance of a template.
fn never(unit: &Unit, function: &Function) -> String {
    let heads = head::heads(unit, function.span).unwrap_or_default();
    let of_class = placement::class_of(unit, function).and_then(|class| head::heads(unit, class.span));
    let heads = if heads.is_empty() { of_class.unwrap_or_default() } else { heads };
    let named = heads.into_iter().flat_map(|(_, all)| all).rfind(|one| !one.name.is_empty());
    let condition = match named {
        Some(TemplateParameter { name, ty: None }) => format!("sizeof({name} *) == 0"),
        Some(TemplateParameter { name, ty: Some(_) }) => format!("{name} != {name}"),
        None => return String::new(),
    };
    format!(
        " static_assert({condition}, \"no kernels were made for this instance: okl makes them for instances that this file uses by name\"); "
    )
}

/// The lines that include the header of the API.
fn api_includes(unit: &Unit) -> impl Iterator<Item = Span> {
    let is_api = |line: &&Directive| {
        matches!(line.kind, DirectiveKind::Include | DirectiveKind::Other)
            && line.span.of(&unit.text).contains("openacc.h")
    };
    unit.directives.iter().filter(is_api).map(|line| line.span)
}

/// The range of the API text that `read` has inserted.
fn api_span(unit: &Unit) -> Span {
    let last = ENDS.trim_end();
    let end = unit.text.find(last).map_or(0, |start| start + last.len());
    Span::new(0, end as u32)
}

/// The range of the declarations for C programs, which follow the API.
fn c_span(unit: &Unit) -> Span {
    let start = api_span(unit).end;
    let first = unit.text[start as usize..].find("struct okl_acc_any ");
    let last = format!("{C_NAME}(void *data) {{ return {{data}}; }}");
    let end = unit.text.find(&last).map(|at| (at + last.len()) as u32);
    match (first, end) {
        (Some(first), Some(end)) if start + (first as u32) < end => Span::new(start + first as u32, end),
        _none => Span::at(start),
    }
}

/// The function that stands for the implicit conversion of `void *` to any pointer.
const C_NAME: &str = "okl_acc_any_of";

/// The functions that kernels call, also those of other files, directly or indirectly.
fn device_functions(program: &Program<'_>, linked: &LinkedFunctions) -> BTreeSet<FunctionId> {
    let unit = program.unit;
    let mut found = BTreeSet::new();
    let mut next: Vec<FunctionId> = linked.defined().iter().copied().collect();
    for construct in program.computes() {
        next.extend(Uses::of(unit, program.stmt(construct)).called);
    }
    while let Some(id) = next.pop() {
        let canonical = unit.function(id).canonical.unwrap_or(id);
        let same = |(at, function): (usize, &Function)| {
            let one = FunctionId(at as u32);
            (function.canonical.unwrap_or(one) == canonical).then_some(one)
        };
        for one in unit.functions.iter().enumerate().filter_map(same) {
            if !found.insert(one) {
                continue;
            }
            next.extend(program.bound(one));
            if let Some(body) = unit.body(unit.function(one)) {
                next.extend(Uses::of(unit, body).called);
            }
        }
    }
    found
}
