//! Calls in kernels of functions that kernels cannot have: member functions of the object around the construct and of
//! objects that hold pointers, whose addresses are the host's; in C, member functions and templates at all. Functions
//! of the same text that are no members take their place and get the fields one by one:
//!
//! ```text
//! f(i)         okl_call_1(okl_f_x, okl_f_s, i)        with `double *okl_f_x = f.x;` in front of the construct
//! bump(i)      okl_bump_1(this->x, &this->count, i)
//! ```

use crate::ids::ACC_UNSUPPORTED;
use crate::member_fields::{self, Fields, Way, definition, is_this, own_callees, parameter};
use crate::owner::OWNER;
use crate::placed::Placed;
use crate::placement::{class_of, place_for, whole, within};
use crate::program::Program;
use crate::reached::{bodies, has_pointers};
use crate::renamed::{self, Words};
use crate::types;
use crate::uses::Uses;
use okl_frontend::instances::{self, Written, defaults};
use okl_frontend::runtime::Device;
use okl_plugin::model::{
    CallExpr, CallTarget, Callee, Declaration, DeclarationId, DeclarationKind, ExprId, ExprKind, Function,
    FunctionId, Name, Scope, Stmt, VarId,
};
use okl_plugin::{Diagnostic, EditSet, Piece, Span, Unit, words};
use std::collections::{BTreeMap, BTreeSet};

/// Replaces such calls. True if there are any.
pub fn rewrite(program: &Program<'_>, round: u32, edits: &mut EditSet, found: &mut Vec<Diagnostic>) -> bool {
    let mut calls = Calls {
        program,
        is_c: program.device == Device::OpenCl,
        prefix: format!("okl_{}", round + 1),
        names: BTreeMap::new(),
        instances: Vec::new(),
        locals: BTreeMap::new(),
        found,
    };
    let mut is_changed = false;
    for (at, construct) in program.computes().enumerate() {
        for (id, call) in member_fields::calls(program.unit, program.stmt(construct).id) {
            is_changed |= calls.replace(id, call, Some((at, construct)), edits);
        }
    }
    if calls.is_c {
        for body in bodies(program) {
            for (id, call) in member_fields::calls(program.unit, body) {
                is_changed |= calls.replace(id, call, None, edits);
            }
        }
    }
    calls.write(edits);
    is_changed
}

/// The calls that are being replaced.
struct Calls<'p> {
    program: &'p Program<'p>,
    /// True for OpenCL C.
    is_c: bool,
    prefix: String,
    /// The names of the copies of functions, by their canonical declarations.
    names: BTreeMap<FunctionId, String>,
    /// The copies of instances of templates.
    instances: Vec<(instances::Instance, FunctionId, String)>,
    /// The declarations in front of each construct: its place, and the declarations by name.
    locals: BTreeMap<usize, (Span, Span, BTreeMap<String, String>)>,
    found: &'p mut Vec<Diagnostic>,
}

/// The object of a call of a member function.
enum Object {
    /// The object of the function around the construct.
    Own,
    /// An object that kernels have: `p.` or `p->`.
    Direct(String),
    /// An object of the host whose fields kernels get one by one; its expression, and the start of their names.
    Apart(String, String),
}

