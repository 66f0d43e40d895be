//! Statements, with the attributes before them and the expressions in them.

use crate::bindings::is_structured;
use crate::expr::is_statement;
use crate::libclang::Cursor;
use crate::reader::{Reader, number};
use clang_sys::*;
use okl_model::{AttrId, ConstructKind, ExprId, ForLoop, Site, Stmt, StmtId, StmtKind};
use okl_normalizer::{ARGUMENTS, CARRIER};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// Reads a statement with everything below it.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of statement")]
    pub(crate) fn stmt(&mut self, cursor: Cursor<'u>) -> StmtId {
        let extent = cursor.extent().unwrap_or_default();
        let mut own = Vec::new();
        let mut jump = None;
        if cursor.kind() == CXCursor_CXXTryStmt {
            let span = self.normal(extent);
            self.unit.exceptions.push(span);
        }
        let kind = match cursor.kind() {
            CXCursor_CompoundStmt => StmtKind::Block(self.block(cursor)),
            CXCursor_DeclStmt => self.declaration(cursor, &mut own),
            CXCursor_ForStmt => StmtKind::For(Box::new(self.for_loop(cursor, &mut own))),
            CXCursor_CXXForRangeStmt => {
                let head = self.range_loop(cursor, &mut own);
                let body = self.optional(head.map(|(_, body)| body));
                match head {
                    Some((declare, _)) => StmtKind::RangeFor { declare, body },
                    None => StmtKind::Loop(body),
                }
            }
            CXCursor_WhileStmt => {
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                own = self.all(&parts);
                StmtKind::Loop(self.optional(body))
            }
            CXCursor_DoStmt => {
                let parts = self.expressions(cursor);
                let (body, condition) = parts.split_at(parts.len().min(1));
                own = self.all(condition);
                StmtKind::Loop(self.optional(body.first().copied()))
            }
            CXCursor_IfStmt => self.if_statement(cursor, extent, &mut own),
            CXCursor_SwitchStmt => {
                own = self.hidden_init(cursor);
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                own.extend(self.all(&parts));
                StmtKind::Switch(self.optional(body))
            }
            CXCursor_CaseStmt | CXCursor_DefaultStmt | CXCursor_LabelStmt => {
                let mut parts = self.expressions(cursor);
                let body = parts.pop();
                if let [first, last] = parts[..] {
                    let ends = first.extent().zip(last.extent());
                    self.note(ConstructKind::CaseRange, ends.map_or(extent, |(first, last)| first.to(last)));
                }
                own = self.all(&parts);
                StmtKind::Labelled(self.optional(body))
            }
            CXCursor_BreakStmt => StmtKind::Break,
            CXCursor_ContinueStmt => StmtKind::Continue,
            CXCursor_ReturnStmt => {
                own = self.all(&self.expressions(cursor));
                StmtKind::Return
            }
            CXCursor_GotoStmt | CXCursor_IndirectGotoStmt => {
                // `goto *place;`
                own = self.all(&self.expressions(cursor));
                let label = cursor.children().into_iter().find(|child| child.kind() == CXCursor_LabelRef);
                jump = label.and_then(Cursor::referenced).and_then(Cursor::extent);
                StmtKind::Goto
            }
            CXCursor_AsmStmt | CXCursor_MSAsmStmt => {
                self.note(ConstructKind::Assembler, extent);
                StmtKind::Other(self.children_as_statements(cursor))
            }
            CXCursor_NullStmt => StmtKind::Empty,
            CXCursor_UnexposedStmt => match self.attributed(cursor, extent) {
                Some(stmt) => return stmt,
                None => StmtKind::Other(self.children_as_statements(cursor)),
            },
            kind if is_statement(kind) => StmtKind::Other(self.children_as_statements(cursor)),
            _ => {
                let expression = self.expression(cursor);
                own.push(expression);
                StmtKind::Expression
            }
        };
        let whole = self.to_the_end(cursor, extent, &kind);
        let mut stmt = Stmt {
            id: StmtId::default(),
            span: self.normal(whole),
            header: self.header(cursor, extent),
            kind,
            target: None,
            attrs: Vec::new(),
            expressions: own,
        };
        // A statement extends at least to the end of the statements below it.
        let below = self.unit.children(&stmt).iter().map(|child| child.span.end).max().unwrap_or(0);
        stmt.span.end = stmt.span.end.max(below);
        let id = self.add_stmt(stmt);
        if cursor.kind() == CXCursor_LabelStmt {
            self.labels.insert(extent.start, id);
        }
        self.jumps.extend(jump.map(|label| (id, label.start)));
        id
    }

    fn add_stmt(&mut self, stmt: Stmt) -> StmtId {
        let id = StmtId(self.unit.statements.len() as u32);
        self.unit.statements.push(Stmt { id, ..stmt });
        id
    }

    /// The extent of a statement with the `;` that ends it, which libclang leaves out. The `;` may belong to a
    /// statement below.
    fn to_the_end(&self, cursor: Cursor<'u>, extent: Span, kind: &StmtKind) -> Span {
        let has_all = matches!(kind, StmtKind::Block(_) | StmtKind::Declaration(_) | StmtKind::Empty);
        let has_own = cursor.kind() == CXCursor_DoStmt
            || matches!(
                kind,
                StmtKind::Expression
                    | StmtKind::Break
                    | StmtKind::Continue
                    | StmtKind::Return
                    | StmtKind::Goto
            );
        let ends = self.tokens.text()[..extent.end as usize].ends_with(['}', ';']);
        if has_all || (ends && !has_own) { extent } else { self.with_semicolon(extent) }
    }

    fn optional(&mut self, body: Option<Cursor<'u>>) -> StmtId {
        match body {
            Some(body) => self.stmt(body),
            None => self.add_stmt(Stmt::default()),
        }
    }

    fn children_as_statements(&mut self, cursor: Cursor<'u>) -> Vec<StmtId> {
        self.expressions(cursor).into_iter().map(|child| self.stmt(child)).collect()
    }

    /// The statements of a block.
    fn block(&mut self, cursor: Cursor<'u>) -> Vec<StmtId> {
        let mut found = Vec::new();
        for child in cursor.children() {
            if !self.is_of_declaration(child) {
                found.push(self.stmt(child));
            }
        }
        found
    }

    /// Reads `for (okl_args(3, 64);;) {;}`, which carries arguments of an attribute of the declaration after it.
    fn is_of_declaration(&mut self, cursor: Cursor<'u>) -> bool {
        let carrier = self.argument_carrier(cursor);
        if let Some((call, _)) = carrier {
            self.argument_values(call);
        }
        carrier.is_some()
    }

    fn declaration(&mut self, cursor: Cursor<'u>, own: &mut Vec<ExprId>) -> StmtKind {
        let mut variables = Vec::new();
        let mut others = false;
        for child in cursor.children() {
            match child.kind() {
                CXCursor_VarDecl => {
                    own.push(self.expression(child));
                    variables.extend(self.variable(child));
                }
                _ if is_structured(child) => {
                    let declare = self.bindings(child);
                    variables.extend(&declare.variables);
                    own.push(self.declare_expression(child, declare));
                }
                _ => {
                    self.declare(child);
                    // `using row = int[n];`, `static_assert(n > 0);`, a class whose methods use a constant
                    own.push(self.expression(child));
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

    fn if_statement(&mut self, cursor: Cursor<'u>, extent: Span, own: &mut Vec<ExprId>) -> StmtKind {
        let mut open = self.tokens.at(extent.start) + 1;
        if self.tokens.is(open, "constexpr") {
            open += 1;
        }
        let close = self.tokens.partner(open).map_or(extent.start, |close| self.tokens.span(close).start);
        let (header, branches): (Vec<_>, Vec<_>) = self
            .expressions(cursor)
            .into_iter()
            .partition(|part| part.extent().is_some_and(|span| span.start < close));
        own.extend(self.all(&header));
        let mut branches = branches.into_iter();
        let then = self.optional(branches.next());
        let otherwise = branches.next().map(|branch| self.stmt(branch));
        StmtKind::If { then, otherwise }
    }

    /// Reads `[[gsl::suppress("okl:3")]] statement`; `None` if the node is something else.
    fn attributed(&mut self, cursor: Cursor<'u>, extent: Span) -> Option<StmtId> {
        let mut inner = cursor.children().into_iter().find(|child| child.kind() != CXCursor_UnexposedAttr)?;
        let start = inner.extent()?.start;
        let attrs = self.numbers(Span::new(extent.start, start));
        // `for (okl_args(3, 16);;) statement` carries arguments.
        while let Some((call, body)) = self.argument_carrier(inner) {
            self.argument_values(call);
            inner = body;
        }
        let id = self.stmt(inner);
        let stmt = self.unit.stmt(id);
        let site = if let Some(l) = stmt.as_for() {
            Site::Loop(l.id)
        } else if let StmtKind::Empty = stmt.kind {
            Site::Empty(stmt.span)
        } else {
            Site::Statement(stmt.span)
        };
        self.place(&attrs, &site);
        let runs = attrs.iter().filter(|attr| self.form.runs.contains(&(attr.0 as usize)));
        let code: Vec<_> = runs.flat_map(|attr| self.unit.attribute(*attr).values.clone()).collect();
        let stmt = &mut self.unit.statements[id.0 as usize];
        stmt.expressions.splice(0..0, code);
        stmt.attrs.splice(0..0, attrs);
        Some(id)
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

    /// The call and the body of the loop `for (okl_args(...);;) body`, which carries arguments.
    fn argument_carrier(&self, cursor: Cursor<'u>) -> Option<(Cursor<'u>, Cursor<'u>)> {
        if cursor.kind() != CXCursor_ForStmt {
            return None;
        }
        let at = self.tokens.at(cursor.extent()?.start);
        if !self.tokens.is(at + 2, ARGUMENTS) {
            return None;
        }
        let parts = cursor.children();
        Some((*parts.first()?, *parts.last()?))
    }

    /// Reads `okl_args(number, values...)`: sets the values of that attribute.
    fn argument_values(&mut self, call: Cursor<'u>) {
        let Some(extent) = call.extent() else { return };
        let open = self.tokens.at(extent.start) + 1;
        let Ok(number) = self.tokens.spelling(open + 1).parse::<usize>() else { return };
        let mut arguments = self.expressions(call);
        // The callee and the number come first.
        arguments
            .retain(|part| part.extent().is_some_and(|span| span.start > self.tokens.span(open + 1).start));
        let mut values: Vec<_> = arguments.into_iter().map(|argument| self.expression(argument)).collect();
        let axes = self.form.axes.get(&number).map_or(&[][..], Vec::as_slice);
        let axis_values = values.split_off(values.len().saturating_sub(axes.len()));
        let Some(attr) = self.unit.attributes.get_mut(number) else { return };
        attr.values = values;
        // In `@outer(AXIS)`, the name of a constant is replaced by its value: `@outer(1)`.
        let mut args = attr.args().to_vec();
        for ((at, place), value) in axes.iter().zip(axis_values) {
            if let Some(axis) = self.unit.expressions[value.0 as usize].value {
                args[*at].replace_range(place.clone(), &axis.to_string());
            }
        }
        attr.set_args(args);
    }

    /// Reads a `for` loop. The expressions of its header become those of the statement.
    fn for_loop(&mut self, cursor: Cursor<'u>, own: &mut Vec<ExprId>) -> ForLoop {
        let id = self.next_loop();
        let extent = cursor.extent().unwrap_or_default();
        let Some(header) = self.for_header(extent) else {
            return ForLoop { id, body: self.optional(None), ..ForLoop::default() };
        };
        let mut parts: ForParts<'u> = ForParts::default();
        // A condition `int n = a[i]` has two nodes: the declaration and a use of it.
        let mut rest = Vec::new();
        for child in self.expressions(cursor) {
            let at = child.extent().map_or(0, |span| span.start);
            parts.slot(at, &header).get_or_insert(child);
            if (header.first..header.close).contains(&at) {
                rest.push(child);
            }
        }
        if let Some(init) = parts.init {
            match init.kind() {
                CXCursor_DeclStmt => drop(self.declaration(init, own)),
                _ => own.push(self.expression(init)),
            }
        }
        let mut read = |reader: &mut Self, part: Option<Cursor<'u>>| {
            let part = part?;
            let at = rest.iter().position(|other| *other == part)?;
            let id = reader.expression(rest.remove(at));
            own.push(id);
            Some(id)
        };
        let condition = read(self, parts.condition);
        let update = read(self, parts.update);
        own.extend(self.all(&rest));
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
        match self.canonical(parts.init, condition, update) {
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

    /// A range from its first to its last token.
    fn trimmed(&self, range: Span) -> Span {
        let (first, after) = (self.tokens.at(range.start), self.tokens.at(range.end));
        if first >= after {
            return Span::at(range.start);
        }
        self.tokens.span(first).to(self.tokens.span(after - 1))
    }
}

/// The offsets of the punctuation in a `for` header, in the parse form.
struct Header {
    open: u32,
    first: u32,
    second: u32,
    close: u32,
}

/// The parts of a `for` statement that exist.
#[derive(Default)]
pub(crate) struct ForParts<'u> {
    pub(crate) init: Option<Cursor<'u>>,
    pub(crate) condition: Option<Cursor<'u>>,
    pub(crate) update: Option<Cursor<'u>>,
    pub(crate) body: Option<Cursor<'u>>,
}

impl<'u> ForParts<'u> {
    /// The part to which a node at offset `at` belongs.
    fn slot(&mut self, at: u32, header: &Header) -> &mut Option<Cursor<'u>> {
        match at {
            at if at >= header.close => &mut self.body,
            at if at > header.second => &mut self.update,
            at if at > header.first => &mut self.condition,
            _ => &mut self.init,
        }
    }
}
