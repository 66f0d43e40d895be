//! Writes both texts.

use crate::addresses;
use crate::atomics::Atomics;
use crate::barriers::Barriers;
use crate::host;
use crate::ids::{CU_NEVER_LAUNCHED, CU_UNSUPPORTED};
use crate::instantiated;
use crate::linkage;
use crate::members::{self, Members};
use crate::names::Names;
use crate::needs::Needs;
use crate::objects;
use crate::outside::Outside;
use crate::owner::OWNER;
use crate::prelude;
use crate::program::Program;
use crate::prototypes;
use crate::refused;
use crate::remarks;
use crate::rounds;
use crate::runtime;
use crate::shape::{self, Shape};
use crate::specialized::Specialized;
use crate::symbols::is_of_device;
use crate::textures;
use crate::tiles::Tiling;
use crate::vectors;
use crate::writer::{Kernel, Writer};
use okl_frontend::explicit::explicit_instantiations;
use okl_frontend::places::{Place, linkages, places_around};
use okl_frontend::renamed;
use okl_frontend::runtime::Device;
use okl_plugin::model::{
    Declaration, DeclarationKind, Directive, DirectiveKind, Function, FunctionId, Item, ItemKind, LayoutKind,
    TemplateForm, VarId,
};
use okl_plugin::{
    AskedUnit, Change, Diagnostic, Edit, EditSet, Piece, Severity, Span, TypeKind, Unit, words,
};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// Translates the parsed program.
pub(crate) fn write(asked: &AskedUnit<'_>) -> Result<Change, String> {
    let unit = asked.unit;
    let program = Program::of(unit);
    let device = Device::of(asked);
    if let Some(change) = before(&program, asked, device) {
        return Ok(change);
    }
    let needs = Needs::of(&program);
    let names = Names::of(unit, program.prelude.end);
    let barriers = Barriers::of(&program);
    let specialized = Specialized::of(&program, device);
    let mut writer = Writer {
        specialized: &specialized,
        program: &program,
        needs: &needs,
        names: &names,
        barriers: &barriers,
        atomics: Atomics::default(),
        written: BTreeMap::new(),
        edits: EditSet::new(),
        found: Vec::new(),
        device,
    };
    let kernels = described(&program, &needs, &barriers, device);
    for kernel in &kernels {
        writer.kernel(kernel);
    }
    for id in &program.device {
        writer.function(*id);
    }
    let mut change = Change { diagnostics: diagnostics(&mut writer, &kernels), ..Change::default() };
    let Writer { mut edits, atomics, written, .. } = writer;
    if change.diagnostics.iter().any(|said| said.severity == Severity::Error) {
        return Ok(change);
    }
    let mut host = EditSet::new();
    host::write(&program, device, &kernels, &mut host);
    let is_only_host = kernels.is_empty();
    assigned(&program, (device, asked.gpu || is_only_host), &mut edits, &mut host);
    let names = host::Names { device, has_namespace: asked.gpu && asked.host_code && device != Device::None };
    if matches!(device, Device::Cuda | Device::Hip) {
        host::addresses(&program, &kernels, names, &mut host);
    }
    edits.overwrite(
        OWNER,
        program.prelude,
        atomics.text() + &written.into_values().collect::<String>() + "\n",
    );
    host.overwrite(OWNER, program.prelude, "");
    removed(&program, &mut edits, &mut host);
    if is_only_host {
        edits = EditSet::new();
        edits.delete(OWNER, Span::new(0, unit.text.len() as u32));
    } else if names.has_namespace {
        host::enclose(&program, &mut edits);
    }
    change.edits = edits;
    if device != Device::None {
        with_host(&program, &kernels, names, host, &mut change);
    }
    Ok(change)
}

/// Adds the host program: its runtime, the functions that launch kernels, and its edits.
fn with_host(
    program: &Program<'_>,
    kernels: &[Kernel],
    names: host::Names,
    host: EditSet,
    change: &mut Change,
) {
    let okl = change.edits.apply(&program.unit.text).map(|(text, _)| text).unwrap_or_default();
    change.runtime = runtime::text(names.device, wanted(program));
    change.launchers = vectors(program, names.device, &okl);
    change.launchers.extend(kernels.iter().map(|kernel| host::launcher(program, kernel, names)));
    change.host = Some(host);
}

