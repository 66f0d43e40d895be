//! The `@dim` that an access uses.
//!
//! Dimensions belong to a declaration or to a typedef. They propagate with the type: through typedefs, arrays,
//! dereferenced pointers and `auto`.

use crate::libclang::{Cursor, CxType};
use crate::reader::Reader;
use crate::scopes::Scopes;
use clang_sys::*;
use okl_model::{AttrId, DimAccess};
use okl_source::{Diagnostic, DiagnosticId, Span};

const DIM_OF_TEMPLATE: DiagnosticId = DiagnosticId::new("dim-of-template");

impl<'u> Reader<'u> {
    /// Records an access `m[okl_ix(i, j)]`.
    pub(crate) fn dim_access(&mut self, all: Cursor<'u>, base: Cursor<'u>, indices: Vec<Span>) {
        let (span, base_span) = (self.span(all), self.span(base));
        if self.dim_spans.contains(&span) {
            return;
        }
        let attrs = self.declared_attributes(base);
        match self.unit.find_attr(&attrs, "dim") {
            Some(dim) => {
                if let Some(mistake) = self.of_template(base, dim) {
                    self.mistakes.push(mistake);
                }
                let order = self.unit.find_attr(&attrs, "dimOrder");
                let (sizes, words) = self.sizes(base, dim);
                self.dim_words.push(words);
                let names = Vec::new();
                let access = DimAccess { span, base: base_span, indices, dim, order, sizes, names };
                self.unit.dim_accesses.push(access);
                self.dim_spans.insert(span);
            }
            None => {
                self.not_indexable.insert(base_span);
            }
        }
    }

    /// Adds the dimensions of the entity that a variable refers to or copies: `auto &B = A;`, `[B = A] { ... }`,
    /// `for (auto B : list)`.
    pub(crate) fn inherit_dimensions(&mut self, cursor: Cursor<'u>, at: u32, attrs: &mut Vec<AttrId>) {
        let refers = matches!(cursor.ty().kind(), CXType_LValueReference | CXType_RValueReference);
        let start = cursor.extent().map_or(at, |extent| extent.start);
        let deduced = || self.says(Span::new(start, at), "auto") || (start == at && self.is_capture(at));
        if cursor.kind() != CXCursor_VarDecl || !(refers || deduced()) || self.unit.has_attr(attrs, "dim") {
            return;
        }
        // `auto x = m(i, j);`, `float &x = m[k];`: an element has no dimensions.
        let ty = cursor.ty().canonical();
        if is_element(if refers { ty.pointee().canonical() } else { ty }) {
            return;
        }
        let inherited = match self.ranges.remove(&at) {
            Some(of_range) => of_range,
            None => match self.initializer(cursor, at) {
                Some(init) => self.declared_attributes(init),
                None => return,
            },
        };
        for id in inherited {
            let travels =
                self.unit.attributes.get(id.0 as usize).is_some_and(|attr| is_dimension(&attr.name));
            if travels && !attrs.contains(&id) {
                attrs.push(id);
            }
        }
    }

    /// True if the name at `at` is between the brackets of a lambda: `[B = A]`.
    fn is_capture(&self, at: u32) -> bool {
        let name = self.tokens.at(at);
        let mut index = name;
        while index > 0 {
            index -= 1;
            match self.tokens.partner(index) {
                // The innermost bracket around the name.
                Some(close) if close > name => return self.tokens.is(index, "["),
                Some(open) if open < index => index = open,
                Some(_) => {}
                None if self.tokens.is(index, ";") => return false,
                None => {}
            }
        }
        false
    }

    /// Records the attributes of `list` for the variable at `at` of `for (auto B : list)`, which is an element of it.
    pub(crate) fn element_of(&mut self, at: u32, range: Cursor<'u>) {
        let attrs = self.declared_attributes(range);
        self.ranges.insert(at, attrs);
    }

    /// The attributes of the typedefs that a type is written with.
    pub(crate) fn type_attributes(&self, ty: CxType<'u>) -> Vec<AttrId> {
        let mut found = Vec::new();
        let mut ty = ty;
        for _ in 0..32 {
            if ty.len().is_some() || matches!(ty.kind(), CXType_IncompleteArray | CXType_VariableArray) {
                ty = ty.element();
                continue;
            }
            if matches!(ty.kind(), CXType_LValueReference | CXType_RValueReference) {
                ty = ty.pointee();
                continue;
            }
            let Some(declaration) = ty.declaration() else { break };
            if !matches!(declaration.kind(), CXCursor_TypedefDecl | CXCursor_TypeAliasDecl) {
                break;
            }
            let Some(at) = declaration.location() else { break };
            found.extend(self.aliases.get(&at).into_iter().flatten().copied());
            ty = declaration.underlying();
        }
        found
    }

    /// The attributes of the entity that an expression names if they have dimensions; otherwise those of its type.
    fn declared_attributes(&mut self, expression: Cursor<'u>) -> Vec<AttrId> {
        if let Some(named) = self.named(expression)
            && let Some(declared) = named.referenced()
            && let Some(variable) = match declared.kind() {
                CXCursor_VarDecl | CXCursor_ParmDecl | CXCursor_FieldDecl => self.variable(declared),
                _ => self.variable_of(declared),
            }
        {
            let attrs = self.unit.variable(variable).attrs.clone();
            if self.unit.has_attr(&attrs, "dim") {
                return attrs;
            }
        }
        // `(*pointer)(i, j)`, `row()(i)`
        self.type_attributes(expression.ty())
    }

