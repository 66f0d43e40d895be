//! Plain functions in place of instances.

use crate::calls::Calls;
use crate::copy::Copy;
use crate::instances::{InstanceId, Instances};
use crate::names::Names;
use crate::reached::Reached;
use okl_analysis::Analyzed;
use okl_model::{TemplateConstant, Unit};
use okl_source::{Cover, EditSet, Piece, Span};
use std::collections::BTreeMap;

/// The owner of the edits.
pub(crate) const OWNER: &str = "instances of function templates";

/// False if a text calls no instance of a function template, and names no constant of a template. Cheap.
pub fn may_apply(unit: &Unit) -> bool {
    !unit.instances.is_empty() || !unit.template_constants.is_empty()
}

/// The edits that write the instances which kernels use as plain functions; `None` if there are none. `is_reserved` is
/// true for names that such a function must not have.
///
/// The unit has been read with its instances. The text with the edits means the same.
pub fn plain_functions(unit: &Analyzed, is_reserved: &dyn Fn(&str) -> bool) -> Option<EditSet> {
    let (instances, calls) = (Instances::new(unit), Calls::new(unit));
    let copies: Vec<Option<Copy<'_>>> =
        (0..instances.len()).map(|id| Copy::new(unit, instances.get(id))).collect();
    let reached = Reached::new(unit, &instances, &calls, &|id| copies[id].is_some());
    if reached.instances.is_empty() && unit.template_constants.is_empty() {
        return None;
    }
    let mut names = Names::new(unit, is_reserved);
    let mut chosen: BTreeMap<InstanceId, Copy<'_>> = BTreeMap::new();
    let mut copies = copies;
    for id in &reached.instances {
        if let Some(mut copy) = copies[*id].take() {
            copy.name(&mut names);
            chosen.insert(*id, copy);
        }
    }
    let mut edits = constants(unit, &reached);
    let called = |callee| Some(chosen.get(&instances.of(callee)?)?.called());
    for id in &reached.functions {
        let mut end = 0;
        for (name, callee) in calls.inside(unit.function(*id).span) {
            // The arguments of a template may have calls in them, which the new name does not have.
            if let Some(text) = called(*callee).filter(|_| end <= name.start) {
                end = name.end;
                edits.supplant(OWNER, *name, vec![Piece::Stands { text, from: *name }]);
            }
        }
    }
    let order = callees_first(&reached.instances, &chosen, &instances);
    let places = Places::new(unit, &reached, &calls, &instances, &chosen, &order);
    for id in &order {
        let Some(copy) = chosen.get(id) else { continue };
        if places.are_needed(*id, copy) {
            edits.recompose(OWNER, Span::at(copy.early), copy.declaration());
        }
    }
    for id in order {
        let Some(copy) = chosen.get(&id) else { continue };
        edits.recompose(OWNER, Span::at(copy.place), copy.definition(&called));
    }
    (!edits.is_empty()).then_some(edits)
}

/// Puts values in place of constants that are named by template arguments.
fn constants(unit: &Analyzed, reached: &Reached) -> EditSet {
    let mut edits = EditSet::new();
    let functions = Cover::new(reached.functions.iter().map(|id| unit.function(*id).span));
    for TemplateConstant { span, text } in
        unit.template_constants.iter().filter(|one| functions.contains(one.span))
    {
        edits.supplant(OWNER, *span, vec![Piece::Stands { text: text.clone(), from: *span }]);
    }
    edits
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
    fn new(
        unit: &Analyzed,
        reached: &Reached,
        calls: &Calls,
        instances: &Instances<'_>,
        chosen: &BTreeMap<InstanceId, Copy<'_>>,
        order: &[InstanceId],
    ) -> Places {
        let mut places = Places { first: BTreeMap::new() };
        for id in &reached.functions {
            for (name, callee) in calls.inside(unit.function(*id).span) {
                places.add(instances.of(*callee), name.start);
            }
        }
        // Of two copies at one place, the caller comes second, unless each calls the other.
        let at: BTreeMap<InstanceId, usize> = order.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        for (id, copy) in chosen {
            for called in instances.get(*id).calls.iter().filter_map(|(_, callee)| instances.of(*callee)) {
                let is_behind = at.get(&called) <= at.get(id);
                places.add(Some(called), copy.place.saturating_sub(u32::from(!is_behind)));
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
        self.first.get(&id).is_some_and(|first| *first < copy.place) && copy.early < copy.place
    }
}
