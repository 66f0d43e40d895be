//! Translates OpenACC to OpenMP, directive by directive.
//!
//! ```text
//! #pragma acc parallel loop gang vector copy(a[0:n])     #pragma omp target teams distribute parallel for map(tofrom: a[0:n])
//! #pragma acc enter data copyin(a[0:n])                  #pragma omp target enter data map(to: a[0:n])
//! #pragma acc update self(a[0:n])                        #pragma omp target update from(a[0:n])
//! ```
//!
//! A gang is a team; its workers and lanes are threads; lanes inside of a loop over workers are SIMD lanes. `async` is
//! ignored: everything is synchronous.

use crate::assigned::is_assigned_first;
use crate::grammar::COMPUTE;
use crate::lookup::lookup;
use crate::loops::Levels;
use crate::passing::Passing;
use crate::placed::{Placed, is_compute};
use crate::program::Program;
use crate::section::Sections as _;
use crate::uses::Uses;
use crate::{gangs, omp_refused, types};
use okl_frontend::directive::{Clause, Directive};
use okl_plugin::Diagnostic;
use okl_plugin::model::{Scope, VarId};

/// The replacement of a directive.
#[derive(Debug, Default)]
pub struct Written {
    /// The OpenMP directive without `#pragma omp`; `None` if OpenMP needs none.
    pub pragma: Option<String>,
    /// The text after the directive.
    pub behind: String,
}

/// Translates a directive. Reports what has no translation.
pub fn written(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) -> Written {
    if placed.directive.takes_statement && placed.stmt.is_none() {
        // The rules have reported it.
        return Written::default();
    }
    omp_refused::check(program, placed, found);
    if placed.directive.name == "declare" && placed.function.is_some() {
        return declared_in_function(program, placed);
    }
    let pragma = directive(program, placed, found);
    let behind = match &pragma {
        None if placed.directive.name == "loop" => own_of_sequential(program, placed),
        _written => String::new(),
    };
    Written { pragma, behind }
}

fn directive(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) -> Option<String> {
    let directive = &placed.directive;
    match directive.name {
        "parallel" | "kernels" | "serial" => Some(construct(program, placed, found)),
        "loop" => nested(program, placed, found),
        "data" => mapped("target data", &[maps(program, placed), conditions(directive, "")]),
        "enter data" => mapped("target enter data", &[maps(program, placed), conditions(directive, "")]),
        "exit data" => mapped("target exit data", &[leaving(program, placed), conditions(directive, "")]),
        "host_data" => mapped("target data", &[used(program, placed), conditions(directive, "")]),
        "update" => {
            let to = listed(directive, "device", "to");
            let from = [listed(directive, "self", "from"), listed(directive, "host", "from")].concat();
            mapped("target update", &[to, from, conditions(directive, "")])
        }
        "atomic" => {
            let kind = directive.argument.as_ref().map_or("update", |kind| kind.text.as_str());
            Some(format!("atomic {kind}"))
        }
        "declare" => declared(placed),
        // Functions that device code calls are on the device implicitly, and other directives need no translation.
        _nothing => None,
    }
}

