//! Functions and subroutines that kernels call, and their calls.

use super::random::Random;
use super::scope::{Array, Dummy, Intent, Procedure, Scalar};
use super::value::{TYPES, Type, Value};
use super::writer::Writer;

impl Writer {
    /// A call of a function with a result of the type.
    pub(super) fn called(&mut self, ty: Type, shape: &[i64], depth: usize) -> Value {
        let all: Vec<usize> = (0..self.scope.procedures.len())
            .filter(|at| {
                let one = &self.scope.procedures[*at];
                one.result == Some(ty) && (shape.is_empty() || one.is_elemental)
            })
            .collect();
        if all.is_empty() {
            return self.intrinsic(ty, shape, depth);
        }
        let procedure = self.scope.procedures[self.random.pick(&all)].clone();
        let shape = if procedure.is_elemental { shape } else { &[] };
        let mut is_array = false;
        let mut arguments = Vec::new();
        for dummy in &procedure.dummies {
            if dummy.rank > 0 {
                let Some(section) = self.section_of(dummy.ty, &[3]).filter(|one| one.is_array) else {
                    return self.intrinsic(ty, shape, depth);
                };
                arguments.push(section.text);
                continue;
            }
            if dummy.is_optional && self.random.one_in(2) {
                continue;
            }
            let value = self.value(dummy.ty, shape, depth);
            is_array |= value.is_array;
            let word = if dummy.is_optional { format!("{}=", dummy.name) } else { String::new() };
            arguments.push(format!("{word}{}", self.argument(value, dummy)));
        }
        let text = format!("{}({})", procedure.name, arguments.join(", "));
        Value { is_array, ..Value::primary(text, ty, ty.usual()) }
    }

    /// A value for a dummy argument, of its type and range.
    fn argument(&mut self, value: Value, dummy: &Dummy) -> String {
        let small = if value.range.is_within(dummy.ty.usual()) { value } else { self.small(value) };
        if small.range.is_within(dummy.ty.usual()) || dummy.ty == Type::Logical {
            return small.text;
        }
        let (kind, high) = (dummy.ty.kind(), dummy.ty.usual().high as i64);
        match dummy.ty {
            Type::Integer(_) => format!("mod({}, {high}_{kind})", small.text),
            Type::Real(_) => format!("mod({}, {high}.0_{kind})", small.text),
            _ => self.constant(dummy.ty, -3, 3).text,
        }
    }

    /// A call of a subroutine: what it changes is named once.
    pub(super) fn call(&mut self) {
        let all: Vec<usize> = (0..self.scope.procedures.len())
            .filter(|at| self.scope.procedures[*at].result.is_none())
            .collect();
        if all.is_empty() {
            return self.assign_element();
        }
        let procedure = self.scope.procedures[self.random.pick(&all)].clone();
        let mut changed: Vec<String> = Vec::new();
        let mut arguments = Vec::new();
        for dummy in &procedure.dummies {
            if dummy.is_optional && self.random.one_in(2) {
                continue;
            }
            let word = if dummy.is_optional { format!("{}=", dummy.name) } else { String::new() };
            let text = match dummy.intent {
                Intent::In | Intent::Value if dummy.rank > 0 => {
                    let Some(section) = self.section_of(dummy.ty, &[3]).filter(|one| one.is_array) else {
                        return;
                    };
                    format!("({})", section.text)
                }
                Intent::In | Intent::Value => {
                    let value = self.value(dummy.ty, &[], 2);
                    let text = self.argument(value, dummy);
                    format!("({text})")
                }
                _ => {
                    let Some(text) = self.changed(dummy, &mut changed) else { return };
                    text
                }
            };
            arguments.push(format!("{word}{text}"));
        }
        self.line(format!("call {}({})", procedure.name, arguments.join(", ")));
    }

    /// A variable that a call may change, of one that it does not change yet.
    fn changed(&mut self, dummy: &Dummy, changed: &mut Vec<String>) -> Option<String> {
        let arrays: Vec<Array> = self
            .scope
            .arrays
            .iter()
            .filter(|one| one.is_writable && one.ty == dummy.ty && !changed.contains(&one.name))
            .cloned()
            .collect();
        if dummy.rank > 0 {
            let arrays: Vec<&Array> =
                arrays.iter().filter(|one| one.only.is_none() && self.fits_shape(one, &[3])).collect();
            if arrays.is_empty() {
                return None;
            }
            let array = arrays[self.random.below(arrays.len())];
            changed.push(array.name.clone());
            return self.section_in(array, &[3], false);
        }
        let scalars: Vec<Scalar> = self
            .scope
            .scalars
            .iter()
            .filter(|one| one.is_writable && one.ty == dummy.ty && one.range == dummy.ty.usual())
            .filter(|one| !changed.contains(&one.name))
            .cloned()
            .collect();
        if !scalars.is_empty() && (arrays.is_empty() || self.random.one_in(2)) {
            let name = scalars[self.random.below(scalars.len())].name.clone();
            changed.push(name.clone());
            return Some(name);
        }
        if arrays.is_empty() {
            return None;
        }
        let array = &arrays[self.random.below(arrays.len())];
        changed.push(array.name.clone());
        Some(self.element_of(array))
    }
}

