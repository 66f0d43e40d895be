//! Reads a `#pragma acc` line: its name and clauses with their source ranges.

use crate::clause::{self, Inside};
use crate::comments::blanked;
use crate::ids::{ACC_SYNTAX, ACC_UNKNOWN_CLAUSE, ACC_UNKNOWN_DIRECTIVE};
use okl_plugin::model::{Directive as Line, DirectiveKind};
use okl_plugin::{Diagnostic, Span};

/// One `#pragma acc` directive.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The whole line.
    pub span: Span,
    /// The words of the name: `parallel`, `enter data`, `atomic`. The `loop` of a combined directive is
    /// [`Directive::is_loop`].
    pub name: &'static str,
    /// True for `loop` and for combined directives: `parallel loop`.
    pub is_loop: bool,
    /// The argument after the name of `atomic`, `wait`, `cache` and `routine`: `capture`, `(1, 2)`.
    pub argument: Option<Argument>,
    /// The clauses in source order, without those after a `device_type` of another device.
    pub clauses: Vec<Clause>,
}

/// One clause.
#[derive(Clone, Debug)]
pub struct Clause {
    /// The current name of the clause (see [`clause::modern`]).
    pub name: String,
    /// The source range of the clause.
    pub span: Span,
    /// The text before the first `:`: `+` of a reduction, `readonly` of `copyin`.
    pub modifier: String,
    /// The arguments in the parentheses, separated by commas.
    pub arguments: Vec<Argument>,
}

/// One argument of a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Argument {
    /// The text as it is written.
    pub text: String,
    /// The source range.
    pub span: Span,
}

/// A variable with array sections: `s.x[lo:len]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The text before the brackets at its end: `s.x`, `s[i].x`.
    pub base: String,
    /// The first name: `s`.
    pub name: String,
    /// The content of each pair of brackets.
    pub bounds: Vec<Bound>,
}

/// The content of one pair of brackets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// `[i]`
    At(String),
    /// `[first:length]`; both are optional.
    Part(Option<String>, Option<String>),
}

impl Section {
    /// True if the base is a part of a variable: `s.x`, `s[i].x`, `p->x`.
    pub fn is_member(&self) -> bool {
        let behind = self.base.split_once(&self.name).map_or("", |(_, behind)| behind);
        behind.contains('.') || behind.contains("->")
    }
}

impl Bound {
    /// Reads the content of a pair of brackets.
    pub fn of(inside: &str) -> Bound {
        let part = |text: &str| Some(text.trim().to_string()).filter(|text| !text.is_empty());
        match split(inside, ':').as_slice() {
            [_] => Bound::At(inside.trim().to_string()),
            [(start, first), (_, second), ..] => {
                Bound::Part(part(&inside[*start..start + first.len()]), part(second))
            }
            [] => Bound::Part(None, None),
        }
    }

    /// The index of the first element.
    pub fn first(&self) -> &str {
        match self {
            Bound::At(first) | Bound::Part(Some(first), _) => first,
            Bound::Part(None, _) => "0",
        }
    }

    /// The number of elements, if it is written.
    pub fn length(&self) -> Option<&str> {
        match self {
            Bound::At(_) => Some("1"),
            Bound::Part(_, length) => length.as_deref(),
        }
    }
}

/// The names of the directives; `enter data` is before `data`.
const NAMES: [&str; 17] = [
    "enter data",
    "exit data",
    "host_data",
    "parallel",
    "shutdown",
    "kernels",
    "routine",
    "declare",
    "serial",
    "update",
    "atomic",
    "cache",
    "loop",
    "data",
    "wait",
    "init",
    "set",
];

impl Directive {
    /// Reads the directive of a line; `None` if the line is not a `#pragma acc`. Errors are added to `found`.
    pub fn read(line: &Line, text: &str, found: &mut Vec<Diagnostic>) -> Option<Directive> {
        if !matches!(line.kind, DirectiveKind::Pragma | DirectiveKind::PragmaOperator) {
            return None;
        }
        let source = Source::new(line, text);
        let mut words = Words { source: &source, at: 0 };
        if words.word()?.0 != "acc" {
            return None;
        }
        Some(words.directive(line.span, found))
    }