/// A compute construct: `target teams distribute parallel for map(to: a[0:n])`
fn construct(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) -> String {
    let directive = &placed.directive;
    let uses = Uses::of(program.unit, program.stmt(placed));
    let passing = program.passing(placed, &uses, found);
    let name = |id: &VarId| program.unit.variable(*id).name.clone();
    let has_teams = has_teams(program, placed);
    let mut text = String::from(if has_teams { "target teams" } else { "target" });
    let levels = program.levels(placed, placed, Levels::default());
    let words = if directive.is("loop") { words(levels, Levels::default(), has_teams) } else { "" };
    if !words.is_empty() {
        text.push_str(&format!(" {words}"));
    }
    if let Some(gangs) = directive.clause("num_gangs").filter(|_| has_teams) {
        text.push_str(&teams(gangs));
    }
    let sizes = ["num_workers", "vector_length"].map(|size| directive.value(size));
    let sizes: Vec<String> = sizes.iter().flatten().map(|size| format!("({})", size.text)).collect();
    if !sizes.is_empty() && has_teams {
        text.push_str(&format!(" thread_limit({})", sizes.join(" * ")));
    }
    // A single team needs no reduction over teams.
    let reduces = has_teams || !words.is_empty();
    let (mut shared, mut own, mut private) = (Vec::new(), Vec::new(), Vec::new());
    for (id, way) in &passing {
        match way {
            // Its value from before is never read.
            Passing::Own if is_assigned_first(program.unit, program.stmt(placed), *id) => {
                private.push(name(id))
            }
            Passing::Own => own.push(name(id)),
            Passing::Private => private.push(name(id)),
            Passing::Pointer if !is_mapped(program, placed, *id) => shared.push(name(id)),
            Passing::Reduced(reduction) if reduces => {
                let section = reduction.length.map_or(String::new(), |length| format!("[0:{length}]"));
                text.push_str(&format!(" reduction({}: {}{section})", reduction.operator.word(), name(id)));
            }
            Passing::Reduced(_) => shared.push(name(id)),
            Passing::Value | Passing::Pointer | Passing::Array | Passing::Constant(_) => {}
        }
    }
    if directive.is("loop") {
        text.push_str(&of_loop(program, placed, words.contains("parallel")));
        // A loop counter is private anyway.
        let counters = program.nest(placed, &mut Vec::new());
        let counters: Vec<String> =
            counters.iter().filter_map(|l| program.counter(l)).map(|id| name(&id)).collect();
        private.retain(|name| !counters.contains(name));
    }
    for (clause, names) in [("firstprivate", own), ("private", private), ("map", shared)] {
        if !names.is_empty() {
            let way = if clause == "map" { "tofrom: " } else { "" };
            text.push_str(&format!(" {clause}({way}{})", names.join(", ")));
        }
    }
    let reduced: Vec<String> = passing
        .iter()
        .filter(|(_, way)| matches!(way, Passing::Reduced(_)))
        .map(|(id, _)| name(id))
        .collect();
    let mapped = maps_but(program, placed, &reduced);
    for part in [mapped, listed(directive, "deviceptr", "is_device_ptr"), conditions(directive, "target: ")] {
        text.push_str(&part);
    }
    text
}

/// The clause for the number of teams: ` num_teams(8)`; for `num_gangs(4, 2)`, ` num_teams((4) * (2))`.
fn teams(gangs: &Clause) -> String {
    let numbers: Vec<&str> = gangs.arguments.iter().map(|number| number.text.as_str()).collect();
    match numbers.as_slice() {
        [number] => format!(" num_teams({number})"),
        several => format!(" num_teams(({}))", several.join(") * (")),
    }
}

/// Returns true if a construct has several gangs.
fn has_teams(program: &Program<'_>, placed: &Placed) -> bool {
    placed.directive.name != "serial" && gangs::gangs(program, placed) != "1"
}

/// Returns true if the variable is in a data clause of the construct.
fn is_mapped(program: &Program<'_>, placed: &Placed, id: VarId) -> bool {
    const CLAUSES: [&str; 6] = ["copy", "copyin", "copyout", "create", "present", "no_create"];
    CLAUSES.iter().any(|clause| program.named_in(placed, clause).contains(&id))
}

/// A `loop` in a construct, or in a function that constructs call.
fn nested(program: &Program<'_>, placed: &Placed, found: &mut Vec<Diagnostic>) -> Option<String> {
    let stmt = placed.stmt?;
    let construct = program.around(placed).find(|around| is_compute(around));
    let Some(construct) = construct else {
        // The caller may already run in a thread of a parallel region.
        let is_vector = placed.directive.has("vector");
        return is_vector.then(|| format!("simd{}", of_loop(program, placed, false)));
    };
    let outside = program.outside(construct, stmt);
    let levels = program.levels(construct, placed, outside);
    let words = words(levels, outside, has_teams(program, construct));
    if words.is_empty() {
        return None;
    }
    let mut text = format!("{words}{}", of_loop(program, placed, words.contains("parallel")));
    // The partial results of gangs are combined by the construct.
    if words != "distribute" {
        for (id, reduction) in program.reductions(placed, found) {
            let section = reduction.length.map_or(String::new(), |length| format!("[0:{length}]"));
            let name = &program.unit.variable(id).name;
            text.push_str(&format!(" reduction({}: {name}{section})", reduction.operator.word()));
        }
    }
    text.push_str(&clause(program, "private", &program.copies(stmt).private));
    Some(text)
}