impl Calls<'_> {
    /// Replaces a call, if it is to be replaced.
    fn replace(
        &mut self,
        id: ExprId,
        call: &CallExpr,
        construct: Option<(usize, &Placed)>,
        edits: &mut EditSet,
    ) -> bool {
        let unit = self.program.unit;
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else { return false };
        let Some(function) = callee.function else { return false };
        let place = unit.expression(id).span;
        if !callee.is_method {
            return self.is_c && self.replace_instance(callee, function, call, edits);
        }
        let Some(defined) = definition(unit, function).filter(|one| !one.is_template) else { return false };
        let (object, arguments) = match &call.target {
            CallTarget::Method { object, .. } => (*object, &call.arguments[..]),
            CallTarget::Operator(_) => match call.arguments.split_first() {
                Some((first, rest)) => (Some(*first), rest),
                None => return false,
            },
            CallTarget::Function(_)
            | CallTarget::Constructor(_)
            | CallTarget::Value(_)
            | CallTarget::Unknown => {
                return false;
            }
        };
        let Some(object) = self.object(object, construct.map(|(_, construct)| construct)) else {
            return false;
        };
        if is_virtual(unit, defined) {
            self.refuse(place, "a kernel calls a virtual function", defined);
            return false;
        }
        let Some(fields) = member_fields::of(unit, function) else {
            self.refuse(place, "a member function that kernels call uses its object as a whole", defined);
            return false;
        };
        if let Some(field) = self.wrong(&object, &fields) {
            let name = &unit.variable(field).name;
            let message = format!("a kernel calls a function that changes `{name}` of an object of the host");
            self.refuse(place, &message, defined);
            return false;
        }
        let mut values: Vec<String> = Vec::new();
        for (field, way) in &fields {
            values.push(self.argument(&object, *field, *way, construct));
        }
        let name = self.name_of(function);
        let fields = values.join(", ");
        edits.recompose(OWNER, place, called(unit, unit.function(function), &name, &fields, arguments));
        true
    }

    fn refuse(&mut self, place: Span, message: &str, function: &Function) {
        self.found.push(
            Diagnostic::error(ACC_UNSUPPORTED, message, place)
                .label(function.name_span, "the function")
                .help("hand over what it needs as arguments of a function that is no member"),
        );
    }

    /// The object of a call that is to be replaced.
    fn object(&self, object: Option<ExprId>, construct: Option<&Placed>) -> Option<Object> {
        let unit = self.program.unit;
        let Some(id) = object.filter(|id| !is_this(unit, *id)) else {
            return construct.map(|_| Object::Own);
        };
        let id = unit.peeled(id);
        let expression = unit.expression(id);
        let text = match &expression.kind {
            ExprKind::Dereference(_) => format!("({})", unit.source(expression.span)),
            _other => unit.source(expression.span).to_string(),
        };
        let ty = unit.ty(expression.ty);
        let is_place = matches!(
            expression.kind,
            ExprKind::Name(_) | ExprKind::Member(_) | ExprKind::Index { .. } | ExprKind::Dereference(_)
        );
        if !is_place {
            return None;
        }
        let variable = match &expression.kind {
            ExprKind::Name(Name::Variable(variable)) => Some(*variable),
            ExprKind::Member(member) => member.variable.filter(|field| {
                let is_own = member.base.is_none_or(|base| is_this(unit, base));
                is_own && unit.variable(*field).scope == Scope::Field
            }),
            _other => None,
        };
        let is_outside = |id: &VarId| {
            let name = unit.variable(*id).name_span;
            construct.is_some_and(|construct| !self.program.stmt(construct).span.contains(name))
        };
        let has_pointers = ty.declaration.is_some_and(|id| has_pointers(unit, id));
        let outside = variable.filter(is_outside).filter(|_| has_pointers && !ty.is_pointer());
        if let Some((id, construct)) = outside.zip(construct) {
            let name = &unit.variable(id).name;
            if !is_named(self.program, construct, name) {
                let scope = if unit.variable(id).scope == Scope::Field { "this_" } else { "" };
                return Some(Object::Apart(text, format!("okl_{scope}{name}")));
            }
        }
        let sign = if ty.is_pointer() { "->" } else { "." };
        self.is_c.then(|| Object::Direct(format!("{text}{sign}")))
    }

    /// A field that cannot be handed over, since the host's object changes.
    fn wrong(&self, object: &Object, fields: &Fields) -> Option<VarId> {
        let unit = self.program.unit;
        let is_reference = |id: VarId| unit.ty(unit.variable(id).ty).is_reference();
        let is_apart = matches!(object, Object::Apart(..));
        let mut changed = fields.iter().filter(|(_, way)| **way == Way::Changed);
        let is_array = |id: VarId| member_fields::is_array(unit, id);
        changed.find(|(id, _)| (is_apart || is_reference(**id)) && !is_array(**id)).map(|(id, _)| *id)
    }

    /// The argument for a field.
    fn argument(
        &mut self,
        object: &Object,
        field: VarId,
        way: Way,
        construct: Option<(usize, &Placed)>,
    ) -> String {
        let unit = self.program.unit;
        let name = &unit.variable(field).name;
        let is_array = member_fields::is_array(unit, field);
        let sign = if way == Way::Value || is_array { "" } else { "&" };
        match object {
            Object::Own => format!("{sign}this->{name}"),
            Object::Direct(prefix) => format!("{sign}{prefix}{name}"),
            Object::Apart(text, start) => {
                let own = format!("{start}_{name}");
                let ty = unit.ty(unit.variable(field).ty).value();
                let declared = match way {
                    _ if is_array => format!("auto &{own} = {text}.{name};\n"),
                    Way::Value if ty.is_pointer() => {
                        format!("{} = {text}.{name};\n", types::declare(ty, &own))
                    }
                    Way::Value => format!("const {} = {text}.{name};\n", types::declare(ty, &own)),
                    Way::Object | Way::Changed => format!("const auto &{own} = {text}.{name};\n"),
                };
                if let Some((at, construct)) = construct {
                    let directive = construct.directive.span;
                    let stmt = self.program.stmt(construct).span;
                    let known = self.locals.entry(at).or_insert((directive, stmt, BTreeMap::new()));
                    known.2.insert(own.clone(), declared);
                }
                format!("{sign}{own}")
            }
        }
    }

    /// The name of the copy of a function.
    fn name_of(&mut self, id: FunctionId) -> String {
        let unit = self.program.unit;
        let id = unit.function(id).canonical.unwrap_or(id);
        let number = self.names.len() + self.instances.len() + 1;
        let name = format!("{}_{number}_{}", self.prefix, plain(&unit.function(id).name));
        self.names.entry(id).or_insert(name).clone()
    }

    /// `okl_1_1_twice(x)` for `twice<double>(x)`
    fn replace_instance(
        &mut self,
        callee: &Callee,
        id: FunctionId,
        call: &CallExpr,
        edits: &mut EditSet,
    ) -> bool {
        let unit = self.program.unit;
        let id = unit.function(id).canonical.unwrap_or(id);
        if !definition(unit, id).is_some_and(|one| one.is_template && one.class.is_none())
            || call.name_span.is_empty()
        {
            return false;
        }
        let Some(instance) = instances::of_callee(unit, id, callee) else { return false };
        let known = self.instances.iter().find(|(other, _, _)| other.is_same(&instance));
        let name = match known {
            Some((_, _, name)) => name.clone(),
            None => {
                let number = self.names.len() + self.instances.len() + 1;
                let name = format!("{}_{number}_{}", self.prefix, plain(&callee.name));
                self.instances.push((instance, id, name.clone()));
                name
            }
        };
        edits.replace(OWNER, call.name_span, name);
        true
    }

    /// Writes the copies, and the declarations in front of constructs.
    fn write(&mut self, edits: &mut EditSet) {
        let unit = self.program.unit;
        for (directive, stmt, declared) in self.locals.values() {
            let declared: String = declared.values().map(String::as_str).collect();
            let text = format!("{{\n{declared}");
            edits.recompose(OWNER, Span::at(directive.start), vec![Piece::Text(text)]);
            edits.insert_after(OWNER, stmt.end, "\n}");
        }
        let mut done = BTreeSet::new();
        let (mut declared, mut defined) = (Vec::new(), Vec::new());
        while let Some(id) = self.names.keys().copied().find(|id| !done.contains(id)) {
            done.insert(id);
            if let Some((declaration, definition)) = self.copy(id) {
                declared.push(declaration);
                defined.push(definition);
            }
        }
        // Copies may call each other.
        for (at, pieces) in declared.into_iter().chain(defined) {
            edits.recompose(OWNER, Span::at(at), pieces);
        }
        for (instance, id, name) in &self.instances {
            if let Some(written) = Written::of(unit, instance, &format!("{name}_as")) {
                written.plain(*id, (OWNER, name), edits);
            }
        }
    }

    /// The declaration and the definition of a copy, each with its place:
    ///
    /// ```text
    /// static double okl_1_1_at(double *okl_of_x, int i) { return okl_of_x[i]; }
    /// ```
    fn copy(&mut self, id: FunctionId) -> Option<(Placing, Placing)> {
        let unit = self.program.unit;
        let (function, fields) = (definition(unit, id)?, member_fields::of(unit, id)?);
        let (body, class) = (unit.body(function)?, class_of(unit, function)?);
        let name = self.name_of(id);
        let mut parameters: Vec<String> = fields
            .iter()
            .map(|(id, way)| parameter(unit.ty(unit.variable(*id).ty), &own(unit, *id), *way))
            .collect();
        if !function.params.is_empty() {
            parameters.push(String::new());
        }
        let head = |function: &Function| {
            let mut pieces = result(unit, function, class);
            pieces.push(Piece::Text(format!(" {name}({}", parameters.join(", "))));
            let mut changes = qualified(unit, class, function.params_span);
            // Calls have all arguments.
            changes.extend(defaults(unit, function).into_iter().map(|place| (place, String::new())));
            pieces.extend(renamed::with_changes(function.params_span, changes));
            pieces.push(Piece::Text(")".into()));
            pieces
        };
        let mut declared = head(unit.function(id));
        declared.push(Piece::Text(";".into()));
        let mut defined = head(function);
        let mut changes = self.changes(&fields, body);
        changes.extend(qualified(unit, class, body.span));
        defined.push(Piece::Text(" ".into()));
        defined.extend(renamed::with_changes(body.span, changes));
        // Functions in the class may call it, so it is declared before, unless its types are those of the class.
        let is_of_class = |piece: &Piece| match piece {
            Piece::Source(span) => words(unit.source(*span)).any(|word| word == class.name),
            Piece::Stands { text, .. } => words(text).any(|word| word == class.name),
            Piece::Text(_) => false,
        };
        let first = match declared.iter().any(is_of_class) {
            true => place_for(unit, class.span.end, class.span),
            false => class.span.start,
        };
        let last = place_for(unit, class.span.end.max(whole(unit, function).end), class.span);
        Some((
            (first, within(unit, first, class.span, declared)),
            (last, within(unit, last, class.span, defined)),
        ))
    }

    /// The replacements of fields and of calls of other member functions in a copy.
    fn changes(&mut self, fields: &Fields, body: &Stmt) -> Vec<(Span, String)> {
        let unit = self.program.unit;
        let uses = Uses::of(unit, body);
        let mut changes: Vec<(Span, String)> = Vec::new();
        for (field, way) in fields {
            let own = own(unit, *field);
            let is_plain = *way == Way::Value || member_fields::is_array(unit, *field);
            let text = if is_plain { own } else { format!("(*{own})") };
            let places = uses.named.get(field).into_iter().flatten();
            changes.extend(places.map(|place| (*place, text.clone())));
        }
        for (expression, callee) in own_callees(unit, body.id) {
            let ExprKind::Call(call) = &unit.expression(expression).kind else { continue };
            let Some(needed) = member_fields::of(unit, callee) else { continue };
            let values = needed.iter().map(|(id, way)| match (way, fields.get(id)) {
                (Way::Value, Some(Way::Value)) | (Way::Object | Way::Changed, _) => own(unit, *id),
                (Way::Value, _) => format!("(*{})", own(unit, *id)),
            });
            let values: Vec<String> = values.collect();
            let declared = unit.function(unit.function(callee).canonical.unwrap_or(callee));
            let given = written(unit, &call.arguments).len();
            let missing = (given..declared.params.len()).map(|at| default(unit, declared, at));
            let missing: Vec<String> = missing.collect();
            let comma = if values.is_empty() || given == 0 { "" } else { ", " };
            let end = unit.expression(expression).span.end - 1;
            let sign = if missing.is_empty() || given == 0 && values.is_empty() { "" } else { ", " };
            changes.push((Span::at(end), format!("{sign}{}", missing.join(", "))));
            let start = unit.expression(expression).span.start;
            let open = unit.text[call.name_span.end as usize..].find('(').unwrap_or(0) as u32 + 1;
            let head = Span::new(start, call.name_span.end + open);
            changes.push((head, format!("{}({}{comma}", self.name_of(callee), values.join(", "))));
        }
        changes
    }
}