/// Assigns declarations to the kernels, the host program or both, and what classes declare.
fn assigned(program: &Program<'_>, (device, gpu): (Device, bool), okl: &mut EditSet, host: &mut EditSet) {
    items(program, okl, host, gpu);
    members(program, device, okl, host);
    patterns(program, device, okl);
    host::typed(program, host);
    if device == Device::OpenCl {
        empty_classes(program, okl);
    }
}

/// What is said about the program, in its order.
fn diagnostics(writer: &mut Writer<'_>, kernels: &[Kernel]) -> Vec<Diagnostic> {
    let program = writer.program;
    let mut found = std::mem::take(&mut writer.found);
    found.extend(remarks::of(writer, kernels));
    found.extend(never_launched(program));
    found.extend(refused::check(program));
    found.extend(shape::impossible(program));
    found.extend(textures::check(program));
    found.sort_by_key(|said| said.labels.first().map(|label| label.place));
    found
}

fn wanted(program: &Program<'_>) -> runtime::Wanted {
    let unit = program.unit;
    let text = &unit.text[program.prelude.end as usize..];
    let names = |name: &str| words(text).any(|word| word == name);
    let own = |name: &str| {
        // Those of vectors, such as `int2 min(int2, int2)`, are overloads.
        let of_vectors = |one: &Function| {
            let first = one.params.first().map(|id| unit.ty(unit.variable(*id).ty).value().get());
            first.is_some_and(|ty| ty.kind == TypeKind::Record)
        };
        let is_own = |one: &&Function| {
            one.name == name && !one.is_method && !program.is_of_prelude(one.span) && !of_vectors(one)
        };
        unit.functions.iter().find(is_own).is_some()
    };
    runtime::Wanted {
        managed: unit.attributes.iter().any(|one| one.name == "cu_managed"),
        clock: ["clock", "clock64", "wall_clock64"].into_iter().any(&names),
        min: names("min") && !own("min"),
        max: names("max") && !own("max"),
    }
}

/// The answer to a text that is not translated yet, or not at all.
fn before(program: &Program<'_>, asked: &AskedUnit<'_>, device: Device) -> Option<Change> {
    let mut change = Change::default();
    if let Some(edits) = rounds::next(program, device, asked.round, &mut change.diagnostics) {
        return Some(Change { edits, again: true, ..change });
    }
    if asked.apart {
        let message = "okl writes the kernels and the host program of a CUDA program as one text";
        let said = Diagnostic::error(CU_UNSUPPORTED, message, Span::at(program.prelude.end));
        change.diagnostics.push(said.help("write `--emit program`"));
    }
    (!change.diagnostics.is_empty()).then_some(change)
}

/// The vector types of the host program that it does not get from the kernels' text. Where that is a string, it has none;
/// CUDA and HIP have these types themselves.
fn vectors(program: &Program<'_>, device: Device, okl: &str) -> String {
    let text = &program.unit.text[program.prelude.end as usize..];
    match device {
        Device::OpenCl => vectors::definitions(text, ""),
        Device::Cpu | Device::Sycl => vectors::definitions(text, okl),
        _other => String::new(),
    }
}

/// Removes what is CUDA's from both texts: attributes, explicit instantiations, names of groups, lines that include headers.
fn removed(program: &Program<'_>, okl: &mut EditSet, host: &mut EditSet) {
    let unit = program.unit;
    attributes(unit, okl, host);
    for one in explicit_instantiations(unit).iter().filter(|one| !program.is_of_prelude(one.span)) {
        okl.supplant(OWNER, one.span, Vec::new());
        if instantiated::is_of_device(unit, one) {
            host.supplant(OWNER, one.span, Vec::new());
        }
    }
    for span in namespaces(unit) {
        okl.supplant(OWNER, span, Vec::new());
        host.supplant(OWNER, span, Vec::new());
    }
    for line in headers(unit) {
        okl.overwrite(OWNER, line, "");
        host.overwrite(OWNER, line, "");
    }
}

