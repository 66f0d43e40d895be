//! The memory that a use accesses, and the memory that can be reached from there.

use super::cells::Cell;
use super::{Memory, MemoryObject};
use crate::{Analyzed, Use};
use okl_model::{Access, ExprId, ExprKind, LayoutKind, Ty, TypeKind, VarId};
use std::collections::BTreeSet;

/// The memory that one use accesses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accessed {
    /// The objects that hold the pointers which are read on the way.
    pub on_the_way: BTreeSet<MemoryObject>,
    /// The objects that may be accessed. If empty, they are not known.
    pub objects: BTreeSet<MemoryObject>,
    /// The objects that can be reached further on, if an address, or an object with pointers in it, escapes.
    pub beyond: BTreeSet<MemoryObject>,
}

impl Memory {
    /// The memory that a use accesses.
    pub fn accessed(&self, unit: &Analyzed, used: &Use) -> Accessed {
        let mut found = self.named(unit, used);
        // A pointer made from a number may lead to every object whose address became a number, or to unknown memory.
        let is_unknown = |objects: &BTreeSet<MemoryObject>| objects.contains(&MemoryObject::Unknown);
        let is_lost = is_unknown(&found.objects) || (found.objects.is_empty() && used.through);
        if is_lost && !self.numbered.is_empty() {
            found.objects.insert(MemoryObject::Unknown);
            found.objects.extend(self.numbered.iter().flat_map(|cell| self.cells.objects(*cell)));
        }
        if is_unknown(&found.beyond) {
            found.beyond.extend(self.numbered.iter().flat_map(|cell| self.cells.objects(*cell)));
        }
        found
    }

    fn named(&self, unit: &Analyzed, used: &Use) -> Accessed {
        let mut found = Accessed::default();
        let at = used.place;
        // An array whose address is taken is the array itself.
        let bare = unit.type_of(unit.peeled(at)).value();
        let is_array = bare.is_array();
        let ty = if is_array { bare } else { unit.type_of(at).value() };
        // The accesses by a lambda are found in its body.
        let goes_on = (used.access == Access::Escape || ty.kind == TypeKind::Record) && !ty.is_lambda;
        if !used.through {
            let own = self.variables[used.variable.0 as usize];
            found.objects.extend(own.into_iter().flat_map(|own| self.cells.objects(own)));
            let whole = unit.ty(unit.variable(used.variable).ty).value();
            if let Some(own) = own.filter(|_| goes_on && !whole.is_lambda) {
                self.beyond(unit, own, whole, &mut found.beyond);
            }
            return found;
        }
        // From the name up to the whole expression: pointers on the way are read, the last place is accessed.
        let mut last = None;
        let mut next = Some(used.id);
        while let Some(at) = next {
            let is_place = self.regions[at.0 as usize].is_some();
            // In `(p = q)[i]`, `p` is written and not read.
            let is_set = |id: ExprId| matches!(unit.expression(id).kind, ExprKind::Assign { target, operator: None, .. } if target == at);
            let sets =
                matches!(unit.expression(unit.peeled(at)).kind, ExprKind::Assign { operator: None, .. });
            if is_place && at != used.place && !sets && !unit.parent(at).is_some_and(is_set) {
                let is_pointer = unit.type_of(at).is_pointer() && !unit.type_of(unit.peeled(at)).is_array();
                found.on_the_way.extend(self.place(at).iter().filter(|_| is_pointer));
            }
            last = if is_place { Some(at) } else { last };
            next = unit.parent(at).filter(|_| at != used.place);
        }
        if used.behind && !is_array {
            found.on_the_way.extend(self.place(at));
            found.objects.extend(self.target(at));
        } else if self.regions[at.0 as usize].is_some() {
            found.objects.extend(self.place(at));
        } else {
            found.objects.extend(last.into_iter().flat_map(|last| self.place(last)));
        }
        if goes_on {
            let is_led_to = used.behind && !is_array;
            let of = if is_led_to { &self.leads } else { &self.regions };
            let lies = if is_led_to { ty.element().unwrap_or(ty) } else { ty };
            if let Some(region) = of[at.0 as usize] {
                self.beyond(unit, region, lies, &mut found.beyond);
            }
        }
        found
    }

