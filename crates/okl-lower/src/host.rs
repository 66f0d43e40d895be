//! CPUs: loops stay loops, one function for each kernel.

use crate::arguments::{argument_copy, by_reference, changed_parameters, is_address};
use crate::count::Count;
use crate::grid::{Grid, plain_tile};
use crate::loops::{self, Counted};
use crate::shared::{has_c_linkage, pragma_line};
use crate::{Job, Unsupported, atomic, builtins, dim};
use okl_model::{Direction, Function, LoopId, Part, Stmt, StmtKind, Unit, VarId, Variable};
use okl_sema::{CheckedKernel, Nest, Path, Role};
use okl_source::{EditSet, Piece, Span};
use std::collections::HashMap;

/// The CPU text.
pub(crate) fn lower(job: &mut Job<'_>) -> Part {
    let mut edits = EditSet::new();
    let unit = job.unit;
    let owner = job.owner();
    for (_, function) in unit.kernels() {
        signature(job, function, &mut edits);
    }
    for kernel in job.checked.kernels() {
        let function = unit.function(kernel.function);
        let found = loops::by_id(function);
        for nest in &kernel.nests {
            parallel(job, kernel, found[&nest.root], &mut edits);
            refuse_barriers(job, kernel, found[&nest.root]);
            let exclusive = Exclusive::new(unit, &found, nest);
            exclusive.lower(job, &found, nest, &mut edits);
        }
        for (id, role) in &kernel.roles {
            if let Role::Tile { guard, .. } = role {
                plain_tile(&owner, unit, found[id], *guard, &mut edits);
            }
        }
    }
    atomic::lower(job, &mut edits);
    dim::lower(&owner, unit, &mut edits);
    job.attribute_edits(&mut edits);
    let prologue = builtins::prologue(job);
    job.part(&prologue, edits)
}

/// `extern "C" void add(const int &N, const float *a) {`
///
/// OCCA passes the addresses of scalars and structs.
fn signature(job: &Job<'_>, function: &Function, edits: &mut EditSet) {
    let unit = job.unit;
    let owner = job.owner();
    if !has_c_linkage(&unit.text, function.specifiers) {
        edits.insert(owner.clone(), function.specifiers, "extern \"C\" ");
    }
    for word in hiding_words(unit, function) {
        edits.delete(owner.clone(), word);
    }
    let changed = changed_parameters(unit, function, |_| true);
    by_reference(&owner, unit, function, "const", &changed, edits);
    if let Some(body) = &function.body {
        for id in changed.iter().filter(|id| !is_address(&unit.variable(**id).ty)) {
            // `int N = _occa_arg_0;`
            let copy = format!("\n  {}", argument_copy(unit, function, *id));
            edits.insert(owner.clone(), body.span.start + 1, copy);
        }
    }
}

/// `static ` and `inline ` before a kernel's name: the host program has to find it.
fn hiding_words(unit: &Unit, function: &Function) -> Vec<Span> {
    let mut found = Vec::new();
    let mut at = function.specifiers;
    while at < function.name_span.start {
        let rest = unit.source(Span::new(at, function.name_span.start));
        let word = ["static", "inline"].iter().find(|word| {
            rest.strip_prefix(**word).is_some_and(|after| after.starts_with([' ', '\t', '\r', '\n']))
        });
        let ends = rest.find([' ', '\t', '\r', '\n']).unwrap_or(rest.len());
        let blanks = rest[ends..].len() - rest[ends..].trim_start().len();
        let next = at + (ends + blanks).max(1) as u32;
        if word.is_some() {
            found.push(Span::new(at, next));
        }
        at = next;
    }
    found
}