/// The kernels with names that differ.
fn described(program: &Program<'_>, needs: &Needs, barriers: &Barriers, device: Device) -> Vec<Kernel> {
    let mut names: BTreeSet<String> = BTreeSet::new();
    // In the host program, functions with C linkage launch these.
    let unit = program.unit;
    let linkages: Vec<Span> = linkage(unit).collect();
    let has_linkage = |place: Span| linkages.iter().any(|linkage| linkage.contains(place));
    names.extend(unit.functions.iter().filter(|one| has_linkage(one.span)).map(|one| one.name.clone()));
    // The address of a function that has two overloads has no type of its own.
    if device == Device::Cpu {
        names.extend(addresses::untyped(program).into_iter().map(|place| unit.source(place).to_string()));
        names.extend(program.by_address.iter().map(|one| unit.source(one.name).to_string()));
    }
    let outside = Outside::of(program);
    let tiling = |id: FunctionId, shape: &Shape| {
        // Their fields are parameters, and need a place in the kernel.
        let has_fields = |id: &VarId| objects::fields(unit, device, *id).is_some();
        match unit.function(id).params.iter().any(has_fields) {
            true => Tiling::Other,
            false => Tiling::of((program, needs, barriers), &outside, id, shape),
        }
    };
    let mut described = Vec::new();
    for id in &program.kernels {
        let function = program.unit.function(*id);
        let mut name = function.name.clone();
        let mut number = 2;
        while !names.insert(name.clone()) {
            name = format!("{}_{number}", function.name);
            number += 1;
        }
        described.push(Kernel::of(program, needs, (*id, name), &tiling));
    }
    described
}

/// Warns of kernels that the file does not launch: their blocks may have any size. Those of headers that no other file
/// launches either are left unsaid.
fn never_launched(program: &Program<'_>) -> Vec<Diagnostic> {
    let of = |id: &FunctionId| {
        let function = program.unit.function(*id);
        let message = format!("nothing in this file launches `{}`", function.name);
        Diagnostic::warning(CU_NEVER_LAUNCHED, message, function.name_span)
            .help("okl takes its dimensions from what it uses of `threadIdx` and `blockIdx`")
    };
    let is_meant =
        |id: &&FunctionId| program.configurations(**id).is_empty() && linkage::is_external(program, **id);
    program.kernels.iter().filter(is_meant).map(of).collect()
}

/// Assigns each declaration to the kernels, the host program or both. Where both share memory, what kernels need is
/// declared once, in the kernels' part, which comes first.
fn items(program: &Program<'_>, okl: &mut EditSet, host: &mut EditSet, gpu: bool) {
    let unit = program.unit;
    let functions = split(program);
    let needed = needed(program);
    let device = (0..unit.variables.len()).map(|at| VarId(at as u32)).filter(|id| is_of_device(program, *id));
    let mut names: Vec<Span> = functions.iter().map(|id| unit.function(*id).name_span).collect();
    names.extend(device.map(|id| unit.variable(id).name_span));
    let places = places_around(unit, &names);
    for (open, close) in linkages(unit, &functions) {
        okl.delete(OWNER, open);
        okl.delete(OWNER, close);
    }
    let arguments = prototypes::named(program);
    let leaves_host = |id: FunctionId| instantiated::leaves_host(&unit.function(id).name);
    let outermost = outermost(&places);
    let unnamed = unnamed(program, &places);
    for Place { item, at, .. } in places.iter().filter(|place| outermost.contains(&place.item.span)) {
        if program.is_of_prelude(item.span) {
            continue;
        }
        let is_shared = is_shared(program, item) && needed.contains(at) && !unnamed.contains(&item.span);
        if !is_shared {
            okl.supplant(OWNER, item.span, Vec::new());
        }
        match item.kind {
            ItemKind::Function(id) if program.is_device_only(id) || leaves_host(id) => {
                let is_named = gpu && arguments.contains(unit.function(id).name.as_str());
                let text = if is_named { prototypes::of(program, id) } else { String::new() };
                let pieces = (!text.is_empty()).then_some(Piece::Text(text));
                host.supplant(OWNER, item.span, pieces.into_iter().collect())
            }
            ItemKind::Function(id) if program.is_kernel(id) => {}
            _other if is_shared && !gpu => host.supplant(OWNER, item.span, Vec::new()),
            _other => {}
        }
    }
}

