//! The C++17 preprocessor of okl: full expansion with a way back.
//!
//! OKL attributes occur in macro bodies, in included files and in branches that are not compiled. So conditionals are
//! decided, user headers are read in place and macros are replaced before any other step. The result is text that a
//! parser can read and a [`SourceMap`] with the origin of every byte, so that messages point at what the user wrote and
//! the output can be folded back to it.
//!
//! # What stays and what goes
//!
//! The text is a copy of the file with its layout and comments, except that
//!
//! - a macro use is replaced by its expansion, on one line, with one space between tokens where the user had white
//!   space or where they would join;
//! - skipped groups, conditional directives, `#error`, `#line` and `#pragma once` lines are replaced by their newlines,
//!   so line numbers inside one file do not change;
//! - an `#include` of a user file becomes the text of that file;
//! - active `#define`, `#undef`, `#pragma` and `#include <system>` lines are kept and listed in
//!   [`Preprocessed::directives`]: the parser needs them blank, the output needs them back. Macros in pragmas are
//!   expanded like any others, and `_Pragma("...")` stays an operator and is listed, too.
//!
//! Folding back has one rule: write the [`okl_source::Expansion::site`] of every outermost use instead of its text.
//!
//! # How it works
//!
//! One pass over the tokens of the open file ([`crate::lex`]). Bytes are copied lazily: the cursor stores how far the
//! file was copied, and a directive or a macro use first flushes the bytes before it (`output.rs`). A name that is no
//! macro costs one table lookup.
//!
//! A macro use at file level opens an expansion record and pushes the substituted body (`substitute.rs`) on a stack of
//! token lists (`expand.rs`). Tokens are read from the top of the stack, and from the file once all lists are read: so
//! a call may take its parentheses from the text after the use, and the use ends when the stack is empty. A macro is
//! busy until its list is read to the end; a name that is read while its macro is busy is painted and never expands
//! again. Where the standard leaves this open, the major compilers behave the same way. Arguments are expanded on a
//! list with a floor, which reading does not go below.
//!
//! Every token carries the place of its spelling and the innermost use it comes from; the uses form a tree through
//! their parents. Tokens of an argument keep their place in the user's text.
//!
//! # Modules
//!
//! - `preprocessor`: the state that all of these share
//! - `directive`, `line`: reads the line of a directive, executes it, and copies it to the output or blanks it
//! - `conditional`, `condition`, `expression`: groups from `#if` to `#endif`, the evaluation of their conditions, and
//!   integer constant expressions
//! - `include`, `files`, `open_file`: the search for headers, access to files ([`FileProvider`]), files being read
//! - `macros`, `define`: macro definitions and the table of them, and the reading of definitions
//! - `expand`, `frame`: expansion of macro uses on the stack of token lists
//! - `substitute`, `pasted`: arguments in macro bodies, with `#`, `##` and `__VA_OPT__`
//! - `pragma`, `directive_attribute`: `#pragma`, `_Pragma`, and `@directive("...")`
//! - `token`: tokens during expansion and their interned spellings
//! - `output`: the output text and its source map
//!
//! # Limits
//!
//! Macros of headers that are not read are unknown. All work is counted against [`Limits::steps`], so exponential
//! growth of macros or includes ends in a diagnostic.

mod condition;
mod conditional;
mod define;
mod directive;
mod directive_attribute;
mod expand;
mod expression;
mod files;
mod frame;
mod include;
mod line;
mod macros;
mod open_file;
mod options;
mod output;
mod pasted;
mod pragma;
mod preprocessed;
mod preprocessor;
mod substitute;
mod token;

pub(crate) use expression::constant;
pub(crate) use pragma::{destringize, replaces_macros};

pub use files::{Disk, Elsewhere, FileProvider, MemoryFiles};
pub use options::{CommandMacro, Limits, PreprocessOptions};
pub use preprocessed::{KeptDirective, KeptKind, Preprocessed};

use crate::ids::STRAY_BACKSLASH;
use crate::lex::{LexErrorKind, TokenKind, lex};
use line::Line;
use macros::{BUILTINS, Definition};
use okl_source::{
    Diagnostic, DiagnosticId, FileId, FileSpan, Inclusion, PREDEFINED, SourceMap, Sources, Span,
};
use open_file::{LexedFile, OpenFile};
use output::Output;
use preprocessor::Preprocessor;
use std::rc::Rc;

