//! The host program on CPUs: the user's program with kernel calls in place of the constructs.

use crate::dimensions::Dimensions;
use crate::kernel::Kernel;
use crate::passing::Passing;
use crate::program::{Placed, Program};
use okl_plugin::TypeKind;

/// The replacement of a construct for a target whose kernels are host functions:
///
/// ```text
/// {
///   const int okl_gangs = okl_acc::gangs();
///   okl_acc::buffer<double> okl_part_s(okl_gangs);
///   f_acc1(n, a, okl_part_s.data, okl_gangs);
///   f_acc1_reduce_s(&s, okl_part_s.data, okl_gangs);
/// }
/// ```
pub fn launch(program: &Program<'_>, construct: &Placed, kernel: &Kernel) -> String {
    let unit = program.unit;
    let dimensions = Dimensions::of(program, construct);
    let mut text = format!("{{\n{}", dimensions.counted(program, construct));
    let mut arguments = Vec::new();
    for (id, way) in &kernel.parameters {
        let variable = unit.variable(*id);
        let (name, ty) = (variable.name.as_str(), unit.ty(variable.ty).value());
        match way {
            Passing::Own if ty.kind == TypeKind::Record => arguments.push(format!("&{name}")),
            Passing::Value | Passing::Own | Passing::Array => arguments.push(name.to_string()),
            Passing::Pointer => arguments.push(format!("&{name}")),
            Passing::Reduced(reduction) => {
                let element = ty.element().filter(|_| reduction.length.is_some()).unwrap_or(ty);
                let length = reduction.length.unwrap_or(1);
                let element = element.alias();
                text.push_str(&format!(
                    "okl_acc::buffer<{element}> okl_part_{name}(okl_gangs * {length});\n"
                ));
                arguments.push(format!("okl_part_{name}.data"));
            }
            Passing::Constant(_) | Passing::Private => {}
        }
    }
    arguments.push("okl_gangs".to_string());
    arguments.extend(dimensions.arguments());
    for part in &kernel.parts {
        let (before, handed) = part.handed(false);
        text.push_str(&before);
        arguments.extend(handed);
    }
    text.push_str(&format!("{}({});\n", kernel.name, arguments.join(", ")));
    for (id, reduction) in &kernel.reduced {
        let name = &unit.variable(*id).name;
        let address = if reduction.length.is_some() { name.clone() } else { format!("&{name}") };
        let kernel = &kernel.name;
        text.push_str(&format!("{kernel}_reduce_{name}({address}, okl_part_{name}.data, okl_gangs);\n"));
    }
    text.push('}');
    text
}

/// The number of gangs of a construct, as an expression: `num_gangs` if the construct has it, else the number that the
/// machine runs in parallel if a loop runs over gangs, else 1.
pub fn gangs(program: &Program<'_>, construct: &Placed) -> String {
    // Statements beside loops over gangs would be executed by every gang.
    if construct.directive.name == "kernels" && !is_loop(program, construct) {
        return "1".to_string();
    }
    let inside = program.stmt(construct).span;
    if let Some(number) = construct.directive.value("num_gangs") {
        return format!("okl_acc::at_least_one({})", number.text);
    }
    let over_gangs = program.directives.iter().any(|placed| {
        placed.directive.is_loop
            && placed.stmt.is_some_and(|stmt| {
                inside.contains(program.unit.stmt(stmt).span)
                    && program.levels(construct, placed, program.outside(construct, stmt)).gang
            })
    });
    if over_gangs { "okl_acc::gangs()".to_string() } else { "1".to_string() }
}

/// Returns true if the statement of a construct is just a loop with a directive.
fn is_loop(program: &Program<'_>, construct: &Placed) -> bool {
    let mut stmt = program.stmt(construct);
    while let Some([only]) = stmt.as_block() {
        stmt = program.unit.stmt(*only);
    }
    program.loop_of(stmt.id).is_some()
}
