//! Instances of templates. Kernels are made for known types, so each instance of a template that matters to a front end
//! becomes an explicit specialization, whose text is that of the template with the arguments in place of its parameters:
//!
//! ```text
//! template <class T> void scale(int n, T *x) { ... }      template <> inline void scale<double>(int n, double *x) { ... }
//! ```

use crate::function_arguments;
use crate::functions::{canonical, definition};
use crate::head::{self, TemplateParameter};
use crate::placement::{self, place_for, whole, within};
use crate::renamed::{self, Words};
use okl_plugin::model::{
    Callee, CalleeId, Declaration, DeclarationId, Function, FunctionId, Stmt, TemplateArgument, TemplateForm,
    Ty, TypeId, VarId,
};
use okl_plugin::{EditSet, Piece, Span, TypeKind, Unit};
use std::collections::BTreeSet;

/// The templates whose instances get texts of their own.
#[derive(Clone, Debug, Default)]
pub struct Templates {
    /// Function templates, member templates included.
    pub functions: BTreeSet<FunctionId>,
    /// Class templates.
    pub classes: BTreeSet<DeclarationId>,
}

/// An instance that the program makes.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The template.
    pub of: Pattern,
    /// The types among its arguments.
    pub types: Vec<TypeId>,
    /// Its arguments; `None` for one that cannot be written.
    arguments: Vec<Option<Argument>>,
    /// The place of the template.
    pub place: Span,
}

impl Instance {
    /// True for the same instance.
    pub fn is_same(&self, other: &Instance) -> bool {
        self.of == other.of && self.arguments == other.arguments
    }
}

/// The template of an instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// A function template.
    Function(FunctionId),
    /// A class template.
    Class(DeclarationId),
}

/// A template argument.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Argument {
    /// `float *`
    Type(String),
    /// `3`
    Value(String),
    /// `larger`, a function.
    Function(String),
}

/// The class template that a function is a member of: it becomes known with its class.
pub fn class_of(unit: &Unit, function: &Function) -> Option<DeclarationId> {
    let class = placement::class_of(unit, function)?;
    let at = unit.declarations.iter().position(|one| std::ptr::eq(one, class))?;
    is_pattern(unit, class.span).then_some(DeclarationId(at as u32))
}

/// True for a template, false for an explicit specialization.
fn is_pattern(unit: &Unit, span: Span) -> bool {
    match head::heads(unit, span) {
        Some(heads) => heads.iter().any(|(_, parameters)| !parameters.is_empty()),
        None => true,
    }
}

/// The instances of templates that the program makes and that have no text of their own yet.
pub fn wanted(unit: &Unit, templates: &Templates) -> Vec<Instance> {
    let mut found: Vec<Instance> = Vec::new();
    for (at, callee) in unit.callees.iter().enumerate() {
        let Some(id) = callee.function.map(|id| canonical(unit, id)) else { continue };
        if templates.functions.contains(&id)
            && let Some(instance) = of_callee(unit, id, callee)
        {
            for one in with_functions(unit, CalleeId(at as u32), instance) {
                add(&mut found, one);
            }
        }
    }
    for ty in &unit.types {
        let Some(id) = ty.declaration.filter(|id| templates.classes.contains(id)) else { continue };
        if ty.kind != TypeKind::Record || !ty.is_specialisation {
            continue;
        }
        let name = written(ty.name());
        let parameters = head::heads(unit, unit.declared(id).span).and_then(|heads| heads.into_iter().next());
        let parameters = parameters.map_or(Vec::new(), |(_, parameters)| parameters);
        let all = head::arguments(&name);
        let argument = |(at, text): (usize, &&str)| {
            let parameter: &TemplateParameter = parameters.get(at)?;
            let text = (*text).to_string();
            Some(if parameter.ty.is_some() { Argument::Value(text) } else { Argument::Type(text) })
        };
        let place = unit.declared(id).name_span;
        // The parameters of `struct Box<T *>` are parts of the arguments.
        let is_partial = unit.text[place.end as usize..].trim_start().starts_with('<');
        let arguments = all.iter().enumerate().map(argument).filter(|_| !is_partial).collect();
        add(&mut found, Instance { of: Pattern::Class(id), types: ty.arguments.clone(), arguments, place });
    }
    found
}

