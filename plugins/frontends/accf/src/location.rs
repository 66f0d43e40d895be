//! Places of elements: `maxloc`, `minloc`, `findloc`.

use crate::known::argument;
use crate::translator::{Res, Translator};
use crate::value::{Binds, Value, parts};
use okl_fortran::ast::{Argument, ExprKind};
use okl_fortran::scope::Type;
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Translator<'t> {
    /// The place of an extreme element, or of one with a value.
    ///
    /// ```text
    /// float accf_best = 0; int accf_maxloc[1] = {0};
    /// for (long long accf_k = 0; accf_k < n; ++accf_k)
    ///   if ((accf_maxloc[0] == 0 || x[accf_k] > accf_best)) { accf_best = x[accf_k]; accf_maxloc[0] = (int)(accf_k) + 1; }
    /// ```
    pub fn location(&mut self, name: &str, arguments: &'t [Argument], at: &[Text], span: Span) -> Res<Value> {
        let array = &arguments[0].value;
        let extents = self.extents(array)?;
        let dim = match self.dim_of(name, arguments) {
            Some(dim) => Some(self.dimension_number(dim, extents.len())?),
            None => None,
        };
        let mask = self.mask_of(name, arguments);
        let is_back = arguments.iter().any(|one| {
            one.keyword.as_ref().is_some_and(|keyword| keyword.id == "back")
                && matches!(one.value.kind, ExprKind::Literal(okl_fortran::ast::Literal::Logical(true, _)))
        });
        let wanted = Wanted { name, is_back, place: self.fresh(&format!("accf_{name}")) };
        let declared = self.compared(&wanted, arguments, span)?;
        let place = &wanted.place;
        let count = if dim.is_some() { 1 } else { extents.len() };
        let zeros = vec!["0"; count].join(", ");
        let (mut loops, index) = self.reduction_loops(&extents, dim, at);
        let outer = std::mem::take(&mut self.function.before);
        let element = self.element(array, &index)?;
        let mask = match mask {
            Some(mask) => {
                let offsets: &[Text] = if self.rank(mask) > 0 { &index } else { &[] };
                Some(self.element(mask, offsets)?.operand(Binds::And))
            }
            None => None,
        };
        let inner = std::mem::replace(&mut self.function.before, outer);
        let mut update = Text::from("if (");
        if let Some(mask) = mask {
            update.push(mask);
            update.push(" && ");
        }
        update.push(wanted.condition(&declared, element));
        let positions: Vec<Text> = match dim {
            Some(dim) => vec![index[dim].clone()],
            None => index,
        };
        for (own, position) in positions.into_iter().enumerate() {
            update.push(format!(" {place}[{own}] = (int)("));
            update.push(position);
            update.push(") + 1;");
        }
        update.push(" }");
        let declaration = Text::from(format!("int {place}[{count}] = {{{zeros}}};"));
        self.nest(declaration, &mut loops, inner, update);
        let own = if dim.is_some() { "0".into() } else { at.first().cloned().unwrap_or_else(|| "0".into()) };
        Ok(Value::primary(parts(&[&format!("{place}["), "]"], [own]), Type::DEFAULT_INTEGER))
    }

    /// The variable that elements are compared with: the best one so far, or the value that is looked for.
    fn compared(&mut self, wanted: &Wanted<'_>, arguments: &'t [Argument], span: Span) -> Res<String> {
        let ty = self.type_of_expr(&arguments[0].value);
        if matches!(ty, Type::Complex(_) | Type::Derived(_) | Type::Character) {
            return self.unsupported(format!("`{}` of this type", wanted.name), span);
        }
        if wanted.name != "findloc" {
            let (c, best) = (self.c_type(&ty, span)?, self.fresh("accf_best"));
            self.function.before.push(format!("{c} {best} = 0;").into());
            return Ok(best);
        }
        let Some(value) = argument(arguments, "value", 1) else {
            return self.unsupported("`findloc` without a value", span);
        };
        let value = self.value(value)?;
        let (c, name) = (self.c_type(&value.ty, span)?, self.fresh("accf_value"));
        self.function.before.push(parts(&[&format!("const {c} {name} = "), ";"], [value.text]));
        Ok(name)
    }
}

/// The search for an element.
struct Wanted<'n> {
    /// The name of the function.
    name: &'n str,
    /// True for the last place instead of the first one.
    is_back: bool,
    /// The array with the place that was found so far.
    place: String,
}

impl Wanted<'_> {
    /// The rest of the condition on an element, and the start of what happens where it holds.
    fn condition(&self, with: &str, element: Value) -> Text {
        let place = &self.place;
        let sign = match (self.name, self.is_back) {
            ("maxloc", false) => ">",
            ("maxloc", true) => ">=",
            ("minloc", false) => "<",
            ("minloc", true) => "<=",
            _ => {
                let first = if self.is_back { String::new() } else { format!("{place}[0] == 0 && ") };
                return parts(&[&first, &format!(" == {with}) {{")], [element.operand(Binds::Sum)]);
            }
        };
        let text = element.operand(Binds::Sum);
        parts(
            &[&format!("({place}[0] == 0 || "), &format!(" {sign} {with})) {{ {with} = "), ";"],
            [text.clone(), text],
        )
    }
}