/// The types in namespaces that no code of kernels names, nor a type that it names: what they depend on is not known one by
/// one, and they may be made of host code.
fn unnamed(program: &Program<'_>, places: &[Place]) -> BTreeSet<Span> {
    let unit = program.unit;
    let is_inner = |place: &&Place| {
        place.item.kind == ItemKind::Type
            && !place.item.name.is_empty()
            && place.item.span != unit.items[place.at].span
    };
    let (mut types, others): (Vec<&Place>, Vec<&Place>) = places.iter().partition(is_inner);
    // Kernels get variables of the device as parameters.
    let is_own = |item: &Item| match item.kind {
        ItemKind::Variable(id) => is_shared(program, item) || is_of_device(program, id),
        _other => is_shared(program, item),
    };
    let own = others.into_iter().filter(|place| is_own(&place.item));
    let mut open: Vec<Span> = own.map(|place| place.item.span).collect();
    // Code may name them through macros.
    let macros = unit.directives.iter().filter(|one| one.kind == DirectiveKind::Define);
    let mut named: BTreeSet<&str> = macros.flat_map(|one| words(unit.source(one.span))).collect();
    while let Some(span) = open.pop() {
        named.extend(words(unit.source(span)));
        if open.is_empty() {
            let (next, left) = types.into_iter().partition(|place| named.contains(place.item.name.as_str()));
            types = left;
            let next: Vec<&Place> = next;
            open.extend(next.iter().map(|place| place.item.span));
        }
    }
    types.into_iter().map(|place| place.item.span).collect()
}

/// The ranges of declarations that are in no other one.
fn outermost(places: &[Place]) -> BTreeSet<Span> {
    let mut spans: Vec<Span> = places.iter().map(|place| place.item.span).collect();
    spans.sort_unstable_by_key(|span| (span.start, Reverse(span.end)));
    spans.dedup();
    let mut end = 0;
    spans.retain(|span| {
        let is_inside = span.end <= end;
        end = end.max(span.end);
        !is_inside
    });
    spans.into_iter().collect()
}

/// Removes member functions from the text that has no use for them: those that functions stand for, those that the host
/// cannot call, and those that kernels do not call: in OpenCL C all, elsewhere those whose code does not follow.
fn members(program: &Program<'_>, device: Device, okl: &mut EditSet, host: &mut EditSet) {
    let unit = program.unit;
    let is_virtual = |function: &&Function| {
        let before = Span::new(function.span.start.min(function.specifiers), function.name_span.start);
        function.is_method && words(unit.source(before)).any(|word| word == "virtual")
    };
    let virtual_names: BTreeSet<&str> =
        unit.functions.iter().filter(is_virtual).map(|function| function.name.as_str()).collect();
    let names: BTreeSet<&str> = rounds::own_names(program).collect();
    for at in 0..unit.functions.len() {
        let (id, function) = (FunctionId(at as u32), &unit.functions[at]);
        let is_pattern = function.is_template && !members::is_gone(program, id);
        if !function.is_method || program.is_of_prelude(function.span) {
            continue;
        }
        // The `;` of a declaration.
        let rest = unit.text[function.span.end as usize..].len()
            - unit.text[function.span.end as usize..].trim_start_matches([' ', ';']).len();
        let end = if function.body.is_none() { function.span.end + rest as u32 } else { function.span.end };
        let span = Span::new(function.span.start, end);
        let canonical = program.canonical(id);
        let is_used = program.declarations(id).any(|one| program.device.contains(&one));
        let is_left = device != Device::OpenCl && (function.body.is_some() || device == Device::Cpu);
        // Without `T() = default;` a class with other constructors has none without arguments.
        // A class without the functions that its base declares has no objects.
        let is_needed = function.body.is_none() && builds_what_kernels_build(program, function)
            || virtual_names.contains(&function.name.as_str());
        // What nothing calls may name what only kernels have. Some functions are called where no call is written.
        let is_special = function.name.starts_with(['~'])
            || function.name.starts_with("operator")
            || is_class(unit, &function.name);
        let is_apart = !is_used
            && !is_special
            && !is_needed
            && program.is_device_only(canonical)
            && names_device(unit, function, &names);
        if !is_pattern && (members::is_gone(program, id) || is_apart || !is_used && !is_left && !is_needed) {
            okl.supplant(OWNER, span, Vec::new());
        }
        if program.is_device_only(canonical) && device != Device::Cpu {
            host.supplant(OWNER, span, Vec::new());
        }
    }
}

/// True for a function that names an index, a size or a function of CUDA.
fn names_device(unit: &Unit, function: &Function, names: &BTreeSet<&str>) -> bool {
    !renamed::places(unit, function.span, &|word| names.contains(word)).is_empty()
}

