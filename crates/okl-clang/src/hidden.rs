//! Parts of the text for which libclang has no nodes.
//!
//! ```text
//! switch (int t = s[i]; t) { ... }          // the init statement
//! for (auto t = row[i]; int x : t) ...      // the same, in C++20
//! [&y = r] { ... }                          // the initialiser of a capture
//! alignas(n) float row[4];                  // names in attributes
//! ```
//!
//! The variables declared there are found through the references to them. Names in attributes are looked up in the
//! scopes around them: they are constants.

use crate::libclang::Cursor;
use crate::reader::{Reader, is_name};
use crate::scopes::Scopes;
use clang_sys::*;
use okl_model::{Capture, CaptureDefault, ExprId, ExprKind, Expression, Lambda, Name, StmtId, Unit};
use okl_source::{Diagnostic, DiagnosticId, Span};
use std::collections::BTreeMap;

const INIT_STATEMENT: DiagnosticId = DiagnosticId::new("init-statement");

impl<'u> Reader<'u> {
    /// Reads the init statement of a `switch` or of a range-based loop. Reports an error if it has parts that cannot be
    /// found.
    pub(crate) fn hidden_init(&mut self, cursor: Cursor<'u>) -> Vec<ExprId> {
        let Some(init) = self.init_statement(cursor) else { return Vec::new() };
        let mut declared = BTreeMap::new();
        declared_in(init, cursor, &mut declared);
        let shown: Vec<ExprId> = declared.values().map(|variable| self.expression(*variable)).collect();
        let uses = okl_analysis::uses::effects(&self.unit, &shown).uses;
        // The variables that were added since the last call.
        let new = self.unit.variables[self.unit_names_of..].iter().map(|variable| variable.name.clone());
        self.unit_names.extend(new);
        self.unit_names_of = self.unit.variables.len();
        let (first, after) = (self.tokens.at(init.start), self.tokens.at(init.end));
        let is_seen = |index: usize| {
            let token = self.tokens.span(index);
            let place = self.normal(token).start;
            declared.contains_key(&token.start)
                || uses.iter().any(|used| used.span.start == place)
                || [".", "->", ">", "::", ":"].iter().any(|sign| self.tokens.is(index - 1, sign))
                || !self.unit_names.contains(self.tokens.spelling(index))
        };
        if declared.is_empty() || !(first..after).all(is_seen) {
            self.mistakes.push(
                Diagnostic::error(
                    INIT_STATEMENT,
                    "a statement that libclang does not show to okl",
                    self.normal(init),
                )
                .help("write it before the `switch` or the loop, and a block around both"),
            );
        }
        shown
    }

    /// `int t = s[i];` of `switch (int t = s[i]; t)`
    fn init_statement(&self, cursor: Cursor<'u>) -> Option<Span> {
        let open = self.tokens.at(cursor.extent()?.start) + 1;
        let close = self.tokens.partner(open)?;
        let mut index = open + 1;
        while index < close {
            if self.tokens.is(index, ";") {
                return Some(self.tokens.span(open + 1).to(self.tokens.span(index)));
            }
            index = self.tokens.skip(index);
        }
        None
    }

    /// Reads a lambda.
    pub(crate) fn lambda(&mut self, cursor: Cursor<'u>) -> ExprKind {
        let extent = cursor.extent().unwrap_or_default();
        let open = self.tokens.at(extent.start);
        let close = self.tokens.partner(open).unwrap_or(open);
        let introducer = Span::new(
            self.tokens.span(open).end,
            self.tokens.span(close).start.max(self.tokens.span(open).end),
        );
        let default = match self.tokens.spelling(open + 1) {
            "=" => Some(CaptureDefault::Copy),
            "&" if self.tokens.is(open + 2, "]") || self.tokens.is(open + 2, ",") => {
                Some(CaptureDefault::Reference)
            }
            _ => None,
        };
        let mut lambda = Lambda {
            default,
            captures: self.captures(cursor),
            introducer: self.normal(introducer),
            params: Vec::new(),
            head: Vec::new(),
            body: StmtId::default(),
        };
        // Before the end of the introducer libclang shows implicit copies of what is captured, those of `[=]` included.
        let is_written =
            |child: &Cursor<'u>| child.extent().is_none_or(|extent| extent.start >= introducer.end);
        for child in self.expressions(cursor).into_iter().filter(is_written) {
            match child.kind() {
                CXCursor_CompoundStmt => lambda.body = self.stmt(child),
                CXCursor_ParmDecl => {
                    lambda.params.extend(self.variable(child));
                    lambda.head.push(self.expression(child));
                }
                _ => lambda.head.push(self.expression(child)),
            }
        }
        ExprKind::Lambda(Box::new(lambda))
    }

