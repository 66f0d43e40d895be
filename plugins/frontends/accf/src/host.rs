//! The boundary between the user's Fortran and the functions of regions.
//!
//! ```text
//! call okl_step_12(n, x, a)                                                     in place of the region
//!
//! interface                                                                     in the unit
//!   subroutine okl_step_12(n, x, a) bind(c, name = "okl_step_12_1f3a")
//!     integer(4), value :: n
//!     type(*), dimension(..), optional :: x
//!     real(8), value :: a
//!   end subroutine
//! end interface
//!
//! extern "C" void okl_step_12_1f3a(int n, CFI_cdesc_t *x, double a) {           in C++
//!   step_12(n, (double *)okl_accf::base(x), okl_accf::count(x), a);
//! }
//! ```
//!
//! Descriptors of arrays (F2018 18.4) say where elements are, for sections as well. Lower bounds are not in them.

use crate::options::HostAbi;
use crate::translator::{Res, Translator};
use crate::value::parts;
use crate::variable::{Bound, Number, OF_ELEMENT, Role, Variable, is_allocated};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

/// A call in the user's program.
#[derive(Clone, Debug, Default)]
pub struct HostCall {
    /// The name of the subroutine in Fortran.
    pub name: String,
    /// The symbol.
    pub symbol: String,
    /// The arguments in Fortran.
    pub arguments: Vec<String>,
    /// The names of the dummy arguments.
    pub dummies: Vec<String>,
    /// The declarations of the dummy arguments.
    pub declarations: Vec<String>,
    /// The `use` statements that it needs.
    pub uses: Vec<String>,
    /// The function of C++ with that symbol.
    pub wrapper: String,
    /// Lines that stand there instead of a call.
    pub lines: String,
    /// A condition of the call in Fortran, if it has one.
    pub condition: String,
}

impl HostCall {
    /// Lines in place of a call.
    pub fn text(lines: String) -> HostCall {
        HostCall { lines, ..HostCall::default() }
    }
}

impl<'t> Translator<'t> {
    /// The function of a region, and its call.
    pub fn region_function(&mut self, name: &str, span: Span, body: Vec<Text>) -> Res<(Text, HostCall)> {
        let mut call = HostCall {
            name: format!("okl_{name}"),
            symbol: format!("okl_{name}_{}", self.file_mark),
            ..HostCall::default()
        };
        let (mut parameters, mut wrapped, mut values) = (Vec::new(), Vec::new(), Vec::new());
        self.declared_before()?;
        for key in self.function.order.clone() {
            let variable = self.function.variables[&key].clone();
            if variable.role == Role::Local {
                continue;
            }
            let c = self.c_type(&variable.ty, span)?;
            let mut variable = variable;
            variable.written = self.host_name(&key, &variable, span, &mut call)?;
            self.pass(&variable, &c, &mut call, (&mut parameters, &mut wrapped, &mut values));
        }
        call.wrapper = format!(
            "extern \"C\" void {}({}) {{\n  {name}({});\n}}\n",
            call.symbol,
            wrapped.join(", "),
            values.join(", ")
        );
        let place = self.place(span);
        let mut text = Text::from(format!("void {name}({}) {{\n", parameters.join(", ")));
        for line in std::mem::take(&mut self.function.entry) {
            text.push(parts(&["  ", "\n"], [line]));
        }
        body.into_iter().for_each(|line| text.push(line));
        text.push("}\n");
        Ok((text.at(place), call))
    }

