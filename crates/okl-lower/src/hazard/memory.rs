//! Which memory a use of a variable leads to.

use super::facts::Facts;
use super::touch::{Kind, Memory};
use okl_analysis::Use;
use okl_model::{Access, CaptureDefault, ExprKind, Expression, Scope, Stmt, StmtKind, Ty, TypeKind, VarId};

impl Facts<'_> {
    /// The memory that other work items may see and a use goes to.
    pub(super) fn memory(&self, used: &Use) -> Option<Memory> {
        let variable = self.unit.variable(used.variable);
        if used.through && self.leads_on(self.unit.ty(variable.ty), used, variable.scope == Scope::Parameter)
        {
            return Some(Memory::Anywhere);
        }
        if self.unit.has_attr(&variable.attrs, "shared") {
            return Some(Memory::Shared(used.variable));
        }
        let is_reference = matches!(self.unit.ty(variable.ty).kind, TypeKind::Reference(_));
        let leads = self.unit.ty(variable.ty).is_pointer() || is_reference;
        let parameter = variable.scope == Scope::Parameter;
        let array_parameter = parameter && self.unit.ty(variable.ty).is_array();
        match used.through || is_reference {
            true if leads && parameter && self.unit.has_attr(&variable.attrs, "restrict") => {
                Some(Memory::Restricted(used.variable))
            }
            true if (leads || array_parameter) && parameter => Some(Memory::Global(used.variable)),
            true if leads => Some(Memory::Anywhere),
            // A pointer inside a struct.
            true if !self.unit.ty(variable.ty).is_array() && !self.is_closed(self.unit.ty(variable.ty)) => {
                Some(Memory::Anywhere)
            }
            true | false if variable.scope == Scope::Global && !self.unit.ty(variable.ty).is_const => {
                Some(Memory::Anywhere)
            }
            true | false => None,
        }
    }

    /// Whether an access may go through an address that lies in the variable's memory: `rows[t][k]` of an
    /// array of pointers.
    fn leads_on(&self, ty: Ty<'_>, used: &Use, is_parameter: bool) -> bool {
        let mut ty = ty;
        let mut left = used.subscripts.len();
        if is_parameter && let TypeKind::Pointer(to) | TypeKind::Reference(to) = ty.kind {
            // The argument itself.
            left = left.saturating_sub(usize::from(ty.is_pointer()));
            ty = ty.at(to);
        }
        while let (TypeKind::Array { of, .. }, 1..) = (ty.kind, left) {
            (ty, left) = (ty.at(of), left - 1);
        }
        // `f(rows)` of an array of pointers hands out all of them.
        while let (TypeKind::Array { of, .. }, Access::Escape) = (ty.kind, used.access) {
            ty = ty.at(of);
        }
        let is_address = matches!(ty.kind, TypeKind::Pointer(_) | TypeKind::Reference(_));
        is_address || (ty.kind == TypeKind::Record && !self.is_closed(ty))
    }

    /// The memory behind an object that is called, or that a call gets: what a lambda captures, what the
    /// pointers of a class lead to. Who writes it is not known, so it counts as written.
    pub(super) fn behind(&self, used: &Use, stmt: &Stmt) -> Vec<(Memory, Kind)> {
        let is_called = self.unit.calls(stmt).iter().any(|call| call.span.contains(used.span));
        if !is_called || self.lambda_around(used, stmt).is_some() {
            return Vec::new();
        }
        let variable = self.unit.variable(used.variable);
        let ty = self.unit.ty(variable.ty).value();
        let is_address = ty.is_pointer() && used.access == Access::Escape && !used.through;
        let is_element = used.through && self.is_open_element(ty, used);
        if is_address || is_element {
            // `f(&p)`, `f(views[1])`: who gets the address or a copy may write where it leads.
            return vec![(Memory::Anywhere, Kind::Write)];
        }
        if used.through {
            return Vec::new();
        }
        let mut found = Vec::new();
        self.collect_behind(used.variable, 0, &mut found);
        if used.access.may_write() {
            // `f() = 1`, where `f` returns a reference to what it keeps.
            found.iter_mut().for_each(|(_, kind)| *kind = Kind::Write);
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether a use stands in a lambda that keeps references: what it does is done where it is called.
    pub(super) fn comes_later(&self, used: &Use, stmt: &Stmt) -> bool {
        self.lambda_around(used, stmt).is_some_and(|init| {
            let kind = &self.unit.expression(self.unit.peeled(init.id)).kind;
            let ExprKind::Lambda(lambda) = kind else { return false };
            lambda.default == Some(CaptureDefault::Reference) && lambda.captures.is_empty()
        })
    }

    /// Whether an access goes to an element that is an object with an address in it.
    fn is_open_element(&self, ty: Ty<'_>, used: &Use) -> bool {
        let mut ty = ty;
        for _ in &used.subscripts {
            let Some(element) = ty.element() else { return false };
            ty = element;
        }
        ty.kind == TypeKind::Record && !self.is_closed(ty) && !used.subscripts.is_empty()
    }

    /// The lambda that a statement declares and a use stands in.
    fn lambda_around(&self, used: &Use, stmt: &Stmt) -> Option<&Expression> {
        let StmtKind::Declaration(declared) = &stmt.kind else { return None };
        let lambdas = declared
            .iter()
            .map(|id| self.unit.variable(*id))
            .filter(|variable| self.unit.ty(variable.ty).is_lambda());
        lambdas.filter_map(|variable| self.unit.init(variable)).find(|init| init.span.contains(used.span))
    }

    fn collect_behind(&self, id: VarId, depth: u32, found: &mut Vec<(Memory, Kind)>) {
        let variable = self.unit.variable(id);
        // `auto &again = put;` is called as `put` is.
        let ty = self.unit.ty(variable.ty).value();
        if ty.kind != TypeKind::Record || self.is_closed(ty) {
            return;
        }
        let is_known = variable.scope == Scope::Local && depth < 8 && !self.is_changed(id);
        let init = self.unit.init(variable).filter(|_| is_known || self.unit.ty(variable.ty).is_lambda());
        let Some(init) = init else {
            found.push((Memory::Anywhere, Kind::Write));
            return;
        };
        if self.calls_out(init) {
            found.push((Memory::Anywhere, Kind::Write));
        }
        for used in &self.unit.effects_of(init.id).uses {
            let inner = self.unit.variable(used.variable);
            if self.unit.ty(variable.ty).is_lambda() {
                let kind = if used.access.may_write() { Kind::Write } else { Kind::Read };
                found.extend(self.memory(used).map(|memory| (memory, kind)));
                if self.unit.ty(inner.ty).is_pointer() && !used.through {
                    // `return p + i;`
                    let through = Use { through: true, ..used.clone() };
                    found.extend(self.memory(&through).map(|memory| (memory, Kind::Read)));
                }
            } else if !self.is_closed(self.unit.ty(inner.ty)) || self.unit.ty(inner.ty).is_array() {
                // The address goes into the object.
                let through = Use { through: true, subscripts: Vec::new(), ..used.clone() };
                found.extend(self.memory(&through).map(|memory| (memory, Kind::Write)));
            }
            self.collect_behind(used.variable, depth + 1, found);
        }
    }

    fn calls_out(&self, init: &Expression) -> bool {
        self.unit
            .effects_of(init.id)
            .calls
            .iter()
            .any(|call| call.function.is_some_and(|id| self.reaches_out(id)))
    }
}
