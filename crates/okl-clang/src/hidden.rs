//! What libclang does not show although it stands in the text.
//!
//! ```text
//! switch (int t = s[i]; t) { ... }          // the first statement
//! for (auto t = row[i]; int x : t) ...      // the same, in C++20
//! [&y = r] { ... }                          // what a captured reference starts from
//! alignas(n) float row[4];                  // what attributes name
//! ```
//!
//! The variables declared there are known by what refers to them. Names in attributes are looked up here: they are
//! constants.

use crate::expr::Effects;
use crate::libclang::Cursor;
use crate::reader::{Reader, is_name};
use clang_sys::*;
use okl_model::{Access, Scope, Stmt, Use, VarId, Variable};
use okl_source::{Diagnostic, Span};
use std::collections::BTreeMap;

impl<'u> Reader<'u> {
    /// Reads the first statement in the head of a `switch` or of a range-based loop, or refuses it.
    pub(crate) fn hidden_init(&mut self, cursor: Cursor<'u>, out: &mut Effects) {
        let Some(init) = self.init_statement(cursor) else { return };
        let mut declared = BTreeMap::new();
        declared_in(init, cursor, &mut declared);
        for variable in declared.values() {
            self.local(*variable, out);
        }
        let (first, after) = (self.tokens.at(init.start), self.tokens.at(init.end));
        let is_seen = |index: usize| {
            let token = self.tokens.span(index);
            let place = self.normal(token).start;
            declared.contains_key(&token.start)
                || out.uses.iter().any(|used| used.span.start == place)
                || [".", "->", ">", "::", ":"].iter().any(|sign| self.tokens.is(index - 1, sign))
                || self.unit.variables.iter().all(|variable| variable.name != self.tokens.spelling(index))
        };
        if declared.is_empty() || !(first..after).all(is_seen) {
            self.mistakes.push(
                Diagnostic::error(
                    "init-statement",
                    "a statement that libclang does not show to okl",
                    self.normal(init),
                )
                .help("write it before the `switch` or the loop, and a block around both"),
            );
        }
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

    /// Reads what stands between the brackets of a lambda: `[n, x = s[i], &y = r]`. Next to it libclang shows copies
    /// that nobody wrote, those of `[=]` too.
    pub(crate) fn captures(&mut self, lambda: Cursor<'u>, out: &mut Effects) {
        for name in lambda.children().into_iter().filter(|child| child.kind() == CXCursor_VariableRef) {
            let Some(variable) = name.referenced() else { continue };
            if variable.location() == name.location() {
                self.local(variable, out);
                continue;
            }
            let Some(variable) = self.variable_of(variable) else { continue };
            let at = name.location().map_or(0, |at| self.tokens.at(at));
            let refers = at > 0 && self.tokens.is(at - 1, "&");
            // What is done with it, the body says. A copy reads it, and `[&n]` still needs it to be there.
            if !refers || !self.unit.has_attr(&self.unit.variable(variable).attrs, "shared") {
                let (span, access) = (self.span(name), Access::Read);
                out.uses.push(Use { variable, span, access, through: false, subscripts: Vec::new() });
            }
        }
    }

    /// The end of the brackets that a lambda starts with.
    pub(crate) fn captures_end(&self, lambda: Cursor<'u>) -> Option<u32> {
        let open = self.tokens.at(lambda.extent()?.start);
        Some(self.tokens.span(self.tokens.partner(open)?).start)
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

    /// Adds the uses of variables by these names to the statements they stand in.
    pub(crate) fn use_in_attributes(&mut self, names: &[Span]) {
        for name in names {
            let place = self.normal(*name);
            let text = name.of(self.tokens.text());
            if let Some(variable) = self.look_up(text, place)
                && let Some(body) =
                    self.body_around(place).and_then(|at| self.unit.functions[at].body.as_mut())
            {
                let (access, subscripts) = (Access::Read, Vec::new());
                let used = Use { variable, span: place, access, through: false, subscripts };
                let uses = &mut innermost(body, place).uses;
                if uses.iter().all(|known| known.span != place) {
                    uses.push(used);
                }
            }
        }
    }

    /// The variable of that name at a place.
    fn look_up(&self, name: &str, place: Span) -> Option<VarId> {
        let unit = &self.unit;
        let function = &unit.functions[self.body_around(place)?];
        let body = function.body.as_ref()?;
        let rank = |variable: &Variable| match variable.scope {
            Scope::Global => Some(0),
            Scope::Parameter => function.span.contains(variable.name_span).then_some(1),
            Scope::Local => body.sees(place, variable.name_span).then_some(variable.name_span.start),
            Scope::Field => None,
        };
        let named = unit.variables.iter().enumerate().filter(|(_, variable)| variable.name == name);
        let seen = named.filter_map(|(at, variable)| Some((rank(variable)?, at)));
        seen.max().map(|(_, at)| VarId(at as u32))
    }

    /// The innermost function whose body holds a place.
    fn body_around(&self, place: Span) -> Option<usize> {
        let holds =
            |at: &usize| self.unit.functions[*at].body.as_ref().is_some_and(|body| body.span.contains(place));
        (0..self.unit.functions.len()).filter(holds).max_by_key(|at| self.unit.functions[*at].span.start)
    }
}

/// The statement around a place that has none of its own below it.
fn innermost(stmt: &mut Stmt, place: Span) -> &mut Stmt {
    match stmt.children().iter().position(|child| child.span.contains(place)) {
        Some(at) => innermost(stmt.children_mut().swap_remove(at), place),
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
