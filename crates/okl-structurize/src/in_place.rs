//! Puts functions that work items call together in place of their calls.
//!
//! ```text
//! red(s, t + 1);       { int t_argument = (t + 1); { int t = t_argument; { ...the body... } } }
//! x = 2 * sum(s);      { float value; { float result; { ... result = (s[0]); } value = result; } x = 2 * value; }
//! ```
//!
//! The code of a call in the condition of a loop stands in the body ([`crate::looped`]).

use crate::collective::{functions, is_one};
use crate::guards::Guards;
use crate::looped::Form;
use crate::returns;
use crate::rewriting::Rewriting;
use crate::text::{Names, declaration, free, plain};
use okl_analysis::Analyzed;
use okl_analysis::named::Named;
use okl_model::{
    Access, CallExpr, ExprId, ExprKind, Expression, Function, FunctionId, Scope, Stmt, StmtKind, VarId,
    Variable,
};
use okl_source::{Diagnostic, DiagnosticId, EditSet, Piece, Span};
use std::collections::{BTreeMap, BTreeSet};

const BARRIER_IN_FUNCTION: DiagnosticId = DiagnosticId::new("barrier-in-function");

/// The owner of the edits.
const OWNER: &str = "a function that work items call together";

/// Puts all such functions in place, and removes them; `None` if there are none.
pub(crate) fn rewriting(unit: &Analyzed) -> Option<Rewriting> {
    let all = functions(unit);
    if all.is_empty() {
        return None;
    }
    let is_lambda = |one: &&Expression| matches!(one.kind, ExprKind::Lambda(_));
    let mut placing = Placing {
        unit,
        all: &all,
        lambdas: unit.expressions.iter().filter(is_lambda).map(|one| one.span).collect(),
        edits: EditSet::new(),
        diagnostics: Vec::new(),
        names: Names::default(),
    };
    placing.remove();
    for id in &all {
        placing.function(*id);
    }
    let ids = (0..unit.functions.len() as u32).map(FunctionId);
    for id in ids.filter(|id| unit.function(*id).body.is_some()) {
        placing.calls_of(id);
    }
    Some(Rewriting { edits: placing.edits, diagnostics: placing.diagnostics })
}

struct Placing<'u> {
    unit: &'u Analyzed,
    all: &'u BTreeSet<FunctionId>,
    lambdas: Vec<Span>,
    edits: EditSet,
    diagnostics: Vec<Diagnostic>,
    /// The names of values so far.
    names: Names,
}

impl<'u> Placing<'u> {
    fn refuse(&mut self, function: &Function, place: Span, why: &str, help: &str) {
        let message = format!("`{}` has barriers or `@inner` loops in it, and {why}", function.name);
        let said = Diagnostic::error(BARRIER_IN_FUNCTION, message, place)
            .label(
                function.name_span,
                "work items call it together, so its body is put in place of each call",
            )
            .help(help);
        if !self.diagnostics.contains(&said) {
            self.diagnostics.push(said);
        }
    }

    /// Removes the functions: nothing calls them any more.
    fn remove(&mut self) {
        for id in self.all {
            for declared in self.unit.declarations_of(*id).iter().chain([id]).collect::<BTreeSet<_>>() {
                let span = self.unit.function(*declared).span;
                self.edits.supplant(OWNER, span, Vec::new());
            }
        }
    }

    /// Prepares the body of a function: its returns.
    fn function(&mut self, id: FunctionId) {
        let unit = self.unit;
        let function = unit.function(id);
        let Some(body) = unit.body(function) else { return };
        if let Some(why) = unfit(unit, function, body) {
            return self.refuse(
                function,
                function.name_span,
                why,
                "write a plain function, or put its code into the kernel",
            );
        }
        if recurses(unit, id, self.all) {
            return self.refuse(function, function.name_span, "calls itself", "write a loop in the kernel");
        }
        if let Err(place) = returns::replace(unit, body, &result_name(unit, function), &mut self.edits) {
            self.refuse(
                function,
                place,
                "returns from the middle of its code",
                "let each path end with the `return`, with `if` and `else` around what comes before",
            );
        }
    }