/// The OpenMP construct for a loop over these levels, inside of loops over the levels `outside`.
fn words(levels: Levels, outside: Levels, has_teams: bool) -> &'static str {
    let threads = levels.worker || levels.vector && !outside.worker;
    // Teams have one dimension: that of the outermost loop.
    let gang = levels.gang && !outside.gang;
    match (gang && has_teams, threads || gang && !has_teams, levels.vector && !threads) {
        (true, true, _) if levels.worker && levels.vector => "distribute parallel for simd",
        (true, true, _) => "distribute parallel for",
        (true, false, _) => "distribute",
        (false, true, _) if levels.worker && levels.vector => "parallel for simd",
        (false, true, _) => "parallel for",
        (false, false, true) => "simd",
        (false, false, false) => "",
    }
}

/// The clauses of a loop: ` collapse(2) firstprivate(t)`
fn of_loop(program: &Program<'_>, placed: &Placed, has_threads: bool) -> String {
    let depth = program.nest(placed, &mut Vec::new()).len();
    let mut text = if depth > 1 { format!(" collapse({depth})") } else { String::new() };
    if !has_threads {
        return text;
    }
    let construct = program.around(placed).find(|around| is_compute(around));
    // The clauses of a combined construct are those of its passing.
    if let Some(construct) = construct.filter(|_| !is_compute(placed)) {
        let (first, private) = own_of_threads(program, construct, placed);
        text.push_str(&clause(program, "firstprivate", &first));
        text.push_str(&clause(program, "private", &private));
    }
    text
}

/// Declarations of the copies of a loop that has no directive in OpenMP, where code around it uses the same variables:
///
/// ```text
/// for (int k{}, *okl_own_k = &k; okl_own_k; okl_own_k = nullptr) for (k = 0; k < n; k++) ...
/// ```
fn own_of_sequential(program: &Program<'_>, placed: &Placed) -> String {
    let Some(stmt) = placed.stmt.map(|stmt| program.unit.stmt(stmt)) else { return String::new() };
    let Some(construct) = program.around(placed).find(|around| is_compute(around)) else {
        return String::new();
    };
    let uses = Uses::of(program.unit, program.stmt(construct));
    let is_used_around = |id: &VarId| {
        let mut places =
            uses.named.get(id).into_iter().flatten().filter(|place| !stmt.span.contains(**place));
        places.any(|place| {
            let owner = program.owner(*id, *place).map(|owner| program.unit.stmt(owner).span);
            owner.is_none_or(|owner| owner.contains(stmt.span))
        })
    };
    let copies = program.copies(stmt.id).private.into_iter().chain(program.counters_outside(stmt.id));
    let one = |id: VarId| {
        let variable = program.unit.variable(id);
        let ty = program.unit.ty(variable.ty).value();
        let (name, declared) = (&variable.name, types::declare(ty, &variable.name));
        format!(" for ({declared}{{}}, *okl_own_{name} = &{name}; okl_own_{name}; okl_own_{name} = nullptr)")
    };
    let is_number = |id: &VarId| types::is_scalar(program.unit.ty(program.unit.variable(*id).ty).value());
    let all: String = copies.filter(is_number).filter(is_used_around).map(one).collect();
    let line = program.unit.text[..stmt.span.start as usize].rsplit('\n').next().unwrap_or("");
    let indent: String = line.chars().take_while(|letter| letter.is_whitespace()).collect();
    if all.is_empty() { all } else { format!("\n{indent}{}\n", all.trim_start()) }
}