/// True for a constructor of a class of which kernels call one.
fn builds_what_kernels_build(program: &Program<'_>, function: &Function) -> bool {
    let unit = program.unit;
    is_class(unit, &function.name) && program.device.iter().any(|id| unit.function(*id).name == function.name)
}

fn is_class(unit: &Unit, name: &str) -> bool {
    unit.declarations.iter().any(|one| one.kind.is_record() && one.name == name)
}

/// Gives classes without fields one: in C their objects have no size, and the host hands over one byte.
fn empty_classes(program: &Program<'_>, okl: &mut EditSet) {
    let unit = program.unit;
    let is_empty = |kind: &LayoutKind| matches!(kind, LayoutKind::Record { bases, fields, .. } if bases.is_empty() && fields.is_empty());
    let layouts: BTreeSet<Span> =
        unit.layouts.iter().filter(|layout| is_empty(&layout.kind)).map(|layout| layout.span).collect();
    for class in
        unit.declarations.iter().filter(|one| one.kind.is_record() && !program.is_of_prelude(one.span))
    {
        let Some(body) = class.body else { continue };
        let is_own = |layout: &&Span| layout.contains(body) && class.span.start <= layout.start;
        if layouts.range(Span::at(class.span.start)..).next().is_some_and(|layout| is_own(&layout)) {
            okl.insert(OWNER, body.start + 1, " char okl_empty; ");
        }
    }
}

/// Leaves of class templates whose instances have texts of their own their declarations, and nothing of member templates
/// whose instances are no members any more.
fn patterns(program: &Program<'_>, device: Device, okl: &mut EditSet) {
    let unit = program.unit;
    let templates = rounds::templates(program, &Members::of(program, device), device);
    for class in templates.classes.iter().map(|id| unit.declared(*id)) {
        let Some(body) = class.body.filter(|_| !program.is_of_prelude(class.span)) else { continue };
        let span = Span::new(class.name_span.end, body.end);
        if unit.source(Span::new(span.start, body.start)).trim_start().starts_with('<') {
            continue;
        }
        okl.supplant(OWNER, span, Vec::new());
    }
    let stays = |id: FunctionId| {
        let all = (0..unit.functions.len()).map(|at| FunctionId(at as u32));
        let is_instance = |other: &FunctionId| {
            let (own, other) = (unit.function(id), unit.function(*other));
            other.form == TemplateForm::Explicit && other.is_method && other.name == own.name
        };
        let mut instances = all.filter(is_instance).peekable();
        let is_used = program.declarations(id).any(|one| program.device.contains(&one));
        instances.peek().is_none() && is_used || instances.any(|one| !members::is_gone(program, one))
    };
    let gone = templates.functions.into_iter().filter(|id| !stays(*id));
    for id in gone.flat_map(|id| program.declarations(id)) {
        let function = unit.function(id);
        if function.is_method && program.is_device_only(id) && !program.is_of_prelude(function.span) {
            okl.supplant(OWNER, function.span, Vec::new());
        }
    }
}

/// The functions whose blocks are taken apart: all that are marked as functions of the device, since they leave the host
/// program, and all with C linkage, since a header may have types for kernels and functions of the host in one block.
fn split(program: &Program<'_>) -> Vec<FunctionId> {
    let unit = program.unit;
    let linkages: Vec<Span> = linkage(unit).collect();
    let of_block = |id: &FunctionId| {
        let place = unit.function(*id).name_span;
        let is_split = linkages.iter().any(|block| block.contains(place)) || program.is_device_only(*id);
        is_split && !program.is_of_prelude(place)
    };
    let all = (0..unit.functions.len()).map(|at| FunctionId(at as u32));
    program.kernels.iter().chain(&program.device).copied().chain(all.filter(of_block)).collect()
}

/// The declarations with `extern "C"`.
fn linkage(unit: &Unit) -> impl Iterator<Item = Span> {
    unit.declarations.iter().filter(|one| one.kind == DeclarationKind::Linkage).map(|one| one.span)
}

