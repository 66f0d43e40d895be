//! Words for memories in declarations, and a copy of a function for each combination of memories.

use crate::range_loop::{goes_over_object, ranged};
use crate::spaces::{
    Pointers, Space, SpaceWords, Spaces, Version, declared, holds_pointers, is_address, is_reference,
    of_kernel,
};
use crate::{Job, Unsupported, atomic};
use okl_analysis::Analyzed;
use okl_model::{FunctionId, Stmt, StmtKind, Ty, TypeKind, VarId, Variable};
use okl_source::{EditSet, Piece, Span};

/// Marks every pointer of device code, and writes functions once for each use.
///
/// Comes last: a copy of a function holds all other edits.
pub(crate) fn lower(job: &mut Job<'_>, words: &SpaceWords, edits: &mut EditSet) {
    let unit = job.unit;
    let spaces = Spaces::new(job);
    job.out.extend(spaces.mistakes.iter().cloned());
    for kernel in job.checked.kernels() {
        let pointers = of_kernel(&spaces, kernel.function).clone();
        mark(job, words, &spaces, kernel.function, &pointers, edits);
    }
    for (at, function) in unit.functions.iter().enumerate() {
        let id = FunctionId(at as u32);
        let body =
            spaces.versions.keys().map(|version| version.function).find(|defined| same(job, *defined, id));
        let Some(body) = body.filter(|_| !function.is_kernel) else { continue };
        let versions: Vec<(Version, Pointers)> = spaces
            .of(body)
            .into_iter()
            .map(|(version, pointers)| (version.clone(), pointers.clone()))
            .collect();
        if let [(version, pointers)] = &versions[..] {
            mark(job, words, &spaces, id, &seen_from(job, id, version, pointers), edits);
            continue;
        }
        let mut copies = Vec::new();
        for (version, pointers) in &versions {
            let mut own = edits.clone();
            mark(job, words, &spaces, id, &seen_from(job, id, version, pointers), &mut own);
            let name = spaces.name(unit, version);
            if name != function.name {
                own.replace(job.owner(), function.name_span, name);
            }
            let rendered = own.render(&unit.text, function.span);
            copies.push(rendered.map_or_else(|overlap| overlap.to_string(), |(text, _)| text));
        }
        edits.supplant(job.owner(), function.span, vec![Piece::Text(copies.join("\n"))]);
    }
}

/// Marks the pointers that kernels are handed, where others need no word.
pub(crate) fn parameters(job: &mut Job<'_>, words: &SpaceWords, edits: &mut EditSet) {
    let unit = job.unit;
    for kernel in job.checked.kernels() {
        let function = unit.function(kernel.function);
        let is_pointer =
            |id: VarId| function.params.contains(&id) && is_address(unit.ty(unit.variable(id).ty));
        for id in function.params.iter().filter(|id| is_pointer(**id)) {
            qualify(&job.owner(), job, unit.variable(*id), words.global, edits);
        }
        // `int **p = &a;`: it would have to lead to a `__global int *`, and no other.
        let mut taken = Vec::new();
        if let Some(body) = unit.body(function) {
            unit.walk(body, &mut |stmt| {
                let uses = unit
                    .uses(stmt)
                    .iter()
                    .filter(|used| is_pointer(used.variable) && used.subscripts.is_empty());
                taken.extend(uses.map(|used| used.span).filter(|span| follows_address_sign(unit, *span)));
            });
        }
        for place in taken {
            let what = Unsupported {
                construct: "the address of a pointer that a kernel is handed".into(),
                help: "copy the pointer to a variable of its own, and take the address of that".into(),
            };
            job.unsupported(place, &what);
        }
    }
}

/// Arrays that functions are handed, and string constants, lie in one memory even so.
pub(crate) fn exceptions(job: &mut Job<'_>, words: &SpaceWords, edits: &mut EditSet) {
    let unit = job.unit;
    templates(job);
    for function in unit.functions.iter().filter(|function| !function.is_kernel) {
        for id in &function.params {
            array_parameter(&job.owner(), unit, unit.variable(*id), edits);
        }
    }
    handed_texts(job);
    let mut done = Vec::new();
    for variable in &unit.variables {
        if leads_to_text(unit, variable) && !done.contains(&variable.span.start) {
            done.push(variable.span.start);
            edits.insert(job.owner(), variable.span.start, format!("{} ", words.constant));
        }
    }
}

