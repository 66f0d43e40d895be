//! `@exclusive` on CPUs: arrays with one element for each work item of a group.

use crate::job::Job;
use crate::live_across::{is_record, spelled};
use crate::names::free;
use crate::operand::Binding;
use crate::per_item::{PerItem, first_name};
use okl_analysis::Analyzed;
use okl_model::{ExprId, ExprKind, LoopId, Stmt, StmtKind, VarId, Variable};
use okl_plan::{Launch, starts_from, uses_any};
use okl_source::{EditSet, Piece, Span};
use rustc_hash::FxHashSet;

/// Turns the `@exclusive` variables of a nest into arrays.
///
/// `also` are further innermost loops that need the index of the work item.
pub(crate) fn lower(job: &Job<'_>, launch: &Launch<'_>, also: &[LoopId], edits: &mut EditSet) {
    let (unit, owner) = (job.unit, job.owner());
    let variables = &launch.exclusive;
    if variables.is_empty() && also.is_empty() {
        return;
    }
    let items = PerItem::new(unit, launch);
    let index = &items.name;
    let elements: Vec<VarId> =
        variables.iter().copied().filter(|id| is_by_element(unit, launch, *id)).collect();
    unit.walk(launch.root, &mut |stmt| {
        let mut own: &[VarId] = &[];
        if let StmtKind::Declaration(declared) = &stmt.kind {
            own = declared;
            declarations(job, &items, (stmt, declared), (variables, &elements), edits);
        }
        let mut lambdas = Vec::new();
        let mut done = FxHashSet::default();
        for used in unit.uses(stmt).iter().filter(|used| variables.contains(&used.variable)) {
            // `*p++ = 1` uses `p` twice.
            if !done.insert(used.span) {
                continue;
            }
            if own.contains(&used.variable) {
                // In `@exclusive int e = 3, f = e + 1;`, `e` is the initial value that all work items share.
                let variable = unit.variable(used.variable);
                if used.span != variable.name_span {
                    edits.replace(owner.clone(), used.span, first_name(unit, variable));
                }
                continue;
            }
            if let ExprKind::Lambda(lambda) = &unit.expression(used.id).kind {
                // `[r] { ... }` becomes `[r, item] { ... r[item] ... }`
                if lambda.default.is_none() && !lambdas.contains(&used.id) {
                    lambdas.push(used.id);
                    edits.insert_after(owner.clone(), used.span.end, format!(", {index}"));
                }
                continue;
            }
            // `decltype(r)` becomes `__typeof__(r[item])`, which is no reference type.
            if let Some(type_of) = unit.parent(used.id).map(|parent| unit.expression(parent))
                && matches!(type_of.kind, ExprKind::TypeOf(_))
            {
                edits.replace(owner.clone(), Span::new(type_of.span.start, used.span.start), "__typeof__(");
            }
            // `r` becomes `r[item]`, `r[k]` becomes `r[k][item]`
            let element = elements.contains(&used.variable).then(|| element(unit, used.id, used.variable));
            let place = element.flatten().map_or(used.span.end, |id| unit.expression(id).span.end);
            edits.insert_after(owner.clone(), place, format!("[{index}]"));
        }
    });
    let mut done = launch.moved_loops();
    for path in &launch.nest.paths {
        let last = path.inner.last().expect("check guarantees an inner loop").id;
        let body = unit.stmt(unit.for_loop(last).as_for().expect("roles are given to `for` loops").body);
        if !done.contains(&last) && (also.contains(&last) || uses_any(unit, body, variables)) {
            done.push(last);
            first_in(&owner, body, items.index(unit, path), edits);
        }
    }
}

/// Turns the `@exclusive` variables that one statement declares into arrays.
fn declarations(
    job: &Job<'_>,
    items: &PerItem<'_>,
    (stmt, declared): (&Stmt, &[VarId]),
    (variables, elements): (&[VarId], &[VarId]),
    edits: &mut EditSet,
) {
    let (unit, owner) = (job.unit, job.owner());
    if starts_each(unit, stmt, declared, variables) {
        return declare_each(&owner, unit, items, stmt, declared, edits);
    }
    for id in declared.iter().filter(|id| variables.contains(id)) {
        match unit.variable(*id).declarator.bounds.last().filter(|_| elements.contains(id)) {
            // `float r[4]` becomes `float r[4][256]`
            Some(bounds) => edits.recompose(owner.clone(), Span::at(bounds.end), items.bounds(unit)),
            None => declare(&owner, unit, items, stmt, *id, edits),
        }
    }
}