    /// Puts bodies in place of the calls in one function.
    fn calls_of(&mut self, id: FunctionId) {
        let unit = self.unit;
        let caller = unit.function(id);
        let Some(body) = unit.body(caller) else { return };
        let is_caller = caller.is_kernel || self.all.contains(&id);
        let mut blocks: BTreeSet<okl_model::StmtId> = BTreeSet::new();
        let mut found: Vec<(&Stmt, Vec<(ExprId, FunctionId)>)> = Vec::new();
        unit.walk(body, &mut |stmt| {
            if let StmtKind::Block(list) = &stmt.kind {
                blocks.extend(list.iter().copied());
            }
            let called = unit.calls(stmt).iter().filter_map(|call| {
                let function = call.function.filter(|function| is_one(unit, self.all, *function))?;
                Some((call.id, unit.definition(function)?))
            });
            let called: Vec<_> = called.collect();
            if !called.is_empty() {
                found.push((stmt, called));
            }
        });
        // A function that calls one of them is one of them.
        for (stmt, mut calls) in found.into_iter().filter(|_| is_caller) {
            // Arguments are computed before the call that takes them.
            calls.sort_by_key(|(id, _)| {
                let span = unit.expression(*id).span;
                (span.end, std::cmp::Reverse(span.start))
            });
            self.statement(caller, stmt, blocks.contains(&stmt.id), &calls);
        }
    }

    fn statement(
        &mut self,
        caller: &'u Function,
        stmt: &'u Stmt,
        is_in_block: bool,
        calls: &[(ExprId, FunctionId)],
    ) {
        let unit = self.unit;
        let (mut before, mut values, mut guards) = (Vec::new(), String::new(), Guards::default());
        let looped = calls.first().filter(|_| stmt.is_loop()).and_then(|(id, _)| Form::of(unit, stmt, *id));
        for (id, function) in calls {
            let callee = unit.function(*function);
            let place = unit.expression(*id).span;
            let ExprKind::Call(call) = &unit.expression(*id).kind else { continue };
            if let Some((why, help)) = self.misplaced(caller, stmt, *id, *function) {
                return self.refuse(callee, place, &why, help);
            }
            let Some(block) = self.block(callee, call) else {
                return self.refuse(
                    callee,
                    place,
                    "has a parameter or a result whose type has no plain name",
                    "pass numbers, pointers and references",
                );
            };
            let is_whole = matches!(stmt.kind, StmtKind::Expression)
                && stmt.expressions.first().is_some_and(|first| unit.peeled(*first) == *id);
            if is_whole {
                // `{ float result; { ...the body... } }`
                let ty =
                    plain(unit.ty(callee.result)).map(|ty| format!("{ty} {}; ", result_name(unit, callee)));
                let is_alone = before.is_empty() && ty.is_none();
                if is_alone {
                    return self.edits.stand_in(OWNER, stmt.span, block);
                }
                before.insert(0, Piece::Text("{ ".into()));
                before.push(Piece::Text(ty.unwrap_or_default()));
                before.extend(block);
                before.push(Piece::Text(" }".into()));
                return self.edits.stand_in(OWNER, stmt.span, before);
            }
            let Some(ty) = plain(unit.ty(callee.result)) else {
                return self.refuse(
                    callee,
                    place,
                    "its value is used where it has none",
                    "call it as a statement",
                );
            };
            let value = self.names.free(unit, &format!("{}_value", callee.name));
            let guarded = guards.of(unit, *id, &mut self.names, (OWNER, &mut self.edits));
            let declared = format!("{ty} {value}; {}", guarded.declarations());
            match looped {
                Some(_) => values += &declared,
                None => before.push(Piece::Text(declared)),
            }
            let result = result_name(unit, callee);
            before.extend(guarded.around(format!("{{ {ty} {result}; "), block));
            before.push(Piece::Text(format!(" {value} = {result}; }} ")));
            self.edits.supplant(OWNER, place, vec![Piece::Stands { text: value, from: place }]);
        }
        match looped {
            Some(form) => form.write(OWNER, stmt, (values, before), &mut self.edits),
            None => self.in_front(stmt, is_in_block, before),
        }
    }