    /// The objects that can be reached from the value of a variable by following pointers.
    pub fn reached_from(&self, unit: &Analyzed, id: VarId) -> BTreeSet<MemoryObject> {
        let mut found = BTreeSet::new();
        if let Some(own) = self.variables[id.0 as usize] {
            self.beyond(unit, own, unit.ty(unit.variable(id).ty).value(), &mut found);
        }
        found
    }

    /// Adds the objects that can be reached by the pointers in a value of type `ty` at `place`.
    fn beyond(&self, unit: &Analyzed, place: Cell, ty: Ty<'_>, found: &mut BTreeSet<MemoryObject>) {
        let mut done = BTreeSet::new();
        let mut open = vec![(place, ty)];
        while let Some((place, ty)) = open.pop() {
            let place = self.cells.root(place);
            if !self.leads_on(unit, ty) || !done.insert((place, ty.id())) {
                continue;
            }
            let contents = self.cells.known_contents(place);
            match ty.kind {
                TypeKind::Array { of, .. } => open.push((place, ty.at(of))),
                TypeKind::Reference(to) => open.push((place, ty.at(to))),
                TypeKind::Pointer(to) => {
                    let objects = contents.map_or(&[][..], |contents| self.cells.objects(contents));
                    // A pointer with no known assignment leads to unknown memory.
                    found.extend(if objects.is_empty() { &[MemoryObject::Unknown][..] } else { objects });
                    open.extend(contents.map(|contents| (contents, ty.at(to))));
                }
                TypeKind::Record if fields_of(unit, ty).is_some() => {
                    for field in fields_of(unit, ty).unwrap_or_default() {
                        let own = self.variables[field.0 as usize];
                        let ty = unit.ty(unit.variable(field).ty);
                        match own {
                            Some(own) if ty.is_reference() => {
                                found.extend(self.cells.objects(own));
                                open.push((own, ty.value()));
                            }
                            Some(own) => open.push((own, ty)),
                            None if self.leads_on(unit, ty) => {
                                found.insert(MemoryObject::Unknown);
                            }
                            None => {}
                        }
                    }
                }
                TypeKind::Record | TypeKind::Other | TypeKind::Void => {
                    found.insert(MemoryObject::Unknown);
                }
                TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum | TypeKind::Function => {
                }
            }
        }
    }

    /// True if a pointer or reference in an object of a class may lead to a place, directly or via others.
    pub(super) fn may_hold(&self, unit: &Analyzed, class: Ty<'_>, place: Cell) -> bool {
        let Some(fields) = fields_of(unit, class) else { return true };
        let place = self.cells.root(place);
        let mut open: Vec<Cell> = Vec::new();
        for field in fields {
            let ty = unit.ty(unit.variable(field).ty);
            let own = self.variables[field.0 as usize];
            match (ty.kind, own) {
                (TypeKind::Record, _) if self.may_hold(unit, ty, place) => return true,
                (TypeKind::Other | TypeKind::Void, _) => return true,
                (TypeKind::Reference(_), Some(own)) => open.push(own),
                (_, Some(own)) if self.leads_on(unit, ty) => open.extend(self.cells.known_contents(own)),
                _ => {}
            }
        }
        let reached = open.iter().flat_map(|cell| self.cells.all_reachable(*cell));
        reached
            .into_iter()
            .any(|cell| cell == place || self.cells.objects(cell).contains(&MemoryObject::Unknown))
    }

    fn leads_on(&self, unit: &Analyzed, ty: Ty<'_>) -> bool {
        !unit.is_closed(ty) && !matches!(ty.kind, TypeKind::Void | TypeKind::Function)
    }
}

/// The fields of a class of the user's files; those of its base classes come first. `None` if they are not known.
pub(super) fn fields_of(unit: &Analyzed, ty: Ty<'_>) -> Option<Vec<VarId>> {
    let LayoutKind::Record { bases, fields, .. } = &unit.layout(ty)?.kind else { return None };
    let mut found = Vec::new();
    for base in bases {
        found.extend(fields_of(unit, unit.ty(*base))?);
    }
    found.extend(fields.iter().map(|field| field.variable));
    Some(found)
}
