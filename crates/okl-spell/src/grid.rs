//! Lowering for devices: each nest becomes a kernel, each parallel loop becomes an index of a group or work item.

use crate::count::written;
use crate::declarators::{alignments, mark_first, mark_others, restate};
use crate::item_closure::definitions;
use crate::job::Job;
use crate::loops::{Counted, Shell, reshape};
use crate::operand::Binding;
use crate::pointer_fields;
use crate::pragmas::loop_pragmas;
use crate::steps;
use crate::{
    atomic, attribute_lines, attributes, barrier, builtins, c_family, device_items, dim, function_pointers,
    hoist, intrinsics, signature, unsupported_features, versions, warp_barrier,
};
use okl_analysis::Analyzed;
use okl_analysis::jumps::continues;
use okl_model::plan::NodeKind;
use okl_model::{Function, LoopId, Part, Stmt, VarId};
use okl_plan::{Count, Grid, KernelPlan, Launch};
use okl_sema::structure::{Axis, LoopPart};
use okl_sema::{AxisLoop, CheckedKernel, Level, Role};
use okl_source::{EditSet, Piece, Span};
use std::collections::BTreeMap;

/// The device text.
pub(crate) fn lower(job: &mut Job<'_>) -> Part {
    let mut edits = EditSet::new();
    let unit = job.unit;
    let owner = job.owner();
    if !job.target.capabilities.function_pointers {
        function_pointers::refuse(job);
    }
    unsupported_features::refuse(job);
    unsupported_features::words(job);
    attribute_lines::braces(unit, &job.expanded.kernel, &mut edits);
    // Kernels first: outer edits must precede inner ones.
    let plan = job.plan;
    for kernel in &plan.kernels {
        split(job, kernel, &mut edits);
    }
    for (_, declared) in unit.kernels().filter(|(_, kernel)| kernel.body.is_none()) {
        edits.supplant(owner.clone(), declared.span, Vec::new());
    }
    for kernel in &plan.kernels {
        for launch in &kernel.launches {
            shape_nest(job, kernel.checked, launch, &mut edits);
        }
        plain_tiles(job, kernel.checked, &mut edits);
        memory(job, kernel.function, &mut edits);
    }
    device_items::mark(job, &mut edits);
    device_items::refuse(job);
    dim::lower(&owner, unit, &mut edits);
    attributes::lower(job, &job.expanded.kernel, &mut edits);
    builtins::includes(job, &mut edits);
    let includes = intrinsics::lower(job, &mut edits);
    let prologue = includes + &language(job, &mut edits) + &warp_barrier::lines(job);
    for kernel in &plan.kernels {
        beside_memory(job, kernel.function, &mut edits);
    }
    memories(job, &mut edits);
    job.part(&prologue, edits)
}

/// Translates to the target's language; returns the prologue.
fn language(job: &mut Job<'_>, edits: &mut EditSet) -> String {
    if job.target.is_c() {
        c_family::structure(job, edits);
    }
    steps::run(job, edits);
    let before = if job.target.is_c() { c_family::pragmas(job) } else { String::new() };
    before + &builtins::prologue(job)
}

/// Writes the memory space qualifiers of pointers and the atomic updates.
///
/// Must come last: it splits declarations and copies functions as all other edits have left them.
fn memories(job: &mut Job<'_>, edits: &mut EditSet) {
    if job.target.is_c() || job.target.device_cpp().is_some() && !job.has_generic_pointers() {
        pointer_fields::mark(job, edits);
    }
    atomic::refuse_fences(job);
    match job.spaces() {
        Some(words) if job.has_generic_pointers() => {
            versions::parameters(job, words, edits);
            versions::exceptions(job, words, edits);
            atomic::lower(job, edits);
        }
        Some(words) => versions::lower(job, words, edits),
        None => atomic::lower(job, edits),
    }
}

