//! The text of an instance as a plain function.
//!
//! ```text
//! template <class T, int n> T power(T x) {             float power_float_2(float x) {
//!   if constexpr (n == 0) return 1;
//!   else return x * power<T, n - 1>(x);                  return x * power_float_1(x);
//! }                                                    }
//! ```

use crate::arguments::{Arguments, Value, type_text};
use crate::head;
use crate::names::Names;
use crate::placement::{namespaces, place_for, within};
use okl_analysis::Analyzed;
use okl_lex::{TokenKind, lex};
use okl_model::{
    Callee, CalleeId, ChosenBranch, DeclarationId, Function, FunctionId, FunctionInstance, Stmt, StmtKind,
    Ty, VarId, Variable,
};
use okl_source::{Piece, Span, words};
use rustc_hash::FxHashMap;

/// An instance that becomes a plain function.
pub(crate) struct Copy<'u> {
    unit: &'u Analyzed,
    instance: &'u FunctionInstance,
    function: &'u Function,
    /// The end of the head, `template <...>`.
    head_end: u32,
    arguments: Arguments,
    /// The place of the definition.
    pub(crate) place: u32,
    /// The first place where it can be declared.
    pub(crate) early: u32,
    name: String,
    /// The words for the parameters of the template.
    words: FxHashMap<String, String>,
    /// The types of the result and of parameters whose text depends on more than the words.
    signature: Vec<(Span, String)>,
    /// The names among the words with what they stand for: `head_float_p_T`, `float *`.
    aliases: Vec<(String, String)>,
}

