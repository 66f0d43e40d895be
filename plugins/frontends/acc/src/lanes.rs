//! Loops that are distributed over the work items of a group, and their reductions.

use crate::device::Device;
use crate::kernel::lane_axis;
use crate::leader::by_one;
use crate::passing::{Passing, Reduction};
use crate::placed::Placed;
use crate::types;
use crate::uses::Uses;
use okl_frontend::kernel::{Step, tree};
use okl_plugin::Piece;
use okl_plugin::model::{Stmt, VarId};

/// The text for the reductions of a loop over work items: declarations of the group, text at the start and the end of
/// the loop body, and text after the loop.
#[derive(Default)]
struct Reducing {
    group: String,
    start: String,
    end: String,
    behind: String,
}

impl Device<'_, '_> {
    /// A loop that is distributed over the work items of a group, with its reductions:
    ///
    /// ```text
    /// for (int okl_lane = 0; okl_lane < 128; ++okl_lane; @inner) { double s = 0; for (...) ... okl_all1_s[okl_lane] = s; }
    /// for (int okl_half = 64; okl_half > 0; okl_half /= 2)
    ///   for (int okl_lane = 0; okl_lane < 128; ++okl_lane; @inner) if (okl_lane < okl_half) ...
    /// ```
    pub(crate) fn over_lanes(&mut self, stmt: &Stmt, placed: &Placed) -> Vec<Piece> {
        let program = self.writer.program;
        let unit = program.unit;
        let over_gangs = Some(placed).filter(|_| self.writer.levels(placed, stmt.id).gang);
        let l = stmt.as_for().expect("only loops are");
        let reductions = program.reductions(placed, &mut Vec::new());
        let number = self.number();
        let inside = Uses::of(unit, stmt);
        let is_reduced = |id: &VarId| reductions.iter().any(|(other, _)| other == id);
        let copies = program.copies(stmt.id);
        let Reducing { group, mut start, end, behind } = self.reducing(&reductions, number);
        for id in copies.private.iter().filter(|id| !is_reduced(id)) {
            start.push_str(&self.writer.own(*id));
        }
        // A variable of the gang that work items change needs a copy in each work item.
        let changed = inside.changed.iter().filter(|id| self.names.contains_key(id));
        let changed: Vec<VarId> = changed.copied().filter(|id| !is_reduced(id)).collect();
        for id in changed {
            let places = program.places_outside(id, stmt, &inside);
            let variable = unit.variable(id);
            let ty = unit.ty(variable.ty).value();
            if !places.is_empty() && types::is_value(ty) && !self.writer.program.is_atomic(id, stmt.span) {
                let own = format!("okl_own{number}_{}", variable.name);
                start.push_str(&format!("{} = {};\n", types::declare(ty, &own), self.names[&id]));
                for place in places {
                    self.writer.rename(place, &own);
                }
            }
        }
        for id in inside.declared.iter() {
            self.names.remove(id);
        }
        for (id, reduction) in &reductions {
            for place in inside.named.get(id).into_iter().flatten() {
                match reduction.length {
                    None => self.writer.keep(*place),
                    Some(_) => self.writer.rename(*place, &own_array(number, &unit.variable(*id).name)),
                }
            }
        }
        let Some(iterations) = self.iterations(stmt, l, over_gangs, true) else { return Vec::new() };
        let lanes = self.lanes;
        let open = if group.is_empty() { "" } else { "{\n" };
        let mut pieces = vec![self.stands(format!(
            "{open}{group}for (int okl_lane = 0; okl_lane < {lanes}; ++okl_lane; @inner) {{\n{start}{}",
            iterations.text
        ))];
        pieces.extend(self.writer.range(unit.stmt(iterations.body).span));
        let close = if group.is_empty() { "" } else { "}\n" };
        pieces.push(self.stands(format!("\n{}\n{end}}}\n{behind}{close}", iterations.close)));
        pieces
    }

    /// The text for the reductions of a loop over work items. All scalars share one reduction tree; the elements of
    /// arrays are reduced one by one.
    fn reducing(&mut self, reductions: &[(VarId, Reduction)], number: u32) -> Reducing {
        let unit = self.writer.program.unit;
        let mut reducing = Reducing::default();
        let mut numbers = Vec::new();
        for (id, reduction) in reductions {
            let variable = unit.variable(*id);
            let (name, ty) = (&variable.name, unit.ty(variable.ty).value());
            let element = reduction.element(ty);
            let all = format!("okl_all{number}_{name}");
            let declared = types::declare(element, &format!("{all}[{}]", self.lanes));
            self.shared.push_str(&format!("@shared {declared};\n"));
            let place = self.place(*id, ty);
            let Some(length) = reduction.length else {
                reducing.start.push_str(&format!(
                    "{} = {};\n",
                    types::declare(element, name),
                    reduction.identity
                ));
                reducing.end.push_str(&format!("{all}[okl_lane] = {name};\n"));
                numbers.push((place, Step { values: all, operator: reduction.operator }));
                continue;
            };
            // Each work item has a copy of the whole array; the elements are reduced one by one.
            let own = own_array(number, name);
            let declared = types::declare(element, &format!("{own}[{length}]"));
            reducing.group.push_str(&format!("@exclusive {declared};\n"));
            let elements = format!("for (int okl_e = 0; okl_e < {length}; ++okl_e)");
            reducing.start.push_str(&format!("{elements} {own}[okl_e] = {};\n", reduction.identity));
            let lanes = self.lanes;
            reducing.behind.push_str(&format!(
                "{elements} {{\n\
                 for (int okl_lane = 0; okl_lane < {lanes}; ++okl_lane; @inner) {all}[okl_lane] = {own}[okl_e];\n{}}}\n",
                self.combined(&[(format!("{place}[okl_e]"), Step { values: all.clone(), operator: reduction.operator })])
            ));
        }
        let numbers = if numbers.is_empty() { String::new() } else { self.combined(&numbers) };
        reducing.behind.insert_str(0, &numbers);
        reducing
    }

    /// The expression that designates a variable in code of the gang: its copy in group memory, the target of a
    /// parameter, or the variable itself.
    fn place(&self, id: VarId, ty: okl_plugin::model::Ty<'_>) -> String {
        let name = &self.writer.program.unit.variable(id).name;
        match (self.names.get(&id), self.writer.passing.get(&id)) {
            (Some(name), _) => name.clone(),
            (None, Some(Passing::Pointer)) if !ty.is_pointer() => format!("(*{name})"),
            (None, _) => name.clone(),
        }
    }

    /// The reduction tree over all work items. Each entry is the place of the result, and a step of the tree.
    fn combined(&self, all: &[(String, Step)]) -> String {
        let place = self.writer.construct.directive.span;
        let step = |(_, step): &(String, Step)| step.clone();
        let steps: Vec<Step> = all.iter().map(step).collect();
        let tree = tree(&[lane_axis(self.lanes)], "okl_half", &steps, place).unwrap_or_default();
        let result = |(place, Step { values, operator }): &(String, Step)| {
            format!("{place} = {};\n", operator.combined(place, &format!("{values}[0]")))
        };
        let one: String = all.iter().map(result).collect();
        tree.written(&self.writer.program.unit.text) + &by_one(&one)
    }
}

/// The name of a work item's copy of a reduced array.
fn own_array(number: u32, name: &str) -> String {
    format!("okl_own{number}_{name}")
}
