//! Copies of the text of a template with the arguments of an instance in place of its parameters.

use crate::arguments::Arguments;
use crate::names::Names;
use crate::types::{TypeNames, Value};
use okl_analysis::Analyzed;
use okl_lex::{TokenKind, lex};
use okl_model::{ChosenBranch, ConstantChoice, Function, Stmt, StmtKind, TemplateUses, VarId};
use okl_source::{Piece, Span, copied, words};
use rustc_hash::FxHashMap;

/// A replacement of a range in a copy.
pub(crate) type Change = (Span, String);

/// What stands for the names of a template in the copy of its text for one instance.
pub(crate) struct Substitution<'u> {
    unit: &'u Analyzed,
    /// The name of the copy.
    pub(crate) name: String,
    /// The name of the template: what new text stands for.
    of: Span,
    /// The words for the parameters of the template.
    words: FxHashMap<String, String>,
    /// The words among them that stand for types of several words: `head_float_p_T`, `float *`.
    aliases: Vec<(String, String)>,
    /// The name of a class in its own text.
    own: Option<String>,
}

impl<'u> Substitution<'u> {
    /// Prepares copies with the name `name` of the template whose name stands at `of`.
    pub(crate) fn new(
        (unit, of): (&'u Analyzed, Span),
        name: String,
        arguments: &Arguments,
        names: &mut Names<'_>,
    ) -> Substitution<'u> {
        let (mut words, mut aliases) = (FxHashMap::default(), Vec::new());
        for (parameter, value) in &arguments.values {
            let word = match value {
                Value::Word(word) => word.clone(),
                Value::Alias(ty) => {
                    let alias = names.free(&format!("{name}_{parameter}"));
                    aliases.push((alias.clone(), ty.clone()));
                    alias
                }
            };
            words.insert(parameter.clone(), word);
        }
        Substitution { unit, name, of, words, aliases, own: None }
    }

