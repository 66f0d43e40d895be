//! Reads directives.

use super::form::{Behind, Brackets, ClauseForm, DirectiveForm, Grammar};
use super::source::Source;
use super::tree::{Argument, Clause, Directive};
use okl_plugin::model::Directive as Line;
use okl_plugin::{Diagnostic, Span, nearest};

impl Grammar {
    /// Reads a pragma of a unit with this text. None for a line that is no directive of this language, and for one that
    /// cannot be read, which `found` then says.
    pub fn read(&self, line: &Line, text: &str, found: &mut Vec<Diagnostic>) -> Option<Directive> {
        let source = Source::of_line(&self.lexis, line, text)?;
        Reader { grammar: self, source: &source, at: 0 }.directive(found)
    }

    /// Reads the directives in a text of the language, and reports those that cannot be read. Nothing else of the text is
    /// looked at: macros are not expanded, and directives behind a false `#if` are found, too.
    pub fn find(&self, text: &str, found: &mut Vec<Diagnostic>) -> Vec<Directive> {
        let sources = Source::all(&self.lexis, self.sentinel, text).into_iter();
        let mut read = |source| Reader { grammar: self, source: &source, at: 0 }.directive(found);
        sources.filter_map(&mut read).collect()
    }
}

/// A reader of the words of a directive.
struct Reader<'s> {
    grammar: &'s Grammar,
    source: &'s Source,
    at: usize,
}

