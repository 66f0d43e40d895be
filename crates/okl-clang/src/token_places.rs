//! The places of signs and words that libclang has no nodes for: in headers, declarators and casts.
//!
//! They are read from the tokens here, so that no later step has to look at tokens.

use crate::libclang::Cursor;
use crate::reader::Reader;
use crate::tokens::is_type_of;
use clang_sys::*;
use okl_model::{Brackets, CallTarget, CastStyle, Declarator, ExprKind, Header, NextDeclarator, VarId};
use okl_source::Span;

impl<'u> Reader<'u> {
    /// The header of an `if`, a `switch`, a `while` or a range-based `for`; `extent` is the statement's range in the
    /// parse form.
    pub(crate) fn header(&self, cursor: Cursor<'u>, extent: Span) -> Option<Header> {
        let is_loop = cursor.kind() == CXCursor_CXXForRangeStmt;
        if !is_loop && !matches!(cursor.kind(), CXCursor_IfStmt | CXCursor_SwitchStmt | CXCursor_WhileStmt) {
            return None;
        }
        let keyword = self.tokens.at(extent.start);
        let constexpr = Some(keyword + 1).filter(|at| self.tokens.is(*at, "constexpr"));
        let open = constexpr.unwrap_or(keyword) + 1;
        let close = self.tokens.partner(open)?;
        let first = |from: usize, sign: &str| {
            let mut at = from;
            while at < close && !self.tokens.is(at, sign) {
                at = self.tokens.skip(at);
            }
            Some(at).filter(|at| *at < close)
        };
        let semicolon = first(open + 1, ";");
        let colon = first(semicolon.map_or(open, |at| at) + 1, ":").filter(|_| is_loop);
        let place = |at: usize| self.normal(self.tokens.span(at));
        Some(Header {
            keyword: place(keyword),
            constexpr: constexpr.map(place),
            open: place(open),
            semicolon: semicolon.map(place),
            colon: colon.map(place),
            close: place(close),
        })
    }

    /// The last `*` before the name at `at` in a declaration of the parse form: `int *const p`, `int (*p)[3]`.
    pub(crate) fn star(&self, at: u32, extent: Span) -> Option<Span> {
        self.sign(at, extent, &["*"], &["&", "&&"])
    }

    /// The last of `signs` before a name, if only attributes, `others` and parts of the declarator stand between.
    fn sign(&self, at: u32, extent: Span, signs: &[&str], others: &[&str]) -> Option<Span> {
        const BETWEEN: [&str; 6] = ["(", "const", "volatile", "restrict", "__restrict", "__restrict__"];
        let mut before = self.tokens.at(at);
        while before > 0 && self.tokens.span(before - 1).start >= extent.start {
            before -= 1;
            if signs.iter().any(|sign| self.tokens.is(before, sign)) {
                return Some(self.normal(self.tokens.span(before)));
            }
            if let Some(first) = self.attribute_that_ends(before) {
                before = first;
            } else if !BETWEEN.iter().chain(others).any(|word| self.tokens.is(before, word)) {
                return None;
            }
        }
        None
    }

    /// The first token of the `[[...]]` or `__attribute__((...))` that ends with token `at`.
    fn attribute_that_ends(&self, at: usize) -> Option<usize> {
        let open = self.tokens.partner(at).filter(|open| *open < at)?;
        if self.tokens.opens_attribute(open) {
            return Some(open);
        }
        Some(open).filter(|open| *open > 0 && self.tokens.is(open - 1, "__attribute__")).map(|open| open - 1)
    }

