use super::line::Line;
use super::open_file::Conditional;
use super::preprocessed::{KeptDirective, KeptKind};
use super::preprocessor::Preprocessor;
use super::token::Tok;
use crate::ids::BAD_DIRECTIVE;
use crate::lex::{LexErrorKind, TokenKind, line_end};
use crate::nearest;
use okl_source::{Diagnostic, DiagnosticId, FileSpan, Severity, Span};
use std::rc::Rc;

const DIRECTIVE_IN_MACRO_ARGUMENTS: DiagnosticId = DiagnosticId::new("directive-in-macro-arguments");
const ERROR_DIRECTIVE: DiagnosticId = DiagnosticId::new("error-directive");
const EXTRA_DIRECTIVE_TOKENS: DiagnosticId = DiagnosticId::new("extra-directive-tokens");
const UNTERMINATED_IN_MACRO: DiagnosticId = DiagnosticId::new("unterminated-in-macro");
const WARNING_DIRECTIVE: DiagnosticId = DiagnosticId::new("warning-directive");

/// The names of directives, for suggestions.
const DIRECTIVES: &[&str] = &[
    "define",
    "elif",
    "elifdef",
    "elifndef",
    "else",
    "endif",
    "error",
    "if",
    "ifdef",
    "ifndef",
    "include",
    "include_next",
    "line",
    "pragma",
    "undef",
    "warning",
];