/// The variables that each thread of a loop needs a copy of: with the gang's value, and without.
fn own_of_threads(program: &Program<'_>, construct: &Placed, placed: &Placed) -> (Vec<VarId>, Vec<VarId>) {
    let unit = program.unit;
    let stmt = program.stmt(placed);
    let uses = Uses::of(unit, stmt);
    let copies = program.copies(stmt.id);
    let reduced: Vec<VarId> =
        program.reductions(placed, &mut Vec::new()).into_iter().map(|(id, _)| id).collect();
    let passing = program.passing(construct, &Uses::of(unit, program.stmt(construct)), &mut Vec::new());
    let inside = program.stmt(construct).span;
    let is_gangs = |id: &VarId| {
        inside.contains(unit.variable(*id).name_span)
            || matches!(passing.get(id), Some(Passing::Own | Passing::Private))
            || program.owner(*id, stmt.span.first()).is_some()
    };
    let changed = uses.changed.iter().copied().filter(|id| {
        types::is_scalar(unit.ty(unit.variable(*id).ty).value())
            && !uses.declared.contains(id)
            && !reduced.contains(id)
            && !copies.have(*id)
            && !program.is_atomic(*id, stmt.span)
    });
    // A variable that only loops inside have copies of is theirs.
    let (outer, inner): (Vec<VarId>, Vec<VarId>) = changed.partition(|id| {
        !program.places_outside(*id, stmt, &uses).is_empty() && !is_assigned_first(unit, stmt, *id)
    });
    (outer.into_iter().filter(is_gangs).collect(), inner)
}

/// A clause of variables: ` private(t, u)`; nothing without variables.
fn clause(program: &Program<'_>, word: &str, all: &[VarId]) -> String {
    let names: Vec<&str> = all.iter().map(|id| program.unit.variable(*id).name.as_str()).collect();
    if names.is_empty() { String::new() } else { format!(" {word}({})", names.join(", ")) }
}

/// Data clauses and their map types: `copyin` is `map(to: ...)`.
const MAPS: [(&str, &str); 5] =
    [("copy", "tofrom"), ("copyin", "to"), ("copyout", "from"), ("create", "alloc"), ("present", "alloc")];

/// The map clauses for the data clauses of a directive: ` map(to: a[0:n])`
fn maps(program: &Program<'_>, placed: &Placed) -> String {
    maps_but(program, placed, &[])
}

fn maps_but(program: &Program<'_>, placed: &Placed, names: &[String]) -> String {
    MAPS.iter().map(|(clause, way)| map(program, placed, clause, way, names)).collect()
}

/// The map clauses of `exit data`: ` map(from: a[0:n]) map(release: b[0:n])`
fn leaving(program: &Program<'_>, placed: &Placed) -> String {
    let delete = if placed.directive.has("finalize") { "delete" } else { "release" };
    let ways = [("copyout", "from"), ("delete", delete)];
    ways.iter().map(|(clause, way)| map(program, placed, clause, way, &[])).collect()
}

/// One map clause: ` map(to: a[0:n], p[:0])`. A pointer without a section is mapped as an empty section.
fn map(program: &Program<'_>, placed: &Placed, clause: &str, way: &str, but: &[String]) -> String {
    let is_pointer = |name: &str| {
        let id = lookup(program.unit, placed.function, placed.directive.span, name);
        id.is_some_and(|id| program.unit.ty(program.unit.variable(id).ty).value().is_pointer())
    };
    let arguments = placed.directive.all(clause).flat_map(|clause| &clause.arguments);
    let arguments: Vec<String> = arguments
        .filter(|argument| !but.contains(&argument.section().name))
        .map(|argument| match is_pointer(&argument.text) {
            true => format!("{}[:0]", argument.text),
            false => argument.text.clone(),
        })
        .collect();
    if arguments.is_empty() { String::new() } else { format!(" map({way}: {})", arguments.join(", ")) }
}

/// The clause `word` with the arguments of another: ` to(a[0:n])` for `device(a[0:n])`
fn listed(directive: &Directive, clause: &str, word: &str) -> String {
    let all = |clause: &Clause| {
        let arguments: Vec<&str> = clause.arguments.iter().map(|one| one.text.as_str()).collect();
        format!(" {word}({})", arguments.join(", "))
    };
    directive.all(clause).map(all).collect()
}