    /// The parts of the declarator around the name at `at` in a declaration of the parse form.
    pub(crate) fn declarator(&self, at: u32, extent: Span) -> Declarator {
        let mut written = Declarator {
            star: self.star(at, extent),
            // The extent of `&r` in `int x, &r = x;` starts with the name.
            ampersand: self.sign(at, Span::new(0, extent.end), &["&", "&&"], &[]),
            ..Declarator::default()
        };
        let mut next = self.tokens.at(at);
        let place = |at: usize| self.normal(self.tokens.span(at));
        let whole = |at: usize| Some(self.tokens.span(at).to(self.tokens.span(self.tokens.partner(at)?)));
        if !self.tokens.get(next).is_some_and(|token| token.span.start == at && extent.holds(at)) {
            return written;
        }
        next = self.after_attributes(next + 1);
        while let (true, Some(bound)) = (self.tokens.is(next, "[") || self.tokens.is(next, "<:"), whole(next))
        {
            written.bounds.push(self.normal(bound));
            next = self.after_attributes(self.tokens.skip(next));
        }
        if self.tokens.is(next, ":") {
            written.colon = Some(place(next));
            return written;
        }
        // `float (&row)[4] = s[i]`
        let is_own = |at: usize| {
            let open = self.tokens.partner(at).map(|open| self.tokens.span(open).start);
            self.tokens.is(at, ")") && open.is_some_and(|open| open >= extent.start)
        };
        if is_own(next) {
            while is_own(next) || self.tokens.is(next, "[") || self.tokens.is(next, "<:") {
                next = if is_own(next) { next + 1 } else { self.tokens.skip(next) };
            }
            written.equals = self.tokens.is(next, "=").then(|| place(next));
            return written;
        }
        if self.tokens.is(next, "=") {
            written.equals = Some(place(next));
            next += 1;
        }
        let are_braces = self.tokens.is(next, "{") || self.tokens.is(next, "<%");
        let are_parentheses = self.tokens.is(next, "(") && written.equals.is_none();
        if let (true, Some(span)) = (are_braces || are_parentheses, whole(next)) {
            written.brackets = Some(Brackets { span: self.normal(span), are_braces });
        }
        written
    }

    /// The comma and the start of the declarator for a variable with its name at `at`, if the declaration goes on with
    /// another.
    pub(crate) fn next_declarator(&self, at: u32, extent: Span) -> Option<NextDeclarator> {
        let mut next = self.after_attributes(self.tokens.at(extent.end));
        // libclang ends the extent of `x(1)` before the parenthesis.
        if self.tokens.partner(next).is_some_and(|open| open < next && self.tokens.span(open).start >= at) {
            next = self.after_attributes(next + 1);
        }
        if !self.tokens.is(next, ",") {
            return None;
        }
        let mut first = self.tokens.at(extent.start);
        while self.tokens.get(first).is_some_and(|token| token.span.start < at) {
            if ["*", "&", "&&", "("].iter().any(|sign| self.tokens.is(first, sign)) {
                break;
            }
            let after = self.after_attributes(first);
            first = match after > first {
                true => after,
                false if self.tokens.is(first + 1, "<") => self.tokens.skip_angles(first + 1),
                // `decltype(x)`
                false if self.tokens.is(first + 1, "(") && is_type_of(self.tokens.spelling(first)) => {
                    self.tokens.skip(first + 1)
                }
                // `struct { int a; }`
                false => self.tokens.skip(first),
            };
        }
        let start = self.normal(Span::at(self.tokens.get(first)?.span.start.min(at))).start;
        Some(NextDeclarator { start, comma: self.normal(self.tokens.span(next)) })
    }

    /// Reads the array bounds of a variable whose declaration is no expression of the unit: of fields, parameters and
    /// variables at file scope.
    pub(crate) fn bounds(&mut self, cursor: Cursor<'u>, id: VarId) {
        for part in self.expressions(cursor) {
            let place = self.span(part);
            let bounds = &self.unit.variable(id).declarator.bounds;
            if !place.is_empty() && bounds.iter().any(|bound| bound.contains(place)) {
                self.expression(part);
            }
        }
    }

    /// The first token from `at` on that is not part of `[[...]]`, `alignas(...)` or `__attribute__((...))`.
    fn after_attributes(&self, mut at: usize) -> usize {
        loop {
            if self.tokens.opens_attribute(at) {
                at = self.tokens.skip(at);
            } else if self.tokens.is(at, "__attribute__") || self.tokens.is(at, "alignas") {
                at = self.tokens.skip(at + 1);
            } else {
                return at;
            }
        }
    }

    /// The range from `noexcept` or `->` on after the parameters of a function, which end at `from`; empty if there is
    /// none.
    pub(crate) fn tail(&self, from: u32, end: u32) -> Span {
        let mut at = self.tokens.at(from) + 1;
        let ends = |at: usize| {
            ["{", "<%", ";", ":", "=", "try"].iter().any(|sign| self.tokens.is(at, sign))
                || self.tokens.get(at).is_none_or(|token| token.span.start >= end)
        };
        while !ends(at) && !self.tokens.is(at, "noexcept") && !self.tokens.is(at, "->") {
            at = self.tokens.skip(at);
        }
        let mut tail: Option<Span> = None;
        while !ends(at) {
            let next = self.after_attributes(at);
            if next == at {
                let after = self.tokens.skip(at);
                let span = self.tokens.span(at).to(self.tokens.span(after - 1));
                tail = Some(tail.map_or(span, |tail| tail.to(span)));
                at = after;
            } else {
                at = next;
            }
        }
        tail.unwrap_or(Span::at(from))
    }