/// The instance of a function template that calls name; `None` if it depends on the parameters of another template.
pub fn of_callee(unit: &Unit, id: FunctionId, callee: &Callee) -> Option<Instance> {
    let place = unit.function(id).name_span;
    if callee.instance.is_empty() {
        return deduced(unit, id, callee);
    }
    let types: Vec<TypeId> = callee.instance.iter().filter_map(|one| one.ty).collect();
    let argument = |one: &TemplateArgument| match (one.ty, one.value) {
        (Some(ty), _) => Some(Argument::Type(written(&unit.ty(ty).canonical))),
        (None, value) => value.map(|value| Argument::Value(value.to_string())),
    };
    let arguments = callee.instance.iter().map(argument).collect();
    let is_known = types.iter().all(|ty| !depends(unit, *ty));
    is_known.then_some(Instance { of: Pattern::Function(id), types, arguments, place })
}

/// The instances that an instance stands for whose arguments may be functions: one for each list that calls write.
fn with_functions(unit: &Unit, callee: CalleeId, instance: Instance) -> Vec<Instance> {
    let is_known = instance.arguments.iter().all(Option::is_some);
    let lists = if is_known { Vec::new() } else { function_arguments::lists(unit, callee) };
    if lists.is_empty() {
        return vec![instance];
    }
    let filled = lists.into_iter().map(|list| {
        let name = |at: usize| function_arguments::function(unit, list.get(at)?).map(Argument::Function);
        let arguments = instance.arguments.iter().enumerate();
        let arguments = arguments.map(|(at, known)| known.clone().or_else(|| name(at))).collect();
        Instance { arguments, ..instance.clone() }
    });
    filled.collect()
}

/// The instance of a member template, whose arguments libclang does not tell: they follow from the types of the
/// parameters.
fn deduced(unit: &Unit, id: FunctionId, callee: &Callee) -> Option<Instance> {
    let function = unit.function(id);
    let parameters = head::heads(unit, function.span)?.pop()?.1;
    let (mut types, mut arguments) = (Vec::new(), Vec::new());
    for parameter in &parameters {
        let pairs = function.params.iter().zip(&callee.parameters);
        let mut found = pairs.filter_map(|(declared, given)| {
            let declared = unit.ty(unit.variable(*declared).ty);
            argument(declared, unit.ty(*given), &parameter.name)
        });
        let (ty, name) = found.find(|(ty, _)| !depends(unit, *ty))?;
        types.push(ty);
        arguments.push(Some(Argument::Type(name)));
    }
    Some(Instance { of: Pattern::Function(id), types, arguments, place: function.name_span })
}

/// The type that stands for a parameter of a template: `float` for the `T` of `const T *` with `const float *`.
fn argument(declared: Ty<'_>, given: Ty<'_>, name: &str) -> Option<(TypeId, String)> {
    if let (Some(declared), Some(given)) = (declared.element(), given.element()) {
        return argument(declared, given, name);
    }
    if let Some(to) = declared.referred() {
        // `T &&` with an object is `T = float &`.
        let is_object = declared.is_rvalue_reference && !given.is_rvalue_reference && to.alias() == name;
        return match given.referred().filter(|_| !is_object) {
            Some(given) => argument(to, given, name),
            None => (to.alias() == name).then(|| (given.id(), written(&given.canonical))),
        };
    }
    let is_constant = declared.is_const;
    let text = if is_constant { given.name() } else { &given.canonical };
    (declared.alias() == name).then(|| (given.id(), written(text)))
}

fn add(found: &mut Vec<Instance>, instance: Instance) {
    if !found.iter().any(|one| one.is_same(&instance)) {
        found.push(instance);
    }
}

/// True for a type that depends on the parameters of a template.
fn depends(unit: &Unit, ty: TypeId) -> bool {
    unit.ty(ty).any(&|one| one.kind == TypeKind::Other)
}

/// The name of a type as code can write it.
pub fn written(name: &str) -> String {
    name.replace("(anonymous namespace)::", "")
}

