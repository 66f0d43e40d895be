//! The state of a translation.

use crate::helpers::{complex, helper, number_type};
use crate::ids::{ACCF_UNDECLARED, ACCF_UNSUPPORTED};
use crate::options::Settings;
use crate::variable::{Key, Variable};
use okl_fortran::ast::{Expr, Extent, Stmt};
use okl_fortran::scope::{ScopeId, Symbol, SymbolKind, Type, TypeRef, Universe};
use okl_frontend::text::Text;
use okl_plugin::{Diagnostic, DiagnosticId, Span, nearest};
use std::collections::{BTreeMap, BTreeSet};

/// Something that is not translated; the reason has been reported.
#[derive(Clone, Copy, Debug)]
pub struct Refused;

/// A result, or a refusal that has been reported.
pub type Res<T> = Result<T, Refused>;

/// The translation of a file.
pub struct Translator<'t> {
    /// All scopes.
    pub universe: Universe<'t>,
    /// The diagnostics so far.
    pub found: Vec<Diagnostic>,
    /// The texts of the files, by the numbers that scopes have for them; the first one is the one that is translated.
    pub texts: Vec<&'t str>,
    /// The function that is written now.
    pub function: Function<'t>,
    /// The names of C++ that are taken.
    pub taken: BTreeSet<String>,
    /// What precedes the functions of regions: types, constants, helpers, functions.
    pub globals: Vec<Text>,
    /// The names of constants and procedures that are in `globals`.
    pub global_names: BTreeMap<Key, String>,
    /// The structures that stand for derived types.
    pub structures: BTreeMap<TypeRef, String>,
    /// The procedures that are being translated, outermost first.
    pub open: Vec<Key>,
    /// The procedures that have been translated.
    pub procedures: BTreeMap<Key, crate::signature::Translated<'t>>,
    /// The procedures that were refused.
    pub refused: BTreeSet<Key>,
    /// Procedures whose text is in no file that was read.
    pub wished: BTreeSet<String>,
    /// The names under which the host program uses variables of modules for calls.
    pub host_locals: BTreeMap<Key, String>,
    /// True if the text calls `max` or `min` of integers, which the host program has to have, too.
    pub names_extremes: bool,
    /// The options.
    pub settings: Settings,
    /// What the symbols of this file end with.
    pub file_mark: String,
    /// Where expressions are kept that are not in the tree of the file.
    pub tail: &'t crate::arena::Tail,
}