/// A loop runs its rounds one after another, so none can wait for the others in the middle of it.
fn refuse_barriers(job: &mut Job<'_>, kernel: &CheckedKernel, root: &Stmt) {
    let unit = job.unit;
    let is_inner = |l: &okl_model::ForLoop| {
        kernel.roles.get(&l.id).is_some_and(|role| {
            loops::levels(*role).iter().any(|(_, level)| matches!(level, okl_sema::Level::Inner(_)))
        })
    };
    let mut found = Vec::new();
    root.walk(&mut |stmt| {
        let Some(l) = stmt.as_for().filter(|l| is_inner(l)) else { return };
        l.body.walk(&mut |inner| {
            if let Some(attr) = unit.find_attr(&inner.attrs, "barrier").map(|attr| unit.attribute(attr))
                && attr.args.first().is_none_or(|scope| scope != "\"warp\"")
                && !found.contains(&attr.span)
            {
                found.push(attr.span);
            }
        });
    });
    for place in found {
        let what = Unsupported {
            construct: "a barrier inside an `@inner` loop".into(),
            help: "end the `@inner` loop before the barrier and start another one after it".into(),
        };
        job.unsupported(place, &what);
    }
}

/// `#pragma omp parallel for collapse(2)` before the outermost loop.
fn parallel(job: &Job<'_>, kernel: &CheckedKernel, root: &Stmt, edits: &mut EditSet) {
    let word = job.dialect().parallel_for;
    if word.is_empty() {
        return;
    }
    let depth = perfect_depth(job.unit, kernel, root);
    let pragma = if depth > 1 { format!("{word} collapse({depth})") } else { word.to_string() };
    edits.insert(job.owner(), root.span.start, pragma_line(&job.unit.text, root.span.start, &pragma));
    let counted = Counted::new(job.unit, root);
    let is_loop = matches!(kernel.roles.get(&counted.l.id), Some(Role::Outer(_)));
    if is_loop && !counted.is_compared_as_it_is() {
        // OpenMP takes no loop whose variable is compared as another type.
        let (mut before, first) = counted.whole_loop(job.unit);
        before.push(Piece::Text(" ".into()));
        let shell = loops::Shell { before, first, ..Default::default() };
        loops::reshape(&job.owner(), job.unit, counted.l, shell, edits);
    }
}

/// How many `@outer` loops stand directly inside each other, with nothing between them and bounds
/// that do not depend on each other.
fn perfect_depth(unit: &Unit, kernel: &CheckedKernel, root: &Stmt) -> usize {
    let mut depth = 0;
    let mut variables: Vec<VarId> = Vec::new();
    let mut stmt = root;
    loop {
        let Some(l) = stmt.as_for() else { return depth };
        let independent = stmt.uses.iter().all(|used| !variables.contains(&used.variable));
        if !matches!(kernel.roles.get(&l.id), Some(Role::Outer(_))) || !independent {
            return depth;
        }
        if !Counted::new(unit, stmt).is_compared_as_it_is() {
            return depth.max(1);
        }
        depth += 1;
        variables.extend(l.variable);
        stmt = &l.body;
        if let StmtKind::Block(body) = &l.body.kind {
            match &body[..] {
                [only] if no_pragma(unit, l.body.span, only.span) => stmt = only,
                _ => return depth,
            }
        }
    }
}

/// Whether nothing but blanks, comments and attributes stands before the only statement of a body.
fn no_pragma(unit: &Unit, body: Span, only: Span) -> bool {
    !unit.source(Span::new(body.start, only.start)).contains('#')
}

/// The `@exclusive` variables of one nest: arrays over the work items of a group.
struct Exclusive {
    /// Number of work items on each axis.
    inner: [Count; 3],
    variables: Vec<VarId>,
}

const INDEX: &str = "_occa_exclusive_index";

impl Exclusive {
    fn new(unit: &Unit, loops: &HashMap<LoopId, &Stmt>, nest: &Nest) -> Exclusive {
        let mut variables = Vec::new();
        loops[&nest.root].walk(&mut |stmt| {
            if let StmtKind::Declaration(declared) = &stmt.kind {
                variables.extend(
                    declared.iter().filter(|id| unit.has_attr(&unit.variable(**id).attrs, "exclusive")),
                );
            }
        });
        Exclusive { inner: Grid::new(unit, loops, nest).inner, variables }
    }