    /// How the host program names a variable. One of a module that it does not use is used for the call.
    fn host_name(
        &mut self,
        key: &crate::variable::Key,
        variable: &Variable<'t>,
        span: Span,
        call: &mut HostCall,
    ) -> Res<String> {
        // A path has components and subscripts behind the name: `blocks(b)%x`.
        let end = key.1.find(['%', '(']).unwrap_or(key.1.len());
        let root = key.1.get(..end).unwrap_or_default().to_string();
        let rest = variable.written.get(end..).unwrap_or_default().to_string();
        let with_rest = |name: &str| format!("{name}{rest}");
        let is_same = match self.universe.find(self.function.scope, &root) {
            Some(found) => found.scope == key.0,
            // A name without a declaration belongs to the unit.
            None => key.0 == self.unit_scope(),
        };
        if is_same || variable.symbol.has("associate") {
            return Ok(variable.written.clone());
        }
        let module = self.universe.unit_of(key.0).filter(|_| self.universe.is_module(key.0));
        let Some(module) = module.and_then(|unit| unit.name.as_ref()) else {
            return self.unsupported(format!("`{}`, which this unit cannot name", variable.written), span);
        };
        let known = self.host_locals.get(&(key.0, root.clone())).cloned();
        let local = known.unwrap_or_else(|| self.fresh_global(&format!("accf_{root}")));
        self.host_locals.insert((key.0, root.clone()), local.clone());
        call.uses.push(format!("use {}, only: {local} => {root}", module.id));
        Ok(with_rest(&local))
    }

    fn pass(
        &self,
        variable: &Variable<'t>,
        c: &str,
        call: &mut HostCall,
        (parameters, wrapped, values): (&mut Vec<String>, &mut Vec<String>, &mut Vec<String>),
    ) {
        let (name, written) = (&variable.name, &variable.written);
        let is_array = !variable.dims.is_empty();
        call.dummies.push(name.clone());
        call.arguments.push(written.clone());
        if is_array {
            self.pass_array(variable, c, call, (parameters, wrapped, values));
            return;
        }
        let is_reference = variable.role == Role::Reference;
        let is_optional = variable.symbol.has("optional");
        parameters.push(if is_reference { format!("{c} &{name}") } else { format!("{c} {name}") });
        let by_value = !is_reference && !is_optional && !is_allocated(&variable.symbol);
        match (&variable.ty, by_value) {
            (Type::Integer(kind), true) => {
                call.declarations.push(format!("integer({kind}), value :: {name}"));
                wrapped.push(format!("{c} {name}"));
                values.push(name.clone());
            }
            (Type::Real(kind), true) => {
                call.declarations.push(format!("real({kind}), value :: {name}"));
                wrapped.push(format!("{c} {name}"));
                values.push(name.clone());
            }
            (Type::Logical(_), true) => {
                if let Some(last) = call.arguments.last_mut() {
                    *last = format!("merge(1_4, 0_4, {written})");
                }
                call.declarations.push(format!("integer(4), value :: {name}"));
                wrapped.push(format!("int {name}"));
                values.push(format!("({c}){name}"));
            }
            _ => {
                let optional = if is_optional { ", optional" } else { "" };
                call.declarations.push(format!("type(*){optional} :: {name}"));
                wrapped.push(format!("{c} *{name}"));
                values.push(match (is_optional, is_reference) {
                    (true, false) => format!("{name} ? *{name} : {c}()"),
                    _ => format!("*{name}"),
                });
            }
        }
        if variable.numbers.contains(&Number::Present) {
            parameters.push(format!("int {name}_present"));
            values.push(format!("{name} != nullptr"));
        }
    }

    fn pass_array(
        &self,
        variable: &Variable<'t>,
        c: &str,
        call: &mut HostCall,
        (parameters, wrapped, values): (&mut Vec<String>, &mut Vec<String>, &mut Vec<String>),
    ) {
        let name = &variable.name;
        let is_shared = ["pointer", "target", OF_ELEMENT].iter().any(|word| variable.symbol.has(word));
        let restrict = if is_shared { "" } else { "__restrict " };
        let changes = variable.is_written;
        parameters.push(if changes {
            format!("{c} *{restrict}{name}")
        } else {
            format!("const {c} *{restrict}{name}")
        });
        if self.settings.host_abi == HostAbi::Plain {
            call.declarations.push(format!("type(*), dimension(*), optional :: {name}"));
            wrapped.push(format!("void *{name}"));
            values.push(format!("({c} *){name}"));
            self.pass_plain_numbers(variable, call, parameters, wrapped, values);
            return;
        }
        call.declarations.push(format!("type(*), dimension(..), optional :: {name}"));
        wrapped.push(format!("CFI_cdesc_t *{name}"));
        values.push(format!("({c} *)okl_accf::base({name})"));
        self.pass_numbers(variable, call, parameters, wrapped, values);
    }

