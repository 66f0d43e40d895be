//! Reads a text line by line, obeys preprocessor lines, replaces macros and includes files.

use super::condition::holds;
use super::define::{identifier, is_part, is_start, without_comments};
use super::include::{included, named};
use super::macros::Macros;
use crate::form::Form;
use crate::lines::scan::{after_blanks, line, sentinel};
use crate::mapped::{Mapped, Origin};
use crate::options::Options;
use crate::problem::{Problem, ProblemKind};
use okl_source::Span;

/// How deep files may include each other.
const DEEPEST: usize = 200;

/// How many bytes all included files may have.
const MOST: usize = 64 << 20;

/// A text without preprocessor lines.
pub(crate) struct Preprocessed<'t> {
    /// The text.
    pub text: Mapped<'t>,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
    /// The names of files that were not given.
    pub missing: Vec<String>,
}

/// Obeys preprocessor lines and includes files.
pub(crate) fn preprocess<'t>(text: &'t str, options: &Options) -> Preprocessed<'t> {
    let includes = |line: &str| included(line, options.form).is_some();
    if !options.cpp && !text.lines().any(includes) {
        return Preprocessed { text: Mapped::whole(text), problems: Vec::new(), missing: Vec::new() };
    }
    let macros = Macros::new(if options.cpp { options.defines } else { &[] });
    let found = Preprocessed { text: Mapped::empty(), problems: Vec::new(), missing: Vec::new() };
    let mut reader = Reader { options, macros, found, depth: 0, read: 0, quote: None, is_comment: false };
    reader.text(text, None);
    reader.found
}

struct Reader<'o, 't> {
    options: &'o Options<'o>,
    macros: Macros,
    found: Preprocessed<'t>,
    depth: usize,
    /// How many bytes included files had.
    read: usize,
    /// The quote of a character literal that the last line has not ended.
    quote: Option<u8>,
    /// True inside of a comment of C.
    is_comment: bool,
}

/// A text that is read: the user's, or that of a file.
struct Source<'s> {
    text: &'s str,
    /// The line that includes it.
    line: Option<Span>,
    conditions: Vec<Condition>,
}

/// An `#if` that has not ended.
struct Condition {
    /// True in the branch that holds.
    is_active: bool,
    /// True if no later branch can hold.
    is_done: bool,
    has_else: bool,
    place: Span,
}

impl Source<'_> {
    fn origin(&self, at: usize) -> Origin {
        self.line.map_or(Origin::From(at as u32), Origin::At)
    }

    fn span(&self, start: usize, end: usize) -> Span {
        self.line.unwrap_or(Span::new(start as u32, end as u32))
    }

    fn is_active(&self) -> bool {
        self.conditions.last().is_none_or(|condition| condition.is_active)
    }
}

impl Reader<'_, '_> {
    fn report(&mut self, kind: ProblemKind, span: Span, message: impl Into<String>) {
        self.found.problems.push(Problem::new(kind, span, message));
    }

    /// Reads a text; `place` is the line that includes it.
    fn text(&mut self, text: &str, place: Option<Span>) {
        let mut source = Source { text, line: place, conditions: Vec::new() };
        let (mut at, mut number) = (0, 1);
        while at < text.len() {
            let (end, next) = line(text, at);
            self.macros.line = number;
            let first = after_blanks(text, at, end);
            let next = if self.is_comment {
                self.comment(&source, at, end, next)
            } else if self.options.cpp && text.as_bytes().get(first) == Some(&b'#') && first < end {
                self.command(&mut source, first)
            } else if !source.is_active() {
                next
            } else if let Some(name) = included(&text[at..end], self.options.form) {
                self.include(name, source.span(first, end));
                next
            } else if self.options.cpp {
                self.code(&source, at, end)
            } else {
                self.found.text.push(&text[at..next], source.origin(at));
                next
            };
            number += text.as_bytes()[at..next].iter().filter(|byte| **byte == b'\n').count();
            at = next;
        }
        if self.depth > 0 && !self.found.text.text.ends_with('\n') {
            self.found.text.push("\n", source.origin(text.len()));
        }
        for condition in source.conditions {
            self.report(ProblemKind::Preprocessor, condition.place, "this `#if` has no `#endif`");
        }
    }

    /// Reads a line inside of a comment of C; returns where reading goes on.
    fn comment(&mut self, source: &Source, start: usize, end: usize, next: usize) -> usize {
        let Some(stop) = source.text[start..end].find("*/") else { return next };
        self.is_comment = false;
        if source.is_active() { self.code(source, start + stop + 2, end) } else { next }
    }