/// True if each work item has its own initial values, since an initialiser reads other `@exclusive` variables.
fn starts_each(unit: &Analyzed, stmt: &Stmt, declared: &[VarId], variables: &[VarId]) -> bool {
    let others: Vec<VarId> = variables.iter().copied().filter(|id| !declared.contains(id)).collect();
    declared.iter().any(|id| variables.contains(id)) && starts_from(unit, stmt, &others)
}

/// True if an array may be stored element by element, the values of all work items for one element next to each other,
/// so that compilers vectorise loops over work items. Requires that each mention of the array selects one element.
fn is_by_element(unit: &Analyzed, launch: &Launch<'_>, id: VarId) -> bool {
    let variable = unit.variable(id);
    let mut fits = !variable.declarator.bounds.is_empty() && !unit.has_initialiser(id);
    unit.walk(launch.root, &mut |stmt| {
        if let StmtKind::Declaration(declared) = &stmt.kind {
            fits &= !(declared.contains(&id) && starts_each(unit, stmt, declared, &launch.exclusive));
        }
        let uses = unit.uses(stmt).iter().filter(|used| used.variable == id);
        fits &= uses
            .filter(|used| used.span != variable.name_span)
            .all(|used| element(unit, used.id, id).is_some());
    });
    fits
}

/// `r[i][j]` around the name `r` of an array with two bounds.
fn element(unit: &Analyzed, name: ExprId, id: VarId) -> Option<ExprId> {
    let mut below = name;
    for _ in &unit.variable(id).declarator.bounds {
        // The array-to-pointer conversion has no text of its own.
        let base = unit.wrapped(below);
        let parent = unit.parent(base)?;
        let ExprKind::Index { base: of, .. } = unit.expression(parent).kind else { return None };
        if of != base && of != below {
            return None;
        }
        below = parent;
    }
    // From the address of an element, code may compute that of the next one.
    let around = unit.parent(unit.wrapped(below)).map(|id| &unit.expression(id).kind);
    let is_alone = !matches!(around, Some(ExprKind::AddressOf(_))) && !unit.type_of(below).is_array();
    is_alone.then_some(below)
}

/// True if code uses the `@exclusive` variables of its nest, which are arrays now.
pub(crate) fn is_used_in(unit: &Analyzed, launch: &Launch<'_>, stmts: &[&Stmt]) -> bool {
    stmts.iter().any(|stmt| uses_any(unit, stmt, &launch.exclusive))
}

/// `float r[256];`, and with an initialiser
/// `float r_first = 1; __typeof__(r_first) r[256]; for (...) memcpy(&r[k], &r_first, ...);`
fn declare(owner: &str, unit: &Analyzed, items: &PerItem<'_>, stmt: &Stmt, id: VarId, edits: &mut EditSet) {
    let variable = unit.variable(id);
    if !unit.has_initialiser(id) {
        // After the name, before the variable's own bounds: `r[4]` becomes `r[256][4]`.
        edits.recompose(owner.to_string(), Span::at(variable.name_span.end), items.bounds(unit));
        return;
    }
    let (first, index) = (first_name(unit, variable), free(unit, "k"));
    edits.replace(owner.to_string(), variable.name_span, first.clone());
    let mut pieces = vec![Piece::Text(" ".into())];
    pieces.extend(copies(unit, items, id, &format!("__typeof__({first})")));
    pieces.push(Piece::Text(format!(" for (unsigned long long {index} = 0; {index} < ")));
    pieces.extend(items.size(unit).within(Binding::Shift));
    pieces.push(Piece::Text(format!("; ++{index}) {}", copy(unit, variable, &index))));
    edits.recompose(owner.to_string(), Span::at(stmt.span.end), pieces);
}