    /// The name in an expression that its dimensions come from: `v` in `(s.v[k])`.
    fn named(&self, expression: Cursor<'u>) -> Option<Cursor<'u>> {
        let mut cursor = expression;
        loop {
            match cursor.kind() {
                CXCursor_DeclRefExpr | CXCursor_MemberRefExpr => return Some(cursor),
                CXCursor_CallExpr => return None,
                // `a[k](i, j)`, where `a` is an array of things with dimensions.
                _ => cursor = *self.expressions(cursor).first()?,
            }
        }
    }

    /// `dim-of-template`: the error about `m.v(i, j)` outside of a template whose parameter `n` is a dimension of `v`.
    fn of_template(&self, base: Cursor<'u>, dim: AttrId) -> Option<Diagnostic> {
        let named = self.named(base).filter(|named| named.kind() == CXCursor_MemberRefExpr)?;
        let (start, name) = (named.extent()?.start, named.location()?);
        let member = self.tokens.at(named.referenced()?.location()?);
        let prefix = Span::new(start, name).of(self.tokens.text());
        let parameters = self.template_parameters(member);
        if start == name || prefix.trim_start().starts_with("this") || parameters.is_empty() {
            return None;
        }
        let args = self.unit.attribute(dim).args();
        let words = args.iter().flat_map(|arg| arg.split(|letter: char| !is_word(letter)));
        let parameter = words.into_iter().find(|word| parameters.contains(word))?;
        let message = format!(
            "the dimensions of `{}` name `{parameter}`, which only its template knows",
            self.tokens.spelling(member)
        );
        Some(
            Diagnostic::error(DIM_OF_TEMPLATE, message, self.span(base))
                .help("index it in a method of the template, or let a member hold the number"),
        )
    }

    /// The parameters of the class template that contains the token `member`.
    fn template_parameters(&self, member: usize) -> Vec<&'u str> {
        let is_around = |index: &usize| {
            self.tokens.is(*index, "{") && self.tokens.partner(*index).is_some_and(|close| close > member)
        };
        let Some(open) = (0..member).rev().find(is_around) else { return Vec::new() };
        let ends = |index: &usize| [";", "{", "}"].iter().any(|sign| self.tokens.is(*index, sign));
        let start = (0..open).rev().find(ends).map_or(0, |before| before + 1);
        if !self.tokens.is(start, "template") {
            return Vec::new();
        }
        let after = |index: &usize| [",", ">", "="].iter().any(|sign| self.tokens.is(*index + 1, sign));
        let parameters = (start + 2..self.tokens.skip_angles(start + 1)).filter(after);
        parameters.map(|index| self.tokens.spelling(index)).collect()
    }

    /// The dimensions of `m(i, j)` as expressions at that place, and the names in each that must be looked up. For
    /// `s.v(i, j)`, members of `s` are written `s.n` and need no look-up.
    fn sizes(&mut self, base: Cursor<'u>, dim: AttrId) -> (Vec<String>, Vec<Vec<String>>) {
        let dims = self.unit.attribute(dim).args();
        let (prefix, fields) = self.object(base).unwrap_or_default();
        let others = |size: &String| {
            let words = okl_source::words(size).filter(|word| fields.iter().all(|field| field != word));
            words.map(str::to_string).collect()
        };
        let words = dims.iter().map(others).collect();
        (dims.iter().map(|size| qualified(size, prefix, &fields)).collect(), words)
    }

    /// The text before `v` in `s.v`, and the fields of that object. `None` in methods, which name members without an
    /// object.
    fn object(&self, base: Cursor<'u>) -> Option<(&'u str, Vec<String>)> {
        let named = self.named(base).filter(|named| named.kind() == CXCursor_MemberRefExpr)?;
        let (start, name) = (named.extent()?.start, named.location()?);
        let record = named.referenced()?.semantic_parent()?;
        let fields = record.children().into_iter().filter(|child| child.kind() == CXCursor_FieldDecl);
        let prefix = Span::new(start, name);
        (start < name).then(|| (prefix.of(self.tokens.text()), fields.map(Cursor::spelling).collect()))
    }

    /// Sets the variables that the dimensions of accesses name, once all variables are known.
    pub(crate) fn names_of_dimensions(&mut self, known: &Scopes) {
        for at in 0..self.unit.dim_accesses.len() {
            let access = &self.unit.dim_accesses[at];
            let place = access.span;
            let sizes = self.dim_words[at].iter();
            let look_up = |word: &String| known.look_up(&self.unit, word, place);
            let names = sizes.map(|words| words.iter().filter_map(look_up).collect());
            let names = names.collect();
            self.unit.dim_accesses[at].names = names;
        }
    }
}

/// The text with `prefix` before every name that is one of `members` and not a member of another object.
fn qualified(text: &str, prefix: &str, members: &[String]) -> String {
    let mut written = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest.find(|character| !is_word(character)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        let is_own = !written.trim_end().ends_with(['.', ':']) && !written.trim_end().ends_with("->");
        if is_own && members.iter().any(|member| member == word) {
            written.push_str(prefix);
        }
        written.push_str(word);
        let gap = after.find(is_word).unwrap_or(after.len());
        written.push_str(&after[..gap]);
        rest = &after[gap..];
    }
    written
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn is_dimension(name: &str) -> bool {
    matches!(name, "dim" | "dimOrder")
}

/// True for types of single values. A type that depends on a template parameter is none, since it may be a pointer.
fn is_element(ty: CxType<'_>) -> bool {
    let is_number = (CXType_Bool..=CXType_LongDouble).contains(&ty.kind());
    is_number || matches!(ty.kind(), CXType_Enum | CXType_Record)
}

#[cfg(test)]
mod tests {
    use super::qualified;

    #[test]
    fn members_get_their_object() {
        let members = ["n".to_string(), "m".to_string()];
        assert_eq!(qualified("n + 2 * (m) - other.n", "p->", &members), "p->n + 2 * (p->m) - other.n");
        assert_eq!(qualified("nn", "p->", &members), "nn");
    }
}