    fn lower(&self, job: &Job<'_>, loops: &HashMap<LoopId, &Stmt>, nest: &Nest, edits: &mut EditSet) {
        if self.variables.is_empty() {
            return;
        }
        let owner = job.owner();
        loops[&nest.root].walk(&mut |stmt| {
            if let StmtKind::Declaration(declared) = &stmt.kind
                && declared.iter().any(|id| self.variables.contains(id))
            {
                self.declare(&owner, job.unit, stmt, declared, edits);
            }
            for used in stmt.uses.iter().filter(|used| self.variables.contains(&used.variable)) {
                // `r` becomes `r[_occa_exclusive_index]`
                edits.insert_after(owner.clone(), used.span.end, format!("[{INDEX}]"));
            }
        });
        let mut done = Vec::new();
        for path in &nest.paths {
            let last = path.inner.last().expect("check guarantees an inner loop");
            if !done.contains(&last.id) {
                done.push(last.id);
                self.set_index(&owner, job.unit, loops, path, edits);
            }
        }
    }

    /// `16 * 8`, or with counts that are not constants the expression for them.
    fn size(&self) -> Vec<Piece> {
        let known = self.inner.iter().try_fold(1_u64, |size, axis| size.checked_mul(axis.value?));
        if let Some(size) = known {
            return vec![Piece::Text(size.max(1).to_string())];
        }
        let mut pieces = Vec::new();
        for axis in self.inner.iter().filter(|axis| axis.value != Some(1)) {
            if !pieces.is_empty() {
                pieces.push(Piece::Text(" * ".into()));
            }
            pieces.extend(axis.text.iter().cloned());
        }
        pieces
    }

    /// `float r[256]; for (...) r[k] = 0;`
    fn declare(&self, owner: &str, unit: &Unit, stmt: &Stmt, declared: &[VarId], edits: &mut EditSet) {
        let constant = self.inner.iter().all(|axis| axis.value.is_some());
        for id in declared.iter().filter(|id| self.variables.contains(id)) {
            let variable = unit.variable(*id);
            // After the name, before the variable's own bounds: `r[4]` becomes `r[256][4]`. An
            // array of a size only known at run time must not be empty.
            let mut bounds = vec![Piece::Text(if constant { "[" } else { "[1 + " }.into())];
            bounds.extend(self.size());
            bounds.push(Piece::Text("]".into()));
            edits.recompose(owner.to_string(), Span::at(variable.name_span.end), bounds);
            if let Some((whole, init)) = initialiser(unit, variable) {
                edits.delete(owner.to_string(), whole);
                let mut pieces =
                    vec![Piece::Text(format!(" {{ __typeof__({0}[0]) _occa_first", variable.name))];
                // `= {1, 2}` and `{1, 2}` read the same.
                pieces.push(Piece::Text(" = ".into()));
                pieces.push(Piece::Text(unit.source(init).to_string()));
                pieces.push(Piece::Text("; for (unsigned long long _occa_k = 0; _occa_k < ".into()));
                pieces.extend(self.size());
                let copy = format!(
                    "; ++_occa_k) __builtin_memcpy(&{0}[_occa_k], &_occa_first, sizeof(_occa_first)); }}",
                    variable.name
                );
                pieces.push(Piece::Text(copy));
                edits.recompose(owner.to_string(), Span::at(stmt.span.end), pieces);
            }
        }
    }