/// The clauses for `use_device`: ` use_device_ptr(p) use_device_addr(a)`, for pointers and arrays.
fn used(program: &Program<'_>, placed: &Placed) -> String {
    let mut text = String::new();
    for id in program.named_in(placed, "use_device") {
        let variable = program.unit.variable(id);
        let is_pointer = program.unit.ty(variable.ty).value().is_pointer();
        let word = if is_pointer { "use_device_ptr" } else { "use_device_addr" };
        text.push_str(&format!(" {word}({})", variable.name));
    }
    text
}

/// The `if` clause: ` if(target: c)`. `self(c)` is the negation.
fn conditions(directive: &Directive, what: &str) -> String {
    let condition = directive.value("if").map(|condition| condition.text.clone());
    let own = directive.clause("self").filter(|_| COMPUTE.contains(&directive.name));
    let own = own.map(|clause| match clause.arguments.first() {
        Some(condition) => format!("!({})", condition.text),
        None => "0".to_string(),
    });
    match (condition, own) {
        (Some(one), Some(other)) => format!(" if({what}({one}) && {other})"),
        (Some(one), None) | (None, Some(one)) => format!(" if({what}{one})"),
        (None, None) => String::new(),
    }
}

/// The directive with its clauses; `None` if it has none, which OpenMP forbids.
fn mapped(words: &str, parts: &[String]) -> Option<String> {
    let (last, clauses) = parts.split_last()?;
    let clauses = clauses.concat();
    (!clauses.is_empty()).then(|| format!("{words}{clauses}{last}"))
}

/// A `declare` at file scope: `declare target(a)`
fn declared(placed: &Placed) -> Option<String> {
    let clauses = placed.directive.clauses.iter();
    let entered = clauses.filter(|clause| !matches!(clause.name, "present" | "deviceptr"));
    let names: Vec<String> =
        entered.flat_map(|clause| &clause.arguments).map(|argument| argument.section().base).collect();
    (!names.is_empty()).then(|| format!("declare target({})", names.join(", ")))
}

/// A `declare` in a function: data that exist until the function ends, by return or exception:
///
/// ```text
/// #pragma omp target enter data map(to: a[0:n])
/// const auto okl_declared12 = okl_acc::at_end([=] {
/// #pragma omp target exit data map(release: a[0:n])
/// });
/// ```
fn declared_in_function(program: &Program<'_>, placed: &Placed) -> Written {
    const ENTERED: [(&str, &str); 5] = [
        ("copy", "to"),
        ("copyin", "to"),
        ("copyout", "alloc"),
        ("create", "alloc"),
        ("device_resident", "alloc"),
    ];
    let all = |way: &dyn Fn(&str, &str) -> &'static str| -> String {
        let maps =
            ENTERED.iter().map(|(clause, entered)| map(program, placed, clause, way(clause, entered), &[]));
        maps.collect()
    };
    let entered = all(&|_, entered| if entered == "to" { "to" } else { "alloc" });
    if entered.is_empty() {
        return Written::default();
    }
    let left = all(&|clause, _| if matches!(clause, "copy" | "copyout") { "from" } else { "release" });
    // Pointers and lengths are captured by value at the declaration, data by reference.
    let unit = program.unit;
    let mut captured = vec!["=".to_string()];
    for (id, _) in ENTERED
        .iter()
        .flat_map(|(clause, _)| placed.directive.all(clause))
        .flat_map(|clause| program.variables(placed, &clause.arguments))
    {
        let variable = unit.variable(id);
        let name = format!("&{}", variable.name);
        let is_known_everywhere = variable.scope == Scope::Global;
        if !is_known_everywhere && !unit.ty(variable.ty).value().is_pointer() && !captured.contains(&name) {
            captured.push(name);
        }
    }
    let behind = format!(
        "\nconst auto okl_declared{} = okl_acc::at_end([{}] {{\n#pragma omp target exit data{left}\n}});",
        placed.directive.span.start,
        captured.join(", ")
    );
    Written { pragma: Some(format!("target enter data{entered}")), behind }
}