    /// The captures in the brackets of a lambda: `[n, x = s[i], &y = r]`.
    fn captures(&mut self, lambda: Cursor<'u>) -> Vec<Capture> {
        let mut found = Vec::new();
        for name in lambda.children().into_iter().filter(|child| child.kind() == CXCursor_VariableRef) {
            let Some(captured) = name.referenced() else { continue };
            let declares = captured.location() == name.location();
            let variable = if declares { self.variable(captured) } else { self.variable_of(captured) };
            let Some(variable) = variable else { continue };
            let at = name.location().map_or(0, |at| self.tokens.at(at));
            let by_reference = at > 0 && self.tokens.is(at - 1, "&");
            found.push(Capture { variable, span: self.span(name), by_reference, declares });
        }
        found
    }
}

impl<'u> Reader<'u> {
    /// The names in attributes: `n` of `alignas(n)` and of `__attribute__((aligned(n)))`, in the parse form.
    pub(crate) fn named_in_attributes(&self) -> Vec<Span> {
        let mut found = Vec::new();
        let mut index = self.tokens.at(self.prelude);
        while index < self.tokens.len() {
            let open = match self.tokens.opens_attribute(index) {
                true => index,
                false if ["alignas", "__attribute__"].iter().any(|word| self.tokens.is(index, word)) => {
                    index + 1
                }
                false => {
                    index += 1;
                    continue;
                }
            };
            let end = self.tokens.skip(open).max(index + 1);
            let names = (open..end).filter(|at| {
                is_name(self.tokens.text(), self.tokens.span(*at).start) && !self.tokens.is(at + 1, "(")
            });
            found.extend(names.map(|at| self.tokens.span(at)));
            index = end;
        }
        found
    }

    /// Adds a use for each of these names to the statement that it stands in.
    pub(crate) fn use_in_attributes(&mut self, names: &[Span], known: &Scopes) {
        for name in names {
            let place = self.normal(*name);
            let text = name.of(self.tokens.text());
            let (Some(variable), Some(function)) =
                (known.look_up(&self.unit, text, place), known.body_around(place))
            else {
                continue;
            };
            let ty = self.unit.variable(variable).ty;
            let value =
                self.unit.init_value(self.unit.variable(variable)).filter(|_| self.unit.ty(ty).is_const);
            let kind = ExprKind::Name(Name::Variable(variable));
            let id = self.add(
                Expression {
                    id: ExprId::default(),
                    span: place,
                    type_span: Span::default(),
                    ty,
                    value,
                    kind,
                },
                true,
            );
            if let Some(body) = self.unit.functions[function].body {
                let innermost = innermost(&self.unit, body, place);
                let known =
                    okl_analysis::uses::effects(&self.unit, &self.unit.stmt(innermost).expressions).uses;
                if known.iter().all(|known| known.span != place) {
                    self.unit.statements[innermost.0 as usize].expressions.push(id);
                }
            }
        }
    }
}

/// The innermost statement around a place.
fn innermost(unit: &Unit, stmt: StmtId, place: Span) -> StmtId {
    match unit.child_at(unit.stmt(stmt), place) {
        Some(inner) => innermost(unit, inner.id, place),
        None => stmt,
    }
}

/// The variables declared in `range` that something below `cursor` refers to, by place.
fn declared_in<'u>(range: Span, cursor: Cursor<'u>, found: &mut BTreeMap<u32, Cursor<'u>>) {
    if let Some(variable) = cursor.referenced().filter(|referenced| referenced.kind() == CXCursor_VarDecl)
        && let Some(at) = variable.location().filter(|at| range.holds(*at))
    {
        found.insert(at, variable);
    }
    for child in cursor.children() {
        declared_in(range, child, found);
    }
}
