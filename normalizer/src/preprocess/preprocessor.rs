//! The state of the preprocessor, and the operations on it that all directives and expansions share.

use super::files::FileProvider;
use super::frame::Frame;
use super::macros::{Definition, MacroTable};
use super::open_file::{LexedFile, OpenFile};
use super::options::PreprocessOptions;
use super::output::Output;
use super::preprocessed::KeptDirective;
use super::token::{Symbol, Symbols, Tok};
use crate::lex::TokenKind;
use okl_source::{Diagnostic, DiagnosticId, FileId, FileSpan, Sources, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

const EXPANSION_TOO_LARGE: DiagnosticId = DiagnosticId::new("expansion-too-large");

/// The maximal number of files of an include chain that a message shows.
const SHOWN_INCLUDES: usize = 4;

pub(super) struct Preprocessor<'a> {
    pub(super) sources: &'a mut Sources,
    pub(super) main: FileId,
    pub(super) options: &'a PreprocessOptions,
    pub(super) provider: &'a dyn FileProvider,
    pub(super) symbols: Symbols,
    pub(super) macros: MacroTable,
    /// The definitions saved by `push_macro`.
    pub(super) pushed: FxHashMap<Symbol, Vec<Option<Definition>>>,
    pub(super) open: Vec<OpenFile>,
    /// For each open file, its index in the list of inclusions.
    pub(super) inclusion_stack: Vec<u32>,
    pub(super) frames: Vec<Frame>,
    pub(super) out: Output,
    pub(super) kept: Vec<KeptDirective>,
    /// The files read so far, by identity.
    pub(super) loaded: FxHashMap<String, (FileId, Rc<LexedFile>)>,
    /// The identities of the files that are read only once: `#pragma once`.
    pub(super) once: FxHashSet<String>,
    pub(super) files_read: Vec<FileId>,
    pub(super) diagnostics: Vec<Diagnostic<FileSpan>>,
    /// The diagnostics so far, so that a header included twice is reported once.
    pub(super) reported: FxHashSet<(String, Option<FileSpan>)>,
    pub(super) steps: u64,
    /// True after an error that ends preprocessing.
    pub(super) stopped: bool,
    /// The number of lists with a floor that are being expanded.
    pub(super) nesting: u32,
    /// Greater than 0 while arguments of a macro call are read: directives write no output then.
    pub(super) quiet: u32,
    pub(super) in_condition: bool,
    /// True if the next token gets the space before a macro use that expanded to nothing.
    pub(super) pending_space: bool,
    /// The offset in the open file of the outermost macro use or directive.
    pub(super) use_start: u32,
    pub(super) counter: u32,
}

impl<'a> Preprocessor<'a> {
    pub(super) fn new(
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

    pub(super) fn cursor(&mut self) -> &mut OpenFile {
        self.open.last_mut().expect("a file is open as long as tokens are read")
    }

    /// Copies the open file up to `end`.
    pub(super) fn flush_to(&mut self, end: u32) {
        self.flush(end, None);
    }

    /// Copies the open file up to `end`. `before` is the kind of the token that ends there, if one does.
    pub(super) fn flush(&mut self, end: u32, before: Option<TokenKind>) {
        let cursor = self.open.last_mut().expect("a file is open as long as text is copied");
        let span = Span::new(cursor.copied, end.max(cursor.copied));
        self.out.verbatim(cursor.id, &cursor.file.text, span, before);
        cursor.copied = span.end;
        self.check_size();
    }

    /// The current place, for messages without a more specific one.
    pub(super) fn here(&mut self) -> FileSpan {
        let cursor = self.cursor();
        let at = cursor.next.saturating_sub(1);
        let span = cursor.file.lexed.tokens.get(at).map_or(Span::at(0), |token| token.span);
        FileSpan { file: cursor.id, span }
    }

    /// The place in the open file for a diagnostic about a token: its own, or that of the macro use it comes from.
    pub(super) fn blame(&mut self, tok: &Tok) -> FileSpan {
        if tok.expansion.is_none() {
            return tok.spelled;
        }
        let here = self.here();
        FileSpan { file: here.file, span: Span::new(self.use_start.min(here.span.end), here.span.end) }
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic<FileSpan>) {
        let place = diagnostic.labels.first().map(|label| label.place);
        if !self.reported.insert((diagnostic.id.clone(), place)) {
            return;
        }
        let open = self.open.iter().rposition(|open| place.is_some_and(|place| place.file == open.id));
        let inclusions = self.inclusion_stack.iter().take(open.map_or(0, |open| open + 1)).rev();
        let sites = inclusions.filter_map(|inclusion| self.out.inclusions[*inclusion as usize].site);
        // A file that includes itself has the same include site many times.
        let mut shown = Vec::new();
        for site in sites.take(SHOWN_INCLUDES) {
            if !shown.contains(&site) {
                shown.push(site);
            }
        }
        // If preprocessing fails, there is no source map, so the include chain is added to the message here.
        let labelled = shown
            .into_iter()
            .fold(diagnostic, |diagnostic, site| diagnostic.label(site, "included from here"));
        self.diagnostics.push(labelled);
    }

    /// Reports an error that ends preprocessing.
    pub(super) fn stop(&mut self, diagnostic: Diagnostic<FileSpan>) {
        if !self.stopped {
            self.report(diagnostic);
        }
        self.stopped = true;
    }

    /// Counts work. Returns false if the limit is exceeded.
    pub(super) fn spend(&mut self, steps: u64) -> bool {
        self.steps = self.steps.saturating_add(steps);
        if self.steps > self.options.limits.steps {
            self.too_large();
        }
        !self.stopped
    }

    pub(super) fn check_size(&mut self) {
        // Spans are 32 bits wide, regardless of the options.
        if self.out.text.len() > self.options.limits.output_bytes.min(u32::MAX as usize / 2) {
            self.too_large();
        }
    }

    fn too_large(&mut self) {
        let place = self.here();
        let error =
            Diagnostic::error(EXPANSION_TOO_LARGE, "macros and includes grow beyond all bounds here", place);
        self.stop(error.help("look for a macro or a file that doubles itself at every step"));
    }
}