/// Text for a place.
type Placing = (u32, Vec<Piece>);

/// The parameter for a field.
fn own(unit: &Unit, field: VarId) -> String {
    format!("okl_of_{}", unit.variable(field).name)
}

/// The type that a copy returns: `static double`
fn result(unit: &Unit, function: &Function, class: &Declaration) -> Vec<Piece> {
    const DROPPED: [&str; 6] = ["static", "inline", "virtual", "explicit", "friend", "constexpr"];
    let before = Span::new(function.specifiers, function.name_span.start);
    let ty = unit.ty(function.result);
    if unit.source(before).split_whitespace().any(|word| word == "auto") {
        return vec![Piece::Text(format!("static {}", instances::written(&ty.canonical)))];
    }
    // `Grid::` stands in front of the name of a function that is defined elsewhere.
    let before = Span::new(before.start, scope_start(unit, before));
    let mut changes = qualified(unit, class, before);
    let dropped = renamed::places(unit, before, &|word| DROPPED.contains(&word));
    changes.extend(dropped.into_iter().map(|place| (place, String::new())));
    let mut pieces = vec![Piece::Text("static ".into())];
    pieces.extend(renamed::with_changes(before, changes));
    pieces
}

/// True for a function that other classes may override.
fn is_virtual(unit: &Unit, function: &Function) -> bool {
    const WORDS: [&str; 2] = ["virtual", "override"];
    let is_said = |one: &Function| {
        let before = Span::new(one.specifiers.min(one.name_span.start), one.name_span.start);
        let end = unit.body(one).map_or(one.span.end, |body| body.span.start);
        let behind = Span::new(one.params_span.end.min(end), end);
        [before, behind].iter().any(|span| words(unit.source(*span)).any(|word| WORDS.contains(&word)))
    };
    // A function may override one without a word.
    unit.functions.iter().any(|one| one.is_method && one.name == function.name && is_said(one))
}