    /// `const unsigned long long _occa_exclusive_index = (j - (0)) * 16 + (i - (0));` first thing
    /// in the innermost body, so that `continue` cannot skip it.
    fn set_index(
        &self,
        owner: &str,
        unit: &Unit,
        loops: &HashMap<LoopId, &Stmt>,
        path: &Path,
        edits: &mut EditSet,
    ) {
        let last = loops[&path.inner.last().expect("check guarantees an inner loop").id];
        let body = &last.as_for().expect("roles are given to `for` loops").body;
        let mut uses = false;
        body.walk(&mut |stmt| uses |= stmt.uses.iter().any(|used| self.variables.contains(&used.variable)));
        if !uses {
            return;
        }
        // Horner over the axes, x fastest: `rank_x + n_x * (rank_y + n_y * (rank_z))`.
        let mut pieces = vec![Piece::Text(format!("const unsigned long long {INDEX} = "))];
        let mut axes: Vec<_> = path.inner.iter().collect();
        axes.sort_by_key(|l| l.axis);
        for (at, l) in axes.iter().enumerate() {
            let counted = Counted::new(unit, loops[&l.id]);
            pieces.extend(rank(unit, &counted, l.part));
            if at + 1 < axes.len() {
                let stride: Vec<Piece> = (l.axis.0..axes[at + 1].axis.0)
                    .flat_map(|axis| {
                        let mut part = self.inner[usize::from(axis)].text.clone();
                        part.push(Piece::Text(" * ".into()));
                        part
                    })
                    .collect();
                pieces.push(Piece::Text(" + ".into()));
                pieces.extend(stride);
                pieces.push(Piece::Text("(".into()));
            }
        }
        pieces.push(Piece::Text(format!("{};", ")".repeat(axes.len() - 1))));
        match matches!(body.kind, StmtKind::Block(_)) {
            true => {
                let mut first = vec![Piece::Text(" ".into())];
                first.extend(pieces);
                edits.recompose(owner.to_string(), Span::at(body.span.start + 1), first);
            }
            false => {
                let mut open = vec![Piece::Text("{ ".into())];
                open.extend(pieces);
                open.push(Piece::Text(" ".into()));
                edits.recompose(owner.to_string(), Span::at(body.span.start), open);
                edits.insert_after(owner.to_string(), body.span.end, " }");
            }
        }
    }
}

/// How many rounds came before this one: `(unsigned long long)(i - (first)) / (step)`.
fn rank(unit: &Unit, counted: &Counted<'_>, part: okl_sema::structure::PartOf) -> Vec<Piece> {
    use okl_sema::structure::PartOf;
    let name = match part {
        PartOf::Tiles => counted.tile_name(),
        PartOf::Whole | PartOf::InTile => counted.name.to_string(),
    };
    let first = match part {
        PartOf::InTile => vec![Piece::Text(counted.tile_name())],
        PartOf::Whole | PartOf::Tiles => vec![Piece::Source(counted.count.start.span)],
    };
    let up = counted.count.direction == Direction::Up;
    let mut pieces = vec![Piece::Text("((unsigned long long)".into())];
    let mut ends = [vec![Piece::Text(format!("({name})"))], vec![Piece::Text("(".into())]];
    ends[1].extend(first);
    ends[1].push(Piece::Text(")".into()));
    if !up {
        ends.swap(0, 1);
    }
    let [high, low] = ends;
    pieces.extend(high);
    pieces.push(Piece::Text(" - (unsigned long long)".into()));
    pieces.extend(low);
    pieces.push(Piece::Text(")".into()));
    let tile = if part == PartOf::Tiles { counted.tile } else { None };
    let stride = crate::count::Stride::of(counted.count.step.as_ref(), tile, unit);
    if !stride.is_one() {
        pieces.push(Piece::Text(" / (".into()));
        pieces.extend(stride.text);
        pieces.push(Piece::Text(")".into()));
    }
    vec![Piece::Text("(".into())].into_iter().chain(pieces).chain([Piece::Text(")".into())]).collect()
}

/// The range of ` = x`, `(x)` or `{x}` after a declarator, and of the value.
fn initialiser(unit: &Unit, variable: &Variable) -> Option<(Span, Span)> {
    let init = variable.init.as_ref()?;
    let between = Span::new(variable.name_span.end, init.span.start.max(variable.name_span.end));
    let text = unit.source(between).trim_end();
    let start = variable.name_span.end + text.len() as u32;
    if text.ends_with('=') {
        return Some((Span::new(start - 1, init.span.end), init.span));
    }
    if text.ends_with('(') {
        let rest = &unit.text[init.span.end as usize..];
        let close = init.span.end + rest.find(')')? as u32 + 1;
        return Some((Span::new(start - 1, close), init.span));
    }
    Some((init.span, init.span))
}