impl<'u> Copy<'u> {
    /// Prepares the text; `None` for an instance that is no plain function, or whose arguments cannot be written.
    pub(crate) fn new(unit: &'u Analyzed, instance: &'u FunctionInstance) -> Option<Copy<'u>> {
        let callee = &unit.callees[instance.callee.0 as usize];
        let declared = callee.function.filter(|_| instance.is_defined && !callee.is_method)?;
        let id = unit.definition(declared)?;
        let function = unit.function(id);
        let heads = head::heads(unit, function.span)?;
        let [(head, parameters)] = &heads[..] else { return None };
        // A definition outside of its namespace has a scope before its name.
        let before = unit.source(Span::new(head.end, function.name_span.start)).trim_end();
        if function.is_method || function.is_kernel || before.ends_with("::") {
            return None;
        }
        let arguments = Arguments::new(unit, parameters, &callee.instance)?;
        let needs = needs(unit, instance)?;
        let first = unit.function(unit.function(id).canonical.unwrap_or(id));
        let place = place_for(unit, needs.max(function.span.end), function.span);
        if may_find_others(unit, instance, Span::new(function.span.end, place)) {
            return None;
        }
        Some(Copy {
            unit,
            instance,
            function,
            head_end: head.end,
            arguments,
            place,
            early: place_for(unit, needs.max(first.span.end), function.span),
            name: String::new(),
            words: FxHashMap::default(),
            signature: Vec::new(),
            aliases: Vec::new(),
        })
    }

    /// Chooses its name, and those of its types.
    pub(crate) fn name(&mut self, names: &mut Names<'_>) {
        self.name = names.of_instance(&self.function.name, &self.arguments.shown);
        for (parameter, value) in &self.arguments.values {
            let word = match value {
                Value::Word(word) => word.clone(),
                Value::Alias(ty) => {
                    let alias = names.free(&format!("{}_{parameter}", self.name));
                    self.aliases.push((alias.clone(), ty.clone()));
                    alias
                }
            };
            self.words.insert(parameter.clone(), word);
        }
        if self.words.is_empty() {
            return;
        }
        let callee = &self.unit.callees[self.instance.callee.0 as usize];
        let params = self.function.params.iter().zip(&callee.parameters);
        let params = params
            .filter_map(|(id, ty)| self.parameter(self.unit.variable(*id), self.unit.ty(*ty)))
            .collect::<Vec<_>>();
        self.signature = self.result(callee).into_iter().chain(params).collect();
    }

    /// `static int` for `static std::enable_if_t<std::is_integral_v<T>, T>`
    fn result(&self, callee: &Callee) -> Option<(Span, String)> {
        let place = Span::new(self.function.specifiers, self.function.name_span.start);
        let ty = self.written(place, self.unit.ty(callee.result))?;
        let kept = words(self.unit.source(place)).filter(|word| SPECIFIERS.contains(word));
        let parts: Vec<&str> = kept.chain([ty.as_str()]).collect();
        Some((place, parts.join(" ") + " "))
    }

    /// `const float *p` for `Pointer<T> p`
    fn parameter(&self, variable: &Variable, ty: Ty<'_>) -> Option<(Span, String)> {
        // `T p[3]`
        if !variable.declarator.bounds.is_empty() {
            return None;
        }
        let attributes = variable.attrs.iter().map(|id| self.unit.attribute(*id).span.end);
        let name = if variable.name.is_empty() { variable.span.end } else { variable.name_span.start };
        let before = attributes.filter(|end| *end <= name).max().unwrap_or(0);
        let place = Span::new(variable.span.start.max(before), name);
        let (to, sign) = match ty.referred() {
            Some(to) => (to, if ty.is_rvalue_reference { " &&" } else { " &" }),
            None => (ty, " "),
        };
        Some((place, self.written(place, to)? + sign))
    }

    /// The type that stands at a place, where it is more than a word there: it names templates, or has a `*` in it that
    /// a target with memory spaces has to see.
    fn written(&self, place: Span, ty: Ty<'_>) -> Option<String> {
        let text = self.unit.source(place);
        let is_alias = |word: &str| {
            self.words.get(word).is_some_and(|known| self.aliases.iter().any(|(alias, _)| alias == known))
        };
        let is_computed = text.contains('<')
            || words(text).any(|word| is_alias(word) || word == "typename" || word == "decltype");
        let text = match type_text(ty)? {
            Value::Word(text) | Value::Alias(text) => text,
        };
        (is_computed && !text.contains(['(', '['])).then_some(text)
    }

    /// The name by which all code finds it: `mesh::twice_float`
    pub(crate) fn called(&self) -> String {
        let around = namespaces(self.unit, self.function.name_span);
        let named = around.iter().map(|one| one.name.as_str()).filter(|name| !name.is_empty());
        named.chain([self.name.as_str()]).collect::<Vec<_>>().join("::")
    }

    /// `static float twice_float(float x);`
    pub(crate) fn declaration(&self) -> Vec<Piece> {
        let inside = self.function.params_span;
        let mut changes = self.words_in(inside);
        changes.extend(self.signature.iter().cloned());
        let mut pieces = self.head();
        pieces.extend(self.copied(inside, changes));
        pieces.push(self.stands(");"));
        within(self.unit, self.early, self.function.span, self.with_aliases(pieces))
    }

    /// The function. `called` has the names of the instances that are written.
    pub(crate) fn definition(&self, called: &dyn Fn(CalleeId) -> Option<String>) -> Vec<Piece> {
        let rest = Span::new(self.function.params_span.start, self.function.span.end);
        let mut changes = self.words_in(rest);
        let named = self.instance.calls.iter().filter_map(|(name, callee)| Some((*name, called(*callee)?)));
        changes.extend(named);
        changes.extend(self.choices());
        changes.extend(self.apart());
        let constants = self.instance.constants.iter();
        changes.extend(constants.map(|constant| (constant.span, constant.text.clone())));
        changes.extend(self.signature.iter().cloned());
        let mut pieces = self.head();
        pieces.extend(self.copied(rest, changes));
        let pieces = self.with_aliases(pieces);
        within(self.unit, self.place, self.function.span, pieces)
    }

    /// `static float twice_float(`
    fn head(&self) -> Vec<Piece> {
        let text = &self.unit.text[self.head_end as usize..];
        let start = self.head_end + (text.len() - text.trim_start().len()) as u32;
        let before = Span::new(start, self.function.name_span.start);
        let mut changes = self.words_in(before);
        changes.extend(self.signature.iter().cloned());
        let mut pieces = self.copied(before, changes);
        pieces.push(self.stands(&format!("{}(", self.name)));
        pieces
    }

    /// Declares the names of types before text that has them.
    fn with_aliases(&self, mut pieces: Vec<Piece>) -> Vec<Piece> {
        let named = self.aliases.iter().filter(|(alias, _)| pieces.iter().any(|piece| names(piece, alias)));
        let text: String = named.map(|(alias, ty)| format!("using {alias} = {ty};\n")).collect();
        if !text.is_empty() {
            pieces.insert(0, self.stands(&text));
        }
        pieces
    }

    /// Takes declarations of several variables apart whose type has a `*` in its name: a target with memory spaces has
    /// to write it for each of them.
    fn apart(&self) -> Vec<(Span, String)> {
        let mut found = Vec::new();
        let Some(body) = self.unit.body(self.function).filter(|_| !self.aliases.is_empty()) else {
            return found;
        };
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

    /// The text of a range with the words for parameters.
    fn text(&self, span: Span) -> String {
        let pieces = self.copied(span, self.words_in(span));
        let text: String = pieces.iter().map(|piece| self.text_of(piece)).collect();
        text.trim().to_string()
    }

    fn stands(&self, text: &str) -> Piece {
        Piece::Stands { text: text.into(), from: self.function.name_span }
    }

    /// The places of parameters of the template, with the words for them.
    fn words_in(&self, span: Span) -> Vec<(Span, String)> {
        let text = self.unit.source(span);
        let tokens = lex(text).tokens;
        let is_member = |at: usize| {
            let before = at.checked_sub(1).map(|before| tokens[before]);
            before.is_some_and(|before| [".", "->", "::"].iter().any(|one| before.is(text, one)))
        };
        let word = |at: usize| {
            let token = tokens[at];
            let word = self.words.get(&*token.text(text)).filter(|_| token.kind == TokenKind::Identifier)?;
            let place = Span::new(span.start + token.span.start, span.start + token.span.end);
            (!is_member(at)).then(|| (place, word.clone()))
        };
        match self.words.is_empty() {
            true => Vec::new(),
            false => (0..tokens.len()).filter_map(word).collect(),
        }
    }

    /// Leaves the branches out that an `if constexpr` does not take.
    fn choices(&self) -> Vec<(Span, String)> {
        let mut found = Vec::new();
        let Some(body) = self.unit.body(self.function) else { return found };
        let taken: FxHashMap<u32, ChosenBranch> =
            self.instance.choices.iter().map(|choice| (choice.start, choice.branch)).collect();
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
    fn choice(&self, stmt: &Stmt, then: &Stmt, kept: Option<&Stmt>) -> Vec<(Span, String)> {
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

    fn text_of(&self, piece: &Piece) -> String {
        match piece {
            Piece::Text(text) | Piece::Stands { text, .. } => text.clone(),
            Piece::Source(span) => self.unit.source(*span).to_string(),
        }
    }

    /// A copy of a range with replacements; of two at one place, the longer one counts.
    fn copied(&self, span: Span, mut changes: Vec<(Span, String)>) -> Vec<Piece> {
        changes.sort_by_key(|(place, _)| (place.start, !place.is_empty(), std::cmp::Reverse(place.end)));
        let (mut pieces, mut at) = (Vec::new(), span.start);
        for (place, text) in changes {
            if place.start < at || span.end < place.end || place.end < span.start {
                continue;
            }
            pieces.push(Piece::Source(Span::new(at, place.start)));
            pieces.push(Piece::Stands { text, from: place });
            at = place.end;
        }
        pieces.push(Piece::Source(Span::new(at, span.end)));
        pieces.retain(|piece| !matches!(piece, Piece::Source(span) if span.is_empty()));
        pieces
    }
}

/// The words before the type of a function.
const SPECIFIERS: [&str; 4] = ["constexpr", "extern", "inline", "static"];

/// True if new text has a word.
fn names(piece: &Piece, word: &str) -> bool {
    match piece {
        Piece::Text(text) | Piece::Stands { text, .. } => words(text).any(|one| one == word),
        Piece::Source(_) => false,
    }
}

/// The end of the last declaration that an instance needs before it: those of the types among its arguments, and of the
/// functions that it calls. `None` if a type is declared in a function.
fn needs(unit: &Analyzed, instance: &FunctionInstance) -> Option<u32> {
    let callee = &unit.callees[instance.callee.0 as usize];
    let types = callee.instance.iter().filter_map(|one| one.ty).flat_map(|ty| unit.ty(ty).declarations());
    let mut end = 0;
    for id in types {
        let span = outermost(unit, id);
        if unit.function_around(span).is_some() {
            return None;
        }
        end = end.max(span.end);
    }
    let called = instance.calls.iter().filter_map(|(_, callee)| plain_function(unit, *callee));
    Some(called.map(|function| function.span.end).fold(end, u32::max))
}

/// True if a function is declared in a range whose name an instance uses for another one: a copy behind that range may
/// call it instead.
fn may_find_others(unit: &Analyzed, instance: &FunctionInstance, between: Span) -> bool {
    let called = instance.calls.iter().filter_map(|(_, callee)| plain_function(unit, *callee));
    let called: Vec<&Function> = called.collect();
    let is_other = |function: &&Function| {
        let same = called.iter().filter(|one| one.name == function.name);
        same.into_iter().any(|one| one.canonical != function.canonical)
    };
    !between.is_empty()
        && unit.functions.iter().filter(|one| between.contains(one.name_span)).any(|one| is_other(&one))
}

/// The first declaration of a function that is no template.
fn plain_function(unit: &Analyzed, callee: CalleeId) -> Option<&Function> {
    let callee = &unit.callees[callee.0 as usize];
    let id: FunctionId = callee.function.filter(|_| callee.instance.is_empty() && !callee.is_method)?;
    let first = unit.function(id).canonical.unwrap_or(id);
    Some(unit.function(first))
}

/// The outermost class that a type is declared in, or its own declaration.
fn outermost(unit: &Analyzed, id: DeclarationId) -> Span {
    let mut id = id;
    while let Some(outer) = unit.declared(id).class {
        id = outer;
    }
    unit.declared(id).span
}