/// Writes instances as specializations, and returns the places of the templates whose arguments cannot be written.
/// `prefix` starts the names that are added: `okl_1`. Attributes of a function whose names start with `attributes` stay.
pub fn write(
    unit: &Unit,
    wanted: &[Instance],
    (owner, prefix, attributes): (&'static str, &str, Option<&'static str>),
    edits: &mut EditSet,
) -> Vec<Span> {
    let mut refused = Vec::new();
    let mut all = Vec::new();
    for (at, instance) in wanted.iter().enumerate() {
        match Written::of(unit, instance, &format!("{prefix}_{}", at + 1)) {
            Some(written) => all.push((instance.of, Written { owner, attributes, ..written })),
            None => refused.push(instance.place),
        }
    }
    // Instances may use each other.
    for part in [Part::Declarations, Part::Definitions] {
        for (of, written) in &all {
            match (of, part) {
                (Pattern::Function(id), _) => refused.extend(written.function(*id, part, edits).err()),
                (Pattern::Class(id), Part::Declarations) => written.class(*id, edits),
                (Pattern::Class(_), Part::Definitions) => {}
            }
        }
    }
    refused.sort_unstable();
    refused.dedup();
    refused
}

/// Words of a declaration in a class, or of a template, that specializations do not have.
const DROPPED: [&str; 9] =
    ["static", "inline", "__inline__", "__inline", "virtual", "explicit", "friend", "override", "final"];

/// The part of instances that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Declarations,
    Definitions,
}

/// An instance that is being written.
pub struct Written<'u> {
    unit: &'u Unit,
    /// The owner of the edits.
    owner: &'static str,
    /// The start of the names of attributes that stay.
    attributes: Option<&'static str>,
    /// The arguments between `<` and `>`.
    list: String,
    /// The replacement of each parameter, by position.
    values: Vec<String>,
    /// `using okl_1_1_T = double *;`
    aliases: String,
    /// The end of the last declaration that the arguments need.
    needs: u32,
}

