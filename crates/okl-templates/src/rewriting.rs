//! Plain functions and classes in place of instances.

use crate::calls::Calls;
use crate::class_copy::{ClassCopies, ClassCopy, Method};
use crate::classes::ClassId;
use crate::copy::Copy;
use crate::instances::{InstanceId, Instances};
use crate::names::Names;
use crate::reached::{Reached, Search};
use crate::substitution::type_text;
use crate::types::TypeNames;
use okl_analysis::Analyzed;
use okl_model::{CalleeId, TemplateUses, Unit};
use okl_source::{EditSet, Piece, Span};
use std::collections::{BTreeMap, BTreeSet};

/// The owner of the edits.
pub(crate) const OWNER: &str = "instances of templates";

/// False if a text has no instance of a template, and names no constant of one. Cheap.
pub fn may_apply(unit: &Unit) -> bool {
    !unit.instances.is_empty() || !unit.class_instances.is_empty() || !unit.template_uses.constants.is_empty()
}

/// The edits that write the instances which kernels use as plain functions and classes; `None` if there are none.
/// `is_reserved` is true for names that they must not have.
///
/// The unit has been read with its instances. The text with the edits means the same.
pub fn without_templates(unit: &Analyzed, is_reserved: &dyn Fn(&str) -> bool) -> Option<EditSet> {
    let (instances, calls) = (Instances::new(unit), Calls::new(unit));
    let mut classes = ClassCopies::new(unit);
    let mut copies: Vec<Option<Copy<'_>>> =
        (0..instances.len()).map(|id| Copy::new(unit, instances.get(id), &classes)).collect();
    let is_fit = |id: InstanceId| copies[id].is_some();
    let search = Search { unit, instances: &instances, calls: &calls, classes: &classes, is_fit: &is_fit };
    let reached = Reached::new(&search);
    let methods: BTreeMap<ClassId, Vec<Method<'_>>> =
        reached.classes.iter().map(|id| (*id, reached.methods(&search, *id))).collect();
    let (mut names, mut types) = (Names::new(unit, is_reserved), TypeNames::default());
    classes.name(&reached.classes, &mut names, &mut types);
    let mut chosen: BTreeMap<InstanceId, Copy<'_>> = BTreeMap::new();
    for id in &reached.instances {
        if let Some(mut copy) = copies[*id].take() {
            copy.name(&mut names, &types);
            chosen.insert(*id, copy);
        }
    }
    let written = Written { unit, instances, calls, classes, reached, methods, types, chosen };
    let edits = written.edits();
    (!edits.is_empty()).then_some(edits)
}

/// The instances that are written.
struct Written<'u> {
    unit: &'u Analyzed,
    instances: Instances<'u>,
    calls: Calls,
    classes: ClassCopies<'u>,
    reached: Reached,
    methods: BTreeMap<ClassId, Vec<Method<'u>>>,
    types: TypeNames,
    chosen: BTreeMap<InstanceId, Copy<'u>>,
}

impl<'u> Written<'u> {
    fn edits(&self) -> EditSet {
        let mut edits = self.names();
        let order = callees_first(&self.reached.instances, &self.chosen, &self.instances);
        let places = Places::new(self, &order);
        let early: Vec<&Copy<'_>> = order
            .iter()
            .filter_map(|id| self.chosen.get(id).filter(|copy| places.are_needed(*id, copy)))
            .collect();
        for copy in self.early_classes(&early) {
            edits.recompose(OWNER, Span::at(copy.early), copy.declaration());
        }
        for copy in early {
            edits.recompose(OWNER, Span::at(copy.early), copy.declaration());
        }
        let called = |callee| self.called(callee);
        let with: (&TypeNames, &dyn Fn(CalleeId) -> Option<String>) = (&self.types, &called);
        let mut outside = Vec::new();
        for (copy, uses, methods) in self.classes().filter(|(copy, ..)| copy.is_defined) {
            edits.recompose(OWNER, Span::at(copy.place), copy.definition(uses, methods, with));
            outside.extend(copy.definitions(uses, methods, with));
        }
        for copy in order.iter().filter_map(|id| self.chosen.get(id)) {
            edits.recompose(OWNER, Span::at(copy.place), copy.definition(&called));
        }
        for (place, pieces) in outside {
            edits.recompose(OWNER, Span::at(place), pieces);
        }
        edits
    }

    /// The name of the function that a callee becomes.
    fn called(&self, callee: CalleeId) -> Option<String> {
        Some(self.chosen.get(&self.instances.of(callee)?)?.called())
    }