    /// The first clause of that name.
    pub fn clause(&self, name: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.name == name)
    }

    /// True if it has a clause of that name.
    pub fn has(&self, name: &str) -> bool {
        self.clause(name).is_some()
    }

    /// The first argument of a clause: `G` of `num_gangs(G)`.
    pub fn value(&self, name: &str) -> Option<&Argument> {
        self.clause(name)?.arguments.first()
    }

    /// All clauses of that name.
    pub fn all<'d>(&'d self, name: &'d str) -> impl Iterator<Item = &'d Clause> {
        self.clauses.iter().filter(move |clause| clause.name == name)
    }

    /// True for compute constructs, which become kernels.
    pub fn is_compute(&self) -> bool {
        matches!(self.name, "parallel" | "kernels" | "serial")
    }

    /// True if a statement must follow the directive.
    pub fn takes_statement(&self) -> bool {
        self.is_compute() || self.is_loop || matches!(self.name, "data" | "host_data" | "atomic")
    }
}

impl Argument {
    /// True for a member of the object: `this->x`.
    pub fn names_member(&self) -> bool {
        member_of_this(self.text.trim()).is_some()
    }

    /// Splits the argument into a variable and its sections.
    pub fn section(&self) -> Section {
        let text = self.text.trim();
        let text = member_of_this(text).unwrap_or(text);
        let mut base = text;
        let mut bounds = Vec::new();
        let mut at = 0;
        while let Some(open) = text[at..].find('[').map(|found| at + found) {
            if bounds.is_empty() {
                base = text[..open].trim();
            }
            let close = closing(text, open).unwrap_or(text.len());
            bounds.push(Bound::of(&text[open + 1..close]));
            at = text.len().min(close + 1);
            // `s[i].x[0:n]`: what stands in front of a member is a part of the base.
            let next = text[at..].split('[').next().unwrap_or("");
            if next.contains('.') || next.contains("->") {
                bounds.clear();
                base = text;
            }
        }
        let base = base.to_string();
        let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
        let name = base.trim_start_matches(|letter| !is_word(letter));
        let name = name.split(|letter| !is_word(letter)).next().unwrap_or("").to_string();
        Section { base, name, bounds }
    }
}

/// `x` of `this->x`.
fn member_of_this(text: &str) -> Option<&str> {
    Some(text.strip_prefix("this")?.trim_start().strip_prefix("->")?.trim_start())
}

/// The text of a directive and its position in the unit.
struct Source {
    /// The text without comments.
    text: String,
    span: Span,
    /// The offset of the text in the unit, if it occurs there verbatim (without macro expansion).
    start: Option<u32>,
}

impl Source {
    fn new(line: &Line, text: &str) -> Source {
        let raw = line.span.of(text);
        // Macros in the text of a line are expanded; usually there are none.
        let offset = raw.find(line.text.trim_end()).filter(|_| line.kind == DirectiveKind::Pragma);
        let start = offset.map(|offset| line.span.start + offset as u32);
        Source { text: blanked(line.text.trim_end()).trim_end().to_string(), span: line.span, start }
    }

    fn place(&self, from: usize, to: usize) -> Span {
        match self.start {
            Some(start) => Span::new(start + from as u32, start + to as u32),
            None => self.span,
        }
    }

    fn argument(&self, from: usize, to: usize) -> Argument {
        let text = &self.text[from..to];
        let start = from + (text.len() - text.trim_start().len());
        let trimmed = text.trim();
        Argument { text: trimmed.to_string(), span: self.place(start, start + trimmed.len()) }
    }
}

/// A reader of the words of a directive.
struct Words<'t> {
    source: &'t Source,
    at: usize,
}

