//! The C++17 preprocessor of okl: full expansion with a way back.
//!
//! OKL attributes stand in macro bodies, in included files, in branches that are not compiled. So
//! before anything else is understood, conditionals are decided, user headers are read in place
//! and macros are replaced. What comes out is text that a parser can read, and a
//! [`SourceMap`] that knows for every byte where it came from, so that messages point at what the
//! user wrote and the output can be folded back to it.
//!
//! # What stays and what goes
//!
//! The text is a copy of the file with its layout and comments, except that
//!
//! - a macro use is replaced by its expansion, on one line, tokens apart by one space where the
//!   user had any or where they would run together;
//! - skipped groups, conditional directives, `#error`, `#line` and `#pragma once` lines become as many
//!   newlines as they had, so line numbers inside one file stay what they were;
//! - an `#include` of a user file becomes the text of that file;
//! - active `#define`, `#undef`, `#pragma` and `#include <system>` lines are kept and listed in
//!   [`Preprocessed::directives`]: the parser wants them blank, the output wants them back. Macros in
//!   pragmas are expanded like any others, and `_Pragma("...")` stays an operator and is listed too.
//!
//! Folding back is one rule: write the [`okl_source::Expansion::site`] of every outermost use instead of its text.
//!
//! # How it works
//!
//! One pass over the tokens of the open file ([`crate::lex`]). Bytes are copied lazily: the cursor
//! remembers how far the file was copied, and a directive or a macro use first flushes what stands
//! before it (`output.rs`). A name that is no macro costs one look into a table.
//!
//! A macro use at file level opens an expansion record and pushes the substituted body
//! (`substitute.rs`) on a stack of token lists (`expand.rs`). Tokens are read from the top of the
//! stack, and from the file once all lists are read: so a call may take its parentheses from what
//! follows the use, and the use ends when the stack is empty. A macro is busy until its list is
//! read to the end; a name met while busy is painted and never expands again. That is the
//! behaviour of the big compilers also where the standard is silent. Arguments are expanded on a
//! list with a floor, which reading does not go below.
//!
//! Every token carries where it is spelled and the innermost use it stands in; the uses form a
//! tree through their parents. Tokens of an argument keep the place the user wrote them at.
//!
//! # Limits
//!
//! Macros of headers that are not read are unknown. All work is counted against
//! [`Limits::steps`], so a bomb of macros or includes ends in a diagnostic, not in a hang.

mod condition;
mod conditional;
mod directive;
mod directive_attribute;
mod expand;
mod expression;
mod files;
mod include;
mod macros;
mod open_file;
mod options;
mod output;
mod pasted;
mod pragma;
mod preprocessed;
mod substitute;
mod token;

pub(crate) use expression::constant;
pub(crate) use pragma::{destringize, replaces_macros};

pub use files::{Disk, Elsewhere, FileProvider, MemoryFiles};
pub use options::{CommandMacro, Limits, PreprocessOptions};
pub use preprocessed::{KeptDirective, KeptKind, Preprocessed};

use crate::lex::{LexErrorKind, TokenKind, lex};
use directive::Line;
use expand::Frame;
use macros::{BUILTINS, Definition, MacroTable};
use okl_source::{Diagnostic, FileId, FileSpan, Inclusion, PREDEFINED, SourceMap, Sources, Span};
use open_file::{LexedFile, OpenFile};
use output::Output;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use token::{Symbol, Symbols, Tok};

/// Expands `main` and all it includes.
///
/// Files are added to `sources` as they are read. The text is there when no diagnostic is an error.
/// Diagnostics come in the order they were found.
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

/// How much of an include chain a message shows.
const SHOWN_INCLUDES: usize = 4;

struct Preprocessor<'a> {
    sources: &'a mut Sources,
    main: FileId,
    options: &'a PreprocessOptions,
    provider: &'a dyn FileProvider,
    symbols: Symbols,
    macros: MacroTable,
    /// What `push_macro` put aside.
    pushed: FxHashMap<Symbol, Vec<Option<Definition>>>,
    open: Vec<OpenFile>,
    /// For each open file its index among the inclusions.
    inclusion_stack: Vec<u32>,
    frames: Vec<Frame>,
    out: Output,
    kept: Vec<KeptDirective>,
    /// Files by identity.
    loaded: FxHashMap<String, (FileId, Rc<LexedFile>)>,
    /// Identities of the files that are read once only.
    once: FxHashSet<String>,
    files_read: Vec<FileId>,
    diagnostics: Vec<Diagnostic<FileSpan>>,
    /// What was said where: a header included twice makes its mistakes once.
    reported: FxHashSet<(String, Option<FileSpan>)>,
    steps: u64,
    /// Set when going on makes no sense.
    stopped: bool,
    /// How many lists with a floor are being expanded.
    nesting: u32,
    /// More than zero while arguments of a macro call are read: directives write nothing then.
    quiet: u32,
    in_condition: bool,
    /// The space before a use that left nothing, for the token after it.
    pending_space: bool,
    /// Where in the open file the outermost macro use, or the directive, starts.
    use_start: u32,
    counter: u32,
}