/// Replaces a kernel by one device kernel for each nest.
///
/// `extern "C" __global__ __launch_bounds__(256) void _occa_add_0(const int N, float * __restrict__ a) {`
fn split(job: &mut Job<'_>, kernel: &KernelPlan<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let function = kernel.function;
    let mut pieces = Vec::new();
    // Macros defined between the nests are used in them.
    let in_nest = |span: Span| kernel.launches.iter().any(|launch| launch.root.span.contains(span));
    let mut defined = definitions(unit, function.span, |span| !in_nest(span)).into_iter().peekable();
    let loads = okl_sema::atomic::loads_of_groups(unit, function);
    for launch in &kernel.launches {
        let root = launch.root;
        while let Some(span) = defined.next_if(|span| span.start < root.span.start) {
            pieces.push(Piece::Text("\n".into()));
            pieces.push(Piece::Source(span));
            pieces.push(Piece::Text("\n".into()));
        }
        pieces.push(Piece::Text(if launch.number > 0 { "\n\n" } else { "" }.into()));
        let hoisted = match job.spaces() {
            Some(_) => hoist::shared_of(job, function, launch),
            None => Vec::new(),
        };
        let mut memory: Vec<String> =
            hoisted.iter().map(|(id, name)| hoist::declaration(job, *id, name)).collect();
        memory.extend(intrinsics::scratch(job, launch));
        memory.extend(atomic::scratch(job, &loads, launch));
        let opened = signature::open(job, kernel, launch, &memory);
        hoist::refuse(job, &hoisted, &opened.in_blocks);
        pieces.extend(opened.head);
        hoist::remove(job, root, &hoisted, edits);
        pieces.push(Piece::Source(unit.with_attributes(root)));
        pieces.push(signature::close(job, opened.blocks));
    }
    for span in defined {
        pieces.push(Piece::Text("\n".into()));
        pieces.push(Piece::Source(span));
        pieces.push(Piece::Text("\n".into()));
    }
    // The attributes of the kernel (`[[maybe_unused]]`) are removed, too: the device kernels have their own signatures.
    let start = unit.before_attributes(function.span.start);
    edits.supplant(job.owner(), Span::new(start, function.span.end), pieces);
    signature::parameters(job, kernel, edits);
}

/// The condition that excludes work items from a loop with fewer iterations than were launched.
///
/// `threadIdx.x < (count)`
fn below(unit: &Analyzed, index: &str, count: &Count) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(format!("{index} < "))];
    pieces.extend(written(unit, count).within(Binding::Shift));
    pieces
}

/// Rewrites the parallel loops of a nest, and inserts barriers between them.
fn shape_nest(job: &mut Job<'_>, kernel: &CheckedKernel, launch: &Launch<'_>, edits: &mut EditSet) {
    let unit = job.unit;
    let (nest, grid) = (launch.nest, &launch.grid);
    let words = &job.target.words;
    let word = if launch.is_one_row { &words.warp_barrier } else { &words.group_barrier };
    for place in &launch.barriers {
        let at = place.record(unit).at;
        let word = job.plan.spelled.text(NodeKind::Barrier, at).unwrap_or(word);
        barrier::insert(&job.owner(), unit, place.at, word, edits);
    }
    let mut axes: BTreeMap<LoopId, Vec<AxisLoop>> = BTreeMap::new();
    let mut unused: BTreeMap<LoopId, Vec<(bool, Axis)>> = BTreeMap::new();
    for path in &nest.paths {
        for l in path.outer.iter().chain(&path.inner) {
            let known = axes.entry(l.id).or_default();
            if !known.contains(l) {
                known.push(*l);
            }
        }
        // An axis that only other paths use has one iteration on this path.
        let innermost = path.inner.last().expect("check guarantees an inner loop").id;
        for axis in (0..3).map(Axis) {
            for (outer, list, counts) in [(true, &path.outer, &grid.outer), (false, &path.inner, &grid.inner)]
            {
                let idle = list.iter().all(|l| l.axis != axis);
                if idle && counts[usize::from(axis.0)].value() != Some(1) {
                    unused.entry(innermost).or_default().push((outer, axis));
                }
            }
        }
    }
    let mut order: Vec<&Stmt> = axes.keys().map(|id| unit.for_loop(*id)).collect();
    order.sort_by_key(|stmt| stmt.span.start);
    for stmt in order {
        let id = stmt.as_for().expect("roles are given to `for` loops").id;
        let idle = unused.remove(&id).unwrap_or_default();
        shape_loop(job, kernel, stmt, grid, &axes[&id], &idle, edits);
    }
}

