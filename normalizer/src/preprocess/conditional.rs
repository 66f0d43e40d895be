use super::line::Line;
use super::open_file::Conditional;
use super::preprocessor::Preprocessor;
use super::token::Tok;
use okl_source::{Diagnostic, DiagnosticId, Span};

const ELSE_AFTER_ELSE: DiagnosticId = DiagnosticId::new("else-after-else");
const ELSE_WITHOUT_IF: DiagnosticId = DiagnosticId::new("else-without-if");
const ENDIF_WITHOUT_IF: DiagnosticId = DiagnosticId::new("endif-without-if");
const TARGET_MACRO_TESTED: DiagnosticId = DiagnosticId::new("target-macro-tested");
const UNTERMINATED_CONDITIONAL: DiagnosticId = DiagnosticId::new("unterminated-conditional");

/// Macros that only the target compiler defines. Here they are never defined, because the target is not known yet.
const TARGET_MACROS: &[&str] = &[
    "_OPENMP",
    "__CUDACC__",
    "__CUDACC_RTC__",
    "__CUDA_ARCH__",
    "__HIPCC__",
    "__HIP_DEVICE_COMPILE__",
    "__HIP_PLATFORM_AMD__",
    "__METAL_VERSION__",
    "__NVCC__",
    "__OPENCL_C_VERSION__",
    "__OPENCL_VERSION__",
    "__SYCL_DEVICE_ONLY__",
    "SYCL_LANGUAGE_VERSION",
];

impl Preprocessor<'_> {
    /// Executes `#if`, `#ifdef`, `#ifndef`.
    pub fn open_conditional(&mut self, line: &Line, name: &str) {
        let holds = self.condition(line, name);
        let open = line.head();
        self.cursor().conditionals.push(Conditional { open, taken: holds, otherwise: None });
        match holds {
            true => self.blank(line.span),
            false => self.skip(line.span.start),
        }
    }

    /// Executes `#elif`, `#elifdef`, `#elifndef`, `#else` or `#endif` at the end of an active group.
    pub fn continue_conditional(&mut self, line: &Line, name: &str) {
        if self.cursor().conditionals.is_empty() {
            let message = format!("`#{name}` without an `#if`");
            let error = match name {
                "endif" => Diagnostic::error(ENDIF_WITHOUT_IF, message, line.head()),
                _ => Diagnostic::error(ELSE_WITHOUT_IF, message, line.head()),
            };
            self.report(error.help("remove it, or write the `#if` it belongs to"));
            return self.blank(line.span);
        }
        match self.next_group(line, name) {
            Group::Closed | Group::Active => self.blank(line.span),
            Group::Skipped => self.skip(line.span.start),
        }
    }

    /// Moves to the group that `line` opens, or out of the conditional.
    fn next_group(&mut self, line: &Line, name: &str) -> Group {
        if name == "endif" {
            self.extra_tokens(line, line.hash + 2);
            self.cursor().conditionals.pop();
            return Group::Closed;
        }
        let innermost = self.cursor().conditionals.last().cloned();
        let Some(Conditional { open, taken, otherwise }) = innermost else { return Group::Closed };
        if let Some(earlier) = otherwise {
            let error = Diagnostic::error(ELSE_AFTER_ELSE, format!("`#{name}` after `#else`"), line.head());
            let error = error.label(earlier, "the `#else`").label(open, "of this conditional");
            self.report(error.help("an `#if` has one `#else`, and it comes last"));
            return Group::Skipped;
        }
        // Conditions after an active group are not evaluated.
        let holds = match name {
            "else" => {
                self.extra_tokens(line, line.hash + 2);
                !taken
            }
            _ => !taken && self.condition(line, name),
        };
        let head = line.head();
        if let Some(innermost) = self.cursor().conditionals.last_mut() {
            innermost.taken |= holds;
            if name == "else" {
                innermost.otherwise = Some(head);
            }
        }
        if holds { Group::Active } else { Group::Skipped }
    }

    /// Skips groups until one is active or the conditional ends. Blanks all text from `start` on.
    fn skip(&mut self, start: u32) {
        let mut depth = 0usize;
        let file = self.cursor().file.clone();
        loop {
            let cursor = self.cursor();
            let rest = &file.lexed.tokens[cursor.next..];
            let found = (cursor.next..).zip(rest).find(|(at, _)| file.starts_directive(*at));
            let Some((hash, _)) = found else {
                let end = self.cursor().file.lexed.tokens.len();
                self.cursor().next = end;
                return self.blank(Span::new(start, file.text.len() as u32));
            };
            let line = self.line(hash);
            let name = line.name();
            match name.as_str() {
                "if" | "ifdef" | "ifndef" => depth += 1,
                "endif" if depth > 0 => depth -= 1,
                "elif" | "elifdef" | "elifndef" | "else" | "endif" if depth == 0 => {
                    match self.next_group(&line, &name) {
                        Group::Skipped => {}
                        Group::Active | Group::Closed => {
                            return self.blank(Span::new(start, line.span.end));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// True if the condition of an `#if`, `#ifdef` and the like holds.
    fn condition(&mut self, line: &Line, name: &str) -> bool {
        let at = line.hash + 2;
        let (defined, wanted) = match name {
            "ifdef" | "elifdef" => (true, true),
            "ifndef" | "elifndef" => (true, false),
            _ => (false, true),
        };
        if !defined {
            return self.if_expression(line, at);
        }
        match self.macro_name(line, at) {
            Ok(_) => {
                self.extra_tokens(line, at + 1);
                let tok = self.tok(line, at);
                self.is_defined(&tok) == wanted
            }
            Err(problem) => {
                self.report(*problem);
                false
            }
        }
    }

    /// True if a name is defined in the sense of conditions.
    pub fn is_defined(&mut self, tok: &Tok) -> bool {
        let known = self.macros.get(tok.symbol).is_some();
        known || self.is_has_operator(tok) || {
            self.warn_target_macro(tok);
            false
        }
    }

    /// Warns if an undefined name is one that only the target compiler defines.
    pub fn warn_target_macro(&mut self, tok: &Tok) {
        let name = self.symbols.share(tok.symbol);
        if !TARGET_MACROS.contains(&&*name) {
            return;
        }
        let place = self.blame(tok);
        let message = format!("`{name}` is never defined here: okl runs before the target compiler");
        let warning = Diagnostic::warning(TARGET_MACRO_TESTED, message, place);
        self.report(warning.help("test `OCCA_USING_GPU`, or `OKL_MODE_CUDA` and its like for one backend"));
    }

    /// Reports the conditionals that are open at the end of the file.
    pub fn close_conditionals(&mut self) {
        for Conditional { open, .. } in std::mem::take(&mut self.cursor().conditionals) {
            let error = Diagnostic::error(UNTERMINATED_CONDITIONAL, "this condition has no `#endif`", open);
            self.report(
                error.help("write `#endif` where it ends; a conditional ends in the file it starts in"),
            );
        }
    }
}

enum Group {
    Active,
    Skipped,
    Closed,
}