impl Preprocessor<'_> {
    /// The directive that starts at token `hash` of the open file. Moves the cursor past it.
    pub fn line(&mut self, hash: usize) -> Line {
        let cursor = self.cursor();
        let (file, id) = (Rc::clone(&cursor.file), cursor.id);
        let tokens = &file.lexed.tokens;
        let rest = tokens[hash + 1..].iter();
        let end = hash + 1 + rest.take_while(|token| !token.line_start).count();
        cursor.next = end;
        let span = Span::new(tokens[hash].span.start, line_end(&file.text, tokens[end - 1].span.end));
        Line { file, id, hash, end, span }
    }

    /// Token `at` of a file.
    pub fn tok(&mut self, line: &Line, at: usize) -> Tok {
        let token = line.file.lexed.tokens[at];
        let symbol = self.symbols.intern(&token.text(&line.file.text));
        Tok {
            kind: token.kind,
            symbol,
            spelled: line.place(token.span),
            expansion: None,
            space_before: token.space_before,
            painted: false,
        }
    }

    /// All tokens of a directive from `at` on.
    pub fn toks(&mut self, line: &Line, at: usize) -> Vec<Tok> {
        let meant = (at..line.end).filter(|at| !line.file.is_stray_backslash(*at));
        meant.map(|at| self.tok(line, at)).collect()
    }

    /// Executes the directive at token `hash`.
    pub fn directive(&mut self, hash: usize) {
        let line = self.line(hash);
        self.use_start = if self.quiet == 0 { line.span.start } else { self.use_start };
        let name_at = hash + 1;
        let rest = hash + 2;
        let Some(name) = line.file.lexed.tokens.get(name_at).filter(|_| name_at < line.end) else {
            return self.keep(&line, KeptKind::Null);
        };
        if name.kind == TokenKind::Number {
            // A line marker of another preprocessor: `# 12 "file"`
            return self.set_line(&line, name_at);
        }
        let text = line.name();
        match text.as_str() {
            "define" => self.define_directive(&line, rest),
            "undef" => self.undef_directive(&line, rest),
            "if" | "ifdef" | "ifndef" => self.open_conditional(&line, &text),
            "elif" | "elifdef" | "elifndef" | "else" | "endif" => self.continue_conditional(&line, &text),
            "include" | "include_next" | "import" => match self.quiet {
                0 => self.include(&line, &text),
                _ => self.misplaced(&line, &text),
            },
            "pragma" => match self.quiet {
                0 => self.pragma(&line),
                _ => self.misplaced(&line, &text),
            },
            "line" => self.set_line(&line, rest),
            "error" => self.message(&line, Severity::Error),
            "warning" => self.message(&line, Severity::Warning),
            "ident" | "sccs" => self.keep(&line, KeptKind::Ident),
            _ => self.unknown_directive(&line, &text),
        }
    }

    fn unknown_directive(&mut self, line: &Line, text: &str) {
        let error = Diagnostic::error(BAD_DIRECTIVE, format!("there is no directive `#{text}`"), line.head());
        let error = match nearest(text, DIRECTIVES.iter().copied()) {
            Some(meant) => error.help(format!("did you mean `#{meant}`?")),
            None => error.help("remove the line, or put the text into a comment"),
        };
        self.report(error);
        self.blank(line.span);
    }

    fn misplaced(&mut self, line: &Line, text: &str) {
        let message = format!("`#{text}` among the arguments of a macro");
        let error = Diagnostic::error(DIRECTIVE_IN_MACRO_ARGUMENTS, message, line.head());
        self.report(error.help("move it before the call"));
    }

    fn define_directive(&mut self, line: &Line, rest: usize) {
        let before = self.diagnostics.len();
        self.define(line, rest, true);
        let failed = self.diagnostics[before..].iter().any(Diagnostic::is_error);
        match failed {
            true => self.blank(line.span),
            false => {
                let name = self.tok(line, rest).symbol;
                let name = self.symbols.text(name).to_owned();
                self.keep(line, KeptKind::Define { name });
            }
        }
    }

    fn undef_directive(&mut self, line: &Line, rest: usize) {
        match self.macro_name(line, rest) {
            Ok(symbol) => {
                self.extra_tokens(line, rest + 1);
                self.macros.set(symbol, None);
                let name = self.symbols.text(symbol).to_owned();
                self.keep(line, KeptKind::Undef { name });
            }
            Err(problem) => {
                self.report(*problem);
                self.blank(line.span);
            }
        }
    }

    /// `#error` and `#warning`.
    fn message(&mut self, line: &Line, severity: Severity) {
        let name = match severity {
            Severity::Error => "#error",
            Severity::Warning => "#warning",
        };
        let said = line.from(line.hash + 2).span.of(&line.file.text);
        let said = if line.hash + 2 < line.end { said } else { "" };
        let said = crate::lex::without_splices(said).trim().to_owned();
        let message = if said.is_empty() { name.to_owned() } else { said };
        let place = line.from(line.hash);
        let mut diagnostic = match severity {
            Severity::Error => Diagnostic::error(ERROR_DIRECTIVE, message, place),
            Severity::Warning => Diagnostic::warning(WARNING_DIRECTIVE, message, place),
        };
        if let Some(Conditional { open, .. }) = self.cursor().conditionals.last() {
            diagnostic = diagnostic.label(*open, "because of this condition");
        }
        self.report(diagnostic.help(format!("the `{name}` line asks for this message: meet its condition")));
        self.blank(line.span);
    }

    /// `#line 12 "file"`.
    fn set_line(&mut self, line: &Line, at: usize) {
        let toks = self.toks(line, at);
        let records = self.out.expansions.len();
        let toks = self.expand_alone(toks);
        self.out.expansions.truncate(records);
        let number = toks.first().map(|tok| self.symbols.text(tok.symbol).replace('\'', ""));
        let number = number.and_then(|text| text.parse::<u32>().ok());
        let Some(number) = number else {
            let error = Diagnostic::error(BAD_DIRECTIVE, "`#line` needs a line number", line.from(at));
            self.report(error.help("write `#line 12` or `#line 12 \"file\"`"));
            return self.blank(line.span);
        };
        let path = toks.get(1).filter(|tok| tok.kind == TokenKind::StringLiteral);
        let path = path.map(|tok| self.symbols.text(tok.symbol).trim_matches('"').to_owned());
        let next = self.sources.get(line.id).line_column(line.span.end).line + 1;
        let rest = &line.file.text[line.span.end as usize..];
        if let Some(newline) = rest.find('\n') {
            self.sources.presume(line.id, line.span.end + newline as u32 + 1, number, path.clone());
        }
        let cursor = self.cursor();
        cursor.line_shift = i64::from(number) - i64::from(next);
        if path.is_some() {
            cursor.presumed_path = path;
        }
        self.blank(line.span);
    }

    /// Warns about tokens from `at` on, which the directive ignores.
    pub fn extra_tokens(&mut self, line: &Line, at: usize) {
        if at >= line.end {
            return;
        }
        let name = line.name();
        let message = format!("`#{name}` ignores what follows it on the line");
        let warning = Diagnostic::warning(EXTRA_DIRECTIVE_TOKENS, message, line.from(at));
        self.report(warning.help("remove it, or make it a comment"));
    }

    /// Copies a directive to the output, without stray backslashes, and lists it.
    pub fn keep(&mut self, line: &Line, kind: KeptKind) {
        if self.quiet > 0 {
            return;
        }
        self.flush_to(line.span.start);
        let start = self.out.len();
        for at in (line.hash..line.end).filter(|at| line.file.is_stray_backslash(*at)) {
            self.blank(line.file.lexed.tokens[at].span);
        }
        self.flush_to(line.span.end);
        self.kept.push(KeptDirective { span: Span::new(start, self.out.len()), kind });
    }

    /// Copies a directive with the macros after token `at` replaced. Returns its range in the output.
    pub fn keep_expanded(&mut self, line: &Line, at: usize) -> Span {
        self.flush_to(line.span.start);
        let start = self.out.len();
        let cursor = self.cursor();
        let end = std::mem::replace(&mut cursor.end, line.end);
        cursor.next = at;
        self.read_tokens();
        let cursor = self.cursor();
        cursor.end = end;
        cursor.next = line.end;
        self.flush_to(line.span.end);
        Span::new(start, self.out.len())
    }

    /// Removes a range from the output, except its newlines.
    pub fn blank(&mut self, span: Span) {
        if self.quiet > 0 {
            return;
        }
        self.flush_to(span.start);
        let cursor = self.cursor();
        cursor.copied = span.end;
        let (id, file) = (cursor.id, Rc::clone(&cursor.file));
        self.out.blank(FileSpan { file: id, span }, &file.text);
    }

    /// Reports the literal at `span` if it does not end: as an error, or as a warning in the body of a macro.
    pub fn unfinished_literal(&mut self, line: &Line, span: Span, error: bool) {
        let errors = &line.file.lexed.errors;
        if errors.is_empty() {
            return;
        }
        let Ok(at) = errors.binary_search_by_key(&span.start, |error| error.span.start) else { return };
        let (id, place) = (errors[at].kind.id(), line.place(errors[at].span));
        let (what, help) = match errors[at].kind {
            LexErrorKind::UnterminatedString => ("string literal", "close it with `\"` on the same line"),
            LexErrorKind::UnterminatedChar => ("character literal", "close it with `'` on the same line"),
            LexErrorKind::UnterminatedRawString => ("raw string literal", "write it as `R\"(text)\"`"),
            LexErrorKind::UnterminatedComment => return,
        };
        let diagnostic = match error {
            true => Diagnostic::error(id, format!("the {what} does not end"), place),
            false => Diagnostic::warning(
                UNTERMINATED_IN_MACRO,
                format!("the {what} in this macro does not end"),
                place,
            ),
        };
        self.report(diagnostic.help(help));
    }
}