/// `for (int i = 0; i < N; ++i) {` becomes `{ int i = (int)threadIdx.x;`
fn shape_loop(
    job: &Job<'_>,
    kernel: &CheckedKernel,
    stmt: &Stmt,
    grid: &Grid,
    axes: &[AxisLoop],
    idle: &[(bool, Axis)],
    edits: &mut EditSet,
) {
    let (unit, words) = (job.unit, &job.target.words);
    let counted = Counted::new(job, stmt);
    let role = kernel.roles[&counted.l.id];
    let mut first: Vec<Piece> = Vec::new();
    let mut guards: Vec<Vec<Piece>> = Vec::new();
    let mut open = 0;
    let mut in_real_loop = false;
    let mut indices: [Option<&str>; 2] = [None, None];
    guards.extend(idle.iter().map(|(outer, axis)| {
        let index = if *outer { &words.group_index } else { &words.local_index };
        below(unit, &index[usize::from(axis.0)], &Count::ONE)
    }));
    for (part, level) in role.levels() {
        let spelled = job.plan.spelled.index(stmt.span.start, part);
        let index = match level {
            Level::Outer(_) | Level::Inner(_) if let Some(own) = spelled => own,
            Level::Outer(axis) => &words.group_index[usize::from(axis.0)],
            Level::Inner(axis) => &words.local_index[usize::from(axis.0)],
            Level::Plain => {
                first.extend(match part {
                    LoopPart::Tiles => counted.tiles_loop(unit),
                    LoopPart::InTile => counted.in_tile_loop(unit),
                    LoopPart::Whole | LoopPart::Unknown => Vec::new(),
                });
                open += 1;
                in_real_loop = true;
                continue;
            }
        };
        indices[usize::from(part == LoopPart::InTile)] = Some(index);
        let guarded = axes.iter().filter(|l| l.part == part && grid.is_guarded(l));
        guards.extend(guarded.map(|l| below(unit, index, grid.count(l))));
        first.extend(match part {
            LoopPart::Whole | LoopPart::Unknown => counted.whole_index(unit, index),
            LoopPart::Tiles => counted.tiles_index(unit, index),
            LoopPart::InTile => counted.in_tile_index(unit, index),
        });
        first.push(Piece::Text(" ".into()));
    }
    if let Role::Tile { guard: true, .. } = role {
        // `if (i < N) { body }`
        first.extend(counted.tile_guard(unit, indices));
        // A `continue` needs an enclosing loop; the loop in the tile may have become an index.
        first.push(Piece::Text("{ ".into()));
        open += 1;
    }
    let skips = continues(unit, unit.stmt(counted.l.body)) && !in_real_loop;
    let shell = Shell { first, after: " }".repeat(open), ..Shell::default() };
    let shell = guarded(shell, &guards, skips);
    for pragma in loop_pragmas(unit, stmt) {
        edits.supplant(job.owner(), pragma, Vec::new());
    }
    reshape(&job.owner(), unit, counted.l, in_words_of(job, shell), edits);
}

/// Replaces type names by the target's: `(unsigned long)` for `(unsigned long long)` where `long` is the only 64-bit
/// type.
fn in_words_of(job: &Job<'_>, shell: Shell) -> Shell {
    let told =
        |piece| if let Piece::Text(text) = piece { Piece::Text(job.target.type_name(&text)) } else { piece };
    let all = |pieces: Vec<Piece>| pieces.into_iter().map(told).collect();
    Shell { before: all(shell.before), first: all(shell.first), ..shell }
}

/// `{ if (threadIdx.x < 8) do { body } while (0); }`: the braces separate the `if` from a following `else`, and
/// `continue` needs a loop.
fn guarded(mut shell: Shell, guards: &[Vec<Piece>], skips: bool) -> Shell {
    for (at, guard) in guards.iter().enumerate() {
        shell.before.push(Piece::Text(if at == 0 { "{ if (" } else { " && " }.into()));
        shell.before.extend(guard.iter().cloned());
    }
    if !guards.is_empty() {
        shell.before.push(Piece::Text(") ".into()));
    }
    if skips {
        shell.before.push(Piece::Text("do ".into()));
        shell.after.push_str(" while (0);");
    }
    if !guards.is_empty() {
        shell.after.push_str(" }");
    }
    shell
}

/// Rewrites `@tile` loops that are not parallel.
fn plain_tiles(job: &Job<'_>, kernel: &CheckedKernel, edits: &mut EditSet) {
    let unit = job.unit;
    for (id, role) in &kernel.roles {
        if let Role::Tile { tiles: Level::Plain, in_tile: Level::Plain, guard } = role {
            let guard = if *guard { Guard::Condition } else { Guard::None };
            let counted = Counted::new(job, unit.for_loop(*id));
            let shell = in_words_of(job, plain_tile(unit, &counted, guard));
            reshape(&job.owner(), unit, counted.l, shell, edits);
        }
    }
}