    /// Replaces the name of a class in its own text by that of the copy, too.
    #[must_use]
    pub(crate) fn of_class(mut self) -> Substitution<'u> {
        self.own = Some(self.unit.source(self.of).to_string());
        self
    }

    /// The same with other names for the parameters.
    pub(crate) fn renamed(&self, names: &[(&str, &str)]) -> Substitution<'u> {
        let word = |(old, new): &(&str, &str)| Some((new.to_string(), self.words.get(*old)?.clone()));
        Substitution {
            words: names.iter().filter_map(word).collect(),
            name: self.name.clone(),
            aliases: self.aliases.clone(),
            own: self.own.clone(),
            ..*self
        }
    }

    /// True if the template has no parameters with names.
    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// True for a parameter that stands for a type of several words.
    pub(crate) fn is_alias(&self, parameter: &str) -> bool {
        self.words.get(parameter).is_some_and(|word| self.aliases.iter().any(|(alias, _)| alias == word))
    }

    /// A text for the name of the template.
    pub(crate) fn stands(&self, text: &str) -> Piece {
        Piece::Stands { text: text.into(), from: self.of }
    }

    /// A copy of a range with the words for parameters, and with replacements.
    pub(crate) fn copied(&self, span: Span, changes: Vec<Change>) -> Vec<Piece> {
        let mut all = self.words_in(span);
        all.extend(changes);
        copied(span, all)
    }

    /// Declares the names of types before text that has them.
    pub(crate) fn with_aliases(&self, mut pieces: Vec<Piece>) -> Vec<Piece> {
        let named =
            self.aliases.iter().filter(|(alias, _)| pieces.iter().any(|piece| has_word(piece, alias)));
        let text: String = named.map(|(alias, ty)| format!("using {alias} = {ty};\n")).collect();
        if !text.is_empty() {
            pieces.insert(0, self.stands(&text));
        }
        pieces
    }

    /// The changes for what the instance names by template arguments.
    pub(crate) fn uses(&self, uses: &TemplateUses, names: &TypeNames) -> Vec<Change> {
        let types =
            uses.types.iter().filter_map(|one| Some((one.span, type_text(self.unit, one.ty, names)?)));
        let constants = uses.constants.iter().map(|constant| (constant.span, constant.text.clone()));
        types.chain(constants).collect()
    }

    /// Takes declarations of several variables apart whose type has a `*` in its name: a target with memory spaces has
    /// to write it for each of them.
    pub(crate) fn apart(&self, function: &Function) -> Vec<Change> {
        let mut found = Vec::new();
        let Some(body) = self.unit.body(function).filter(|_| !self.aliases.is_empty()) else { return found };
        self.unit.walk(body, &mut |block| {
            for stmt in self.unit.stmts(block.as_block().unwrap_or_default()) {
                let StmtKind::Declaration(ids) = &stmt.kind else { continue };
                let next = |id: &VarId| self.unit.variable(*id).declarator.next.as_ref();
                let Some(start) = ids.first().and_then(next).map(|next| next.start) else { continue };
                let specifiers = Span::new(stmt.span.start, start);
                let words = self.words_in(specifiers);
                if words.iter().any(|(_, word)| self.aliases.iter().any(|(alias, _)| alias == word)) {
                    let text = self.text(specifiers);
                    found.extend(ids.iter().filter_map(next).map(|next| (next.comma, format!("; {text} "))));
                }
            }
        });
        found
    }

    /// Leaves the branches out that an `if constexpr` does not take.
    pub(crate) fn choices(&self, function: &Function, choices: &[ConstantChoice]) -> Vec<Change> {
        let mut found = Vec::new();
        let Some(body) = self.unit.body(function) else { return found };
        let taken: FxHashMap<u32, ChosenBranch> =
            choices.iter().map(|choice| (choice.start, choice.branch)).collect();
        self.unit.walk(body, &mut |stmt| {
            if let StmtKind::If { then, otherwise } = &stmt.kind
                && let Some(branch) = taken.get(&stmt.span.start)
            {
                let kept = match branch {
                    ChosenBranch::Then => Some(*then),
                    ChosenBranch::Otherwise => *otherwise,
                    ChosenBranch::Nothing => None,
                };
                let kept = kept.map(|id| self.unit.stmt(id));
                found.extend(self.choice(stmt, self.unit.stmt(*then), kept));
            }
        });
        found
    }

    /// `if constexpr (n > 0) { a } else { b }` becomes `{ a }`, and with a variable in the header `{ int m = 2; { a } }`.
    fn choice(&self, stmt: &Stmt, then: &Stmt, kept: Option<&Stmt>) -> Vec<Change> {
        let header = Span::new(stmt.span.start, then.span.start);
        let Some(kept) = kept else { return vec![(stmt.span, "{ }".into())] };
        let is_block = matches!(kept.kind, StmtKind::Block(_)) && self.before(header).is_empty();
        let (open, close) = if is_block { ("", "") } else { ("{ ", " }") };
        let before = Span::new(stmt.span.start, kept.span.start);
        let behind = Span::new(kept.span.end, stmt.span.end);
        vec![(before, format!("{open}{}", self.before(header))), (behind, close.into())]
    }

    /// The statement before the condition: `int m = n / 2;`
    fn before(&self, header: Span) -> String {
        let text = self.unit.source(header);
        let inside = text.find('(').map_or(text.len(), |at| at + 1);
        match text.rfind(';').filter(|end| inside <= *end) {
            Some(end) => {
                let first = Span::new(header.start + inside as u32, header.start + end as u32 + 1);
                self.text(first) + " "
            }
            None => String::new(),
        }
    }

    /// The text of a range with the words for parameters.
    fn text(&self, span: Span) -> String {
        let pieces = self.copied(span, Vec::new());
        let text: String = pieces.iter().map(|piece| self.text_of(piece)).collect();
        text.trim().to_string()
    }

    fn text_of(&self, piece: &Piece) -> String {
        match piece {
            Piece::Text(text) | Piece::Stands { text, .. } => text.clone(),
            Piece::Source(span) => self.unit.source(*span).to_string(),
        }
    }

    /// The places of parameters of the template, with the words for them.
    fn words_in(&self, span: Span) -> Vec<Change> {
        if self.words.is_empty() && self.own.is_none() {
            return Vec::new();
        }
        let text = self.unit.source(span);
        let tokens = lex(text).tokens;
        let is_member = |at: usize| {
            let before = at.checked_sub(1).map(|before| tokens[before]);
            before.is_some_and(|before| [".", "->", "::"].iter().any(|one| before.is(text, one)))
        };
        // With arguments behind it, it may be another instance.
        let is_alone = |at: usize| tokens.get(at + 1).is_none_or(|next| !next.is(text, "<"));
        let word = |at: usize| {
            let token = tokens[at];
            if token.kind != TokenKind::Identifier || is_member(at) {
                return None;
            }
            let name = &*token.text(text);
            let is_own = self.own.as_deref() == Some(name) && is_alone(at);
            let word = if is_own { &self.name } else { self.words.get(name)? };
            let place = Span::new(span.start + token.span.start, span.start + token.span.end);
            Some((place, word.clone()))
        };
        (0..tokens.len()).filter_map(word).collect()
    }
}

/// The text of a type by which a name is replaced; `None` if it is not to be.
pub(crate) fn type_text(unit: &Analyzed, ty: okl_model::TypeId, names: &TypeNames) -> Option<String> {
    names.text(unit.ty(ty)).filter(|text| !text.contains(['<', '(', '[']))
}

/// True if new text has a word.
fn has_word(piece: &Piece, word: &str) -> bool {
    match piece {
        Piece::Text(text) | Piece::Stands { text, .. } => words(text).any(|one| one == word),
        Piece::Source(_) => false,
    }
}
