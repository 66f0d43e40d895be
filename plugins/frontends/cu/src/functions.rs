//! Calls of CUDA's functions in kernels.
//!
//! ```text
//! __syncthreads();     @barrier;
//! __ldg(p + i)         (*(p + i))
//! ```

use crate::atomics::{self, Atomics};
use crate::definitions::definition;
use crate::groups::{self, Group};
use crate::ids::CU_UNSUPPORTED;
use crate::names::Names;
use crate::owner::OWNER;
use crate::program::Program;
use crate::renames::{Counterpart, counterpart};
use crate::textures;
use crate::warp::WarpCall;
use okl_frontend::runtime::Device;
use okl_plugin::model::{CallExpr, ExprKind, Expression, FunctionId, Stmt, StmtKind};
use okl_plugin::{Diagnostic, EditSet, Piece, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Rewrites the calls in the body of a function.
pub(crate) fn rewrite(
    program: &Program<'_>,
    id: FunctionId,
    (atomics, written, names, device): (&mut Atomics, &mut BTreeMap<String, String>, &Names, Device),
    edits: &mut EditSet,
    found: &mut Vec<Diagnostic>,
) {
    let unit = program.unit;
    let Some(body) = program.body(id) else { return };
    let mut done: BTreeSet<Span> = BTreeSet::new();
    unit.walk(body, &mut |stmt| {
        let Some((expression, call, name)) = called(program, stmt) else { return };
        let place = expression.span;
        if name == "sync"
            && let Some((_, group, _)) = groups::call(program, call)
        {
            let text = match group {
                Group::Grid => return,
                Group::Block => "@barrier",
                Group::Tile(_) => "@barrier(\"warp\")",
                Group::Single => "",
            };
            edits.supplant(OWNER, place, vec![Piece::Stands { text: text.into(), from: place }]);
            done.insert(place);
            return;
        }
        let attribute = match name {
            "__syncthreads" => "@barrier",
            "__threadfence" | "__threadfence_system" => "@fence",
            "__threadfence_block" => "@fence(\"group\")",
            "__syncwarp" => "@barrier(\"warp\")",
            name => {
                if let Some(pieces) = atomics::statement(program, call, name) {
                    edits.recompose(OWNER, place, pieces);
                    done.insert(place);
                }
                return;
            }
        };
        edits.recompose(OWNER, place, vec![Piece::Stands { text: attribute.into(), from: place }]);
        done.insert(place);
    });
    let mut calls = Calls { program, atomics, written, names, device, edits, found };
    program.expressions(id, &mut |expression| {
        if let ExprKind::Call(call) = &expression.kind
            && !done.contains(&expression.span)
            && let Some(name) = program.called(call)
        {
            calls.rewrite(expression, call, name);
        }
    });
}

/// The calls that are no statements.
struct Calls<'c, 'p> {
    program: &'c Program<'p>,
    atomics: &'c mut Atomics,
    written: &'c mut BTreeMap<String, String>,
    names: &'c Names,
    device: Device,
    edits: &'c mut EditSet,
    found: &'c mut Vec<Diagnostic>,
}

impl Calls<'_, '_> {
    fn definition(&self, name: &str) -> Option<String> {
        let own = match self.device {
            Device::Cpu => of_cpu(name),
            // In a kernel C's function would count as one of the host.
            Device::Cuda | Device::Hip if name == "clock" => {
                Some("long NAME() { return (long)clock64(); }\n")
            }
            _other => None,
        };
        own.map(str::to_string).or_else(|| definition(name))
    }

    fn rewrite(&mut self, expression: &Expression, call: &CallExpr, name: &str) {
        let program = self.program;
        if OF_GROUPS.contains(&name) || WarpCall::of(program, call).is_some() {
            return;
        }
        if let Some(ty) = WarpCall::unknown_type(program, call, name) {
            return self.found.push(value(call.name_span, name, &ty));
        }
        if let Some((name, group, _)) = groups::call(program, call) {
            if !groups::tells(name, group) {
                self.found.push(refused(call.name_span, name));
            }
            return;
        }
        let is_unsigned = || {
            let result = call.callee().map(|callee| program.unit.callee(callee).result);
            result.is_some_and(|ty| program.unit.ty(ty).name() == "unsigned int")
        };
        let overload =
            format!("{name}{}", if name.starts_with("__dp") && is_unsigned() { " unsigned" } else { "" });
        if let Some(text) = self.definition(&overload) {
            // `sincosf` alone is a function of C: compilers make calls of it out of the one that is defined here.
            let own = overload.trim_start_matches('_').replace(' ', "_");
            let own = self.names.free(&format!("cuda_{own}"));
            self.written.insert(own.clone(), format!("static {}", text.replace("NAME", &own)));
            let piece = Piece::Stands { text: own, from: call.name_span };
            return self.edits.recompose(OWNER, call.name_span, vec![piece]);
        }
        if let Some(counterpart) = counterpart(name) {
            return replaced(program, (expression, call), counterpart, self.edits);
        }
        match name {
            "__ldg" | "__ldcs" | "__ldca" | "__ldcg" | "__ldcv" | "__ldlu" => {
                dereferenced(expression, call, self.edits)
            }
            "__stcs" | "__stcg" | "__stwb" | "__stwt" => stored(program, expression, call, self.edits),
            "__activemask" => self.edits.recompose(
                OWNER,
                expression.span,
                vec![Piece::Stands { text: "0xffffffffu".into(), from: expression.span }],
            ),
            name if name.starts_with("atomic") => {
                self.atomics.expression((program, self.names), call, name, self.edits)
            }
            name if textures::is_name(name) => {}
            // CUDA and HIP have them.
            name if of_cpu(name).is_some() && matches!(self.device, Device::Cuda | Device::Hip) => {}
            name => self.found.push(refused(call.name_span, name)),
        }
    }
}

/// The definition of a function that a CPU has in a way of its own, and that other devices do not have.
fn of_cpu(name: &str) -> Option<&'static str> {
    match name {
        "clock" => {
            Some("long NAME() {\n  extern long long okl_cu_clock();\n  return (long)okl_cu_clock();\n}\n")
        }
        "clock64" | "wall_clock64" => {
            Some("long long NAME() {\n  extern long long okl_cu_clock();\n  return okl_cu_clock();\n}\n")
        }
        "__trap" => Some("void NAME() { __builtin_trap(); }\n"),
        _other => None,
    }
}