    /// Obeys the preprocessor line that starts at `start`; returns where the next line starts.
    fn command(&mut self, source: &mut Source, start: usize) -> usize {
        let (mut end, mut next) = line(source.text, start);
        let mut text = String::new();
        let mut from = start + 1;
        while source.text[from..end].ends_with('\\') {
            text.push_str(&source.text[from..end - 1]);
            if next >= source.text.len() {
                (from, end) = (end, end);
                break;
            }
            from = next;
            (end, next) = line(source.text, next);
        }
        text.push_str(&source.text[from..end]);
        let (text, is_open) = without_comments(&text);
        self.is_comment = is_open;
        let span = source.span(start, end);
        let text = text.trim();
        let (word, rest) = text.split_at(identifier(text));
        if !self.conditional(source, word, rest.trim(), span) && source.is_active() {
            self.plain(word, rest.trim(), span);
        }
        next
    }

    /// Obeys `#if` and its kin; returns false for other lines.
    fn conditional(&mut self, source: &mut Source, word: &str, rest: &str, place: Span) -> bool {
        match word {
            "if" | "ifdef" | "ifndef" => {
                let is_read = source.is_active();
                let is_active = is_read && self.test(word, rest, place);
                let is_done = is_active || !is_read;
                source.conditions.push(Condition { is_active, is_done, has_else: false, place });
            }
            "elif" | "else" | "elifdef" | "elifndef" => {
                let holds = match source.conditions.last() {
                    None => {
                        self.report(ProblemKind::Preprocessor, place, format!("`#{word}` without `#if`"));
                        return true;
                    }
                    Some(condition) if condition.has_else => {
                        self.report(ProblemKind::Preprocessor, place, format!("`#{word}` behind `#else`"));
                        return true;
                    }
                    Some(condition) if condition.is_done => false,
                    Some(_) => word == "else" || self.test(&word["el".len()..], rest, place),
                };
                if let Some(condition) = source.conditions.last_mut() {
                    condition.is_active = holds;
                    condition.is_done |= holds;
                    condition.has_else = word == "else";
                }
            }
            "endif" => {
                if source.conditions.pop().is_none() {
                    self.report(ProblemKind::Preprocessor, place, "`#endif` without `#if`");
                }
            }
            _ => return false,
        }
        true
    }

    /// The condition of `#if`, `#ifdef`, `#ifndef`.
    fn test(&mut self, word: &str, rest: &str, place: Span) -> bool {
        if word != "if" {
            let name = &rest[..identifier(rest)];
            if name.is_empty() {
                self.report(ProblemKind::Preprocessor, place, "a name is missing");
            }
            return self.macros.is_defined(name) == (word == "ifdef");
        }
        let value = holds(rest, &mut self.macros);
        self.report_macros(place);
        value.unwrap_or_else(|message| {
            self.report(ProblemKind::Preprocessor, place, message);
            false
        })
    }

    /// Obeys a preprocessor line that is no condition.
    fn plain(&mut self, word: &str, rest: &str, place: Span) {
        match word {
            "define" => {
                if !self.macros.define(rest) {
                    self.report(ProblemKind::Preprocessor, place, "this defines no macro");
                }
            }
            "undef" => self.macros.undefine(&rest[..identifier(rest)]),
            "include" => {
                let expanded =
                    if named(rest).is_none() { self.macros.expanded(rest) } else { rest.to_owned() };
                match named(&expanded) {
                    Some(name) => self.include(name, place),
                    None => self.report(ProblemKind::Preprocessor, place, "this includes no file"),
                }
            }
            "error" => self.report(ProblemKind::Preprocessor, place, format!("#error {rest}")),
            "" | "line" | "warning" | "pragma" | "ident" | "info" | "assert" => {}
            _ => self.report(ProblemKind::Preprocessor, place, format!("`#{word}` is no preprocessor line")),
        }
    }

    fn include(&mut self, name: &str, place: Span) {
        let Some(text) = (self.options.file)(name) else {
            let message = format!("the included file `{name}` was not found");
            self.report(ProblemKind::MissingInclude, place, message);
            if !self.found.missing.iter().any(|missing| missing == name) {
                self.found.missing.push(name.to_owned());
            }
            return;
        };
        if self.depth == DEEPEST || self.read > MOST {
            let message = "files include each other too deeply, or more than okl reads";
            if !self.found.problems.iter().any(|problem| problem.message == message) {
                self.report(ProblemKind::Preprocessor, place, message);
            }
            return;
        }
        self.read += text.len() + 1024;
        self.depth += 1;
        let line = self.macros.line;
        self.text(&text, Some(place));
        self.macros.line = line;
        self.depth -= 1;
    }