    /// Puts code in front of a statement.
    fn in_front(&mut self, stmt: &Stmt, is_in_block: bool, mut code: Vec<Piece>) {
        let start = self.unit.with_attributes(stmt).start;
        let declares = matches!(stmt.kind, StmtKind::Declaration(_)) && is_in_block;
        if !declares {
            code.insert(0, Piece::Text("{ ".into()));
            self.edits.insert_after(OWNER, stmt.span.end, " }");
        }
        self.edits.recompose(OWNER, Span::at(start), code);
    }

    /// The reason why a call cannot stand where it does, and what to do instead.
    fn misplaced(
        &self,
        caller: &Function,
        stmt: &Stmt,
        call: ExprId,
        callee: FunctionId,
    ) -> Option<(String, &'static str)> {
        let unit = self.unit;
        if stmt.is_loop() && Form::of(unit, stmt, call).is_none() {
            return Some(("is called in the header of a loop".into(), "call it in a statement of its own"));
        }
        if let StmtKind::Declaration(ids) = &stmt.kind
            && ids.len() > 1
        {
            return Some((
                "is called in a declaration of several variables".into(),
                "declare them one by one, in the order of their computation",
            ));
        }
        let place = unit.expression(call).span;
        if self.lambdas.iter().any(|lambda| lambda.contains(place)) {
            return Some(("is called in a lambda".into(), "call it in the code around, or write a function"));
        }
        let hidden = hidden(unit, unit.function(callee), caller)?;
        Some((
            format!("names `{hidden}`, which is another variable where it is called"),
            "rename one of the two",
        ))
    }

    /// `{ int t = t_argument; { ...the body... } }`
    fn block(&self, function: &'u Function, call: &CallExpr) -> Option<Vec<Piece>> {
        let unit = self.unit;
        let params: Vec<&Variable> = function.params.iter().map(|id| unit.variable(*id)).collect();
        let mut values = Vec::new();
        for (at, param) in params.iter().enumerate() {
            let written = call.arguments.get(at).map(|id| unit.expression(*id).span);
            // A default argument that the call takes has no text there.
            values.push(match written.filter(|span| !span.is_empty()) {
                Some(written) => written,
                None => unit.expression(param.init?).span,
            });
        }
        let names: BTreeSet<&str> = params.iter().map(|param| param.name.as_str()).collect();
        let mut bound = BTreeMap::new();
        for (at, (id, param)) in function.params.iter().zip(&params).enumerate() {
            let is_same = unit.source(values[at]) == param.name && !is_set(unit, function, *id);
            if !is_same {
                bound.insert(at, param);
            }
        }
        // An argument that names a parameter means another variable.
        let clashes = |span: Span| unit.named_in(span).any(|(place, _)| names.contains(unit.source(place)));
        let body = unit.body(function)?.span;
        if bound.is_empty() {
            return Some(vec![Piece::Source(body)]);
        }
        let is_apart = bound.keys().any(|at| clashes(values[*at]));
        let mut pieces = vec![Piece::Text("{ ".into())];
        let mut second = String::new();
        for (at, param) in bound {
            let name = if param.name.is_empty() {
                format!("{}_unnamed{at}", function.name)
            } else {
                param.name.clone()
            };
            let name = if param.name.is_empty() { free(unit, &name) } else { name };
            let first = if is_apart { free(unit, &format!("{name}_argument")) } else { name.clone() };
            let ty = unit.ty(param.ty);
            pieces.push(Piece::Text(format!("{} = ", declaration(ty, &first)?)));
            pieces.push(Piece::Source(values[at]));
            pieces.push(Piece::Text("; ".into()));
            if is_apart {
                second += &format!("{} = {first}; ", declaration(ty, &name)?);
            }
        }
        if is_apart {
            pieces.push(Piece::Text(format!("{{ {second}")));
        }
        pieces.push(Piece::Source(body));
        pieces.push(Piece::Text(if is_apart { " } }" } else { " }" }.into()));
        Some(pieces)
    }
}