/// Functions that make groups: what they make is no object in OKL.
const OF_GROUPS: [&str; 8] = [
    "this_thread_block",
    "this_grid",
    "grid_group",
    "tiled_partition",
    "thread_block",
    "thread_block_tile",
    "coalesced_threads",
    "coalesced_group",
];

/// The call that a statement is.
fn called<'p>(program: &Program<'p>, stmt: &Stmt) -> Option<(&'p Expression, &'p CallExpr, &'p str)> {
    let [only] = stmt.expressions[..] else { return None };
    if stmt.kind != StmtKind::Expression {
        return None;
    }
    let expression = program.unit.expression(program.unit.peeled(only));
    let ExprKind::Call(call) = &expression.kind else { return None };
    Some((expression, call, program.called(call)?))
}

/// `__ldg(p)` as `(*(p))`.
fn dereferenced(expression: &Expression, call: &CallExpr, edits: &mut EditSet) {
    let name = Span::new(expression.span.start, call.name_span.end);
    edits.recompose(OWNER, name, vec![Piece::Stands { text: "(*".into(), from: name }]);
    edits.insert_after(OWNER, expression.span.end, ")");
}

/// `__stcs(p, v)` as `(*(p) = (v))`.
fn stored(program: &Program<'_>, expression: &Expression, call: &CallExpr, edits: &mut EditSet) {
    let [place, value] = call.arguments[..] else { return };
    let source = |id| Piece::Source(program.unit.expression(id).span);
    let text = |text: &str| Piece::Text(text.into());
    let start = Piece::Stands { text: "(*(".into(), from: call.name_span };
    let pieces = vec![start, source(place), text(") = ("), source(value), text("))")];
    edits.recompose(OWNER, expression.span, pieces);
}

/// Writes what OKL has for a function; arguments keep the types of the parameters.
fn replaced(
    program: &Program<'_>,
    (expression, call): (&Expression, &CallExpr),
    counterpart: Counterpart,
    edits: &mut EditSet,
) {
    let unit = program.unit;
    let parameters = call.callee().map(|callee| unit.callee(callee).parameters.clone()).unwrap_or_default();
    let argument = |at: usize| -> Vec<Piece> {
        let Some(id) = call.arguments.get(at) else { return Vec::new() };
        let own = unit.expression(unit.peeled(*id)).ty;
        let wanted = parameters.get(at).map(|ty| unit.ty(*ty).name().to_string()).unwrap_or_default();
        let source = Piece::Source(unit.expression(*id).span);
        if unit.ty(own).name() == wanted {
            return vec![source];
        }
        vec![Piece::Text(format!("({wanted})(")), source, Piece::Text(")".into())]
    };
    let stands = |text: String| Piece::Stands { text, from: call.name_span };
    let mut pieces = Vec::new();
    match counterpart {
        Counterpart::Name(name) => {
            pieces.push(stands(format!("{name}(")));
            for at in 0..call.arguments.len() {
                if at > 0 {
                    pieces.push(Piece::Text(", ".into()));
                }
                pieces.extend(argument(at));
            }
            pieces.push(Piece::Text(")".into()));
        }
        Counterpart::Operator(sign) => {
            pieces.push(stands("((".into()));
            pieces.extend(argument(0));
            pieces.push(Piece::Text(format!(") {sign} (")));
            pieces.extend(argument(1));
            pieces.push(Piece::Text("))".into()));
        }
        Counterpart::Cast(ty) => {
            pieces.push(stands(format!("({ty})(")));
            pieces.extend(argument(0));
            pieces.push(Piece::Text(")".into()));
        }
    }
    edits.recompose(OWNER, expression.span, pieces);
}

fn refused(place: Span, name: &str) -> Diagnostic {
    let message = match name {
        "__syncthreads" => "`__syncthreads()` is part of an expression".to_string(),
        "sync" => "okl has no barrier for a whole grid, and for groups whose threads are known when the program runs".to_string(),
        _other => format!("okl does not read `{name}` of CUDA here"),
    };
    Diagnostic::error(CU_UNSUPPORTED, message, place)
        .help("docs/cuda.md lists what okl reads; write it with what is there")
}

/// A value of a type that threads do not tell each other.
fn value(place: Span, name: &str, ty: &str) -> Diagnostic {
    let message = format!("`{name}` has a value of type `{ty}`");
    Diagnostic::error(CU_UNSUPPORTED, message, place)
        .help("threads tell each other integers of 32 and 64 bits, `float` and `double`: write one call for each part")
}
