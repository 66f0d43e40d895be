//! Functions by which the threads of a warp, or of a block, tell each other values.
//!
//! OKL has functions for them that all threads of a group call together; values go through group memory:
//!
//! ```text
//! v += __shfl_down_sync(m, v, 8);    v += shfl_down_float(lanes_float, item, items, v, 8, 32);
//!
//! float shfl_down_float(float *lanes, const unsigned int item, const unsigned int items, const float x, ...) {
//!   lanes[item] = x;
//!   @barrier;
//!   ...
//! ```

use crate::groups::{self, Group};
use crate::implicit::Implicit;
use crate::lane_type::LaneType;
use crate::program::Program;
use okl_plugin::model::{CallExpr, ExprId};

/// A call of such a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WarpCall {
    /// The function that is called instead.
    pub(crate) name: String,
    /// Its result.
    result: &'static str,
    /// Its parameters and its body.
    text: String,
    pub(crate) ty: LaneType,
    /// The arguments that stay.
    pub(crate) arguments: Vec<ExprId>,
    /// Arguments that are added behind them.
    pub(crate) more: String,
}

impl WarpCall {
    /// The call, if it is one.
    pub(crate) fn of(program: &Program<'_>, call: &CallExpr) -> Option<WarpCall> {
        if let Some((name, Group::Tile(size), arguments)) = groups::call(program, call) {
            return WarpCall::of_tile(program, call, (name, size), arguments);
        }
        let name = program.called(call)?;
        let has_mask = name.ends_with("_sync");
        let operation = name.strip_suffix("_sync").unwrap_or(name).strip_prefix("__")?;
        // Default arguments are not written.
        let is_written = |id: &ExprId| !program.unit.expression(*id).span.is_empty();
        let arguments: Vec<ExprId> =
            call.arguments.iter().copied().filter(is_written).skip(usize::from(has_mask)).collect();
        let more = if operation.starts_with("shfl") && arguments.len() < 3 { ", 32" } else { "" };
        WarpCall::named(program, call, operation, arguments, more.to_string())
    }

    /// The call of a function of a tile.
    fn of_tile(
        program: &Program<'_>,
        call: &CallExpr,
        (name, size): (&str, u32),
        mut arguments: Vec<ExprId>,
    ) -> Option<WarpCall> {
        let mut more = format!(", {size}");
        let operation = match name {
            "reduce" => {
                let operation = groups::operation(program, arguments.pop()?)?;
                match operation.as_str() {
                    "plus" => "reduce_add",
                    "less" => "reduce_min",
                    "greater" => "reduce_max",
                    _other => return None,
                }
            }
            "shfl" | "shfl_up" | "shfl_down" | "shfl_xor" | "ballot" | "any" | "all" => name,
            _other => return None,
        };
        if !operation.starts_with("shfl") {
            if size != 32 {
                more = format!(", {size}u");
            } else {
                more.clear();
            }
        }
        let tile = (size != 32 && !operation.starts_with("shfl")).then(|| format!("tile_{operation}"));
        WarpCall::named(program, call, tile.as_deref().unwrap_or(operation), arguments, more)
    }

    /// The type of the values of a call that has values of another type.
    pub(crate) fn unknown_type(program: &Program<'_>, call: &CallExpr, name: &str) -> Option<String> {
        let is_tile = matches!(groups::call(program, call), Some((_, Group::Tile(_), _)));
        let is_shuffle = name.starts_with("__shfl") || is_tile && name.starts_with("shfl");
        let result = program.unit.callee(call.callee()?).result;
        is_shuffle.then(|| program.unit.ty(result).name().to_string())
    }

    fn named(
        program: &Program<'_>,
        call: &CallExpr,
        operation: &str,
        arguments: Vec<ExprId>,
        more: String,
    ) -> Option<WarpCall> {
        let callee = program.unit.callee(call.callee()?);
        // The mask is in front of the value.
        let of_values = if operation == "match_any" { *callee.parameters.get(1)? } else { callee.result };
        let of_result = || {
            let ty = program.unit.ty(of_values);
            let name = ty.name();
            // Small integers are `int`s in CUDA's functions.
            let small = ["bool", "char", "signed char", "unsigned char", "short", "unsigned short"];
            if small.contains(&name) {
                return Some(LaneType::Int);
            }
            LaneType::ALL.iter().find(|(_, known)| *known == name).map(|(ty, _)| *ty)
        };
        let (is_of_values, function) = match operation.strip_prefix("tile_") {
            Some(operation) => function(operation).map(|(is_of_values, all)| (is_of_values, in_tile(all)))?,
            None => function(operation)?,
        };
        let ty = if is_of_values { of_result()? } else { LaneType::Int };
        let type_name = ty.name();
        let own = match is_of_values {
            true => format!("{operation}_{}", type_name.replace(' ', "_")),
            false => operation.to_string(),
        };
        let (result, parameters, body) = function;
        let result = if result.is_empty() { type_name } else { result };
        let head = format!(
            "({type_name} *lanes, const unsigned int item, const unsigned int items, const {type_name} x{parameters})"
        );
        let text = format!("{head} {{\n{}}}\n", body.replace("{T}", type_name));
        Some(WarpCall { name: own, result, text, ty, arguments, more })
    }