    /// The classes that are written, in their order, with what they name and with their methods.
    fn classes(&self) -> impl Iterator<Item = (&ClassCopy<'u>, &'u TemplateUses, &[Method<'u>])> {
        self.classes.bases_first().into_iter().filter_map(|id| {
            let methods = self.methods.get(&id)?;
            Some((self.classes.get(id)?, &self.classes.index().get(id).uses, methods.as_slice()))
        })
    }

    /// Puts the names of plain functions and classes, and the values of constants, into code that is no template.
    fn names(&self) -> EditSet {
        let mut edits = EditSet::new();
        let cover = self.reached.cover();
        let stands = |text: String, from: Span| vec![Piece::Stands { text, from }];
        let constants = self.unit.template_uses.constants.iter();
        let constants = constants.map(|one| (one.span, one.text.clone()));
        let types = self.reached.type_names(self.unit).into_iter();
        let types = types.filter_map(|one| Some((one.span, type_text(self.unit, one.ty, &self.types)?)));
        let calls = self.calls.all().iter();
        let calls = calls.filter_map(|(name, callee)| Some((*name, self.called(*callee)?)));
        let mut all: Vec<(Span, String)> =
            constants.chain(types).chain(calls).filter(|(span, _)| cover.contains(*span)).collect();
        all.sort_by_key(|(span, _)| (span.start, std::cmp::Reverse(span.end)));
        let mut end = 0;
        for (span, text) in all {
            // The arguments of a template may have names in them, which the new name does not have.
            if end <= span.start {
                end = span.end;
                edits.supplant(OWNER, span, stands(text, span));
            }
        }
        edits
    }

    /// The classes that something names before they are defined.
    fn early_classes(&self, functions: &[&Copy<'_>]) -> Vec<&ClassCopy<'u>> {
        let index = self.classes.index();
        let named = self.reached.type_names(self.unit).into_iter();
        let mut places: Vec<(u32, ClassId)> =
            named.flat_map(|one| index.in_type(one.ty).into_iter().map(|id| (one.span.start, id))).collect();
        for copy in functions {
            let callee = &self.unit.callees[copy.instance.callee.0 as usize];
            places.extend(index.in_callee(callee).into_iter().map(|id| (copy.early, id)));
        }
        let order: BTreeMap<ClassId, usize> =
            self.classes.bases_first().into_iter().enumerate().map(|(at, id)| (id, at)).collect();
        for (copy, uses, methods) in self.classes() {
            let in_methods = methods.iter().filter_map(|one| one.instance);
            let types = in_methods.flat_map(|one| index.of_function(one)).chain(index.in_uses(uses));
            let fields = index.get(copy.id).fields.iter().flat_map(|field| index.in_type(field.ty));
            let later = |id: &ClassId| {
                // What is never defined is later than all.
                let place = |other: &ClassCopy<'_>| if other.is_defined { other.place } else { u32::MAX };
                let place = self.classes.get(*id).map_or(0, place);
                (place, order[id]) > (copy.place, order[&copy.id])
            };
            let others = types.chain(fields).filter(later);
            places.extend(others.map(|id| (copy.place, id)));
        }
        let is_early = |(place, id): &(u32, ClassId)| {
            self.methods.contains_key(id)
                && self.classes.get(*id).is_some_and(|copy| *place <= copy.place || !copy.is_defined)
        };
        let found: BTreeSet<ClassId> = places.iter().filter(|one| is_early(one)).map(|(_, id)| *id).collect();
        found.into_iter().filter_map(|id| self.classes.get(id)).collect()
    }
}

/// The instances, each behind those that it calls.
fn callees_first(
    found: &[InstanceId],
    chosen: &BTreeMap<InstanceId, Copy<'_>>,
    instances: &Instances<'_>,
) -> Vec<InstanceId> {
    let mut order = Vec::new();
    // For each instance, true if it is in the order already.
    let mut state: BTreeMap<InstanceId, bool> = BTreeMap::new();
    for first in found {
        let mut open = vec![*first];
        while let Some(id) = open.last().copied() {
            if let Some(is_done) = state.get_mut(&id) {
                open.pop();
                if !std::mem::replace(is_done, true) {
                    order.push(id);
                }
                continue;
            }
            state.insert(id, false);
            let calls = &instances.get(id).calls;
            let called = calls.iter().filter_map(|(_, callee)| instances.of(*callee));
            open.extend(called.filter(|id| chosen.contains_key(id) && !state.contains_key(id)));
        }
    }
    order
}

/// Where the first caller of each instance stands.
struct Places {
    first: BTreeMap<InstanceId, u32>,
}

impl Places {
    fn new(written: &Written<'_>, order: &[InstanceId]) -> Places {
        let mut places = Places { first: BTreeMap::new() };
        let instances = &written.instances;
        let cover = written.reached.cover();
        for (name, callee) in written.calls.all().iter().filter(|(name, _)| cover.contains(*name)) {
            places.add(instances.of(*callee), name.start);
        }
        // Of two copies at one place, the caller comes second, unless each calls the other.
        let at: BTreeMap<InstanceId, usize> = order.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        for (id, copy) in &written.chosen {
            for called in instances.get(*id).calls.iter().filter_map(|(_, callee)| instances.of(*callee)) {
                let is_behind = at.get(&called) <= at.get(id);
                places.add(Some(called), copy.place.saturating_sub(u32::from(!is_behind)));
            }
        }
        // Classes come before functions.
        for (copy, _, methods) in written.classes() {
            for (_, callee) in methods.iter().filter_map(|one| one.instance).flat_map(|one| &one.calls) {
                places.add(instances.of(*callee), copy.place.saturating_sub(1));
            }
        }
        places
    }

    fn add(&mut self, id: Option<InstanceId>, place: u32) {
        if let Some(id) = id {
            let first = self.first.entry(id).or_insert(place);
            *first = place.min(*first);
        }
    }

    /// True if something calls an instance before it is defined.
    fn are_needed(&self, id: InstanceId, copy: &Copy<'_>) -> bool {
        self.first.get(&id).is_some_and(|first| *first < copy.place)
    }
}
