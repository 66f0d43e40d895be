//! The text that an instance of a class template has: the template, or a specialisation of it.

use crate::classes::Classes;
use crate::head::{self, TemplateParameter};
use okl_analysis::Analyzed;
use okl_lex::lex;
use okl_model::{ClassInstance, Declaration, TemplateArgument, Ty, TypeKind};
use okl_source::Span;
use rustc_hash::FxHashMap;

/// The pattern of an instance.
pub(crate) struct Pattern<'u> {
    pub(crate) class: &'u Declaration,
    /// Its braces and what is between them; empty for a class that is only declared.
    pub(crate) body: Span,
    /// The end of the head, `template <...>`.
    pub(crate) head_end: u32,
    /// Its name, with the arguments of a specialisation: `vec<T, 2>`
    pub(crate) name: Span,
    pub(crate) parameters: Vec<TemplateParameter>,
    /// An argument for each of the parameters.
    pub(crate) arguments: Vec<TemplateArgument>,
}

impl<'u> Pattern<'u> {
    /// The pattern of an instance, if it is a class at namespace scope whose arguments are types and numbers.
    pub(crate) fn new(unit: &'u Analyzed, classes: &Classes<'u>, id: usize) -> Option<Pattern<'u>> {
        let instance = classes.get(id);
        let class = unit.declared(instance.pattern?);
        if !class.kind.is_record() || class.class.is_some() {
            return None;
        }
        let body = class.body.unwrap_or(Span::at(class.span.end));
        let mut heads = head::heads(unit, class.span)?;
        let (head, parameters) = heads.pop().filter(|_| heads.is_empty())?;
        let name = Span::new(class.name_span.start, name_end(unit, class));
        let listed = Span::new(class.name_span.end, name.end);
        // An explicit specialisation has none.
        let arguments = match (listed.is_empty(), parameters.is_empty()) {
            (true, _) => instance.arguments.clone(),
            _ if !instance.is_defined => Vec::new(),
            (false, true) => Vec::new(),
            (false, false) => chosen(unit, classes, &parameters, (listed, instance))?,
        };
        Some(Pattern { class, body, head_end: head.end, name, parameters, arguments })
    }
}

/// The end of `vec` or of `vec<T, 2>` in the declaration of a class.
fn name_end(unit: &Analyzed, class: &Declaration) -> u32 {
    let end = class.body.map_or(class.span.end, |body| body.start);
    let rest = Span::new(class.name_span.end, end);
    let text = unit.source(rest);
    let tokens = lex(text).tokens;
    if !tokens.first().is_some_and(|first| first.is(text, "<")) {
        return rest.start;
    }
    let mut depth = 0_i32;
    for token in &tokens {
        depth += match &*token.text(text) {
            "<" => 1,
            ">" => -1,
            ">>" => -2,
            _ => 0,
        };
        if depth <= 0 {
            return rest.start + token.span.end;
        }
    }
    end
}

/// The arguments for the parameters of a partial specialisation.
fn chosen(
    unit: &Analyzed,
    classes: &Classes<'_>,
    parameters: &[TemplateParameter],
    (listed, instance): (Span, &ClassInstance),
) -> Option<Vec<TemplateArgument>> {
    let list = unit.source(listed);
    let patterns = head::split(list.strip_prefix('<')?.strip_suffix('>')?);
    let mut found = Found { unit, classes, parameters, bound: FxHashMap::default() };
    for (pattern, argument) in patterns.into_iter().zip(&instance.arguments) {
        found.bind(pattern, *argument)?;
    }
    parameters.iter().map(|one| found.bound.get(one.name.as_str()).copied()).collect()
}

/// What the parameters of a partial specialisation stand for. clang has checked that the arguments match.
struct Found<'u, 'p> {
    unit: &'u Analyzed,
    classes: &'u Classes<'u>,
    parameters: &'p [TemplateParameter],
    bound: FxHashMap<&'p str, TemplateArgument>,
}

impl Found<'_, '_> {
    /// Takes a pattern apart together with an argument: `vec<T, 2> *` with `vec<float, 2> *` binds `T` to `float`.
    fn bind(&mut self, pattern: &str, argument: TemplateArgument) -> Option<()> {
        let pattern = pattern.trim();
        let parameters = self.parameters;
        if let Some(parameter) = parameters.iter().find(|one| one.name == pattern && !pattern.is_empty()) {
            self.bound.insert(&parameter.name, argument);
            return Some(());
        }
        let names_one = |one: &TemplateParameter| {
            okl_source::words(pattern).any(|word| word == one.name && !word.is_empty())
        };
        let (true, Some(ty)) = (parameters.iter().any(names_one), argument.ty) else { return Some(()) };
        let ty = self.unit.ty(ty);
        if let Some(to) = pattern.strip_suffix('*') {
            let TypeKind::Pointer(of) = ty.kind else { return None };
            return self.bind_type(to, ty.at(of));
        }
        if let Some(to) = pattern.strip_suffix('&') {
            return self.bind_type(to.trim_end_matches('&'), ty.referred()?);
        }
        let inside = pattern.find('<').and_then(|start| pattern[start + 1..].strip_suffix('>'))?;
        let class = self.classes.of(ty)?;
        let arguments = self.classes.get(class).arguments.clone();
        let patterns = head::split(inside);
        if patterns.len() != arguments.len() || patterns.iter().any(|pattern| pattern.contains("...")) {
            return None;
        }
        patterns
            .into_iter()
            .zip(arguments)
            .try_for_each(|(pattern, argument)| self.bind(pattern, argument).map(drop))
    }

    fn bind_type(&mut self, pattern: &str, ty: Ty<'_>) -> Option<()> {
        self.bind(pattern, TemplateArgument { ty: Some(ty.id()), value: None })
    }
}