    /// The range of the type that is written in an expression: in a cast, a constructor call or a compound literal.
    pub(crate) fn written_type(&self, cursor: Cursor<'u>, kind: &ExprKind) -> Span {
        self.type_of_parse_form(cursor, kind).map_or(Span::default(), |span| self.normal(span))
    }

    /// The `*`, `&` or `&&` at the end of a written type, before qualifiers.
    pub(crate) fn type_sign(&self, cursor: Cursor<'u>, kind: &ExprKind) -> Option<Span> {
        const QUALIFIERS: [&str; 5] = ["const", "volatile", "restrict", "__restrict__", "__restrict"];
        let written = self.type_of_parse_form(cursor, kind)?;
        let mut all = (self.tokens.at(written.start)..self.tokens.at(written.end)).rev();
        let last = all.find(|at| !QUALIFIERS.iter().any(|word| self.tokens.is(*at, word)))?;
        let is_sign = ["*", "&", "&&"].iter().any(|sign| self.tokens.is(last, sign));
        is_sign.then(|| self.normal(self.tokens.span(last)))
    }

    fn type_of_parse_form(&self, cursor: Cursor<'u>, kind: &ExprKind) -> Option<Span> {
        // Asked for only where needed, since most expressions have no type.
        let extent = || cursor.extent().filter(|extent| extent.start >= self.prelude);
        let first = || Some(self.tokens.at(extent()?.start));
        let between =
            |from: usize, to: usize| (from < to).then(|| self.tokens.span(from).to(self.tokens.span(to - 1)));
        match kind {
            ExprKind::Cast { style: CastStyle::C, .. } | ExprKind::CompoundLiteral(_) => {
                between(first()? + 1, self.tokens.partner(first()?)?)
            }
            ExprKind::Cast {
                style: CastStyle::Static | CastStyle::Reinterpret | CastStyle::Const | CastStyle::Dynamic,
                ..
            } => {
                // The range between `<` and `>`.
                let open = first()? + 1;
                let close = self.tokens.skip_angles(open) - 1;
                Some(Span::new(self.tokens.span(open).end, self.tokens.span(close).start))
            }
            // `float(x)`, `P{1, 2}`, `ns::P()`, `typename T::x()`: the brackets are last.
            ExprKind::Cast { style: CastStyle::Functional, .. } => self.before_brackets(extent()?),
            ExprKind::Call(call)
                if matches!(call.target, CallTarget::Constructor(_) | CallTarget::Unknown) =>
            {
                // The constructor call in `P v(a)` has no type of its own.
                let extent = extent()?;
                let own = cursor.children().into_iter().any(|child| {
                    matches!(child.kind(), CXCursor_TypeRef | CXCursor_TemplateRef)
                        && child.extent().is_some_and(|named| extent.contains(named))
                });
                if own { self.before_brackets(extent) } else { None }
            }
            // `float()`, for which libclang has no kind of node.
            ExprKind::Opaque(parts) if parts.is_empty() && cursor.kind() == CXCursor_UnexposedExpr => {
                self.before_brackets(extent()?)
            }
            ExprKind::Cast { style: CastStyle::Implicit, .. }
            | ExprKind::Name(_)
            | ExprKind::TypeOf(_)
            | ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Paren(_)
            | ExprKind::Member(_)
            | ExprKind::Index { .. }
            | ExprKind::Dim { .. }
            | ExprKind::Dereference(_)
            | ExprKind::AddressOf(_)
            | ExprKind::Unary { .. }
            | ExprKind::Step { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Assign { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Call(_)
            | ExprKind::List(_)
            | ExprKind::SizeOf(_)
            | ExprKind::Lambda(_)
            | ExprKind::Statements(_)
            | ExprKind::Declare(_)
            | ExprKind::Defines(_)
            | ExprKind::OneOf(_)
            | ExprKind::Opaque(_) => None,
        }
    }

    /// The tokens before the brackets that end an expression.
    fn before_brackets(&self, extent: Span) -> Option<Span> {
        let (first, after) = (self.tokens.at(extent.start), self.tokens.at(extent.end));
        let open = self.tokens.partner(after.checked_sub(1)?)?;
        (first < open && open < after).then(|| self.tokens.span(first).to(self.tokens.span(open - 1)))
    }
}