/// Variables whose initialisers read values of work items, initialised in a loop over the work items:
/// `__typeof__(int) f[256]; for (...) { int f_first = e[k] + 1; memcpy(&f[k], &f_first, ...); }`
fn declare_each(
    owner: &str,
    unit: &Analyzed,
    items: &PerItem<'_>,
    stmt: &Stmt,
    declared: &[VarId],
    edits: &mut EditSet,
) {
    let (mut before, mut after) = (Vec::new(), String::new());
    let index = &items.name;
    for id in declared {
        let variable = unit.variable(*id);
        edits.replace(owner.to_string(), variable.name_span, first_name(unit, variable));
        before.extend(copies(unit, items, *id, &format!("__typeof__({})", spelled(unit.ty(variable.ty)))));
        before.push(Piece::Text(" ".into()));
        if unit.has_initialiser(*id) {
            after += &format!(" {}", copy(unit, variable, index));
        }
    }
    before.push(Piece::Text(format!("for (unsigned long long {index} = 0; {index} < ")));
    before.extend(items.size(unit).within(Binding::Shift));
    before.push(Piece::Text(format!("; ++{index}) {{ ")));
    edits.recompose(owner.to_string(), Span::at(stmt.span.start), before);
    edits.insert_after(owner.to_string(), stmt.span.end, format!("{after} }}"));
}

/// `float r[256];`, and for a class, whose constructors may require arguments, raw storage:
/// `alignas(S) unsigned char r_bytes[256][sizeof(S)]; S *const r = reinterpret_cast<S *>(r_bytes);`
fn copies(unit: &Analyzed, items: &PerItem<'_>, id: VarId, ty: &str) -> Vec<Piece> {
    let variable = unit.variable(id);
    let name = &variable.name;
    let (open, close) = match is_record(unit.ty(variable.ty)) {
        true => {
            let bytes = free(unit, &format!("{name}_bytes"));
            (
                format!("alignas({ty}) unsigned char {bytes}"),
                format!("[sizeof({ty})]; {ty} *const {name} = reinterpret_cast<{ty} *>({bytes});"),
            )
        }
        false => (format!("{ty} {name}"), ";".into()),
    };
    let mut pieces = vec![Piece::Text(open)];
    pieces.extend(items.bounds(unit));
    pieces.push(Piece::Text(close));
    pieces
}

/// Copies of an argument, one for each work item:
/// `auto &n_first = n; __typeof__(int) n[16]; for (...) memcpy(&n[k], &n_first, ...);`
pub(crate) fn copies_of_argument(job: &Job<'_>, launch: &Launch<'_>, id: VarId) -> Vec<Piece> {
    let unit = job.unit;
    let (variable, items) = (unit.variable(id), PerItem::new(unit, launch));
    let (first, index) = (first_name(unit, variable), free(unit, "k"));
    let mut pieces = vec![Piece::Text(format!(" auto &{first} = {}; ", variable.name))];
    pieces.extend(copies(unit, &items, id, &format!("__typeof__({})", spelled(unit.ty(variable.ty)))));
    pieces.push(Piece::Text(format!(" for (unsigned long long {index} = 0; {index} < ")));
    pieces.extend(items.size(unit).within(Binding::Shift));
    pieces.push(Piece::Text(format!("; ++{index}) {}", copy(unit, variable, &index))));
    pieces
}

/// `__builtin_memcpy(&r[k], &r_first, sizeof(r_first));`
fn copy(unit: &Analyzed, variable: &Variable, index: &str) -> String {
    let (name, first) = (&variable.name, first_name(unit, variable));
    format!("__builtin_memcpy(&{name}[{index}], &{first}, sizeof({first}));")
}

/// Inserts a declaration at the start of a body, so that `continue` cannot skip it.
fn first_in(owner: &str, body: &Stmt, what: Vec<Piece>, edits: &mut EditSet) {
    if what.is_empty() {
        return;
    }
    let is_block = matches!(body.kind, StmtKind::Block(_));
    let mut pieces = vec![Piece::Text(if is_block { " " } else { "{ " }.into())];
    pieces.extend(what);
    if is_block {
        edits.recompose(owner.to_string(), Span::at(body.span.start + 1), pieces);
        return;
    }
    pieces.push(Piece::Text(" ".into()));
    edits.recompose(owner.to_string(), Span::at(body.span.start), pieces);
    edits.insert_after(owner.to_string(), body.span.end, " }");
}