/// `const char *t = "abc";`
fn leads_to_text(unit: &Analyzed, variable: &Variable) -> bool {
    let is_text = |init: &okl_model::Expression| unit.source(init.span).contains('"');
    holds_pointers(unit.ty(variable.ty))
        && unit.ty(variable.ty).canonical.contains("char")
        && unit.init(variable).is_some_and(is_text)
}

/// Refuses string constants where a pointer to no memory in particular is asked for, which leads to all but these.
fn handed_texts(job: &mut Job<'_>) {
    let unit = job.unit;
    let mut found = Vec::new();
    let is_text = |stmt: &Stmt, place: Span| {
        let is_name = |used: &okl_analysis::Use| {
            place.contains(used.span)
                && used.subscripts.is_empty()
                && leads_to_text(unit, unit.variable(used.variable))
                && !unit.source(place).trim_start().starts_with('*')
        };
        unit.source(place).trim_start_matches(['(', ' ']).starts_with('"')
            || unit.uses(stmt).iter().any(is_name)
    };
    for function in
        unit.functions.iter().filter_map(|function| unit.body(function).map(|body| (function, body)))
    {
        let (function, body) = function;
        unit.walk(body, &mut |stmt| {
            for call in unit.calls(stmt) {
                let Some(callee) = call.function.map(|id| unit.function(id)) else { continue };
                let parameters = callee.params.iter().map(|id| unit.ty(unit.variable(*id).ty));
                let arguments =
                    unit.arguments(call).iter().map(|id| unit.expression(*id).span).zip(parameters);
                let texts = arguments.filter(|(place, ty)| is_address(*ty) && is_text(stmt, *place));
                found.extend(texts.map(|(place, _)| place));
            }
            if let Some(update) = unit.update_of(stmt)
                && let Some(value) = update.value.filter(|_| unit.type_of(update.target).is_pointer())
                && unit.source(unit.expression(value).span).starts_with('"')
            {
                found.push(unit.expression(value).span);
            }
            if stmt.kind == StmtKind::Return && unit.ty(function.result).is_pointer() {
                let value = unit.source(stmt.span).trim_start_matches("return").trim_start();
                // `return n > 2 ? "many" : "few";`
                let is_text = value.contains('"') && !value.contains('(');
                found.extend(is_text.then_some(stmt.span));
            }
        });
    }
    let ranges = crate::tokens::device_ranges(job);
    for place in found.into_iter().filter(|place| ranges.iter().any(|range| range.contains(*place))) {
        let what = Unsupported {
            construct: "handing over the address of a string constant".into(),
            help: "copy it to an array, `const char text[] = \"...\";`, and hand over that".into(),
        };
        job.unsupported(place, &what);
    }
}

/// Whether `&` stands before a name, and nothing before that it could be an operator of.
fn follows_address_sign(unit: &Analyzed, name: Span) -> bool {
    let Some(before) = unit.text[..name.start as usize].trim_end().strip_suffix('&') else { return false };
    before.trim_end().ends_with(['(', ',', '=', '{', ';'])
        && !unit.text[name.end as usize..].trim_start().starts_with(['[', '-', '('])
}

/// Whether two declarations are of one function.
fn same(job: &Job<'_>, a: FunctionId, b: FunctionId) -> bool {
    let canonical = |id: FunctionId| job.unit.function(id).canonical.unwrap_or(id);
    a == b || canonical(a) == canonical(b)
}

/// The pointers of another declaration of the function: its parameters have names of their own.
fn seen_from(job: &Job<'_>, id: FunctionId, version: &Version, pointers: &Pointers) -> Pointers {
    if id == version.function {
        return pointers.clone();
    }
    let params = job.unit.function(id).params.iter().zip(&version.params);
    let variables = params.filter_map(|(id, space)| Some((*id, (*space)?))).collect();
    Pointers { variables, result: pointers.result, ..Pointers::default() }
}