/// The call of a copy: `okl_1_1_at(okl_f_x, i)`
fn called(unit: &Unit, function: &Function, name: &str, fields: &str, arguments: &[ExprId]) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(format!("{name}({fields}"))];
    let written = written(unit, arguments);
    let parameters = function.params.len().max(written.len());
    for at in 0..parameters {
        if at > 0 || !fields.is_empty() {
            pieces.push(Piece::Text(", ".into()));
        }
        match written.get(at) {
            Some(span) => pieces.push(Piece::Source(*span)),
            None => pieces.push(Piece::Text(default(unit, function, at))),
        }
    }
    pieces.push(Piece::Text(")".into()));
    pieces
}

/// The arguments that are written; those that are not have no text.
fn written(unit: &Unit, arguments: &[ExprId]) -> Vec<Span> {
    arguments.iter().map(|argument| unit.expression(*argument).span).filter(|span| !span.is_empty()).collect()
}

/// The default argument of a parameter.
fn default(unit: &Unit, function: &Function, at: usize) -> String {
    let Some(init) = function.params.get(at).and_then(|id| unit.init(unit.variable(*id))) else {
        return String::new();
    };
    let mut text = unit.source(init.span).to_string();
    let changes = class_of(unit, function).map_or(Vec::new(), |class| qualified(unit, class, init.span));
    for (place, with) in changes.into_iter().rev() {
        let from = (place.start - init.span.start) as usize;
        text.replace_range(from..from + place.len() as usize, &with);
    }
    text
}