    /// The numbers about an array as values that the host program computes: no descriptor is needed.
    fn pass_plain_numbers(
        &self,
        variable: &Variable<'t>,
        call: &mut HostCall,
        parameters: &mut Vec<String>,
        wrapped: &mut Vec<String>,
        values: &mut Vec<String>,
    ) {
        let (name, written) = (&variable.name, &variable.written);
        let stride = |dim: usize| {
            let extents = (1..=dim).map(|dim| format!(" * size({written}, {dim}, 8)"));
            format!("1_8{}", extents.collect::<String>())
        };
        for number in &variable.numbers {
            let own = format!("{name}_{}", number.suffix());
            let argument = match number {
                Number::Present => {
                    parameters.push(format!("int {own}"));
                    values.push(format!("{name} != nullptr"));
                    continue;
                }
                Number::Lower(dim) => format!("lbound({written}, {}, 8)", dim + 1),
                Number::Extent(dim) => format!("size({written}, {}, 8)", dim + 1),
                Number::Stride(dim) => stride(*dim),
                Number::Count => format!("size({written}, kind = 8)"),
                Number::Offset => {
                    let terms = (0..variable.dims.len())
                        .map(|dim| format!(" - lbound({written}, {}, 8) * ({})", dim + 1, stride(dim)));
                    format!("0_8{}", terms.collect::<String>())
                }
            };
            call.dummies.push(own.clone());
            call.arguments.push(argument);
            call.declarations.push(format!("integer(8), value :: {own}"));
            wrapped.push(format!("long long {own}"));
            parameters.push(format!("long long {own}"));
            values.push(own);
        }
    }

    fn pass_numbers(
        &self,
        variable: &Variable<'t>,
        call: &mut HostCall,
        parameters: &mut Vec<String>,
        wrapped: &mut Vec<String>,
        values: &mut Vec<String>,
    ) {
        let (name, written) = (&variable.name, &variable.written);
        let mut lowers: Vec<usize> = Vec::new();
        let needs_lower = |dim: usize| matches!(variable.dims[dim].lower, Bound::Asked(_));
        for number in &variable.numbers {
            match number {
                Number::Lower(dim) => lowers.push(*dim),
                Number::Offset => lowers.extend((0..variable.dims.len()).filter(|dim| needs_lower(*dim))),
                _ => {}
            }
        }
        lowers.sort_unstable();
        lowers.dedup();
        for dim in &lowers {
            call.dummies.push(format!("{name}_l{dim}"));
            call.arguments.push(format!("lbound({written}, {}, 8)", dim + 1));
            call.declarations.push(format!("integer(8), value :: {name}_l{dim}"));
            wrapped.push(format!("long long {name}_l{dim}"));
        }
        for number in &variable.numbers {
            parameters.push(match number {
                Number::Present => format!("int {name}_present"),
                number => format!("long long {name}_{}", number.suffix()),
            });
            values.push(match number {
                Number::Lower(dim) => format!("{name}_l{dim}"),
                Number::Extent(dim) => format!("okl_accf::extent({name}, {dim})"),
                Number::Stride(dim) => format!("okl_accf::stride({name}, {dim})"),
                Number::Count => format!("okl_accf::count({name})"),
                Number::Present => format!("{name} != nullptr"),
                Number::Offset => {
                    let lower = |dim: usize| match &variable.dims[dim].lower {
                        Bound::Known(known) => known.to_string(),
                        Bound::Asked(_) => format!("{name}_l{dim}"),
                    };
                    let terms = (0..variable.dims.len())
                        .map(|dim| format!(" - ({}) * okl_accf::stride({name}, {dim})", lower(dim)));
                    format!("okl_accf::first({name}){}", terms.collect::<String>())
                }
            });
        }
    }
}

