//! The text of an instance as a plain function.
//!
//! ```text
//! template <class T, int n> T power(T x) {             float power_float_2(float x) {
//!   if constexpr (n == 0) return 1;
//!   else return x * power<T, n - 1>(x);                  return x * power_float_1(x);
//! }                                                    }
//! ```

use crate::arguments::Arguments;
use crate::class_copy::ClassCopies;
use crate::head::{self, TemplateParameter};
use crate::names::Names;
use crate::needs::{called_end, may_find_others, types_end};
use crate::placement::{namespaces, place_for, within};
use crate::substitution::{Change, Substitution};
use crate::types::TypeNames;
use okl_analysis::Analyzed;
use okl_model::{Callee, CalleeId, Function, FunctionInstance, Ty, Variable};
use okl_source::{Piece, Span, words};

/// An instance that becomes a plain function.
pub(crate) struct Copy<'u> {
    unit: &'u Analyzed,
    pub(crate) instance: &'u FunctionInstance,
    function: &'u Function,
    /// The end of the head, `template <...>`.
    head_end: u32,
    parameters: Vec<TemplateParameter>,
    /// The place of the definition.
    pub(crate) place: u32,
    /// The first place where it can be declared.
    pub(crate) early: u32,
    text: Option<Substitution<'u>>,
    /// The types of the result and of parameters whose text depends on more than the words.
    signature: Vec<Change>,
    /// What the body names by template arguments.
    uses: Vec<Change>,
}