impl Words<'_> {
    fn skip(&mut self) {
        let rest = &self.source.text[self.at..];
        let blank = |letter: char| letter.is_whitespace() || letter == ',' || letter == '\\';
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

    /// Reads parentheses at the current position: the offsets where their content starts and ends.
    fn parentheses(&mut self) -> Option<(usize, usize)> {
        let rest = &self.source.text[self.at..];
        let open = self.at + rest.len() - rest.trim_start().len();
        if !self.source.text[open..].starts_with('(') {
            return None;
        }
        let close = closing(&self.source.text, open);
        self.at = close.map_or(self.source.text.len(), |close| close + 1);
        Some((open + 1, close.unwrap_or(self.source.text.len())))
    }

    fn directive(&mut self, span: Span, found: &mut Vec<Diagnostic>) -> Directive {
        let mut directive = Directive { span, name: "", is_loop: false, argument: None, clauses: Vec::new() };
        if closing_is_missing(&self.source.text) {
            let message = "this directive has parentheses that do not end";
            found.push(Diagnostic::error(ACC_SYNTAX, message, span).help("close each `(` in the same line"));
            return directive;
        }
        let start = self.at;
        let Some(name) = self.name() else {
            let (word, at) = self.word().unwrap_or((String::new(), start));
            let place = self.source.place(at, at + word.len());
            let place = if place.is_empty() { span } else { place };
            let said = Diagnostic::error(
                ACC_UNKNOWN_DIRECTIVE,
                format!("there is no directive `acc {word}`"),
                place,
            );
            let near = nearest(&word, &NAMES);
            found.push(match near {
                Some(near) => said.help(format!("did you mean `{near}`?")),
                None => said.help(format!("the directives are `{}`", NAMES.join("`, `"))),
            });
            return directive;
        };
        directive.name = name;
        directive.is_loop = name == "loop";
        if matches!(name, "parallel" | "kernels" | "serial") && self.is_next("loop") {
            directive.is_loop = true;
        }
        if matches!(name, "atomic" | "wait" | "cache" | "routine") {
            directive.argument = self.argument(name);
        }
        self.clauses(&mut directive, found);
        directive
    }

    fn name(&mut self) -> Option<&'static str> {
        self.skip();
        let rest = &self.source.text[self.at..];
        let squeezed: Vec<&str> = rest.split_whitespace().take(2).collect();
        let is_one = |name: &&&str| {
            let mut words = name.split(' ');
            let first = words.next().unwrap_or("");
            let starts = |text: &str, word: &str| {
                text.strip_prefix(word).is_some_and(|rest| {
                    !rest.starts_with(|letter: char| letter == '_' || letter.is_alphanumeric())
                })
            };
            let second = words.next();
            squeezed.first().is_some_and(|text| starts(text, first))
                && second.is_none_or(|word| squeezed.get(1).is_some_and(|text| starts(text, word)))
        };
        let name = NAMES.iter().find(is_one)?;
        for _ in name.split(' ') {
            self.word();
        }
        Some(name)
    }

    /// Consumes the word if it is next.
    fn is_next(&mut self, word: &str) -> bool {
        let at = self.at;
        if self.word().is_some_and(|(next, _)| next == word) {
            return true;
        }
        self.at = at;
        false
    }

    fn argument(&mut self, name: &str) -> Option<Argument> {
        if name == "atomic" {
            let at = self.at;
            let (word, start) = self.word()?;
            if !matches!(word.as_str(), "read" | "write" | "update" | "capture") {
                self.at = at;
                return None;
            }
            return Some(self.source.argument(start, start + word.len()));
        }
        let (from, to) = self.parentheses()?;
        Some(self.source.argument(from, to))
    }

    fn clauses(&mut self, directive: &mut Directive, found: &mut Vec<Diagnostic>) {
        // Clauses after `device_type(nvidia)` are for another device.
        let mut is_ours = true;
        loop {
            self.skip();
            if self.at >= self.source.text.len() {
                return;
            }
            let Some((word, start)) = self.word() else {
                let place = self.source.place(self.at, self.source.text.len());
                let place = if place.is_empty() { directive.span } else { place };
                let rest = self.source.text[self.at..].trim();
                let message = format!("`{rest}` is no clause");
                found.push(
                    Diagnostic::error(ACC_SYNTAX, message, place)
                        .help("clauses are words, such as `copy(a[0:n])`"),
                );
                return;
            };
            let inside = self.parentheses();
            let clause = self.clause(directive, &word, start, inside, found);
            let Some(clause) = clause else { continue };
            if clause.name == "device_type" {
                is_ours = clause
                    .arguments
                    .iter()
                    .any(|name| matches!(name.text.as_str(), "*" | "default" | "host"));
            } else if is_ours {
                directive.clauses.push(clause);
            }
        }
    }

    fn clause(
        &self,
        directive: &Directive,
        word: &str,
        start: usize,
        parentheses: Option<(usize, usize)>,
        found: &mut Vec<Diagnostic>,
    ) -> Option<Clause> {
        let (name_place, span) =
            (self.source.place(start, start + word.len()), self.source.place(start, self.at));
        let all: &[&str] = match (directive.name, directive.is_loop) {
            ("loop", _) | (_, false) => &[directive.name],
            (name, true) => &[name, "loop"],
        };
        let Some(inside) = clause::inside(word).filter(|_| clause::fits(word, all)) else {
            found.push(unknown_clause(word, all, name_place));
            return None;
        };
        let takes = match inside {
            Inside::Nothing => Some(false),
            Inside::MaybeValue | Inside::MaybeValues => None,
            Inside::Value
            | Inside::Values
            | Inside::Variables
            | Inside::Reduction
            | Inside::Word
            | Inside::Words => Some(true),
        };
        if takes.is_some_and(|takes| takes != parentheses.is_some()) {
            let message = match parentheses {
                Some(_) => format!("`{word}` takes nothing in parentheses"),
                None => format!("`{word}` needs something in parentheses"),
            };
            found.push(
                Diagnostic::error(ACC_SYNTAX, message, span)
                    .help(format!("see the clause `{word}` of the OpenACC specification")),
            );
            return None;
        }
        let mut clause = Clause {
            name: clause::modern(word).to_string(),
            span,
            modifier: String::new(),
            arguments: Vec::new(),
        };
        let Some((mut from, to)) = parentheses else { return Some(clause) };
        let text = &self.source.text;
        // Modifiers are `+:`, `readonly:`, `static:`; the colon of a section is in brackets.
        let takes_modifier = !matches!(inside, Inside::Word | Inside::Words) && word != "if";
        if let Some((_, first)) = split(&text[from..to], ':').first().filter(|_| takes_modifier)
            && first.len() < to - from
        {
            clause.modifier = first.trim().to_string();
            from += first.len() + 1;
        }
        for (offset, part) in split(&text[from..to], ',') {
            let argument = self.source.argument(from + offset, from + offset + part.len());
            if argument.text.is_empty() {
                let message = format!("something is missing in the parentheses of `{word}`");
                found.push(
                    Diagnostic::error(ACC_SYNTAX, message, span).help("write what stands between the commas"),
                );
                return None;
            }
            clause.arguments.push(argument);
        }
        Some(clause)
    }
}