/// A function of C++ that is being written.
#[derive(Debug)]
pub struct Function<'t> {
    /// The scope of the code that is being translated.
    pub scope: ScopeId,
    /// The place of all its text, if its unit is in another file.
    pub place: Option<Span>,
    /// True for the function of a region, whose arguments the host passes; false for one that kernels call.
    pub is_region: bool,
    /// The variables that it has named, by their scopes and names.
    pub variables: BTreeMap<Key, Variable<'t>>,
    /// The keys of `variables` in the order of first use.
    pub order: Vec<Key>,
    /// Names that stand for something else: of `associate`, of dummies of statement functions, of implied loops.
    pub aliases: Vec<(String, Alias<'t>)>,
    /// Lines in front of the statement that is being translated.
    pub before: Vec<Text>,
    /// Lines at the start of the function.
    pub entry: Vec<Text>,
    /// The lines so far.
    pub body: Vec<Text>,
    /// The names that are taken in it.
    pub taken: BTreeSet<String>,
    /// How deep the next line is indented, in steps.
    pub indent: usize,
    /// The constructs around, by name.
    pub loops: Vec<crate::nesting::OpenLoop>,
    /// The result of the function, if it has one.
    pub result: Option<Key>,
    /// The array for the result of the function that is called.
    pub result_slot: Option<String>,
    /// Names of the host's constructs `associate`: their types and ranks.
    pub host_names: Vec<(String, Type, usize)>,
    /// True in a `kernels` construct.
    pub in_kernels: bool,
    /// True in an atomic statement.
    pub is_atomic: bool,
    /// How many of the next loops belong to a directive that is open.
    pub collapse: usize,
    /// The names that stand outside of the loops that count with them.
    pub outside: BTreeSet<String>,
    /// The names in C++ of variables that only loops count with.
    pub loop_names: BTreeMap<String, String>,
    /// The labels that statements inside jump to.
    pub targets: BTreeSet<u32>,
    /// The names of clauses `private` of constructs around.
    pub private: BTreeSet<String>,
    /// The variables that are declared at the start of blocks.
    pub declared_at: BTreeMap<usize, Vec<Key>>,
    /// True while the pragma of the region is written.
    pub is_construct_pragma: bool,
    /// The variable of an atomic statement.
    pub atomic_target: Option<String>,
    /// The line for the pragma of the region.
    pub pragma_at: Option<usize>,
    /// What the pragma of the region has behind its clauses.
    pub pragma_extra: String,
    /// The statements of the region.
    pub region: &'t [Stmt],
    /// True if the region has directives for loops.
    pub has_loop_directives: bool,
    /// Variables from outside that procedures in it assign.
    pub shared: BTreeSet<Key>,
    /// Variables that are declared inside of loops, whatever clauses say.
    pub dropped: BTreeSet<Key>,
    /// Arrays that the host allocates around the region: their declarations, and names with counts.
    pub temporaries: Vec<(String, String, Text)>,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub enum Alias<'t> {
    /// A value.
    Value(crate::value::Value),
    /// An expression in a scope.
    Expr(&'t Expr, ScopeId),
}

impl<'t> Function<'t> {
    /// A function without text.
    pub fn new(scope: ScopeId, place: Option<Span>, is_region: bool) -> Function<'t> {
        Function {
            scope,
            place,
            is_region,
            variables: BTreeMap::new(),
            order: Vec::new(),
            aliases: Vec::new(),
            before: Vec::new(),
            entry: Vec::new(),
            body: Vec::new(),
            taken: BTreeSet::new(),
            indent: 1,
            loops: Vec::new(),
            result: None,
            result_slot: None,
            host_names: Vec::new(),
            in_kernels: false,
            is_atomic: false,
            collapse: 0,
            outside: BTreeSet::new(),
            loop_names: BTreeMap::new(),
            targets: BTreeSet::new(),
            private: BTreeSet::new(),
            declared_at: BTreeMap::new(),
            is_construct_pragma: false,
            atomic_target: None,
            pragma_at: None,
            pragma_extra: String::new(),
            region: &[],
            has_loop_directives: false,
            shared: BTreeSet::new(),
            dropped: BTreeSet::new(),
            temporaries: Vec::new(),
        }
    }
}

impl<'t> Translator<'t> {
    /// Reports an error about the user's text.
    pub fn refuse<T>(
        &mut self,
        id: DiagnosticId,
        message: impl Into<String>,
        span: Span,
        help: &str,
    ) -> Res<T> {
        let place = self.place(span);
        let told = Diagnostic::error(id, message, place);
        let told = if help.is_empty() { told } else { told.help(help) };
        if !self.found.contains(&told) {
            self.found.push(told);
        }
        Err(Refused)
    }

    /// Reports something that is not translated yet.
    pub fn unsupported<T>(&mut self, what: impl Into<String>, span: Span) -> Res<T> {
        self.refuse(ACCF_UNSUPPORTED, what, span, "")
    }

    /// The place in the file that is translated: for text of other files, where it is used.
    pub fn place(&self, span: Span) -> Span {
        self.function.place.unwrap_or(span)
    }

    /// A symbol by its name, with the scope where it is declared.
    pub fn symbol(&self, name: &str) -> Option<(Symbol<'t>, ScopeId)> {
        if let Some((id, _, rank)) = self.function.host_names.iter().rev().find(|(own, _, _)| own == name) {
            let mut symbol = Symbol::new(id, Span::at(0), SymbolKind::Variable);
            symbol.shape = (*rank > 0).then(|| &DEFERRED[..(*rank).min(DEFERRED.len())]);
            symbol.words = vec!["associate"];
            return Some((symbol, self.function.scope));
        }
        let found = self.universe.find(self.function.scope, name)?;
        Some((found.symbol.clone(), found.scope))
    }