/// A name without the signs of an operator.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| *letter == '_' || letter.is_alphanumeric()).collect()
}

/// True if a data clause around a construct names a variable.
fn is_named(program: &Program<'_>, construct: &Placed, name: &str) -> bool {
    let around = program.around(construct).chain([construct]);
    let mut clauses = around.flat_map(|placed| &placed.directive.clauses);
    clauses
        .any(|clause| clause.arguments.iter().any(|argument| words(&argument.text).any(|word| word == name)))
}

/// Replacements for names of a class's own types, enumerators and static members, which are known in the class alone.
fn qualified(unit: &Unit, outer: &Declaration, range: Span) -> Vec<(Span, String)> {
    let body = outer.body.unwrap_or(outer.span);
    let mut names = Words::new();
    for (at, one) in unit.declarations.iter().enumerate().filter(|(_, one)| body.contains(one.span)) {
        let scope = scope_of(unit, one.span);
        if !one.name.is_empty() {
            let alias = aliased(unit, DeclarationId(at as u32));
            names.insert(one.name.clone(), alias.unwrap_or_else(|| format!("{scope}{}", one.name)));
        }
        for name in one.enumerators.iter().filter(|_| one.kind == DeclarationKind::Enum) {
            let name = unit.source(*name);
            names
                .insert(name.to_string(), enumerator(unit, name).unwrap_or_else(|| format!("{scope}{name}")));
        }
    }
    for one in unit.variables.iter().filter(|one| one.scope == Scope::Global && body.contains(one.span)) {
        let ty = unit.ty(one.ty);
        let known = unit.init_value(one).filter(|_| ty.is_const || one.is_constexpr);
        let whole = || scope_of(unit, one.span) + &one.name;
        names.insert(
            one.name.clone(),
            known.map_or_else(whole, |value| format!("(({})({value}))", ty.name())),
        );
    }
    let places = renamed::places(unit, range, &|word| names.contains_key(word));
    places.into_iter().map(|place| (place, names[unit.source(place)].clone())).collect()
}