/// True if a declaration may be a part of the kernels' text.
fn is_shared(program: &Program<'_>, item: &Item) -> bool {
    match item.kind {
        // A constant may call others.
        ItemKind::Function(id) => {
            let function = program.unit.function(id);
            let is_constant = function.is_constexpr && !program.is_kernel(id);
            program.kernels.contains(&id) || program.device.contains(&id) || is_constant
        }
        ItemKind::Variable(id) => {
            let variable = program.unit.variable(id);
            let is_constant = program.unit.ty(variable.ty).innermost().is_const || variable.is_constexpr;
            is_constant && !is_of_device(program, id)
        }
        ItemKind::Type | ItemKind::Namespace | ItemKind::Other => true,
    }
}

/// The indices of the items that kernels need, directly or through each other.
fn needed(program: &Program<'_>) -> BTreeSet<usize> {
    let unit = program.unit;
    let functions: BTreeSet<Span> =
        program.kernels.iter().chain(&program.device).map(|id| unit.function(*id).name_span).collect();
    let holds = |item: &Item| {
        let next = functions.range(Span::at(item.span.start)..).next();
        next.is_some_and(|place| item.span.contains(*place))
    };
    let linkages: Vec<Span> = linkage(unit).collect();
    let is_linkage = |item: &Item| linkages.iter().any(|block| item.span.contains(*block));
    let is_directive = |item: &Item| item.kind == ItemKind::Other && !is_linkage(item);
    let mut open: Vec<usize> = (0..unit.items.len())
        .filter(|at| holds(&unit.items[*at]) || is_directive(&unit.items[*at]))
        .collect();
    let mut found = BTreeSet::new();
    while let Some(at) = open.pop() {
        if found.insert(at) {
            open.extend(unit.items[at].needs.iter().map(|at| *at as usize));
        }
    }
    found
}

/// The declarations that give other names to cooperative groups: `namespace cg = cooperative_groups;`
fn namespaces(unit: &Unit) -> impl Iterator<Item = Span> {
    use DeclarationKind::{Alias, NamespaceAlias, Typedef, Using, UsingNamespace};
    let is_name = |one: &&Declaration| {
        matches!(one.kind, NamespaceAlias | UsingNamespace | Using | Alias | Typedef)
            && unit.source(one.span).contains("cooperative_groups")
    };
    unit.declarations.iter().filter(is_name).map(|one| one.span)
}

/// The lines that include headers of CUDA.
fn headers(unit: &Unit) -> impl Iterator<Item = Span> {
    let is_own = |line: &&Directive| {
        let text = unit.source(line.span);
        let name = text.split(['<', '"']).nth(1).and_then(|rest| rest.split(['>', '"']).next());
        matches!(line.kind, DirectiveKind::Include | DirectiveKind::Other)
            && name.is_some_and(|name| prelude::HEADERS.contains(&name))
    };
    unit.directives.iter().filter(is_own).map(|line| line.span)
}

/// Removes the attributes that stand for CUDA's words, except for those that an edit already removes.
fn attributes(unit: &Unit, okl: &mut EditSet, host: &mut EditSet) {
    let all = unit.attributes.iter().filter(|one| one.name.starts_with("cu_"));
    let all: Vec<Span> = all.map(|one| one.span).collect();
    for edits in [okl, host] {
        let left: Vec<Span> = {
            let replaced = Replaced::of(edits);
            all.iter().filter(|span| !replaced.removes(**span)).copied().collect()
        };
        for span in left {
            edits.delete(OWNER, span);
        }
    }
}

/// The edits that replace text, in the order of their starts, each with the largest end up to it.
struct Replaced<'e> {
    all: Vec<(&'e Edit, u32)>,
}

impl<'e> Replaced<'e> {
    fn of(edits: &'e EditSet) -> Replaced<'e> {
        let mut all: Vec<(&Edit, u32)> =
            edits.iter().filter(|edit| !edit.span.is_empty()).map(|edit| (edit, 0)).collect();
        all.sort_by_key(|(edit, _)| edit.span.start);
        let mut most = 0;
        for (edit, end) in &mut all {
            most = edit.span.end.max(most);
            *end = most;
        }
        Replaced { all }
    }

    /// True if an edit replaces a range without a copy of it.
    fn removes(&self, span: Span) -> bool {
        let behind = self.all.partition_point(|(edit, _)| edit.span.start <= span.start);
        let reaching = self.all[..behind].iter().rev().take_while(|(_, end)| span.end <= *end);
        let copies = |edit: &Edit| edit.kept().any(|copied| copied.contains(span));
        reaching.map(|(edit, _)| *edit).any(|edit| edit.span.contains(span) && !copies(edit))
    }
}