/// The diagnostic for an unknown clause or one that the directive does not accept.
fn unknown_clause(word: &str, directive: &[&str], place: Span) -> Diagnostic {
    let is_known = clause::inside(word).is_some();
    let on = directive.join(" ");
    let message = match is_known {
        true => format!("the clause `{word}` cannot stand on `acc {on}`"),
        false => format!("there is no clause `{word}`"),
    };
    let said = Diagnostic::error(ACC_UNKNOWN_CLAUSE, message, place);
    let names = clause::of(directive);
    match nearest(word, &names).filter(|_| !is_known) {
        Some(near) => said.help(format!("did you mean `{near}`?")),
        None => said.help(format!("`acc {on}` takes `{}`", names.join("`, `"))),
    }
}

/// The offset of the bracket that closes the one at `open`.
pub(crate) fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text[open..].char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(open + at);
        }
    }
    None
}

fn closing_is_missing(text: &str) -> bool {
    let count = |letter| text.chars().filter(|one| *one == letter).count();
    count('(') != count(')') || count('[') != count(']')
}

/// Splits a text at separators outside of brackets; returns the parts with their offsets.
fn split(text: &str, separator: char) -> Vec<(usize, &str)> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    let mut before = ' ';
    let mut choices = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '?' if separator == ':' => choices += 1,
            // `a ? b : c`, `std::x`
            ':' if separator == ':' && choices > 0 => choices -= 1,
            ':' if separator == ':' && (before == ':' || text[at + 1..].starts_with(':')) => {}
            _ if letter == separator && depth == 0 => {
                parts.push((from, &text[from..at]));
                from = at + letter.len_utf8();
            }
            _ => {}
        }
        before = letter;
    }
    parts.push((from, &text[from..]));
    parts
}

/// The parts of a text between commas.
pub fn parts(text: &str) -> Vec<&str> {
    split(text, ',').into_iter().map(|(_, part)| part.trim()).filter(|part| !part.is_empty()).collect()
}

/// The word with the least edit distance, if it is near enough for a suggestion.
fn nearest<'w>(word: &str, words: &[&'w str]) -> Option<&'w str> {
    let near = words.iter().map(|known| (distance(word, known), *known)).min()?;
    Some(near.1).filter(|_| near.0 <= word.len().div_ceil(3))
}

/// The Levenshtein distance.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (column, known) in other.iter().enumerate() {
            let next = (corner + usize::from(letter != *known)).min(row[column] + 1).min(row[column + 1] + 1);
            corner = row[column + 1];
            row[column + 1] = next;
        }
    }
    row[other.len()]
}