/// The check that excludes iterations of the last tile past the end of the loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guard {
    /// No check: the tiles divide the loop evenly, or the user says so (`check=false`).
    None,
    /// The loop's condition, in each iteration.
    Condition,
    /// The bound of the loop over the tile.
    End,
}

/// `for (... i_from ...) { int i_tile = ...; for (... i_nth ...) { int i = ...; if (i < N) { body } } }`
pub(crate) fn plain_tile(unit: &Analyzed, counted: &Counted<'_>, guard: Guard) -> Shell {
    if guard == Guard::End
        && let Some(before) = counted.loops_of_variables(unit)
    {
        return Shell { before, ..Shell::default() };
    }
    let mut before = counted.tiles_loop(unit);
    before.extend(match guard {
        Guard::End => counted.ending_tile_loop(unit),
        Guard::None | Guard::Condition => counted.in_tile_loop(unit),
    });
    if guard == Guard::Condition {
        before.extend(counted.tile_guard(unit, [None, None]));
    }
    Shell { before, first: Vec::new(), after: " } }".into() }
}

/// Writes the target's qualifier of group memory: `__shared__ float s[16];`
fn memory(job: &mut Job<'_>, function: &Function, edits: &mut EditSet) {
    let unit = job.unit;
    let is_told = job.target.words.shared.contains("{name}");
    for (stmt, variables) in group_memory(job, function) {
        if !is_told {
            mark_first(&job.owner(), unit, stmt.span, variables, &|id| shared_word(job, id), edits);
            continue;
        }
        let is_shared = |id: &VarId| unit.attributes_of(*id).is_shared;
        variables.iter().copied().filter(is_shared).for_each(|id| {
            hoist::refuse_unnamed(job, id);
        });
        let shared = |id: VarId| is_shared(&id).then(|| told_memory(job, id));
        restate(&job.owner(), unit, stmt, variables, shared, edits);
    }
}

/// `auto &s = *sycl::...group_local_memory_for_overwrite<float[16]>(item_.get_group());`
///
/// The memory is aligned as its type is. If the user asks for another alignment, a struct carries it:
/// `struct alignas(128) _occa_aligned_s { float value[16]; }; auto &_occa_in_s = *...<_occa_aligned_s>(...); auto &s = _occa_in_s.value;`
fn told_memory(job: &Job<'_>, id: VarId) -> String {
    let unit = job.unit;
    let variable = unit.variable(id);
    let (name, word) = (job.name(variable), job.word_of_group_memory(id));
    let with = |ty: &str, name: &str| word.replace("{type}", ty).replace("{name}", name);
    let aligned: Vec<String> =
        alignments(unit, id).iter().map(|one| format!("alignas({}) ", unit.source(one.inside))).collect();
    if aligned.is_empty() {
        return with(&job.type_name(&unit.ty(variable.ty).spelling), &name);
    }
    let (of, bounds) = hoist::elements(unit.ty(variable.ty));
    let (aligned, of) = (aligned.concat(), job.type_name(&of.spelling));
    let (ty, whole) = (format!("_occa_aligned_{name}"), format!("_occa_in_{name}"));
    format!(
        "struct {aligned}{ty} {{ {of} value{bounds}; }}; {} auto &{name} = {whole}.value;",
        with(&ty, &whole)
    )
}

/// The other variables of declarations with group memory: `__shared__ float s[16]; float x = 1;`
///
/// A later step than [`memory`], since it repeats the rewritten type.
fn beside_memory(job: &Job<'_>, function: &Function, edits: &mut EditSet) {
    if job.target.words.shared.contains("{name}") {
        return;
    }
    for (stmt, variables) in group_memory(job, function) {
        mark_others(&job.owner(), job.unit, stmt.span, variables, &|id| shared_word(job, id), edits);
    }
}

/// The declarations of a kernel that may declare group memory, on targets that allow them in place.
fn group_memory<'c>(job: &Job<'c>, function: &Function) -> Vec<(&'c Stmt, &'c [VarId])> {
    let mut found = Vec::new();
    // It is hoisted to the start of the kernel ([`hoist`]).
    if job.spaces().is_some() {
        return found;
    }
    let unit = job.unit;
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            if let okl_model::StmtKind::Declaration(variables) = &stmt.kind {
                found.push((stmt, variables.as_slice()));
            }
        });
    }
    found
}

fn shared_word(job: &Job<'_>, id: VarId) -> String {
    match job.unit.attributes_of(id).is_shared {
        true => job.word_of_group_memory(id).to_string(),
        false => String::new(),
    }
}