/// Marks parameters, local pointers and the result, and renames calls, in one version of a function.
fn mark(
    job: &mut Job<'_>,
    words: &SpaceWords,
    spaces: &Spaces,
    id: FunctionId,
    pointers: &Pointers,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let owner = job.owner();
    let function = unit.function(id);
    let is_cpp = job.backend.device_cpp(&job.options).is_some();
    let word = |id: VarId| {
        let variable = unit.variable(id);
        let known = pointers.variables.get(&id).copied();
        let is_param = function.params.contains(&id);
        // The compiler finds out by itself.
        let is_deduced = is_cpp && !is_param && before_name(job.unit, variable).contains("auto");
        let leads = is_address(unit.ty(variable.ty)) && is_param
            || holds_pointers(unit.ty(variable.ty))
            || is_cpp && is_reference(unit.ty(variable.ty));
        (leads && !is_deduced).then(|| words.of(known.unwrap_or(Space::Private)))
    };
    for param in &function.params {
        if let Some(word) = word(*param) {
            qualify(&owner, job, unit.variable(*param), word, edits);
            if is_cpp {
                array_parameter(&owner, unit, unit.variable(*param), edits);
            }
        }
    }
    if let (true, Some(space)) = (unit.ty(function.result).is_pointer(), pointers.result) {
        edits.insert(owner.clone(), function.specifiers, format!("{} ", words.of(space)));
    } else if is_cpp && is_reference(unit.ty(function.result)) {
        let space = pointers.result.unwrap_or(Space::Private);
        edits.insert(owner.clone(), function.specifiers, format!("{} ", words.of(space)));
    }
    let mut in_statements = Vec::new();
    let mut unclear = Vec::new();
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            let range = ranged(unit, stmt).map(|(_, range)| range);
            unclear.extend(range.filter(|range| is_cpp && goes_over_object(unit, *range)));
            if let StmtKind::Declaration(variables) = &stmt.kind {
                in_statements.extend(variables.iter().copied());
                declaration(&owner, job, stmt, variables, &word, edits);
            }
        });
    }
    // Nobody names its methods `begin` and `end`, so nothing says where the pointers lead that they return.
    for range in &unclear {
        let what = Unsupported {
            construct: "a range-based `for` over an object".into(),
            help: "count with an index, or go over an array".into(),
        };
        job.unsupported(unit.expression(*range).span, &what);
    }
    for variable in declared(unit, function).into_iter().filter(|id| !in_statements.contains(id)) {
        if let Some(word) = word(variable) {
            qualify(&owner, job, unit.variable(variable), word, edits);
        }
    }
    for (call, version) in &pointers.calls {
        let name = &unit.function(version.function).name;
        let new = spaces.name(unit, version);
        // `f(`, `math::f(`
        let head = unit.source(*call).split('(').next().unwrap_or_default().trim_end();
        if *name != new && head.ends_with(name.as_str()) {
            let end = call.start + head.len() as u32;
            edits.replace(owner.clone(), Span::new(end - name.len() as u32, end), new);
        }
    }
    job.pointers = Some((*words, pointers.clone()));
    atomic::lower_in(job, id, edits);
    job.pointers = None;
}

/// What stands before a variable's name.
fn before_name<'u>(unit: &'u Analyzed, variable: &Variable) -> &'u str {
    unit.source(Span::new(variable.span.start.min(variable.name_span.start), variable.name_span.start))
}

/// `__global float *a`; a typedef that hides the star is written out.
fn qualify(owner: &str, job: &Job<'_>, variable: &Variable, word: &str, edits: &mut EditSet) {
    let start = variable.span.start.min(variable.name_span.start);
    let before = Span::new(start, variable.name_span.start);
    if job.unit.ty(variable.ty).is_pointer() && !job.unit.source(variable.span).contains(['*', '[']) {
        let ty = job.backend.type_name(&job.unit.ty(variable.ty).canonical);
        edits.supplant(owner.to_string(), before, vec![Piece::Text(format!("{word} {ty} "))]);
    } else {
        edits.insert(owner.to_string(), start, format!("{word} "));
    }
}