/// True if a function may give one of its parameters another value.
fn is_set(unit: &Analyzed, function: &Function, id: VarId) -> bool {
    let mut found = false;
    if let Some(body) = unit.body(function) {
        unit.walk(body, &mut |stmt| {
            let mut uses = unit.uses(stmt).iter().filter(|used| used.variable == id);
            found |= uses.any(|used| match used.access {
                Access::Write | Access::Update => !used.through,
                Access::Escape => !used.behind,
                // `sizeof` of an array is not that of a pointer.
                Access::Name => true,
                Access::Read => false,
            });
        });
    }
    found
}

/// `sum_result`
fn result_name(unit: &Analyzed, function: &Function) -> String {
    free(unit, &format!("{}_result", function.name))
}

/// The reason why a function cannot be put in place anywhere.
fn unfit(unit: &Analyzed, function: &Function, body: &Stmt) -> Option<&'static str> {
    if function.is_template {
        return Some("is a template");
    }
    if function.is_method {
        return Some("is a member of a class");
    }
    if function.ellipsis.is_some() {
        return Some("takes any number of arguments");
    }
    let has_dimensions = function.params.iter().any(|id| {
        !unit.variable(*id).attrs.is_empty() && {
            let attributes = unit.attributes_of(*id);
            !attributes.is_restrict
        }
    });
    if has_dimensions {
        return Some("has a parameter with an attribute");
    }
    let mut found = None;
    unit.walk(body, &mut |stmt| match &stmt.kind {
        StmtKind::Goto => found = Some("has a `goto` in it"),
        StmtKind::Declaration(ids) if ids.iter().any(|id| unit.variable(*id).is_static) => {
            found = Some("has a `static` variable in it");
        }
        _ => {}
    });
    found
}

fn recurses(unit: &Analyzed, id: FunctionId, all: &BTreeSet<FunctionId>) -> bool {
    let mut open = vec![id];
    let mut seen = BTreeSet::new();
    while let Some(next) = open.pop() {
        for called in unit.called_by(next).iter().filter_map(|called| unit.definition(*called)) {
            if called == id {
                return true;
            }
            if all.contains(&called) && seen.insert(called) {
                open.push(called);
            }
        }
    }
    false
}

/// A name of something outside of `callee` that is a variable of `caller`.
fn hidden(unit: &Analyzed, callee: &Function, caller: &Function) -> Option<String> {
    let own: BTreeSet<&str> =
        unit.variables_in(caller.span).map(|id| unit.variable(id).name.as_str()).collect();
    let body = unit.body(callee)?;
    let is_outside = |named: &Named<'_>| match named {
        Named::Variable(id) => {
            let variable = unit.variable(*id);
            variable.scope == Scope::Global && !callee.span.contains(variable.name_span)
        }
        Named::Function(_) | Named::Unknown(_) | Named::Declaration(_) => true,
    };
    // The place of a name may be an expression that uses it without saying so: a copy.
    let name = |named: Named<'_>| match named {
        Named::Variable(id) => unit.variable(id).name.clone(),
        Named::Function(id) => unit.function(id).name.clone(),
        Named::Declaration(id) => unit.declared(id).name.clone(),
        Named::Unknown(name) => name.to_string(),
    };
    let mut named = unit.named_in(body.span).filter(|(_, named)| is_outside(named));
    named.find_map(|(_, one)| Some(name(one)).filter(|name| own.contains(name.as_str())))
}