const BAD_PRAGMA: DiagnosticId = DiagnosticId::new("bad-pragma");

/// Preprocesses `main` and all files that it includes.
///
/// Files are added to `sources` when they are read. Returns the text if no diagnostic is an error. Diagnostics are in
/// the order in which they were found.
pub fn preprocess(
    sources: &mut Sources,
    main: FileId,
    options: &PreprocessOptions,
    files: &dyn FileProvider,
) -> (Option<Preprocessed>, Vec<Diagnostic<FileSpan>>) {
    let mut preprocessor = Preprocessor::new(sources, main, options, files);
    preprocessor.run();
    preprocessor.finish()
}

impl Preprocessor<'_> {
    fn run(&mut self) {
        for (name, builtin) in BUILTINS {
            let symbol = self.symbols.intern(name);
            self.macros.set(symbol, Some(Definition::Builtin(*builtin)));
        }
        let predefined = self.options.predefined.iter();
        let predefined = predefined.map(|(name, body)| format!("#define {name} {body}")).collect();
        self.command_lines(PREDEFINED, predefined);
        self.symbols.forget_mode();
        let line = |command: &CommandMacro| match command {
            CommandMacro::Define { name_and_params, body } => format!("#define {name_and_params} {body}"),
            CommandMacro::Undef(name) => format!("#undef {name}"),
        };
        self.command_lines("<command line>", self.options.macros.iter().map(line).collect());
        let path = self.sources.get(self.main).path.clone();
        let text: Rc<str> = self.sources.get(self.main).text.as_str().into();
        let lexed = lex(&text);
        let file = Rc::new(LexedFile { text, lexed });
        self.loaded.insert(self.provider.identity(&path), (self.main, Rc::clone(&file)));
        self.files_read.push(self.main);
        self.forced_includes();
        self.read_file(self.main, file, &path, None, None);
    }

    /// Executes `#define` and `#undef` lines that are in no file.
    fn command_lines(&mut self, path: &str, lines: Vec<String>) {
        if lines.is_empty() {
            return;
        }
        // A line break in a value must not become another directive.
        let lines: Vec<String> = lines.iter().map(|line| line.replace(['\n', '\r'], " ") + "\n").collect();
        let text: Rc<str> = lines.concat().into();
        let id = self.sources.add(path, &*text);
        let file = Rc::new(LexedFile { lexed: lex(&text), text });
        self.open_file(id, Rc::clone(&file), path, None);
        while self.cursor().next < self.cursor().end {
            let hash = self.cursor().next;
            let line = self.line(hash);
            match line.name().as_str() {
                "undef" => match self.macro_name(&line, hash + 2) {
                    Ok(name) => self.macros.set(name, None),
                    Err(problem) => self.report(*problem),
                },
                _ => self.define(&line, hash + 2, false),
            }
        }
        self.open.pop();
    }

    /// Reads the files of `-include`, as if they were included by lines before the main file, and the headers.
    fn forced_includes(&mut self) {
        let lines = self.options.forced_includes.iter().map(|path| format!("#include \"{path}\"\n"));
        self.read_text("<command line>", lines.collect());
        for header in &self.options.headers {
            let end = if header.ends_with('\n') { "" } else { "\n" };
            self.read_text("<header>", format!("{header}{end}"));
        }
    }

    /// Reads a text that is in no file.
    fn read_text(&mut self, path: &str, text: String) {
        if text.is_empty() {
            return;
        }
        let text: Rc<str> = text.into();
        let id = self.sources.add(path, &*text);
        let file = Rc::new(LexedFile { lexed: lex(&text), text });
        self.read_file(id, file, path, None, None);
    }

    fn open_file(&mut self, id: FileId, file: Rc<LexedFile>, path: &str, include_dir: Option<usize>) {
        self.open.push(OpenFile {
            id,
            path: path.to_owned(),
            end: file.lexed.tokens.len(),
            copied: crate::lex::byte_order_mark(&file.text),
            file,
            next: 0,
            conditionals: Vec::new(),
            line_shift: 0,
            presumed_path: None,
            include_dir,
        });
    }

    /// Preprocesses a file and appends it to the output.
    fn read_file(
        &mut self,
        id: FileId,
        file: Rc<LexedFile>,
        path: &str,
        include_dir: Option<usize>,
        site: Option<FileSpan>,
    ) {
        if !self.spend(64 + file.lexed.tokens.len() as u64) {
            return;
        }
        let parent = self.inclusion_stack.last().copied();
        let index = self.out.inclusions.len();
        self.out.inclusions.push(Inclusion { file: id, site, text: Span::at(self.out.len()), parent });
        self.inclusion_stack.push(index as u32);
        self.open_file(id, Rc::clone(&file), path, include_dir);
        self.read_tokens();
        let comment = file.lexed.errors.iter().find(|error| error.kind == LexErrorKind::UnterminatedComment);
        if let Some(comment) = comment {
            let open = Span::new(comment.span.start, comment.span.start + 2);
            let place = FileSpan { file: id, span: open };
            let error = Diagnostic::error(comment.kind.id(), "the comment does not end", place);
            self.report(error.help("close it with `*/`"));
        }
        self.close_conditionals();
        self.flush_to(file.text.len() as u32);
        self.open.pop();
        self.inclusion_stack.pop();
        self.out.inclusions[index].text.end = self.out.len();
    }

    /// Reads the open file up to its end index: executes directives and replaces macros.
    fn read_tokens(&mut self) {
        let file = Rc::clone(&self.cursor().file);
        loop {
            let stopped = self.stopped;
            let cursor = self.cursor();
            let at = cursor.next;
            if at >= cursor.end || stopped {
                return;
            }
            cursor.next += 1;
            let token = file.lexed.tokens[at];
            match token.kind {
                TokenKind::Identifier if token.is(&file.text, "_Pragma") && self.pragma_once(at) => {}
                TokenKind::Identifier => {
                    if let Some(symbol) = self.symbols.get(&token.text(&file.text)) {
                        self.macro_use(token, symbol);
                    }
                }
                TokenKind::Punctuator if file.starts_directive(at) => self.directive(at),
                TokenKind::StringLiteral | TokenKind::CharLiteral if !file.lexed.errors.is_empty() => {
                    let line = self.single(at);
                    self.unfinished_literal(&line, token.span, true);
                }
                TokenKind::Backslash if file.is_stray_backslash(at) => {
                    self.stray_backslash(at);
                    self.blank(token.span);
                }
                TokenKind::At => self.directive_attribute(at),
                TokenKind::StringLiteral
                | TokenKind::CharLiteral
                | TokenKind::Punctuator
                | TokenKind::Number
                | TokenKind::Backslash
                | TokenKind::Other => {}
            }
        }
    }

    /// Warns about token `at` of the open file, a superfluous `\` at the end of a line, and ignores it.
    fn stray_backslash(&mut self, at: usize) {
        let cursor = self.cursor();
        let place = FileSpan { file: cursor.id, span: cursor.file.lexed.tokens[at].span };
        let warning = Diagnostic::warning(STRAY_BACKSLASH, "one `\\` too many at the end of the line", place);
        self.report(
            warning
                .help("one `\\` joins two lines, and only a `#define` needs it; this one is ignored")
                .replace(place, ""),
        );
    }

    /// One token of the open file as if it were a line.
    fn single(&mut self, at: usize) -> Line {
        let cursor = self.cursor();
        let span = cursor.file.lexed.tokens[at].span;
        Line { file: Rc::clone(&cursor.file), id: cursor.id, hash: at, end: at + 1, span }
    }

    fn finish(mut self) -> (Option<Preprocessed>, Vec<Diagnostic<FileSpan>>) {
        let Output { text, segments, expansions, inclusions, .. } = std::mem::take(&mut self.out);
        let map = SourceMap::new(segments, expansions).with_inclusions(inclusions);
        let mut directives = std::mem::take(&mut self.kept);
        for operator in pragma::operators(&text, &directives) {
            match operator {
                Ok(directive) => directives.push(directive),
                Err(span) => self.diagnostics.extend(map.locate(span).map(|place| {
                    Diagnostic::error(BAD_PRAGMA, "`_Pragma` takes one string literal", place)
                        .help("write `_Pragma(\"unroll 4\")`")
                })),
            }
        }
        directives.sort_by_key(|directive| directive.span);
        if self.diagnostics.iter().any(Diagnostic::is_error) {
            return (None, self.diagnostics);
        }
        let asks_mode = self.symbols.asked_mode();
        let preprocessed = Preprocessed { text, map, directives, files_read: self.files_read, asks_mode };
        (Some(preprocessed), self.diagnostics)
    }
}

#[cfg(test)]
mod tests;