impl<'u> Copy<'u> {
    /// Prepares the text; `None` for an instance that is no plain function, or whose arguments cannot be written.
    pub(crate) fn new(
        unit: &'u Analyzed,
        instance: &'u FunctionInstance,
        classes: &ClassCopies<'u>,
    ) -> Option<Copy<'u>> {
        let callee = &unit.callees[instance.callee.0 as usize];
        let is_plain = instance.is_defined && !callee.is_method && callee.class.is_none();
        let id = unit.definition(callee.function.filter(|_| is_plain)?)?;
        let function = unit.function(id);
        let mut heads = head::heads(unit, function.span)?;
        let (head, parameters) = heads.pop().filter(|_| heads.is_empty())?;
        // A definition outside of its namespace has a scope before its name.
        let before = unit.source(Span::new(head.end, function.name_span.start)).trim_end();
        if function.is_method || function.is_kernel || before.ends_with("::") {
            return None;
        }
        Arguments::new(unit, &parameters, &callee.instance, &TypeNames::default())?;
        let types = callee.instance.iter().filter_map(|one| one.ty);
        let named = classes.end(classes.of_function(instance));
        let needs = types_end(unit, types)?.max(called_end(unit, &instance.calls)).max(named);
        let first = unit.function(unit.function(id).canonical.unwrap_or(id));
        let place = place_for(unit, needs.max(function.span.end), function.span);
        if may_find_others(unit, &instance.calls, Span::new(function.span.end, place)) {
            return None;
        }
        Some(Copy {
            unit,
            instance,
            function,
            head_end: head.end,
            parameters,
            place,
            early: place_for(unit, needs.max(first.span.end), function.span),
            text: None,
            signature: Vec::new(),
            uses: Vec::new(),
        })
    }

    /// Chooses its name, and those of its types.
    pub(crate) fn name(&mut self, names: &mut Names<'_>, types: &TypeNames) {
        let callee = &self.unit.callees[self.instance.callee.0 as usize];
        let found = Arguments::new(self.unit, &self.parameters, &callee.instance, types);
        let arguments = found.unwrap_or_default();
        let name = names.of_instance(&self.function.name, &arguments.shown);
        let text = Substitution::new((self.unit, self.function.name_span), name, &arguments, names);
        self.uses = text.uses(&self.instance.uses, types);
        if !text.is_empty() {
            let params = self.function.params.iter().zip(&callee.parameters);
            let params = params.filter_map(|(id, ty)| {
                self.parameter(self.unit.variable(*id), self.unit.ty(*ty), (&text, types))
            });
            let params: Vec<Change> = params.collect();
            self.signature = self.result(callee, (&text, types)).into_iter().chain(params).collect();
        }
        self.text = Some(text);
    }

    /// `static int` for `static std::enable_if_t<std::is_integral_v<T>, T>`
    fn result(&self, callee: &Callee, with: (&Substitution<'_>, &TypeNames)) -> Option<Change> {
        let place = Span::new(self.function.specifiers, self.function.name_span.start);
        let ty = self.written(place, self.unit.ty(callee.result), with)?;
        let kept = words(self.unit.source(place)).filter(|word| SPECIFIERS.contains(word));
        let parts: Vec<&str> = kept.chain([ty.as_str()]).collect();
        Some((place, parts.join(" ") + " "))
    }

    /// `const float *p` for `Pointer<T> p`
    fn parameter(
        &self,
        variable: &Variable,
        ty: Ty<'_>,
        with: (&Substitution<'_>, &TypeNames),
    ) -> Option<Change> {
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
        Some((place, self.written(place, to, with)? + sign))
    }

    /// The type that stands at a place, where it is more than a word there: it names templates, or has a `*` in it that
    /// a target with memory spaces has to see.
    fn written(
        &self,
        place: Span,
        ty: Ty<'_>,
        (with, types): (&Substitution<'_>, &TypeNames),
    ) -> Option<String> {
        let text = self.unit.source(place);
        let is_computed = text.contains('<')
            || words(text).any(|word| with.is_alias(word) || word == "typename" || word == "decltype");
        types.text(ty).filter(|text| is_computed && !text.contains(['(', '[']))
    }

    /// The name by which all code finds it: `mesh::twice_float`
    pub(crate) fn called(&self) -> String {
        let around = namespaces(self.unit, self.function.name_span);
        let named = around.iter().map(|one| one.name.as_str()).filter(|name| !name.is_empty());
        named.chain([self.own_name()]).collect::<Vec<_>>().join("::")
    }

    fn own_name(&self) -> &str {
        self.text.as_ref().map_or("", |text| &text.name)
    }

    /// `static float twice_float(float x);`
    pub(crate) fn declaration(&self) -> Vec<Piece> {
        let Some(text) = &self.text else { return Vec::new() };
        let mut pieces = self.head(text);
        pieces.extend(text.copied(self.function.params_span, self.before_body()));
        pieces.push(text.stands(");"));
        within(self.unit, self.early, self.function.span, text.with_aliases(pieces))
    }

    /// The function. `called` has the names of the instances that are written.
    pub(crate) fn definition(&self, called: &dyn Fn(CalleeId) -> Option<String>) -> Vec<Piece> {
        let Some(text) = &self.text else { return Vec::new() };
        let rest = Span::new(self.function.params_span.start, self.function.span.end);
        let named = self.instance.calls.iter().filter_map(|(name, callee)| Some((*name, called(*callee)?)));
        let mut changes: Vec<Change> = named.collect();
        changes.extend(text.choices(self.function, &self.instance.choices));
        changes.extend(text.apart(self.function));
        changes.extend(self.before_body());
        let mut pieces = self.head(text);
        pieces.extend(text.copied(rest, changes));
        within(self.unit, self.place, self.function.span, text.with_aliases(pieces))
    }

    /// `static float twice_float(`
    fn head(&self, with: &Substitution<'u>) -> Vec<Piece> {
        let text = &self.unit.text[self.head_end as usize..];
        let start = self.head_end + (text.len() - text.trim_start().len()) as u32;
        let before = Span::new(start, self.function.name_span.start);
        let mut pieces = with.copied(before, self.before_body());
        pieces.push(with.stands(&format!("{}(", with.name)));
        pieces
    }

    fn before_body(&self) -> Vec<Change> {
        self.signature.iter().chain(&self.uses).cloned().collect()
    }
}

/// The words before the type of a function.
const SPECIFIERS: [&str; 4] = ["constexpr", "extern", "inline", "static"];