/// The classes around a place, as a prefix of names: `Grid::`
fn scope_of(unit: &Unit, place: Span) -> String {
    let holds =
        |one: &&Declaration| one.kind.is_record() && one.body.is_some_and(|body| body.contains(place));
    let mut around: Vec<&Declaration> = unit.declarations.iter().filter(holds).collect();
    around.sort_by_key(|one| one.span.start);
    around.iter().map(|one| format!("{}::", one.name)).collect()
}

/// The type that an alias in a class stands for, where a name says it.
fn aliased(unit: &Unit, id: DeclarationId) -> Option<String> {
    let is_alias = matches!(unit.declared(id).kind, DeclarationKind::Alias | DeclarationKind::Typedef);
    let ty = unit.types.iter().find(|ty| ty.declaration == Some(id)).filter(|_| is_alias)?;
    let name = instances::written(ty.name());
    name.chars().all(|letter| letter == '_' || letter == ' ' || letter.is_alphanumeric()).then_some(name)
}

/// The value of an enumerator, as some expression has it.
fn enumerator(unit: &Unit, name: &str) -> Option<String> {
    let is_named = |other: &str| other.rsplit("::").next() == Some(name);
    let mut named = unit
        .expressions
        .iter()
        .filter(|one| matches!(&one.kind, ExprKind::Name(Name::Enumerator(other)) if is_named(other)));
    let values: Option<BTreeSet<i64>> = named.try_fold(BTreeSet::new(), |mut values, one| {
        values.insert(unit.integer(one)?);
        Some(values)
    });
    // Enumerators of several enumerations may have one name.
    let values = values.filter(|values| values.len() == 1)?;
    values.first().map(|value| format!("({value})"))
}

/// The place of `Grid::` at the end of a range, or the end.
fn scope_start(unit: &Unit, before: Span) -> u32 {
    let text = unit.source(before);
    let mut rest = text.trim_end();
    while let Some(scope) = rest.strip_suffix("::") {
        let is_word = |letter: char| letter == '_' || letter.is_alphanumeric();
        let scope = scope.trim_end();
        let scope = match scope.ends_with('>') {
            true => scope.rfind('<').map_or(scope, |at| scope[..at].trim_end()),
            false => scope,
        };
        rest = scope.trim_end_matches(is_word);
    }
    before.start + rest.len() as u32
}