    /// The type of a symbol.
    pub fn type_of(&self, symbol: &Symbol<'t>, scope: ScopeId) -> Type {
        if symbol.has("associate") {
            let own = self.function.host_names.iter().rev().find(|(own, _, _)| *own == symbol.id);
            return own.map_or(Type::Unknown, |(_, ty, _)| ty.clone());
        }
        self.universe.type_of(okl_fortran::scope::Found { symbol, scope })
    }

    /// The alias of a name, innermost first.
    pub fn alias(&self, name: &str) -> Option<Alias<'t>> {
        self.function.aliases.iter().rev().find(|(own, _)| own == name).map(|(_, alias)| alias.clone())
    }

    /// The user's spelling of what stands at a place of a scope's file.
    pub fn spelled(&self, scope: ScopeId, span: Span, id: &str) -> String {
        let text = self.texts.get(self.universe.file_of(scope)).copied().unwrap_or_default();
        let written = text.get(span.start as usize..span.end as usize).unwrap_or_default();
        if written.eq_ignore_ascii_case(id) { written.to_string() } else { id.to_string() }
    }

    /// A name of C++ near the wanted one that nothing else in the function or the text has.
    pub fn fresh(&mut self, wanted: &str) -> String {
        let is_taken = |name: &String| {
            is_reserved(name) || self.taken.contains(name) || self.function.taken.contains(name)
        };
        let numbered = (2_u32..).map(|number| format!("{wanted}_{number}"));
        let name = std::iter::once(wanted.to_string())
            .chain(std::iter::once(format!("{wanted}_")))
            .chain(numbered)
            .find(|name| !is_taken(name))
            .unwrap_or_default();
        self.function.taken.insert(name.clone());
        name
    }

    /// As [`Translator::fresh`], for a name of the whole text.
    pub fn fresh_global(&mut self, wanted: &str) -> String {
        let name = self.fresh(wanted);
        self.taken.insert(name.clone());
        name
    }

    /// The name of a helper function, whose text is there from now on.
    pub fn helper(&mut self, stem: &str, ty: &Type, span: Span) -> Res<String> {
        let Some((name, text)) = helper(stem, ty) else {
            return self.unsupported(format!("`{stem}` of values of this type"), span);
        };
        if self.taken.insert(name.clone()) {
            self.globals.push(text.into());
        }
        Ok(name)
    }

    /// The type in C++.
    pub fn c_type(&mut self, ty: &Type, span: Span) -> Res<String> {
        match ty {
            Type::Derived(derived) => self.structure(derived, span),
            Type::Character => self.refuse(
                crate::ids::ACCF_NOT_IN_KERNEL,
                "a `character` variable cannot stand in a kernel",
                span,
                "take it out of the region; integers can stand for it",
            ),
            Type::Complex(kind @ (4 | 8)) => {
                let name = if *kind == 4 { "accf_c4" } else { "accf_c8" };
                if self.taken.insert(name.to_string()) {
                    self.globals.push(complex(*kind).into());
                }
                Ok(name.to_string())
            }
            other => match number_type(other) {
                Some(name) => Ok(name.to_string()),
                None => self.unsupported("a variable of this type or kind", span),
            },
        }
    }

    /// The structure that stands for a derived type.
    fn structure(&mut self, derived: &TypeRef, span: Span) -> Res<String> {
        if let Some(name) = self.structures.get(derived) {
            return Ok(name.clone());
        }
        let found = self.universe.find(derived.scope, &derived.name);
        if !found.is_some_and(|found| matches!(found.symbol.kind, SymbolKind::DerivedType(_))) {
            return self.unsupported("a type that is not defined here", span);
        }
        let name = self.fresh_global(&derived.name);
        // A type that contains itself by a pointer is refused below.
        self.structures.insert(derived.clone(), name.clone());
        let mut fields = Text::from(format!("struct {name} {{\n"));
        for (component, scope) in self.all_components(derived) {
            let ty = self.universe.type_of_spec(scope, &component.ty);
            for entity in &component.entities {
                let mut words = component.attributes.iter();
                if words.any(|one| matches!(one, okl_fortran::ast::Attribute::Word(word) if word == "allocatable" || word == "pointer"))
                {
                    let message = format!("`{}` has a component that is allocated, `{}`", derived.name, entity.name.id);
                    let help = "a scalar of this type can be used: the array `x%y` goes to the device by itself";
                    return self.refuse(ACCF_UNSUPPORTED, message, span, help);
                }
                let c = self.c_type(&ty, span)?;
                let mut size = String::new();
                let shape = entity.shape.as_deref().or_else(|| dimension(&component.attributes));
                if let Some(shape) = shape {
                    let count = self.constant_count(scope, shape);
                    let Some(count) = count else {
                        return self
                            .unsupported(format!("the size of the component `{}`", entity.name.id), span);
                    };
                    size = format!("[{count}]");
                }
                fields.push(format!("  {c} {}{size};\n", component_name(&entity.name.id)));
            }
        }
        fields.push("};\n");
        let place = self.place(span);
        self.globals.push(fields.at(place));
        Ok(name)
    }

    /// The components of a type, those of its parents first, with the scopes of their definitions.
    pub fn all_components(&self, derived: &TypeRef) -> Vec<(&'t okl_fortran::ast::Component, ScopeId)> {
        let (mut all, mut scope, mut name) = (Vec::new(), derived.scope, derived.name.clone());
        for _ in 0..20 {
            let Some(found) = self.universe.find(scope, &name) else { break };
            let SymbolKind::DerivedType(definition) = found.symbol.kind else { break };
            let own = found.scope;
            all.splice(0..0, definition.components.iter().map(|component| (component, own)));
            let Some(parent) = &definition.extends else { break };
            (scope, name) = (own, parent.id.clone());
        }
        all
    }

    /// The number of elements of an array with constant bounds.
    pub fn constant_count(&self, scope: ScopeId, shape: &[Extent]) -> Option<i64> {
        let extents = shape.iter().map(|extent| {
            let Extent::Explicit { lower, upper } = extent else { return None };
            let lower = lower.as_ref().map_or(Some(1), |lower| self.universe.integer(scope, lower))?;
            let extent = self.universe.integer(scope, upper)?.checked_sub(lower)?.checked_add(1)?;
            Some(extent.max(0))
        });
        extents.into_iter().try_fold(1_i64, |count, one| count.checked_mul(one?))
    }

    /// Reports a name that is declared nowhere.
    pub fn undeclared<T>(&mut self, name: &str, span: Span) -> Res<T> {
        let missing = self.universe.missing_modules();
        let known: Vec<String> =
            self.universe.declared(self.function.scope).map(|symbol| symbol.id.clone()).collect();
        let help = match nearest(name, known.iter().map(String::as_str)) {
            Some(near) => format!("did you mean `{near}`?"),
            None if missing.is_empty() => String::new(),
            None => format!(
                "no file was found for the module `{}`",
                missing.into_iter().next().unwrap_or_default()
            ),
        };
        self.refuse(ACCF_UNDECLARED, format!("`{name}` is not declared"), span, &help)
    }

    /// Reports a variable whose type or kind is not known: mostly a module is missing.
    pub fn unknown_type<T>(&mut self, name: &str, span: Span) -> Res<T> {
        let missing: Vec<String> = self.universe.missing_modules().into_iter().collect();
        match missing.first() {
            Some(module) => {
                let message = format!("the type of `{name}` is not known: no file has the module `{module}`");
                let help = "okl looks in the folder of the file, and in the include folders (`-I`)";
                self.refuse(crate::ids::ACCF_MISSING_FILE, message, span, help)
            }
            None => {
                let help = "the kind has to be a constant that okl knows";
                self.refuse(ACCF_UNSUPPORTED, format!("the type of `{name}` is not known"), span, help)
            }
        }
    }

    /// Keeps an expression that is not in the tree of the file.
    pub fn keep(&mut self, expr: Expr) -> &'t Expr {
        let (expr, tail) = crate::arena::add(self.tail, expr);
        self.tail = tail;
        expr
    }

    /// A line of the function, at a place, behind those that have to stand in front of it.
    pub fn line(&mut self, text: impl Into<Text>, span: Span) {
        self.flush(span);
        self.indented_line(text.into(), span);
    }

    /// Writes the lines that stand in front of the statement, so that what follows is the next thing in the text.
    pub fn flush(&mut self, span: Span) {
        for line in std::mem::take(&mut self.function.before) {
            self.indented_line(line, span);
        }
    }

    fn indented_line(&mut self, line: Text, span: Span) {
        let mut all = Text::from("  ".repeat(self.function.indent));
        all.push(line);
        all.push("\n");
        let place = self.place(span);
        self.function.body.push(all.at(place));
    }

    /// A line that starts at the margin.
    pub fn margin(&mut self, text: impl Into<Text>, span: Span) {
        let place = self.place(span);
        let mut all = text.into();
        all.push("\n");
        self.function.body.push(all.at(place));
    }
}

