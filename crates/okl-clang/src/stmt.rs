//! Statements.

use crate::bindings::is_structured;
use crate::expr::Effects;
use crate::libclang::Cursor;
use crate::loops::peel;
use crate::reader::{Reader, number};
use clang_sys::*;
use okl_model::{AttrId, AttrUse, ForLoop, Parts, Site, Stmt, StmtKind, Update};
use okl_normalizer::{ARGUMENTS, CARRIER};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads a statement with everything below it.
    pub(crate) fn stmt(&mut self, cursor: Cursor<'u>) -> Stmt {
        let extent = cursor.extent().unwrap_or_default();
        let mut effects = Effects::default();
        let kind = match cursor.kind() {
            CXCursor_CompoundStmt => {
                StmtKind::Block(cursor.children().into_iter().map(|child| self.stmt(child)).collect())
            }
            CXCursor_DeclStmt => self.declaration(cursor, &mut effects),
            CXCursor_ForStmt => StmtKind::For(Box::new(self.for_loop(cursor, &mut effects))),
            CXCursor_CXXForRangeStmt => {
                let body = self.range_loop(cursor, &mut effects);
                StmtKind::Loop(Box::new(self.optional(body)))
            }
            CXCursor_WhileStmt => {
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                self.all_effects(&parts, &mut effects);
                StmtKind::Loop(Box::new(self.optional(body)))
            }
            CXCursor_DoStmt => {
                let parts = self.expressions(cursor);
                let (body, condition) = parts.split_at(parts.len().min(1));
                self.all_effects(condition, &mut effects);
                StmtKind::Loop(Box::new(self.optional(body.first().copied())))
            }
            CXCursor_IfStmt => self.if_statement(cursor, extent, &mut effects),
            CXCursor_SwitchStmt => {
                self.hidden_init(cursor, &mut effects);
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                self.all_effects(&parts, &mut effects);
                StmtKind::Switch(Box::new(self.optional(body)))
            }
            CXCursor_CaseStmt | CXCursor_DefaultStmt | CXCursor_LabelStmt => {
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                self.all_effects(&parts, &mut effects);
                StmtKind::Labelled(Box::new(self.optional(body)))
            }
            CXCursor_BreakStmt => StmtKind::Break,
            CXCursor_ContinueStmt => StmtKind::Continue,
            CXCursor_ReturnStmt => {
                self.all_effects(&self.expressions(cursor), &mut effects);
                StmtKind::Return
            }
            CXCursor_GotoStmt | CXCursor_IndirectGotoStmt => {
                // `goto *place;`
                self.all_effects(&self.expressions(cursor), &mut effects);
                StmtKind::Goto
            }
            CXCursor_NullStmt => StmtKind::Empty,
            CXCursor_UnexposedStmt => match self.attributed(cursor, extent) {
                Some(stmt) => return stmt,
                None => StmtKind::Other(self.children_as_statements(cursor)),
            },
            kind if is_statement(kind) => StmtKind::Other(self.children_as_statements(cursor)),
            _ => {
                self.effects(cursor, &mut effects);
                StmtKind::Expression(self.update(cursor).map(Box::new))
            }
        };
        let whole = self.to_the_end(cursor, extent, &kind);
        let mut stmt = Stmt {
            span: self.normal(whole),
            kind,
            attrs: Vec::new(),
            uses: effects.uses,
            calls: effects.calls,
        };
        // A statement reaches at least to the end of what is below it.
        let below = stmt.children().iter().map(|child| child.span.end).max().unwrap_or(0);
        stmt.span.end = stmt.span.end.max(below);
        stmt
    }

    /// A statement with the `;` that ends it, which libclang leaves out; that of a statement below
    /// counts as well.
    fn to_the_end(&self, cursor: Cursor<'u>, extent: Span, kind: &StmtKind) -> Span {
        let has_all = matches!(kind, StmtKind::Block(_) | StmtKind::Declaration(_) | StmtKind::Empty);
        let has_own = cursor.kind() == CXCursor_DoStmt
            || matches!(
                kind,
                StmtKind::Expression(_)
                    | StmtKind::Break
                    | StmtKind::Continue
                    | StmtKind::Return
                    | StmtKind::Goto
            );
        let ends = self.tokens.text()[..extent.end as usize].ends_with(['}', ';']);
        if has_all || (ends && !has_own) { extent } else { self.with_semicolon(extent) }
    }

    fn optional(&mut self, body: Option<Cursor<'u>>) -> Stmt {
        body.map(|body| self.stmt(body)).unwrap_or_default()
    }

    fn all_effects(&mut self, parts: &[Cursor<'u>], effects: &mut Effects) {
        for part in parts {
            self.effects(*part, effects);
        }
    }

    fn children_as_statements(&mut self, cursor: Cursor<'u>) -> Vec<Stmt> {
        self.expressions(cursor).into_iter().map(|child| self.stmt(child)).collect()
    }

    fn declaration(&mut self, cursor: Cursor<'u>, effects: &mut Effects) -> StmtKind {
        let mut variables = Vec::new();
        let mut others = false;
        for child in cursor.children() {
            match child.kind() {
                CXCursor_VarDecl => {
                    self.local(child, effects);
                    variables.extend(self.variable(child));
                }
                _ if is_structured(child) => variables.extend(self.bindings(child, effects)),
                _ => {
                    self.declare(child);
                    // `using row = int[n];`, `static_assert(n > 0);`, a class whose methods use a constant
                    self.effects(child, effects);
                    others = true;
                }
            }
        }
        if variables.is_empty() && others {
            StmtKind::Other(Vec::new())
        } else {
            StmtKind::Declaration(variables)
        }
    }

    fn if_statement(&mut self, cursor: Cursor<'u>, extent: Span, effects: &mut Effects) -> StmtKind {
        let mut open = self.tokens.at(extent.start) + 1;
        if self.tokens.is(open, "constexpr") {
            open += 1;
        }
        let close = self.tokens.partner(open).map_or(extent.start, |close| self.tokens.span(close).start);
        let (header, branches): (Vec<_>, Vec<_>) = self
            .expressions(cursor)
            .into_iter()
            .partition(|part| part.extent().is_some_and(|span| span.start < close));
        self.all_effects(&header, effects);
        let mut branches = branches.into_iter();
        let then = Box::new(self.optional(branches.next()));
        let otherwise = branches.next().map(|branch| Box::new(self.stmt(branch)));
        StmtKind::If { then, otherwise }
    }

    /// `[[gsl::suppress("okl:3")]] statement`; `None` when it is something else.
    fn attributed(&mut self, cursor: Cursor<'u>, extent: Span) -> Option<Stmt> {
        let mut inner = cursor.children().into_iter().find(|child| child.kind() != CXCursor_UnexposedAttr)?;
        let start = inner.extent()?.start;
        let attrs = self.numbers(Span::new(extent.start, start));
        // `for (okl_args(3, 16);;) statement` carries arguments.
        while let Some((call, body)) = self.argument_carrier(inner) {
            self.argument_values(call);
            inner = body;
        }
        let outside = self.takes_apart;
        self.takes_apart |= attrs.iter().any(|attr| self.unit.attribute(*attr).name == "atomic");
        let mut stmt = self.stmt(inner);
        self.takes_apart = outside;
        let site = if let Some(l) = stmt.as_for() {
            Site::Loop(l.id)
        } else if let StmtKind::Empty = stmt.kind {
            Site::Empty(stmt.span)
        } else {
            Site::Statement(stmt.span)
        };
        self.place(&attrs, &site);
        let mut all = attrs;
        all.extend(std::mem::take(&mut stmt.attrs));
        stmt.attrs = all;
        Some(stmt)
    }

    /// The attribute numbers in a range of the parse form.
    fn numbers(&self, range: Span) -> Vec<AttrId> {
        range
            .of(self.tokens.text())
            .split('"')
            .filter(|part| part.starts_with(CARRIER))
            .filter_map(number)
            .collect()
    }

    /// The call and the loop of `for (okl_args(...);;) loop`.
    fn argument_carrier(&self, cursor: Cursor<'u>) -> Option<(Cursor<'u>, Cursor<'u>)> {
        let extent = cursor.extent()?;
        let at = self.tokens.at(extent.start);
        if cursor.kind() != CXCursor_ForStmt || !self.tokens.is(at + 2, ARGUMENTS) {
            return None;
        }
        let parts = cursor.children();
        Some((*parts.first()?, *parts.last()?))
    }

    /// Reads `okl_args(number, values...)` into the attribute's values.
    fn argument_values(&mut self, call: Cursor<'u>) {
        let Some(extent) = call.extent() else { return };
        let open = self.tokens.at(extent.start) + 1;
        let Ok(number) = self.tokens.spelling(open + 1).parse::<usize>() else { return };
        let mut arguments = self.expressions(call);
        // The callee and the number come first.
        arguments
            .retain(|part| part.extent().is_some_and(|span| span.start > self.tokens.span(open + 1).start));
        let mut values: Vec<_> = arguments.into_iter().map(|argument| self.expr(argument)).collect();
        let Some(attr) = self.unit.attributes.get(number) else { return };
        let axes = self.form.axes.get(&number).map_or(&[][..], Vec::as_slice);
        let axis_values = values.split_off(values.len().saturating_sub(axes.len()));
        let places = argument_places(&self.unit.text, attr);
        for (value, place) in values.iter_mut().zip(places) {
            value.span = place;
        }
        let attr = &mut self.unit.attributes[number];
        attr.values = values;
        // `@outer(AXIS)` of a constant is `@outer(1)`.
        for ((at, place), value) in axes.iter().zip(axis_values) {
            if let Some(axis) = value.value {
                attr.args[*at].replace_range(place.clone(), &axis.to_string());
            }
        }
    }

    /// An assignment or increment taken apart.
    fn update(&mut self, cursor: Cursor<'u>) -> Option<Update> {
        match cursor.kind() {
            CXCursor_BinaryOperator | CXCursor_CompoundAssignOperator => {
                let sides = self.expressions(cursor);
                let [target, value] = sides[..] else { return None };
                let operator = self.operator_between(target, value);
                let assigns =
                    operator.ends_with('=') && !["==", "!=", "<=", ">="].contains(&operator.as_str());
                if !assigns {
                    return None;
                }
                let parts = if self.takes_apart && operator == "=" { self.parts(value) } else { None };
                Some(Update {
                    operator,
                    target: self.expr(target),
                    value: Some(self.expr(value)),
                    parts: parts.map(Box::new),
                })
            }
            CXCursor_UnaryOperator => {
                let operand = self.expressions(cursor).first().copied()?;
                let operator = self.unary_operator(cursor, operand);
                matches!(operator.as_str(), "++" | "--").then(|| Update {
                    operator,
                    target: self.expr(operand),
                    value: None,
                    parts: None,
                })
            }
            CXCursor_UnexposedExpr | CXCursor_ParenExpr => {
                let inner = self.expressions(cursor);
                if let [only] = inner[..] { self.update(only) } else { None }
            }
            _ => None,
        }
    }

    /// The value of an assignment, one level apart.
    fn parts(&mut self, value: Cursor<'u>) -> Option<Parts> {
        if let Some(update) = self.update(value) {
            let whole = peel(value);
            let (all, place) = (self.span(whole), update.target.span);
            // `x++` ends with its operator; `++x` and `x += e` have the new value.
            let old = update.value.is_none() && all.end > place.end && all.start == place.start;
            return Some(Parts::Update { update, old });
        }
        match value.kind() {
            CXCursor_BinaryOperator => {
                let [left, right] = self.expressions(value)[..] else { return None };
                let operator = self.operator_between(left, right);
                Some(Parts::Binary { operator, left: self.expr(left), right: self.expr(right) })
            }
            CXCursor_CallExpr => {
                let callee = value.referenced()?;
                let extent = value.extent()?;
                let arguments: Vec<Cursor<'u>> = self
                    .expressions(value)
                    .into_iter()
                    .filter(|part| part.extent().is_some_and(|part| part.start > extent.start))
                    .collect();
                Some(Parts::Call {
                    name: callee.spelling(),
                    function: self.function_of(callee),
                    arguments: arguments.into_iter().map(|argument| self.expr(argument)).collect(),
                })
            }
            CXCursor_UnexposedExpr | CXCursor_ParenExpr => {
                let inner = self.expressions(value);
                if let [only] = inner[..] { self.parts(only) } else { None }
            }
            _ => None,
        }
    }

    /// Reads a `for` loop; header effects go to the statement.
    fn for_loop(&mut self, cursor: Cursor<'u>, effects: &mut Effects) -> ForLoop {
        let id = self.next_loop();
        let extent = cursor.extent().unwrap_or_default();
        let Some(header) = self.for_header(extent) else { return ForLoop { id, ..ForLoop::default() } };
        let mut parts: ForParts<'u> = ForParts::default();
        // `int n = a[i]` as a condition is a declaration and a use of it.
        let mut rest = Vec::new();
        for child in self.expressions(cursor) {
            let at = child.extent().map_or(0, |span| span.start);
            let slot = match at {
                at if at >= header.close => &mut parts.body,
                at if at > header.second => &mut parts.update,
                at if at > header.first => &mut parts.condition,
                _ => &mut parts.init,
            };
            slot.get_or_insert(child);
            if (header.first..header.close).contains(&at) {
                rest.push(child);
            }
        }
        if let Some(init) = parts.init {
            match init.kind() {
                CXCursor_DeclStmt => {
                    self.declaration(init, effects);
                }
                _ => self.effects(init, effects),
            }
        }
        self.all_effects(&rest, effects);
        let body = self.optional(parts.body);
        let inside = |from: u32, to: u32| self.normal(self.trimmed(Span::new(from, to)));
        let mut found = ForLoop {
            id,
            header: self.normal(Span::new(extent.start, header.close + 1)),
            init: inside(header.open + 1, header.first),
            condition: inside(header.first + 1, header.second),
            update: inside(header.second + 1, header.close),
            body,
            ..ForLoop::default()
        };
        match self.canonical(&parts) {
            Ok((variable, canonical)) => {
                found.variable = Some(variable);
                found.canonical = Some(canonical);
            }
            Err((variable, mut defect)) => {
                found.variable = variable;
                if defect.span == Span::default() {
                    defect.span = found.header;
                }
                found.defect = Some(defect);
            }
        }
        found
    }

    fn for_header(&self, extent: Span) -> Option<Header> {
        let open = self.tokens.at(extent.start) + 1;
        let close = self.tokens.partner(open)?;
        let mut semicolons = Vec::new();
        let mut index = open + 1;
        while index < close {
            if self.tokens.is(index, ";") {
                semicolons.push(self.tokens.span(index).start);
            }
            index = self.tokens.skip(index);
        }
        let (first, second) = (*semicolons.first()?, *semicolons.get(1)?);
        let place = |index: usize| self.tokens.span(index).start;
        Some(Header { open: place(open), first, second, close: place(close) })
    }

    /// The tokens inside a range, without the space around them.
    fn trimmed(&self, range: Span) -> Span {
        let (first, after) = (self.tokens.at(range.start), self.tokens.at(range.end));
        if first >= after {
            return Span::at(range.start);
        }
        self.tokens.span(first).to(self.tokens.span(after - 1))
    }
}