impl Reader<'_> {
    fn directive(&mut self, found: &mut Vec<Diagnostic>) -> Option<Directive> {
        let Grammar { sentinel, ids, lexis, .. } = self.grammar;
        let span = self.source.span;
        if !self.is_next(sentinel) {
            return None;
        }
        if lexis.unbalanced(&self.source.text).is_some() {
            let message = "this directive has parentheses that do not end";
            found.push(Diagnostic::error(ids.syntax, message, span).help("close each `(` in the same line"));
            return None;
        }
        let Some(form) = self.name() else {
            found.push(self.unknown_directive());
            return None;
        };
        let mut directive = Directive {
            span,
            name: form.name,
            with: Vec::new(),
            argument: None,
            clauses: Vec::new(),
            takes_statement: form.takes_statement,
        };
        let mut last = form;
        while let Some(next) = self.combined(last) {
            directive.with.push(next.name);
            directive.takes_statement |= next.takes_statement;
            last = next;
        }
        directive.argument = self.behind(last);
        self.clauses(&mut directive, found);
        Some(directive)
    }

    fn skip(&mut self) {
        let rest = &self.source.text[self.at..];
        // A line that goes on in the next one keeps the mark for that in the text of a pragma.
        let continued = self.grammar.lexis.continued;
        let blank = |letter: char| letter.is_whitespace() || letter == ',' || continued.contains(letter);
        self.at += rest.len() - rest.trim_start_matches(blank).len();
    }

    /// The next word and its offset.
    fn word(&mut self) -> Option<(String, usize)> {
        self.skip();
        let rest = &self.source.text[self.at..];
        let end = rest.find(|letter: char| letter != '_' && !letter.is_alphanumeric()).unwrap_or(rest.len());
        let start = self.at;
        self.at += end;
        Some((rest[..end].to_string(), start)).filter(|(word, _)| !word.is_empty())
    }

    /// Consumes the words if they are next.
    fn is_next(&mut self, words: &str) -> bool {
        let at = self.at;
        let mut all = words.split_whitespace();
        let is_there = all.all(|word| self.word().is_some_and(|(next, _)| self.grammar.is_same(&next, word)));
        if !is_there {
            self.at = at;
        }
        is_there
    }

    /// Reads parentheses: the offsets where their content starts and ends.
    fn brackets(&mut self) -> Option<(usize, usize)> {
        let rest = &self.source.text[self.at..];
        let open = self.at + rest.len() - rest.trim_start().len();
        if !self.source.text[open..].starts_with('(') {
            return None;
        }
        let close = self.grammar.lexis.closing(&self.source.text, open)?;
        self.at = close + 1;
        Some((open + 1, close))
    }

    fn name(&mut self) -> Option<&'static DirectiveForm> {
        self.grammar.directives.iter().find(|form| self.is_next(form.name))
    }

    fn combined(&mut self, form: &DirectiveForm) -> Option<&'static DirectiveForm> {
        let next = form.with.iter().find(|name| self.is_next(name))?;
        self.grammar.directive(next)
    }

    fn behind(&mut self, form: &DirectiveForm) -> Option<Argument> {
        match form.behind {
            Behind::Nothing => None,
            Behind::Words(words) => {
                self.skip();
                let start = self.at;
                let word = words.iter().find(|word| self.is_next(word))?;
                Some(Argument { text: word.to_string(), ..self.source.argument(start, self.at) })
            }
            Behind::Brackets => {
                let (from, to) = self.brackets()?;
                Some(self.source.argument(from, to))
            }
        }
    }

    fn clauses(&mut self, directive: &mut Directive, found: &mut Vec<Diagnostic>) {
        // Where the clauses start that a clause must not repeat.
        let mut part = 0;
        loop {
            self.skip();
            if self.at >= self.source.text.len() {
                return;
            }
            let Some((word, start)) = self.word() else {
                found.push(self.no_clause(directive.span));
                return;
            };
            let inside = self.brackets();
            let Some((form, clause)) = self.clause(directive, &word, start, inside, found) else { continue };
            let other = directive.clauses[part..].iter().find(|other| other.name == clause.name);
            if let Some(other) = other.filter(|_| form.is_once) {
                let message = format!("`{word}` is written twice");
                found.push(
                    Diagnostic::error(self.grammar.ids.repeated, message, clause.span)
                        .label(other.span, "here too")
                        .help("keep one of them"),
                );
            }
            directive.clauses.push(clause);
            part = if form.starts_part { directive.clauses.len() } else { part };
        }
    }

    fn clause(
        &self,
        directive: &Directive,
        word: &str,
        start: usize,
        inside: Option<(usize, usize)>,
        found: &mut Vec<Diagnostic>,
    ) -> Option<(&'static ClauseForm, Clause)> {
        let all: Vec<&str> = std::iter::once(directive.name).chain(directive.with.iter().copied()).collect();
        let Some(form) = self.grammar.clause(word).filter(|form| form.fits(&all)) else {
            found.push(self.unknown_clause(word, &all, self.source.place(start, start + word.len())));
            return None;
        };
        let span = self.source.place(start, self.at);
        let is_wrong = match form.brackets {
            Brackets::No => inside.is_some(),
            Brackets::Maybe => false,
            Brackets::Yes => inside.is_none(),
        };
        if is_wrong {
            let message = match inside {
                Some(_) => format!("`{word}` takes nothing in parentheses"),
                None => format!("`{word}` needs something in parentheses"),
            };
            let help = format!("see the clause `{word}` of {}", self.grammar.manual);
            found.push(Diagnostic::error(self.grammar.ids.syntax, message, span).help(help));
            return None;
        }
        let mut clause = Clause { name: form.meaning, span, modifier: String::new(), arguments: Vec::new() };
        let Some((from, to)) = inside else { return Some((form, clause)) };
        let from = self.modifier(form, (from, to), &mut clause);
        let parts = self.grammar.lexis.split(&self.source.text[from..to], ',').into_iter();
        clause.arguments =
            parts.map(|(at, part)| self.source.argument(from + at, from + at + part.len())).collect();
        if clause.arguments.iter().any(|argument| argument.text.is_empty()) {
            let message = format!("something is missing in the parentheses of `{word}`");
            let said = Diagnostic::error(self.grammar.ids.syntax, message, span);
            found.push(said.help("write what stands between the commas"));
            return None;
        }
        Some((form, clause))
    }

    /// Reads the modifier of a clause, such as `+:`; returns where its arguments start.
    fn modifier(&self, form: &ClauseForm, (from, to): (usize, usize), clause: &mut Clause) -> usize {
        let text = &self.source.text[from..to];
        let parts = self.grammar.lexis.split(text, ':');
        match parts.first().filter(|(_, first)| form.takes_modifier && first.len() < text.len()) {
            Some((_, first)) => {
                clause.modifier = first.trim().to_string();
                from + first.len() + 1
            }
            None => from,
        }
    }

    fn unknown_directive(&mut self) -> Diagnostic {
        let Grammar { sentinel, ids, .. } = self.grammar;
        let (word, at) = self.word().unwrap_or((String::new(), self.at));
        let place = self.source.place(at, at + word.len());
        let place = if place.is_empty() { self.source.span } else { place };
        let message = format!("there is no directive `{}`", format!("{sentinel} {word}").trim_end());
        let said = Diagnostic::error(ids.unknown_directive, message, place);
        let names: Vec<&str> = self.grammar.directives.iter().map(|form| form.name).collect();
        match nearest(&word, names.iter().copied()) {
            Some(near) => said.help(format!("did you mean `{near}`?")),
            None => said.help(format!("the directives are `{}`", names.join("`, `"))),
        }
    }

    fn no_clause(&self, span: Span) -> Diagnostic {
        let place = self.source.place(self.at, self.source.text.len());
        let place = if place.is_empty() { span } else { place };
        let message = format!("`{}` is no clause", self.source.text[self.at..].trim());
        let example = self.grammar.clauses.iter().find(|form| form.brackets == Brackets::Yes);
        let example = example.map_or(String::new(), |form| format!(", such as `{}(a)`", form.name));
        Diagnostic::error(self.grammar.ids.syntax, message, place).help(format!("clauses are words{example}"))
    }

    fn unknown_clause(&self, word: &str, directives: &[&str], place: Span) -> Diagnostic {
        let Grammar { sentinel, ids, .. } = self.grammar;
        let is_known = self.grammar.clause(word).is_some();
        let on = format!("{sentinel} {}", directives.join(" "));
        let on = on.trim_end();
        let message = match is_known {
            true => format!("the clause `{word}` cannot stand on `{on}`"),
            false => format!("there is no clause `{word}`"),
        };
        let said = Diagnostic::error(ids.unknown_clause, message, place);
        let names = self.grammar.clauses_of(directives);
        match nearest(word, names.iter().copied()).filter(|_| !is_known) {
            Some(near) => said.help(format!("did you mean `{near}`?")),
            None if names.is_empty() => said.help(format!("`{on}` takes no clauses")),
            None => said.help(format!("`{on}` takes `{}`", names.join("`, `"))),
        }
    }
}

#[cfg(test)]
mod tests;