#[cfg(test)]
mod tests {
    use crate::tests::{ALL, group, on};
    use expect_test::expect;

    #[test]
    fn a_value_of_each_work_item_is_a_variable_on_devices_and_an_array_on_cpus() {
        let code = "@shared float s[16]; /*<*/ @exclusive float r; each { r = x[t]; s[t] = r; }
          each { y[t] = r + s[15 - t]; } /*>*/";
        expect![[r#"
            cuda, hip:
            float r; { int t = (int)threadIdx.x; r = x[t]; s[t] = r; }
            __syncthreads();
            { int t = (int)threadIdx.x; y[t] = r + s[15 - t]; }
            dpcpp:
            float r; { int t = (int)item_.get_local_id(2); r = x[t]; s[t] = r; }
            sycl::group_barrier(item_.get_group());
            { int t = (int)item_.get_local_id(2); y[t] = r + s[15 - t]; }
            opencl, opencl-cpp:
            float r; { int t = (int)get_local_id(0); r = x[t]; s[t] = r; }
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            { int t = (int)get_local_id(0); y[t] = r + s[15 - t]; }
            metal:
            float r; { int t = (int)thread_position.x; r = x[t]; s[t] = r; }
            threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
            { int t = (int)thread_position.x; y[t] = r + s[15 - t]; }
            serial, openmp:
            alignas(64) float r[16]; for (int t = 0; t < 16; ++t) { r[t] = x[t]; s[t] = r[t]; }
            for (int t = 0; t < 16; ++t) { y[t] = r[t] + s[15 - t]; }
        "#]]
        .assert_eq(&on(&ALL, &group(code)));
    }

    #[test]
    fn an_index_has_a_name_of_its_own_where_the_loop_variable_may_be_hidden() {
        let check = |code: &str, expected: expect_test::Expect| {
            expected.assert_eq(&on(&["serial"], &group(&format!("@shared float s[16]; /*<*/ {code} /*>*/"))));
        };
        let other = "each { y[t] = r + s[15 - t]; }";
        check(
            &format!("@exclusive float r; each {{ r = x[t]; s[t] = r; {{ int t = 3; r += t; }} }} {other}"),
            expect![[r#"
            serial:
            alignas(64) float r[16]; for (int t = 0; t < 16; ++t) { const int item = t; r[item] = x[t]; s[t] = r[item]; { int t = 3; r[item] += t; } } for (int t = 0; t < 16; ++t) { const int item = t; y[t] = r[item] + s[15 - t]; }
        "#]],
        );
        check(
            &format!(
                "@exclusive float r; each {{ const int item = 3; r = x[t]; s[t] = r + item; {{ int t = 3; r += t; }} }} {other}"
            ),
            expect![[r#"
                serial:
                alignas(64) float r[16]; for (int t = 0; t < 16; ++t) { const int item2 = t; const int item = 3; r[item2] = x[t]; s[t] = r[item2] + item; { int t = 3; r[item2] += t; } } for (int t = 0; t < 16; ++t) { const int item2 = t; y[t] = r[item2] + s[15 - t]; }
            "#]],
        );
        let rows = "for (int j = 0; j < 4; ++j; @inner) for (int i = 0; i < 8; ++i; @inner)";
        check(
            &format!(
                "@exclusive float r; {rows} {{ r = x[i + j]; s[i] = r; }} {rows} {{ y[i + 8 * j] = r + s[7 - i]; }}"
            ),
            expect![[r#"
                serial:
                alignas(64) float r[32]; for (int j = 0; j < 4; ++j) for (int i = 0; i < 8; ++i) { const int item = i + 8 * j; r[item] = x[i + j]; s[i] = r[item]; } for (int j = 0; j < 4; ++j) for (int i = 0; i < 8; ++i) { const int item = i + 8 * j; y[i + 8 * j] = r[item] + s[7 - i]; }
            "#]],
        );
        let late = "for (int j = N; j < N + 4; ++j; @inner) for (int i = 2; i < 18; i += 2; @inner)";
        check(
            &format!(
                "@exclusive float r; {late} {{ r = x[i + j]; s[i] = r; }} {late} {{ y[i + 8 * j] = r + s[7 - i]; }}"
            ),
            expect![[r#"
                serial:
                alignas(64) float r[32]; for (int j = N; j < N + 4; ++j) for (int i = 2; i < 18; i += 2) { const unsigned long long item = ((unsigned long long)i - 2) / 2 + 8 * ((unsigned long long)j - N); r[item] = x[i + j]; s[i] = r[item]; } for (int j = N; j < N + 4; ++j) for (int i = 2; i < 18; i += 2) { const unsigned long long item = ((unsigned long long)i - 2) / 2 + 8 * ((unsigned long long)j - N); y[i + 8 * j] = r[item] + s[7 - i]; }
            "#]],
        );
    }

    #[test]
    fn each_copy_starts_with_the_first_value() {
        let code = "@shared float s[16]; /*<*/ @exclusive float r = 2; each { s[t] = r; }
          each { y[t] = r + s[15 - t]; } /*>*/";
        expect![[r#"
            cuda:
            float r = 2; { int t = (int)threadIdx.x; s[t] = r; }
            __syncthreads();
            { int t = (int)threadIdx.x; y[t] = r + s[15 - t]; }
            serial:
            float r_first = 2; __typeof__(r_first) r[16]; for (unsigned long long k2 = 0; k2 < 16; ++k2) __builtin_memcpy(&r[k2], &r_first, sizeof(r_first)); for (int t = 0; t < 16; ++t) { const int item = t; s[t] = r[item]; }
            for (int t = 0; t < 16; ++t) { const int item = t; y[t] = r[item] + s[15 - t]; }
        "#]].assert_eq(&on(&["cuda", "serial"], &group(code)));
    }

    #[test]
    fn an_array_of_each_work_item_lies_element_by_element() {
        let code = "@shared float s[16]; /*<*/ @exclusive float r[4]; each { r[1] = x[t]; s[t] = 1; }
          each { y[t] = r[1] + s[15 - t]; } /*>*/";
        expect![[r#"
            serial:
            alignas(64) float r[4][16]; for (int t = 0; t < 16; ++t) { r[1][t] = x[t]; s[t] = 1; }
            for (int t = 0; t < 16; ++t) { y[t] = r[1][t] + s[15 - t]; }
        "#]]
        .assert_eq(&on(&["serial"], &group(code)));
        // An array whose address escapes is stored contiguously for each work item.
        let code =
            "@shared float s[16]; /*<*/ @exclusive float r[4]; each { float *p = r; p[1] = x[t]; s[t] = 1; }
          each { y[t] = r[1] + s[15 - t]; } /*>*/";
        expect![[r#"
            serial:
            alignas(64) float r[16][4]; for (int t = 0; t < 16; ++t) { float *p = r[t]; p[1] = x[t]; s[t] = 1; }
            for (int t = 0; t < 16; ++t) { y[t] = r[t][1] + s[15 - t]; }
        "#]].assert_eq(&on(&["serial"], &group(code)));
    }

    /// From the address of an element, code may compute that of the next one.
    #[test]
    fn an_array_whose_element_has_its_address_taken_stays_in_one_piece() {
        let code = "@shared float s[16]; /*<*/ @exclusive float r[4]; /*>*/
          each { float *p = &r[1]; p[1] = x[t]; s[t] = 1; } each { y[t] = r[1] + s[15 - t]; }";
        expect![[r#"
            serial:
            alignas(64) float r[16][4];
        "#]]
        .assert_eq(&on(&["serial"], &group(code)));
    }

    #[test]
    fn a_value_that_one_loop_alone_uses_needs_no_array() {
        let code = "/*<*/ @exclusive float r; each { r = x[t]; y[t] = r; } /*>*/";
        expect![[r#"
            serial:
            float r; for (int t = 0; t < 16; ++t) { r = x[t]; y[t] = r; }
        "#]]
        .assert_eq(&on(&["serial"], &group(code)));
    }
}