/// Writes a procedure; it may call those that are there.
pub(super) fn routine(random: Random, name: &str, known: &[Procedure]) -> (Procedure, Vec<String>) {
    let mut writer = Writer::new(random);
    writer.keeps_counters = true;
    writer.scope.procedures = known.to_vec();
    let is_function = writer.random.one_in(2);
    let is_elemental = is_function && writer.random.one_in(2);
    let ty = writer.random.pick(&TYPES);
    let mut procedure = Procedure {
        name: name.to_owned(),
        result: is_function.then_some(ty),
        dummies: Vec::new(),
        is_elemental,
    };
    let count = 1 + writer.random.below(4);
    for at in 0..count {
        let dummy = dummy(&mut writer, &procedure, at, count);
        declare(&mut writer, &dummy);
        procedure.dummies.push(dummy);
    }
    for _ in 0..2 {
        let ty = writer.random.pick(&TYPES);
        writer.new_scalar(ty, true);
    }
    if is_function {
        writer.declare(format!("{} :: res", ty.written()));
        let value = writer.value(ty, &[], 2);
        let text = writer.fitted(value, ty, ty.usual());
        writer.setup.push(format!("res = {text}"));
        writer.scope.scalars.push(Scalar { name: "res".into(), ty, range: ty.usual(), is_writable: true });
    }
    let statements = 2 + writer.random.below(4);
    writer.block_kept(statements);
    optional_uses(&mut writer, &procedure);
    let text = whole(&writer, &procedure);
    (procedure, text)
}

fn dummy(writer: &mut Writer, procedure: &Procedure, at: usize, count: usize) -> Dummy {
    let ty = writer.random.pick(&TYPES);
    let is_function = procedure.result.is_some();
    let rank = usize::from(!procedure.is_elemental && writer.random.one_in(4));
    let intent = match writer.random.below(4) {
        _ if is_function => Intent::In,
        0 if rank == 0 => Intent::Value,
        1 => Intent::Out,
        2 => Intent::InOut,
        _ => Intent::In,
    };
    let is_optional =
        at > 0 && at + 1 == count && rank == 0 && intent != Intent::Value && writer.random.one_in(2);
    Dummy { name: format!("d{at}"), ty, intent, rank, is_optional }
}

fn declare(writer: &mut Writer, dummy: &Dummy) {
    let Dummy { name, ty, intent, rank, is_optional } = dummy;
    let intent_text = match intent {
        Intent::In => ", intent(in)",
        Intent::Out => ", intent(out)",
        Intent::InOut => ", intent(inout)",
        Intent::Value => ", value",
    };
    let optional = if *is_optional { ", optional" } else { "" };
    let lower = writer.random.between(-2, 2);
    let shape = if *rank > 0 { format!("({lower}:)") } else { String::new() };
    writer.declarations.insert(0, format!("{}{intent_text}{optional} :: {name}{shape}", ty.written()));
    if *is_optional {
        return;
    }
    if *intent == Intent::Out {
        let value = writer.constant(*ty, -3, 3);
        writer.setup.push(format!("{name} = {}", value.text));
    }
    let is_writable = matches!(intent, Intent::Out | Intent::InOut | Intent::Value);
    if *rank == 0 {
        writer.scope.scalars.push(Scalar { name: name.clone(), ty: *ty, range: ty.usual(), is_writable });
    } else {
        writer.scope.arrays.push(Array {
            name: name.clone(),
            suffix: String::new(),
            ty: *ty,
            lower: vec![lower],
            extents: vec![3],
            only: None,
            is_writable,
            is_assumed_size: false,
            has_gaps: true,
        });
    }
}

/// Uses of optional arguments that are there.
fn optional_uses(writer: &mut Writer, procedure: &Procedure) {
    for dummy in procedure.dummies.iter().filter(|dummy| dummy.is_optional) {
        writer.line(format!("if (present({})) then", dummy.name));
        writer.indent += 1;
        let before = writer.scope.scalars.len();
        if matches!(dummy.intent, Intent::Out | Intent::InOut) {
            let value = writer.value(dummy.ty, &[], 1);
            let text = writer.fitted(value, dummy.ty, dummy.ty.usual());
            writer.line(format!("{} = {text}", dummy.name));
        }
        let range = dummy.ty.usual();
        writer.scope.scalars.push(Scalar {
            name: dummy.name.clone(),
            ty: dummy.ty,
            range,
            is_writable: false,
        });
        writer.assign_scalar();
        writer.scope.scalars.truncate(before);
        writer.indent -= 1;
        writer.line("end if");
    }
}

fn whole(writer: &Writer, procedure: &Procedure) -> Vec<String> {
    let names: Vec<&str> = procedure.dummies.iter().map(|one| one.name.as_str()).collect();
    let word = if procedure.result.is_some() { "function" } else { "subroutine" };
    let prefix = if procedure.is_elemental { "elemental " } else { "pure " };
    let result = if procedure.result.is_some() { " result(res)" } else { "" };
    let mut text = vec![format!("{prefix}{word} {}({}){result}", procedure.name, names.join(", "))];
    text.push("  !$acc routine seq".into());
    text.extend(writer.declarations.iter().map(|line| format!("  {line}")));
    text.extend(writer.setup.iter().map(|line| format!("  {line}")));
    text.extend(writer.lines.iter().map(|line| line[2..].to_owned()));
    text.push(format!("end {word} {}", procedure.name));
    text
}

impl Writer {
    /// Statements whose loop variables are used behind their loops.
    fn block_kept(&mut self, count: usize) {
        for _ in 0..count {
            self.statement(2);
        }
    }
}