/// The shape of what a name of `associate` stands for.
static DEFERRED: [Extent; 15] = [const { Extent::Deferred { lower: None } }; 15];

/// The shape in `dimension(...)`.
pub fn dimension(attributes: &[okl_fortran::ast::Attribute]) -> Option<&[Extent]> {
    attributes.iter().find_map(|attribute| match attribute {
        okl_fortran::ast::Attribute::Dimension(shape) => Some(shape.as_slice()),
        _ => None,
    })
}

/// The name of a component in C++.
pub fn component_name(id: &str) -> String {
    if is_reserved(id) { format!("{id}_") } else { id.to_string() }
}

/// True for words of C++ and of the languages of targets, and for the functions that the translation calls.
pub fn is_reserved(name: &str) -> bool {
    RESERVED.binary_search(&name).is_ok()
}

/// Sorted.
const RESERVED: &[&str] = &[
    "abs",
    "acos",
    "acosf",
    "acosh",
    "acoshf",
    "alignas",
    "alignof",
    "and",
    "asin",
    "asinf",
    "asinh",
    "asinhf",
    "asm",
    "atan",
    "atan2",
    "atan2f",
    "atanf",
    "atanh",
    "atanhf",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "ceil",
    "ceilf",
    "char",
    "class",
    "compl",
    "const",
    "constant",
    "constexpr",
    "continue",
    "copysign",
    "copysignf",
    "cos",
    "cosf",
    "cosh",
    "coshf",
    "default",
    "delete",
    "device",
    "do",
    "double",
    "else",
    "enum",
    "erf",
    "erfc",
    "erfcf",
    "erff",
    "exp",
    "expf",
    "explicit",
    "export",
    "extern",
    "fabs",
    "fabsf",
    "false",
    "float",
    "floor",
    "floorf",
    "fmod",
    "fmodf",
    "for",
    "friend",
    "gamma",
    "global",
    "goto",
    "half",
    "hypot",
    "hypotf",
    "if",
    "inline",
    "int",
    "kernel",
    "lgamma",
    "lgammaf",
    "llround",
    "llroundf",
    "local",
    "log",
    "log10",
    "log10f",
    "logf",
    "long",
    "main",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "pow",
    "powf",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "round",
    "roundf",
    "short",
    "signed",
    "sin",
    "sinf",
    "sinh",
    "sinhf",
    "size_t",
    "sizeof",
    "sqrt",
    "sqrtf",
    "static",
    "std",
    "struct",
    "switch",
    "tan",
    "tanf",
    "tanh",
    "tanhf",
    "template",
    "tgamma",
    "tgammaf",
    "this",
    "thread",
    "threadgroup",
    "throw",
    "true",
    "trunc",
    "truncf",
    "try",
    "typedef",
    "typeid",
    "typename",
    "uint",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
];

#[cfg(test)]
mod tests {
    use super::RESERVED;

    #[test]
    fn reserved_words_are_sorted() {
        assert!(RESERVED.is_sorted());
    }
}