/// Refuses what the compiler of C++ for OpenCL cannot work out for templates.
fn templates(job: &mut Job<'_>) {
    let unit = job.unit;
    let spaces = Spaces::new(job);
    let plain = |ty: Ty<'_>| ty.canonical.trim_start_matches("const ").to_string();
    for (at, function) in unit.functions.iter().enumerate().filter(|(_, function)| function.is_template) {
        let versions = spaces.of(FunctionId(at as u32));
        let mut names = Vec::new();
        for (param, id) in function.params.iter().enumerate() {
            let variable = unit.variable(*id);
            let is_private = |(version, _): &(&Version, _)| version.params[param] == Some(Space::Private);
            // `T &r` of what a work item has itself is a plain `T`.
            if is_reference(unit.ty(variable.ty)) && versions.iter().all(is_private) {
                continue;
            }
            names.extend(led_to(unit.ty(variable.ty)).map(plain));
            if unit.ty(variable.ty).referred().is_some_and(|to| to.is_array()) {
                let what = Unsupported {
                    construct: "an array that a template is handed by reference".into(),
                    help: "hand it a pointer, or write the function for one type and size".into(),
                };
                job.unsupported(variable.name_span, &what);
            }
        }
        // `T sum(const T *a) { T found = 0; ...`: for the compiler `T` is `__global int`, which no variable can be.
        for variable in declared(unit, function).into_iter().map(|id| unit.variable(id)) {
            if names.contains(&plain(unit.ty(variable.ty))) && unit.ty(variable.ty).kind == TypeKind::Other {
                let what = Unsupported {
                    construct: "a variable of a type that a template takes from a pointer or reference"
                        .into(),
                    help: "give the template the type by its own argument, or write it for one type".into(),
                };
                job.unsupported(variable.name_span, &what);
            }
        }
    }
}

/// What a parameter leads to: `T` for `T *p`, `T &r` and `T (&a)[4]`.
fn led_to(ty: Ty<'_>) -> Option<Ty<'_>> {
    match ty.referred() {
        Some(to) => Some(to.element().filter(|_| to.is_array()).unwrap_or(to)),
        None => ty.element(),
    }
}

/// `threadgroup float (*rows)[4]` for `float rows[][4]`: a parameter lies in no memory of its own.
fn array_parameter(owner: &str, unit: &Analyzed, variable: &Variable, edits: &mut EditSet) {
    let after = unit.source(Span::new(variable.name_span.end, variable.span.end.max(variable.name_span.end)));
    let (Some(open), Some(close)) = (after.find('['), after.find(']')) else { return };
    // `float (&s)[4]` and `float (*rows)[4]` say whose memory it is; `[[attributes]]` are no bounds.
    if !after[..open].trim().is_empty() || after[open..].starts_with("[[") {
        return;
    }
    let start = variable.name_span.end;
    edits.insert(owner.to_string(), variable.name_span.start, "(*");
    edits.insert_after(owner.to_string(), variable.name_span.end, ")");
    edits.delete(owner.to_string(), Span::new(start + open as u32, start + close as u32 + 1));
}

/// Splits a declaration where its variables need different words.
///
/// `float *p = a, x = 1;` becomes `__global float *p = a; float x = 1;`
fn declaration(
    owner: &str,
    job: &Job<'_>,
    stmt: &Stmt,
    variables: &[VarId],
    word: &dyn Fn(VarId) -> Option<&'static str>,
    edits: &mut EditSet,
) {
    let unit = job.unit;
    let shared = |id: &VarId| unit.has_attr(&unit.variable(*id).attrs, "shared");
    if variables.iter().all(|id| word(*id).is_none()) || variables.iter().any(shared) {
        return;
    }
    if let [only] = variables {
        let variable = unit.variable(*only);
        let whole = Variable { span: stmt.span.to(variable.span), ..variable.clone() };
        return qualify(owner, job, &whole, word(*only).unwrap_or_default(), edits);
    }
    crate::declarators::mark_each(
        owner,
        unit,
        stmt,
        variables,
        &|id| word(id).unwrap_or_default().to_string(),
        edits,
    );
}