    fn report_macros(&mut self, place: Span) {
        if let Some(message) = self.macros.problem.take() {
            self.report(ProblemKind::Preprocessor, place, message);
        }
    }

    /// Copies the line `start..end` with its macros replaced; returns where the next line starts, which is later if
    /// arguments of macros stand on several lines.
    fn code(&mut self, source: &Source, start: usize, end: usize) -> usize {
        let mut line = CodeLine { start, at: start, end, copied: start };
        let (text, bytes) = (source.text, source.text.as_bytes());
        line.at = self.behind_sentinel(text, start, end);
        while line.at < line.end {
            let byte = bytes[line.at];
            match self.quote {
                Some(open) if open == byte => self.quote = None,
                Some(_) => {}
                None if byte == b'\'' || byte == b'"' => self.quote = Some(byte),
                None if byte == b'!' && !(self.options.form == Form::Fixed && line.at == line.start + 5) => {
                    break;
                }
                None if byte == b'/' && bytes.get(line.at + 1) == Some(&b'*') => {
                    self.skip_comment(source, &mut line);
                    continue;
                }
                None if is_part(byte) => {
                    self.word(source, &mut line);
                    continue;
                }
                None => {}
            }
            line.at += 1;
        }
        let next = text.as_bytes()[line.end..].iter().position(|byte| *byte == b'\n');
        let next = next.map_or(text.len(), |length| line.end + length + 1);
        let is_continued = text[line.copied..line.end.max(line.copied)].trim_end().ends_with('&');
        if self.options.form == Form::Fixed || !is_continued {
            self.quote = None;
        }
        // What follows a comment of C goes on where that started.
        if !self.is_comment {
            self.found.text.push(&text[line.copied..next], source.origin(line.copied));
        }
        next
    }

    /// The offset in the line from which on macros are replaced: its end if it is a comment.
    fn behind_sentinel(&self, text: &str, start: usize, end: usize) -> usize {
        let first = after_blanks(text, start, end);
        let mark = text.as_bytes().get(first).copied().unwrap_or(0);
        let is_comment = match self.options.form {
            Form::Free => mark == b'!',
            Form::Fixed => {
                (first == start && matches!(mark, b'c' | b'C' | b'*' | b'd' | b'D' | b'!'))
                    || (mark == b'!' && first != start + 5)
            }
        };
        if first == end || !is_comment {
            return start;
        }
        sentinel(text, first + 1, end).map_or(end, |(_, behind)| behind)
    }

    /// Leaves out the comment of C that starts at the place of the line.
    fn skip_comment(&mut self, source: &Source, line: &mut CodeLine) {
        self.found.text.push(&source.text[line.copied..line.at], source.origin(line.copied));
        match source.text[line.at + 2..line.end.max(line.at + 2)].find("*/") {
            Some(length) => line.at += 2 + length + 2,
            None => {
                self.is_comment = true;
                line.at = line.end;
            }
        }
        line.copied = line.at;
    }

    /// Reads a word or number at the place of the line, and replaces it if it is the use of a macro.
    fn word(&mut self, source: &Source, line: &mut CodeLine) {
        let (text, bytes) = (source.text, source.text.as_bytes());
        let stop = line.at + bytes[line.at..line.end].iter().take_while(|byte| is_part(**byte)).count();
        if !is_start(bytes[line.at]) {
            line.at = stop;
            return;
        }
        let used = self.macros.used(text, line.at, stop, line.end, true);
        let place = source.span(line.at, used.as_ref().map_or(stop, |used| used.end));
        self.report_macros(place);
        let Some(used) = used else {
            line.at = stop;
            return;
        };
        self.found.text.push(&text[line.copied..line.at], source.origin(line.copied));
        self.found.text.push(&used.value, Origin::At(place));
        line.copied = used.end;
        line.at = used.end;
        if used.end > line.end {
            line.end = crate::lines::scan::line(text, used.end).0;
        }
    }
}

/// A place in a line that is copied.
struct CodeLine {
    start: usize,
    at: usize,
    end: usize,
    /// What stands in front has been copied.
    copied: usize,
}