/// Functions that read descriptors.
pub const DESCRIPTORS: &str = r"#include <ISO_Fortran_binding.h>
namespace okl_accf {
inline long long extent(const CFI_cdesc_t *a, int dim) {
  return a && a->base_addr && dim < a->rank ? (long long)a->dim[dim].extent : 0;
}
inline long long stride(const CFI_cdesc_t *a, int dim) {
  return a && a->elem_len && dim < a->rank ? (long long)a->dim[dim].sm / (long long)a->elem_len : 1;
}
/* How far the first element is from the lowest address. */
inline long long first(const CFI_cdesc_t *a) {
  long long offset = 0;
  for (int dim = 0; a && dim < a->rank; ++dim)
    if (a->dim[dim].sm < 0 && extent(a, dim) > 1) offset -= (extent(a, dim) - 1) * stride(a, dim);
  return offset;
}
/* The number of elements from the lowest to the highest address. */
inline long long count(const CFI_cdesc_t *a) {
  if (!a || !a->base_addr) return 0;
  long long span = 1;
  for (int dim = 0; dim < a->rank; ++dim) {
    const long long n = extent(a, dim), s = stride(a, dim);
    if (n <= 0) return 0;
    span += (n - 1) * (s < 0 ? -s : s);
  }
  return span;
}
inline void *base(const CFI_cdesc_t *a) {
  return a && a->base_addr ? (char *)a->base_addr - first(a) * (long long)a->elem_len : nullptr;
}
}
";

/// The call as lines of Fortran, with this indentation.
pub fn call_text(call: &HostCall, indent: &str, is_fixed: bool) -> String {
    if !call.lines.is_empty() {
        return call.lines.clone();
    }
    if !call.condition.is_empty() {
        let plain = HostCall { condition: String::new(), ..call.clone() };
        let inside = call_text(&plain, indent, is_fixed);
        return format!("      if ({}) then\n{inside}      end if\n", call.condition);
    }
    wrapped_list(&format!("call {}", call.name), &call.arguments, "", indent, is_fixed)
}

/// The interface of calls, as lines of Fortran.
pub fn interface_text(calls: &[HostCall], is_fixed: bool) -> String {
    let indent = if is_fixed { "      " } else { "  " };
    let mut text = format!("{indent}interface\n");
    for call in calls {
        let bind = format!(" bind(c, name = \"{}\")", call.symbol);
        text.push_str(&wrapped_list(
            &format!("subroutine {}", call.name),
            &call.dummies,
            &bind,
            indent,
            is_fixed,
        ));
        for declaration in &call.declarations {
            text.push_str(&format!("{indent}{declaration}\n"));
        }
        text.push_str(&format!("{indent}end subroutine\n"));
    }
    text.push_str(&format!("{indent}end interface\n"));
    text
}

/// A list in parentheses, in lines that are short enough for both forms.
fn wrapped_list(start: &str, items: &[String], end: &str, indent: &str, is_fixed: bool) -> String {
    let (indent, width) = if is_fixed { ("      ", 66) } else { (indent, 110) };
    let mut lines = vec![format!("{indent}{start}(")];
    let push = |piece: &str, lines: &mut Vec<String>| {
        let last = lines.last().map_or(0, String::len);
        if last + piece.len() > width + indent.len().min(20) {
            lines.push(if is_fixed { "     & ".to_string() } else { format!("{indent}  & ") });
        }
        if let Some(last) = lines.last_mut() {
            last.push_str(piece);
        }
    };
    for (at, item) in items.iter().enumerate() {
        push(&format!("{item}{}", if at + 1 < items.len() { ", " } else { "" }), &mut lines);
    }
    push(&format!("){end}"), &mut lines);
    let joint = if is_fixed { "\n" } else { " &\n" };
    let mut text = lines.join(joint);
    text.push('\n');
    text
}