impl<'u> Written<'u> {
    /// Finds the words for the parameters of an instance's template; new names start with `prefix`.
    pub fn of(unit: &'u Unit, instance: &Instance, prefix: &str) -> Option<Written<'u>> {
        let span = match instance.of {
            Pattern::Function(id) => unit.function(id).span,
            Pattern::Class(id) => unit.declared(id).span,
        };
        let parameters = head::heads(unit, span)?.pop()?.1;
        let (mut list, mut values, mut aliases) = (Vec::new(), Vec::new(), String::new());
        let (mut words, mut function_ends) = (Words::new(), 0);
        if parameters.len() != instance.arguments.len() {
            return None;
        }
        for (at, (parameter, argument)) in parameters.iter().zip(&instance.arguments).enumerate() {
            let value = match (argument.as_ref()?, &parameter.ty) {
                (Argument::Type(name), _) => {
                    list.push(name.clone());
                    let is_name = |letter: char| letter == '_' || letter == ':' || letter.is_alphanumeric();
                    if name.chars().all(is_name) {
                        name.clone()
                    } else {
                        let alias = format!(
                            "{prefix}_{}",
                            if parameter.name.is_empty() { at.to_string() } else { parameter.name.clone() }
                        );
                        aliases.push_str(&format!("using {alias} = {name};\n"));
                        alias
                    }
                }
                (Argument::Function(name), Some(_)) => {
                    list.push(name.clone());
                    function_ends = function_ends.max(function_arguments::end(unit, name));
                    name.clone()
                }
                (Argument::Value(_) | Argument::Function(_), None) => return None,
                (Argument::Value(value), Some(ty)) if ty.split_whitespace().any(|word| word == "auto") => {
                    list.push(value.clone());
                    return None;
                }
                (Argument::Value(value), Some(ty)) => {
                    let ty = substituted(ty, &words);
                    let is_plain = ty == "int" && value.chars().all(|letter| letter.is_ascii_digit());
                    let text = if is_plain { value.clone() } else { format!("(({ty})({value}))") };
                    list.push(text.clone());
                    text
                }
            };
            words.insert(parameter.name.clone(), value.clone());
            values.push(value);
        }
        let declared = instance.types.iter().flat_map(|ty| unit.ty(*ty).declarations());
        let ends = declared.map(|id| whole_type(unit, id).end);
        let needs = ends.max().unwrap_or(0).max(function_ends);
        Some(Written { unit, owner: "", attributes: None, list: list.join(", "), values, aliases, needs })
    }

    /// The words for the parameters of a head.
    fn words(&self, parameters: &[TemplateParameter]) -> Words {
        let named = parameters.iter().zip(&self.values).filter(|(parameter, _)| !parameter.name.is_empty());
        named.map(|(parameter, value)| (parameter.name.clone(), value.clone())).collect()
    }

    fn keeps(&self, attribute: &str) -> bool {
        self.attributes.is_some_and(|start| attribute.starts_with(start))
    }

    /// `template <> inline void scale<double>(int n, double *x) { ... }`
    ///
    /// # Errors
    /// The place of a template that this cannot be done for.
    fn function(&self, id: FunctionId, part: Part, edits: &mut EditSet) -> Result<(), Span> {
        let unit = self.unit;
        let Some(function) = definition(unit, id) else { return Ok(()) };
        let Some(heads) = head::heads(unit, function.span) else { return Ok(()) };
        let Some(words) = heads.last().map(|(_, parameters)| self.words(parameters)) else { return Ok(()) };
        let Some(body) = unit.body(function) else { return Ok(()) };
        let last = whole(unit, function).end.max(specializations_end(unit, function));
        let at = place_for(unit, self.needs.max(last), function.span);
        let before = Span::new(function.specifiers, function.name_span.start);
        let is_deduced = unit.source(before).split_whitespace().any(|word| word == "auto");
        let is_in_class = function.class.is_some_and(|class| class.contains(function.span));
        // Code before the definition may call the instance, and so may other instances.
        let early = match is_in_class {
            true if is_deduced => None,
            true => Some(at),
            false => {
                let first = unit.function(canonical(unit, id)).span;
                let early = place_for(unit, self.needs.max(first.end), function.span);
                (early < at).then_some(early)
            }
        };
        let mut pieces = self.head(function, (body, before), &words, (is_in_class, is_deduced))?;
        match (part, early) {
            (Part::Declarations, None) => {}
            (Part::Declarations, Some(early)) => {
                pieces.push(Piece::Text(";".into()));
                edits.recompose(self.owner, Span::at(early), within(unit, early, function.span, pieces));
            }
            (Part::Definitions, _) => {
                if early.is_some() {
                    pieces[0] = Piece::Text("template <> inline ".into());
                }
                pieces.extend(renamed::copy(unit, body.span, &words, &[]));
                edits.recompose(self.owner, Span::at(at), within(unit, at, function.span, pieces));
            }
        }
        Ok(())
    }

    /// `template <> inline void scale<double>(int n, double *x)`, with the aliases that it needs in front.
    fn head(
        &self,
        function: &Function,
        (body, before): (&Stmt, Span),
        words: &Words,
        (is_in_class, is_deduced): (bool, bool),
    ) -> Result<Vec<Piece>, Span> {
        let unit = self.unit;
        let dropped = |span: Span| renamed::places(unit, span, &|word| DROPPED.contains(&word));
        let mut pieces = vec![Piece::Text(format!("{}template <> inline ", self.aliases))];
        let attributes = function.attrs.iter().map(|id| unit.attribute(*id));
        for attribute in attributes.filter(|one| self.keeps(&one.name) && !before.contains(one.span)) {
            pieces.push(Piece::Source(attribute.span));
            pieces.push(Piece::Text(" ".into()));
        }
        let result = renamed::copy(unit, before, words, &dropped(before));
        let scope = if is_in_class { scopes(unit, function) } else { String::new() };
        if is_in_class && scope.is_empty() {
            return Err(function.name_span);
        }
        let is_behind = is_in_class && !is_deduced && function.tail.is_empty();
        match is_behind {
            // The names of a class are known behind the parameters.
            true => pieces.push(Piece::Text("auto ".into())),
            false => pieces.extend(result.clone()),
        }
        pieces.push(Piece::Text(scope));
        pieces.push(Piece::Source(function.name_span));
        pieces.push(Piece::Text(format!("<{}>(", self.list)));
        pieces.extend(renamed::copy(unit, function.params_span, words, &defaults(unit, function)));
        let between = Span::new(function.params_span.end, body.span.start);
        pieces.extend(renamed::copy(unit, between, words, &dropped(between)));
        if is_behind {
            pieces.push(Piece::Text("-> ".into()));
            pieces.extend(result);
        }
        Ok(pieces)
    }

    /// A function that is no template: `static double okl_1_1_twice(double x) { ... }`
    pub fn plain(&self, id: FunctionId, (owner, name): (&'static str, &str), edits: &mut EditSet) {
        let unit = self.unit;
        let Some(function) = definition(unit, id) else { return };
        let Some(heads) = head::heads(unit, function.span) else { return };
        let Some((_, parameters)) = heads.last() else { return };
        let words = self.words(parameters);
        let before = Span::new(function.specifiers, function.name_span.start);
        let dropped = renamed::places(unit, before, &|word| DROPPED.contains(&word) || word == "constexpr");
        let mut pieces = vec![Piece::Text(format!("{}static ", self.aliases))];
        pieces.extend(renamed::copy(unit, before, &words, &dropped));
        pieces.push(Piece::Text(name.to_string()));
        let rest = Span::new(function.name_span.end, function.span.end);
        pieces.extend(renamed::copy(unit, rest, &words, &[]));
        let at = place_for(unit, self.needs.max(function.span.end), function.span);
        edits.recompose(owner, Span::at(at), within(unit, at, function.span, pieces));
    }

    /// `template <> struct Grid<double> { ... };`, and its members that are defined elsewhere.
    fn class(&self, id: DeclarationId, edits: &mut EditSet) {
        let unit = self.unit;
        let class = unit.declared(id);
        let parameters = head::heads(unit, class.span).and_then(|mut heads| heads.pop());
        let Some((_, parameters)) = parameters else { return };
        let words = self.words(&parameters);
        let at = place_for(unit, self.needs.max(class.span.end), class.span);
        let mut pieces = vec![Piece::Text(format!("{}template <> ", self.aliases))];
        pieces.push(Piece::Source(Span::new(class.keyword.start, class.name_span.end)));
        pieces.push(Piece::Text(format!("<{}>", self.list)));
        pieces.extend(renamed::copy(unit, Span::new(class.name_span.end, class.span.end), &words, &[]));
        edits.recompose(self.owner, Span::at(at), within(unit, at, class.span, pieces));
        let is_own =
            |one: &&Function| placement::class_of(unit, one).is_some_and(|own| own.span == class.span);
        for function in unit.functions.iter().filter(is_own) {
            if class.span.contains(function.span) {
                continue;
            }
            let Some(heads) = head::heads(unit, function.span) else { continue };
            let Some((_, parameters)) = heads.first() else { continue };
            let words = self.words(parameters);
            let at = place_for(unit, at.max(function.span.end), function.span);
            let start = heads.get(1).map_or(function.specifiers, |(range, _)| range.start);
            let word = if heads.len() > 1 { "" } else { "inline " };
            let mut pieces = vec![Piece::Text(word.into())];
            pieces.extend(renamed::copy(unit, Span::new(start, function.span.end), &words, &[]));
            edits.recompose(self.owner, Span::at(at), within(unit, at, function.span, pieces));
        }
    }
}

/// The end of the last explicit specialization of a template: an instance before it may be the first to need it.
fn specializations_end(unit: &Unit, template: &Function) -> u32 {
    let is_one =
        |one: &&Function| one.name == template.name && !one.is_method && one.form == TemplateForm::Explicit;
    unit.functions.iter().filter(is_one).map(|one| one.span.end).max().unwrap_or(0)
}

/// The default arguments of a function, with the `=` before them.
pub fn defaults(unit: &Unit, function: &Function) -> Vec<Span> {
    let of = |id: &VarId| {
        let parameter = unit.variable(*id);
        Some(Span::new(parameter.declarator.equals?.start, parameter.span.end))
    };
    function.params.iter().filter_map(of).collect()
}

/// The classes around a member function, as a prefix: `Outer::Inner::`
fn scopes(unit: &Unit, function: &Function) -> String {
    let mut around: Vec<&Declaration> = unit
        .declarations
        .iter()
        .filter(|one| one.kind.is_record() && one.body.is_some_and(|body| body.contains(function.span)))
        .collect();
    around.sort_by_key(|one| one.span.start);
    let name = |one: &&Declaration| {
        let rest = Span::new(one.name_span.end, one.body.map_or(one.span.end, |body| body.start));
        // An explicit specialization has its arguments behind its name.
        let text = unit.source(rest).trim_start();
        let arguments = text.starts_with('<').then(|| text.split([':', '{']).next().unwrap_or("").trim_end());
        format!("{}{}::", one.name, arguments.unwrap_or(""))
    };
    around.iter().map(name).collect()
}

fn substituted(text: &str, words: &Words) -> String {
    words.get(text).cloned().unwrap_or_else(|| text.to_string())
}

/// The outermost class that a type is declared in, or its own declaration.
fn whole_type(unit: &Unit, id: DeclarationId) -> Span {
    let mut id = id;
    while let Some(outer) = unit.declared(id).class {
        id = outer;
    }
    unit.declared(id).span
}
