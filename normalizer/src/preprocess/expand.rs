use super::directive_attribute::Left;
use super::frame::Frame;
use super::macros::{Builtin, Definition, Macro};
use super::preprocessor::Preprocessor;
use super::substitute::Arguments;
use super::token::{Symbol, Tok};
use crate::lex::{Token, TokenKind};
use okl_source::{Diagnostic, DiagnosticId, ExpansionId, FileSpan, Span};
use std::rc::Rc;

const CLOCK_MACRO: DiagnosticId = DiagnosticId::new("clock-macro");
const EXPANSION_TOO_DEEP: DiagnosticId = DiagnosticId::new("expansion-too-deep");
const MACRO_ARGUMENT_COUNT: DiagnosticId = DiagnosticId::new("macro-argument-count");
const UNTERMINATED_MACRO_CALL: DiagnosticId = DiagnosticId::new("unterminated-macro-call");

/// The maximal nesting of macro calls in arguments: each level is a recursion of this code.
const MAX_NESTING: u32 = 300;

impl Preprocessor<'_> {
    /// Expands the macro use that starts with `token` of the open file, if it is one.
    pub fn macro_use(&mut self, token: Token, symbol: Symbol) {
        let Some(definition) = self.macros.get(symbol).cloned() else { return };
        if let Definition::User(found) = &definition
            && found.parameters.is_some()
            && !self.parenthesis_follows()
        {
            return;
        }
        let cursor = self.cursor();
        let (file, at) = (Rc::clone(&cursor.file), cursor.next - 1);
        let id = cursor.id;
        let before = at.checked_sub(1).map(|before| file.lexed.tokens[before]);
        let before = before.filter(|before| before.span.end == token.span.start);
        self.flush(token.span.start, before.map(|before| before.kind));
        let start = self.out.len();
        let root = self.out.expansions.len();
        let place = FileSpan { file: id, span: token.span };
        let name = Tok {
            kind: token.kind,
            symbol,
            spelled: place,
            expansion: None,
            space_before: false,
            painted: false,
        };
        self.use_start = token.span.start;
        self.enter(name, definition);
        let mut left = Left::default();
        while let Some(tok) = self.next_expanded() {
            self.hold(&mut left, tok);
            self.write(&mut left);
            self.check_size();
        }
        left.end();
        self.write(&mut left);
        self.pending_space = false;
        let end = self.consumed();
        self.cursor().copied = end;
        if root == self.out.expansions.len() {
            // The arguments were malformed, which is reported, and there is no output.
            return;
        }
        let root = ExpansionId(root as u32);
        let next = self.cursor().next;
        if let Some(following) = file.lexed.tokens.get(next).filter(|following| following.span.start == end) {
            self.out.separate(root, place, following.span.of(&file.text));
        }
        let site = FileSpan { file: id, span: Span::new(token.span.start, end) };
        self.out.end_use(root, site, start);
    }

    /// Writes the tokens that a macro use has produced so far.
    fn write(&mut self, left: &mut Left) {
        for tok in left.ready.drain(..) {
            if let Some(expansion) = tok.expansion {
                self.out.token(&tok, expansion, left.at_start, &self.symbols);
            }
            left.at_start = false;
        }
    }

    /// The end of the last token read from the open file.
    fn consumed(&mut self) -> u32 {
        let cursor = self.cursor();
        let last = cursor.next.checked_sub(1).map(|at| cursor.file.lexed.tokens[at]);
        last.map_or(0, |token| token.span.end)
    }

    /// Expands a list separately: the tokens after it cannot become part of a macro call.
    pub fn expand_alone(&mut self, tokens: Vec<Tok>) -> Vec<Tok> {
        if self.nesting >= MAX_NESTING {
            let place = tokens.first().map(|tok| tok.spelled).unwrap_or(self.here());
            let error = Diagnostic::error(EXPANSION_TOO_DEEP, "macro calls are nested too deeply", place);
            self.stop(
                error.help(format!("at most {MAX_NESTING} calls may stand in one another's arguments")),
            );
            return Vec::new();
        }
        // Fast path: most arguments contain no macro.
        let inert = |tok: &Tok| tok.kind != TokenKind::Identifier || self.expands(tok).is_none();
        if !self.in_condition && tokens.iter().all(inert) {
            return tokens;
        }
        self.nesting += 1;
        self.frames.push(Frame { tokens, next: 0, from: None, floor: true, space_after: false });
        let mut expanded = Vec::new();
        while let Some(tok) = self.next_expanded() {
            expanded.push(tok);
        }
        self.frames.pop();
        self.pending_space = false;
        self.nesting -= 1;
        expanded
    }

    fn expands(&self, tok: &Tok) -> Option<&Definition> {
        self.macros.get(tok.symbol)
    }

    /// Removes the lists that are read to their end, which makes their macros expandable again.
    fn settle(&mut self) {
        while let Some(frame) = self.frames.last()
            && frame.next == frame.tokens.len()
            && !frame.floor
        {
            self.pending_space |= frame.space_after;
            if let Some(from) = self.frames.pop().and_then(|frame| frame.from) {
                from.busy.set(from.busy.get() - 1);
            }
        }
    }

    /// The next token, with macros replaced. `None` when the lists are read, even if the file has more tokens.
    pub fn next_expanded(&mut self) -> Option<Tok> {
        loop {
            self.settle();
            let frame = self.frames.last()?;
            if frame.next == frame.tokens.len() || self.stopped {
                return None;
            }
            let mut tok = self.next_raw()?;
            if tok.kind != TokenKind::Identifier {
                return Some(tok);
            }
            if self.in_condition
                && let Some(value) = self.condition_operator(tok)
            {
                return Some(value);
            }
            let Some(definition) = self.expands(&tok) else { return Some(tok) };
            if tok.painted {
                return Some(tok);
            }
            let definition = definition.clone();
            if let Definition::User(found) = &definition {
                if found.busy.get() > 0 {
                    tok.painted = true;
                    return Some(tok);
                }
                if found.parameters.is_some() && !self.parenthesis_follows() {
                    return Some(tok);
                }
            }
            self.enter(tok, definition);
        }
    }

    /// The next token, not expanded: from the lists, then from the open file.
    pub fn next_raw(&mut self) -> Option<Tok> {
        self.settle();
        let tok = match self.frames.last_mut() {
            Some(frame) => {
                let tok = frame.tokens.get(frame.next).copied();
                frame.next += usize::from(tok.is_some());
                tok
            }
            None => self.next_of_file(),
        };
        let mut tok = tok.filter(|_| self.spend(1))?;
        tok.space_before |= std::mem::take(&mut self.pending_space);
        Some(tok)
    }

    /// The next token of the open file. Executes directives among the arguments of a call.
    fn next_of_file(&mut self) -> Option<Tok> {
        loop {
            let cursor = self.cursor();
            if cursor.next >= cursor.end {
                return None;
            }
            let at = cursor.next;
            let file = Rc::clone(&cursor.file);
            if file.starts_directive(at) {
                self.quiet += 1;
                self.directive(at);
                self.quiet -= 1;
                if self.stopped {
                    return None;
                }
                continue;
            }
            cursor.next += 1;
            if file.is_stray_backslash(at) {
                self.stray_backslash(at);
                continue;
            }
            let line = self.single(at);
            self.unfinished_literal(&line, file.lexed.tokens[at].span, true);
            return Some(self.tok(&line, at));
        }
    }

    /// True if the next token is `(`, from a list or from the file.
    fn parenthesis_follows(&mut self) -> bool {
        for frame in self.frames.iter().rev() {
            if let Some(tok) = frame.tokens.get(frame.next) {
                return tok.symbol == Symbol::OPEN;
            }
            if frame.floor {
                return false;
            }
        }
        let cursor = self.cursor();
        let next = cursor.file.lexed.tokens.get(cursor.next).filter(|_| cursor.next < cursor.end);
        next.is_some_and(|token| token.is(&cursor.file.text, "("))
    }

    /// Pushes the replacement of a macro use on the stack.
    fn enter(&mut self, name: Tok, definition: Definition) {
        let found = match definition {
            Definition::User(found) => found,
            Definition::Builtin(builtin) => return self.enter_builtin(name, builtin),
        };
        let call = match &found.parameters {
            None => None,
            Some(_) => match self.arguments(name, &found) {
                Some(call) => Some(call),
                None => return,
            },
        };
        // The record of a use costs about as much as a few tokens.
        if !self.spend(4) {
            return;
        }
        let site = self.site(name, call.as_ref().map(|(_, close)| *close));
        let text = self.symbols.text(found.name);
        let id = self.out.begin_expansion(text, site, Some(found.place), name.expansion);
        let (mut tokens, space_after) = match call {
            None => self.substitute(&found, &mut Arguments::none(), id),
            Some((mut arguments, _)) => {
                arguments.claim(id);
                self.substitute(&found, &mut arguments, id)
            }
        };
        match tokens.first_mut() {
            Some(first) => first.space_before = name.space_before,
            None => {
                self.pending_space |= name.space_before || space_after;
                return;
            }
        }
        if !self.spend(tokens.len() as u64) {
            return;
        }
        found.busy.set(found.busy.get() + 1);
        self.frames.push(Frame { tokens, next: 0, from: Some(found), floor: false, space_after });
    }

    /// The range that the user wrote for this use: the name, up to `close` if both are in one place.
    fn site(&mut self, name: Tok, close: Option<Tok>) -> FileSpan {
        let Some(close) = close else { return name.spelled };
        let (from, to) = (name.spelled, close.spelled);
        let current = self.cursor().id;
        let start = self.use_start;
        let in_use = |place: FileSpan| place.file == current && place.span.start >= start;
        let together = from.file == to.file && from.span.start < to.span.end && in_use(from) == in_use(to);
        if !together || name.expansion != close.expansion {
            return from;
        }
        FileSpan { file: from.file, span: from.span.to(to.span) }
    }

    fn enter_builtin(&mut self, name: Tok, builtin: Builtin) {
        let (kind, text) = self.builtin_text(name, builtin);
        let symbol = self.symbols.intern(&text);
        let own = self.symbols.share(name.symbol);
        let id = self.out.begin_expansion(&own, name.spelled, None, name.expansion);
        let tok = Tok { kind, symbol, expansion: Some(id), painted: true, ..name };
        self.frames.push(Frame { tokens: vec![tok], next: 0, from: None, floor: false, space_after: false });
    }

    fn builtin_text(&mut self, name: Tok, builtin: Builtin) -> (TokenKind, String) {
        let quoted = |text: &str| {
            let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
            (TokenKind::StringLiteral, format!("\"{escaped}\""))
        };
        match builtin {
            Builtin::Line => (TokenKind::Number, self.presumed_line(name).to_string()),
            Builtin::File => quoted(&self.presumed_path()),
            Builtin::FileName => quoted(self.presumed_path().rsplit('/').next().unwrap_or_default()),
            Builtin::BaseFile => quoted(&self.sources.get(self.main).path.clone()),
            Builtin::Counter => {
                self.counter += 1;
                (TokenKind::Number, (self.counter - 1).to_string())
            }
            Builtin::IncludeLevel => (TokenKind::Number, (self.open.len() - 1).to_string()),
            Builtin::Date => self.clock(name, "\"Jan  1 1970\""),
            Builtin::Time => self.clock(name, "\"00:00:00\""),
            Builtin::Timestamp => self.clock(name, "\"Thu Jan  1 00:00:00 1970\""),
        }
    }

    fn clock(&mut self, name: Tok, fixed: &str) -> (TokenKind, String) {
        let place = self.blame(&name);
        let own = self.symbols.share(name.symbol);
        let warning = Diagnostic::warning(CLOCK_MACRO, format!("`{own}` always gives {fixed} here"), place);
        self.report(warning.note("okl's output depends on its input alone, and not on the time"));
        (TokenKind::StringLiteral, fixed.to_owned())
    }

    fn presumed_line(&mut self, name: Tok) -> i64 {
        let end = self.consumed();
        let start = self.use_start;
        let cursor = self.cursor();
        let (id, shift) = (cursor.id, cursor.line_shift);
        let here = |place: FileSpan| place.file == id && (start..end).contains(&place.span.start);
        // The end of the innermost use that is written in the file: the text after it is not read yet.
        let mut offset = name.spelled.span.start;
        let mut place = name.spelled;
        let mut around = name.expansion;
        while let Some(expansion) = around.filter(|_| !here(place)) {
            let record = &self.out.expansions[expansion.0 as usize];
            (place, around) = (record.site, record.parent);
            offset = if here(place) { place.span.end } else { end }.saturating_sub(1);
        }
        i64::from(self.sources.get(id).line_column(offset).line) + shift
    }

    fn presumed_path(&mut self) -> String {
        let cursor = self.cursor();
        let id = cursor.id;
        match cursor.presumed_path.clone() {
            Some(path) => path,
            None => self.sources.get(id).path.clone(),
        }
    }

    /// Reads the argument list of a call. Also returns the closing parenthesis.
    fn arguments(&mut self, name: Tok, found: &Macro) -> Option<(Arguments, Tok)> {
        let parameters = found.parameters.as_ref().expect("only calls of function-like macros get here");
        let wanted = parameters.count();
        let mut lists: Vec<Vec<Tok>> = vec![Vec::new()];
        let mut depth = 0usize;
        // The opening parenthesis, found by `parenthesis_follows`.
        self.next_raw()?;
        let close = loop {
            let Some(mut tok) = self.next_raw() else {
                if !self.stopped {
                    self.unterminated_call(name);
                }
                return None;
            };
            let rest = parameters.variadic && lists.len() == wanted;
            match tok.symbol {
                Symbol::CLOSE if depth == 0 => break tok,
                Symbol::COMMA if depth == 0 && !rest => {
                    lists.push(Vec::new());
                    continue;
                }
                Symbol::OPEN => depth += 1,
                Symbol::CLOSE => depth -= 1,
                _ => {}
            }
            // Reading on may make a macro expandable again; a name read while the macro was busy stays a name.
            if tok.kind == TokenKind::Identifier
                && let Some(Definition::User(user)) = self.macros.get(tok.symbol)
                && user.busy.get() > 0
            {
                tok.painted = true;
            }
            lists.last_mut().expect("the list of lists starts with one").push(tok);
        };
        let given = if lists.len() == 1 && lists[0].is_empty() { 0 } else { lists.len() };
        // One empty argument and no argument are written the same.
        let enough = given == wanted
            || (given == 0 && wanted == 1)
            || (parameters.variadic && (given + 1 == wanted || (given == 0 && wanted == 2)));
        if !enough {
            self.wrong_count(name, close, given, found);
            return None;
        }
        // `given == 0` also counts the one empty argument of `F()`.
        let elided = parameters.variadic && given < wanted;
        lists.resize_with(wanted, Vec::new);
        Some((Arguments::new(lists, elided), close))
    }

    fn unterminated_call(&mut self, name: Tok) {
        let text = self.symbols.share(name.symbol);
        let error = Diagnostic::error(
            UNTERMINATED_MACRO_CALL,
            format!("the call of macro `{text}` has no closing parenthesis"),
            self.blame(&name),
        );
        self.report(error.help("close it, or write the name without `(` if no call is meant"));
    }

    fn wrong_count(&mut self, name: Tok, close: Tok, given: usize, found: &Macro) {
        let text = self.symbols.share(name.symbol);
        let parameters = found.parameters.as_ref().expect("only calls of function-like macros get here");
        let least = parameters.count() - usize::from(parameters.variadic);
        let wanted = match (parameters.variadic, least) {
            (true, _) => format!("at least {least}"),
            (false, _) => least.to_string(),
        };
        let place = match name.expansion {
            None => self.site(name, Some(close)),
            Some(_) => self.blame(&name),
        };
        let plural = if least == 1 && !parameters.variadic { "argument" } else { "arguments" };
        let error = Diagnostic::error(
            MACRO_ARGUMENT_COUNT,
            format!("macro `{text}` takes {wanted} {plural}, {given} given"),
            place,
        );
        self.report(
            error
                .label(found.place, "defined here")
                .help("put parentheses around an argument that contains a comma, or change the definition"),
        );
    }
}
