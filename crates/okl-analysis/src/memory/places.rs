//! The classes of variables, fields and kernel arguments.

use super::cells::Cell;
use super::flow::Walk;
use super::reach::fields_of;
use super::{MemoryObject, Space};
use okl_model::{LayoutKind, Scope, Ty, TypeKind, VarId};

impl Walk<'_> {
    /// The class of a variable; for a reference, the class of the place it refers to.
    pub(super) fn own(&mut self, id: VarId) -> Cell {
        if let Some(known) = self.memory.variables[id.0 as usize] {
            return known;
        }
        let variable = self.unit.variable(id);
        let cells = &mut self.memory.cells;
        let cell = match self.unit.ty(variable.ty).is_reference() || variable.scope == Scope::Field {
            true => cells.fresh(),
            false => cells.home(MemoryObject::Variable(id)),
        };
        if matches!(variable.scope, Scope::Global | Scope::Field) {
            cells.make_common(cell);
        }
        self.memory.variables[id.0 as usize] = Some(cell);
        cell
    }

    /// The class that the pointers in a field lead to; for a reference, the class it refers to.
    pub(super) fn behind_field(&mut self, field: VarId) -> Cell {
        let own = self.own(field);
        match self.refers(field) {
            true => own,
            false => self.memory.cells.contents(own),
        }
    }

    /// The fields of a class; those of its base classes come first.
    pub(super) fn fields(&self, ty: Ty<'_>) -> Vec<VarId> {
        fields_of(self.unit, ty).unwrap_or_default()
    }

    /// Merges the classes behind the fields of each union: they share their bytes, so their pointers lead to the same
    /// memory. If some field is not a pointer, that memory is unknown.
    pub(super) fn unions(&mut self) {
        let unit = self.unit;
        for layout in &unit.layouts {
            let LayoutKind::Record { is_union: true, fields, .. } = &layout.kind else { continue };
            let is_pointer = |id: &VarId| unit.ty(unit.variable(*id).ty).is_pointer();
            let (pointers, others): (Vec<VarId>, Vec<VarId>) =
                fields.iter().map(|field| field.variable).partition(is_pointer);
            let mut behind: Vec<Cell> = pointers.into_iter().map(|id| self.behind_field(id)).collect();
            if !others.is_empty() && !behind.is_empty() {
                behind.push(self.memory.cells.home(MemoryObject::Unknown));
            }
            for pair in behind.windows(2) {
                self.memory.cells.merge(pair[0], pair[1]);
            }
        }
    }

    /// Records that the memory behind these parameters of a kernel is global, and so is all memory it leads to.
    pub(super) fn hand_over(&mut self, params: &[VarId]) {
        for id in params {
            let ty = self.unit.ty(self.unit.variable(*id).ty);
            let own = self.own(*id);
            self.handed(*id, own, ty);
        }
    }

    /// Records that a value of this type at `place` comes from the host.
    fn handed(&mut self, from: VarId, place: Cell, ty: Ty<'_>) {
        match ty.kind {
            TypeKind::Pointer(to) => {
                let to = (self.memory.cells.contents(place), ty.at(to));
                self.led_to(from, to);
            }
            // A parameter `float rows[][4]` is a pointer; a field `float *rows[4]` lies in its object.
            TypeKind::Array { of, .. } if self.unit.variable(from).scope == Scope::Parameter => {
                let to = (self.memory.cells.contents(place), ty.at(of));
                self.led_to(from, to);
            }
            TypeKind::Array { of, .. } => self.handed(from, place, ty.at(of)),
            TypeKind::Reference(to) => self.led_to(from, (place, ty.at(to))),
            TypeKind::Record => {
                for field in self.fields(ty) {
                    let ty = self.unit.ty(self.unit.variable(field).ty);
                    let own = self.own(field);
                    if self.handed.insert(field) {
                        self.handed(field, own, ty);
                    }
                }
            }
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => {}
        }
    }

    fn led_to(&mut self, from: VarId, (place, ty): (Cell, Ty<'_>)) {
        let home = self.memory.cells.home(MemoryObject::Argument(from));
        self.memory.cells.merge(place, home);
        match ty.kind {
            TypeKind::Pointer(_) | TypeKind::Record => self.handed(from, place, ty),
            // The inner dimensions of the same array.
            TypeKind::Array { of, .. } => self.led_to(from, (place, ty.at(of))),
            TypeKind::Void
            | TypeKind::Bool
            | TypeKind::Int(_)
            | TypeKind::Float
            | TypeKind::Reference(_)
            | TypeKind::Enum
            | TypeKind::Function
            | TypeKind::Other => {}
        }
    }

    /// The memory space that a class is known to lie in so far; the first in the order of [`Space`] if there are
    /// several.
    pub(super) fn known_space(&self, cell: Cell) -> Option<Space> {
        let spaces = self.memory.cells.objects(cell).iter().filter_map(|home| home.space(self.unit));
        spaces.reduce(|one, other| one.min(other))
    }
}