    /// The definition of the function that is called instead, under a name.
    pub(crate) fn definition(&self, name: &str) -> String {
        format!("static {} {name}{}", self.result, self.text)
    }

    /// The values that a function with the call needs.
    pub(crate) fn needs(&self) -> [Implicit; 3] {
        [Implicit::Lanes(self.ty), Implicit::Item, Implicit::Items]
    }
}

/// The result type (empty for that of the values), the parameters behind the value, and the body of a function.
type Function = (&'static str, &'static str, String);

/// The function for an operation; true if it takes values of any type, false if it asks a question of each thread.
fn function(operation: &str) -> Option<(bool, Function)> {
    let count = "if (lanes[from] != 0) ++result;";
    let (any, all) = ("if (lanes[from] != 0) result = 1;", "if (lanes[from] == 0) result = 0;");
    let ballot = "if (lanes[from] != 0) result |= 1u << (from - first);";
    Some(match operation {
        "shfl" => (true, shuffle("first + (lane & ~(w - 1u)) + ((unsigned int)at & (w - 1u))", "true")),
        "shfl_up" => (true, shuffle("item - (unsigned int)at", "(unsigned int)at <= (lane & (w - 1u))")),
        "shfl_down" => (true, shuffle("item + (unsigned int)at", "(lane & (w - 1u)) + (unsigned int)at < w")),
        "shfl_xor" => {
            let other = "(lane ^ (unsigned int)at)";
            (true, shuffle(&format!("first + {other}"), &format!("{other} < (lane & ~(w - 1u)) + w")))
        }
        "ballot" => (false, vote("unsigned int", "0u", ballot)),
        "any" => (false, vote("int", "0", any)),
        "all" => (false, vote("int", "1", all)),
        "syncthreads_count" => (false, count_of("0", count)),
        "syncthreads_or" => (false, count_of("0", any)),
        "syncthreads_and" => (false, count_of("1", all)),
        "match_any" => {
            let same = "if (lanes[from] == x) result |= 1u << (from - first);";
            (true, vote("unsigned int", "0u", same))
        }
        "reduce_and" => (true, reduce("result &= lanes[from];")),
        "reduce_or" => (true, reduce("result |= lanes[from];")),
        "reduce_xor" => (true, reduce("result ^= lanes[from];")),
        "reduce_add" => (true, reduce("result += lanes[from];")),
        "reduce_min" => (true, reduce("result = lanes[from] < result ? lanes[from] : result;")),
        "reduce_max" => (true, reduce("result = result < lanes[from] ? lanes[from] : result;")),
        _other => return None,
    })
}

/// Gives each thread the value of `from`, its own where that is out of range. `w` is the width, `lane` is `item % 32`.
fn shuffle(from: &str, is_in_range: &str) -> Function {
    let body = format!(
        "  lanes[item] = x;\n  @barrier;\n  const unsigned int lane = item % 32u, first = item - lane, w = (unsigned int)width;\n  \
         const unsigned int from = {from};\n  \
         const {{T}} y = ({is_in_range}) && from < items ? lanes[from] : x;\n  @barrier;\n  return y;\n"
    );
    ("", ", const int at, const int width", body)
}

/// Looks at the values of a warp one after another.
fn vote(result: &'static str, start: &str, step: &str) -> Function {
    let body = format!(
        "  lanes[item] = x;\n  @barrier;\n  const unsigned int first = item - item % 32u;\n  {result} result = {start};\n  \
         for (unsigned int from = first; from < first + 32u && from < items; ++from) {{\n    {step}\n  }}\n  \
         @barrier;\n  return result;\n"
    );
    (result, "", body)
}

/// The same for the threads of a tile of `size`.
fn in_tile((result, _, body): Function) -> Function {
    (result, ", const unsigned int size", body.replace("32u", "size"))
}

/// Looks at the values of the block one after another.
fn count_of(start: &str, step: &str) -> Function {
    let body = format!(
        "  lanes[item] = x;\n  @barrier;\n  int result = {start};\n  \
         for (unsigned int from = 0; from < items; ++from) {{\n    {step}\n  }}\n  @barrier;\n  return result;\n"
    );
    ("int", "", body)
}

/// Combines the values of a warp.
fn reduce(step: &str) -> Function {
    let body = format!(
        "  lanes[item] = x;\n  @barrier;\n  const unsigned int first = item - item % 32u;\n  {{T}} result = lanes[first];\n  \
         for (unsigned int from = first + 1u; from < first + 32u && from < items; ++from) {{\n    {step}\n  }}\n  \
         @barrier;\n  return result;\n"
    );
    ("", "", body)
}