/// Where the arguments stand inside an attribute: in its string, `16` of `[[okl_tile("16")]]`.
fn argument_places(text: &str, attr: &AttrUse) -> Vec<Span> {
    let mut at = attr.span.start as usize;
    let mut places = Vec::new();
    for arg in &attr.args {
        // An argument with quotes is written differently there, and no such one is an expression.
        let found = text[at..attr.span.end as usize].find(arg.as_str()).filter(|_| !arg.is_empty());
        let Some(start) = found.map(|found| at + found) else { break };
        at = start + arg.len();
        places.push(Span::new(start as u32, at as u32));
    }
    places
}

/// Offsets of the punctuation of a `for` header in the parse form.
struct Header {
    open: u32,
    first: u32,
    second: u32,
    close: u32,
}

/// The parts of a `for` statement that are there.
#[derive(Default)]
pub(crate) struct ForParts<'u> {
    pub(crate) init: Option<Cursor<'u>>,
    pub(crate) condition: Option<Cursor<'u>>,
    pub(crate) update: Option<Cursor<'u>>,
    pub(crate) body: Option<Cursor<'u>>,
}

/// The range clang-c/Index.h keeps for statements.
fn is_statement(kind: CXCursorKind) -> bool {
    (CXCursor_UnexposedStmt..CXCursor_TranslationUnit).contains(&kind)
}
