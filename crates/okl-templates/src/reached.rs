//! The functions, the instances and the declarations that device code uses.

use crate::calls::Calls;
use crate::class_copy::{ClassCopies, Method};
use crate::classes::ClassId;
use crate::instances::{InstanceId, Instances};
use okl_analysis::{Analyzed, Named};
use okl_model::{CalleeId, FunctionId, Scope, TypeName};
use okl_source::{Cover, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// What kernels reach.
#[derive(Default)]
pub(crate) struct Reached {
    /// Kernels and functions that are no instances, by their definitions.
    pub(crate) functions: Vec<FunctionId>,
    /// The instances of function templates, in the order in which they are found.
    pub(crate) instances: Vec<InstanceId>,
    /// The instances of class templates, in the order in which they are found.
    pub(crate) classes: Vec<ClassId>,
    /// The methods of instances that are called, by callee.
    members: BTreeMap<CalleeId, ClassId>,
    /// The ranges of the functions and of other declarations that are no templates.
    ranges: Vec<Span>,
    /// What is reached by name: declarations and variables at namespace scope.
    declared: FxHashSet<Span>,
    known_functions: FxHashSet<FunctionId>,
    known_instances: FxHashSet<InstanceId>,
    known_classes: FxHashSet<ClassId>,
}

/// What the search knows of a unit.
pub(crate) struct Search<'a, 'u> {
    pub(crate) unit: &'u Analyzed,
    pub(crate) instances: &'a Instances<'u>,
    pub(crate) calls: &'a Calls,
    pub(crate) classes: &'a ClassCopies<'u>,
    /// True for an instance of a function template that can become a function.
    pub(crate) is_fit: &'a dyn Fn(InstanceId) -> bool,
}

impl Reached {
    /// Follows the calls and the names in kernels. Instances that are not fit, and what only they call, are left out.
    pub(crate) fn new(search: &Search<'_, '_>) -> Reached {
        let unit = search.unit;
        let mut reached = Reached::default();
        for (id, kernel) in unit.kernels().filter(|(_, kernel)| !kernel.is_template) {
            reached.function(search, kernel.body.map_or_else(|| unit.definition(id), |_| Some(id)));
        }
        let (mut functions, mut ranges, mut instances, mut classes) = (0, 0, 0, 0);
        let mut members: FxHashSet<CalleeId> = FxHashSet::default();
        loop {
            if let Some(id) = reached.functions.get(functions).copied() {
                functions += 1;
                for called in unit.called_by(id) {
                    reached.function(search, unit.definition(*called).or(Some(*called)));
                }
            } else if let Some(span) = reached.ranges.get(ranges).copied() {
                ranges += 1;
                reached.range(search, span);
            } else if let Some(id) = reached.instances.get(instances).copied() {
                instances += 1;
                reached.body(search, id);
            } else if let Some(id) = reached.classes.get(classes).copied() {
                classes += 1;
                reached.class(search, id);
            } else if let Some(callee) = reached.members.keys().find(|one| !members.contains(one)).copied() {
                members.insert(callee);
                match search.instances.of(callee) {
                    Some(id) => reached.body(search, id),
                    None => {
                        let callee = &unit.callees[callee.0 as usize];
                        reached.all(search, search.classes.index().in_callee(callee));
                    }
                }
            } else {
                return reached;
            }
        }
    }

    /// The names of types in code that is no template.
    pub(crate) fn type_names<'u>(&self, unit: &'u Analyzed) -> Vec<&'u TypeName> {
        let inside = self.cover();
        unit.template_uses.types.iter().filter(|one| inside.contains(one.span)).collect()
    }

    /// The ranges of code that is no template.
    pub(crate) fn cover(&self) -> Cover {
        self.ranges.iter().copied().collect()
    }

    /// The methods of an instance that are called.
    pub(crate) fn methods<'u>(&self, search: &Search<'_, 'u>, class: ClassId) -> Vec<Method<'u>> {
        let own = self.members.iter().filter(|(_, of)| **of == class);
        own.filter_map(|(callee, _)| {
            let function = search.unit.callees[callee.0 as usize].function?;
            let instance = search.instances.of(*callee).map(|id| search.instances.get(id));
            Some(Method { function, instance })
        })
        .collect()
    }

    /// Adds a function, unless it is a template or a specialization of one, or a member of those.
    fn function(&mut self, search: &Search<'_, '_>, id: Option<FunctionId>) {
        let Some(id) = id else { return };
        let unit = search.unit;
        let function = unit.function(id);
        let is_plain = !function.is_template && function.form.is_none();
        let is_own = if function.is_method { !is_of_pattern(search, id) } else { is_plain };
        if is_own && self.known_functions.insert(id) {
            self.functions.push(id);
            self.ranges.extend(unit.declarations_of(id).iter().map(|id| unit.function(*id).span));
            self.ranges.push(function.span);
        }
    }

    /// Adds what code outside of templates names.
    fn range(&mut self, search: &Search<'_, '_>, span: Span) {
        let unit = search.unit;
        for (_, callee) in search.calls.inside(span) {
            self.instance(search, search.instances.of(*callee));
        }
        let uses = &unit.template_uses;
        for one in uses.types.iter().filter(|one| span.contains(one.span)) {
            self.all(search, search.classes.index().in_type(one.ty));
        }
        for (_, callee) in uses.members.iter().filter(|(place, _)| span.contains(*place)) {
            self.member(search, *callee);
        }
        self.names(search, span);
    }

    /// Adds what the text in a range names by plain names.
    fn names(&mut self, search: &Search<'_, '_>, span: Span) {
        let unit = search.unit;
        for (_, named) in unit.named_in(span) {
            let place = match named {
                Named::Variable(id) if unit.variable(id).scope == Scope::Global => unit.variable(id).span,
                Named::Declaration(id) if !unit.declared(id).is_template => unit.declared(id).span,
                Named::Variable(_) | Named::Function(_) | Named::Declaration(_) | Named::Unknown(_) => {
                    continue;
                }
            };
            let is_namespace =
                |one: &okl_model::Declaration| one.kind == okl_model::DeclarationKind::Namespace;
            if matches!(named, Named::Declaration(id) if is_namespace(unit.declared(id)))
                || search.classes.is_in_pattern(place)
            {
                continue;
            }
            if self.declared.insert(place) {
                self.ranges.push(place);
            }
        }
    }

    /// Adds what the body of an instance names and calls.
    fn body(&mut self, search: &Search<'_, '_>, id: InstanceId) {
        let unit = search.unit;
        let instance = search.instances.get(id);
        for (_, callee) in &instance.calls {
            match search.instances.of(*callee) {
                Some(id) => self.instance(search, Some(id)),
                None => {
                    let function = unit.callees[callee.0 as usize].function;
                    self.function(search, function.map(|id| unit.definition(id).unwrap_or(id)));
                }
            }
        }
        self.all(search, search.classes.of_function(instance));
        for (_, callee) in &instance.uses.members {
            self.member(search, *callee);
        }
        let function = unit.callees[instance.callee.0 as usize].function;
        if let Some(id) = function.and_then(|id| unit.definition(id)) {
            self.names(search, unit.function(id).span);
        }
    }

    /// Adds what an instance of a class template names outside of its methods.
    fn class(&mut self, search: &Search<'_, '_>, id: ClassId) {
        let index = search.classes.index();
        let instance = index.get(id);
        let types = instance.fields.iter().map(|field| field.ty);
        let types = types.chain(instance.arguments.iter().filter_map(|one| one.ty));
        let named = types.flat_map(|ty| index.in_type(ty)).chain(index.in_uses(&instance.uses));
        self.all(search, named.collect());
        for (_, callee) in &instance.uses.members {
            self.member(search, *callee);
        }
        if let Some(copy) = search.classes.get(id) {
            self.names(search, copy.pattern.class.span);
        }
    }

    fn all(&mut self, search: &Search<'_, '_>, classes: Vec<ClassId>) {
        for id in classes {
            if search.classes.get(id).is_some() && self.known_classes.insert(id) {
                self.classes.push(id);
            }
        }
    }

    fn member(&mut self, search: &Search<'_, '_>, callee: CalleeId) {
        let class = search.unit.callees[callee.0 as usize].class;
        let class = class.and_then(|ty| search.classes.index().of(search.unit.ty(ty)));
        if let Some(id) = class.filter(|id| search.classes.get(*id).is_some()) {
            self.all(search, vec![id]);
            self.members.insert(callee, id);
        }
    }

    fn instance(&mut self, search: &Search<'_, '_>, id: Option<InstanceId>) {
        if let Some(id) = id
            && !self.known_instances.contains(&id)
            && (search.is_fit)(id)
        {
            self.known_instances.insert(id);
            self.instances.push(id);
        }
    }
}

/// True for a method whose class is the text of an instance.
fn is_of_pattern(search: &Search<'_, '_>, id: FunctionId) -> bool {
    let function = search.unit.function(id);
    search.classes.is_in_pattern(function.class.unwrap_or(function.span))
}