impl<'a> Preprocessor<'a> {
    fn new(
        sources: &'a mut Sources,
        main: FileId,
        options: &'a PreprocessOptions,
        provider: &'a dyn FileProvider,
    ) -> Preprocessor<'a> {
        Preprocessor {
            sources,
            main,
            options,
            provider,
            symbols: Symbols::new(),
            macros: MacroTable::default(),
            pushed: FxHashMap::default(),
            open: Vec::new(),
            inclusion_stack: Vec::new(),
            frames: Vec::new(),
            out: Output::default(),
            kept: Vec::new(),
            loaded: FxHashMap::default(),
            once: FxHashSet::default(),
            files_read: Vec::new(),
            diagnostics: Vec::new(),
            reported: FxHashSet::default(),
            steps: 0,
            stopped: false,
            nesting: 0,
            quiet: 0,
            in_condition: false,
            pending_space: false,
            use_start: 0,
            counter: 0,
        }
    }

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

    /// Obeys `#define` and `#undef` lines that stand in no file.
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

    /// Reads the files of `-include`, as if lines before the main file named them, and the headers.
    fn forced_includes(&mut self) {
        let lines = self.options.forced_includes.iter().map(|path| format!("#include \"{path}\"\n"));
        self.read_text("<command line>", lines.collect());
        for header in &self.options.headers {
            let end = if header.ends_with('\n') { "" } else { "\n" };
            self.read_text("<header>", format!("{header}{end}"));
        }
    }

    /// Reads a text that stands in no file.
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

    /// Writes a file, preprocessed, to the output.
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

    /// Reads the open file to where it is to be read: directives are obeyed, macros replaced.
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

    /// Forgives token `at` of the open file: the `\` too many at the end of a line.
    fn stray_backslash(&mut self, at: usize) {
        let cursor = self.cursor();
        let place = FileSpan { file: cursor.id, span: cursor.file.lexed.tokens[at].span };
        let warning =
            Diagnostic::warning("stray-backslash", "one `\\` too many at the end of the line", place);
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

    fn cursor(&mut self) -> &mut OpenFile {
        self.open.last_mut().expect("a file is open as long as tokens are read")
    }

    /// Copies the open file up to `end`.
    fn flush_to(&mut self, end: u32) {
        self.flush(end, None);
    }

    /// Copies the open file up to `end`; `before` is what kind of token ends there, if one does.
    fn flush(&mut self, end: u32, before: Option<TokenKind>) {
        let cursor = self.open.last_mut().expect("a file is open as long as text is copied");
        let span = Span::new(cursor.copied, end.max(cursor.copied));
        self.out.verbatim(cursor.id, &cursor.file.text, span, before);
        cursor.copied = span.end;
        self.check_size();
    }

    /// The place being read, for messages about nothing smaller.
    fn here(&mut self) -> FileSpan {
        let cursor = self.cursor();
        let at = cursor.next.saturating_sub(1);
        let span = cursor.file.lexed.tokens.get(at).map_or(Span::at(0), |token| token.span);
        FileSpan { file: cursor.id, span }
    }

    /// The place in the open file to blame for a token: itself, or the use it came out of.
    fn blame(&mut self, tok: &Tok) -> FileSpan {
        if tok.expansion.is_none() {
            return tok.spelled;
        }
        let here = self.here();
        FileSpan { file: here.file, span: Span::new(self.use_start.min(here.span.end), here.span.end) }
    }

    fn report(&mut self, diagnostic: Diagnostic<FileSpan>) {
        let place = diagnostic.labels.first().map(|label| label.place);
        if !self.reported.insert((diagnostic.id.clone(), place)) {
            return;
        }
        let open = self.open.iter().rposition(|open| place.is_some_and(|place| place.file == open.id));
        let inclusions = self.inclusion_stack.iter().take(open.map_or(0, |open| open + 1)).rev();
        let sites = inclusions.filter_map(|inclusion| self.out.inclusions[*inclusion as usize].site);
        // A file that includes itself comes by the same line again and again.
        let mut shown = Vec::new();
        for site in sites.take(SHOWN_INCLUDES) {
            if !shown.contains(&site) {
                shown.push(site);
            }
        }
        // There is no map to ask when the run fails, so the way here goes with the message.
        let labelled = shown
            .into_iter()
            .fold(diagnostic, |diagnostic, site| diagnostic.label(site, "included from here"));
        self.diagnostics.push(labelled);
    }

    /// Reports what makes going on pointless.
    fn stop(&mut self, diagnostic: Diagnostic<FileSpan>) {
        if !self.stopped {
            self.report(diagnostic);
        }
        self.stopped = true;
    }

    /// Counts work; false when there was too much of it.
    fn spend(&mut self, steps: u64) -> bool {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > self.options.limits.steps {
            self.too_large();
        }
        !self.stopped
    }

    fn check_size(&mut self) {
        // Spans count in 32 bits, whatever the options allow.
        if self.out.text.len() > self.options.limits.output_bytes.min(u32::MAX as usize / 2) {
            self.too_large();
        }
    }

    fn too_large(&mut self) {
        let place = self.here();
        let error = Diagnostic::error(
            "expansion-too-large",
            "macros and includes grow beyond all bounds here",
            place,
        );
        self.stop(error.help("look for a macro or a file that doubles itself at every step"));
    }

    fn finish(mut self) -> (Option<Preprocessed>, Vec<Diagnostic<FileSpan>>) {
        let Output { text, segments, expansions, inclusions, .. } = std::mem::take(&mut self.out);
        let map = SourceMap::new(segments, expansions).with_inclusions(inclusions);
        let mut directives = std::mem::take(&mut self.kept);
        for operator in pragma::operators(&text, &directives) {
            match operator {
                Ok(directive) => directives.push(directive),
                Err(span) => self.diagnostics.extend(map.locate(span).map(|place| {
                    Diagnostic::error("bad-pragma", "`_Pragma` takes one string literal", place)
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
