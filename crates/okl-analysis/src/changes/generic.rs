//! Effects that the body of a template does not show.
//!
//! ```text
//! template <class T> T last(T &x) { return x + 1; }    // may call `operator+` of a class, or a conversion
//! ```
//!
//! The operators, conversions, constructors and destructors that a template calls are known for an instance only. They
//! count if the unit has one with effects that its spelling does not show, and if a type of the instance may be a
//! class.

use crate::Analyzed;
use crate::effect_queries::{EffectQueries, Question};
use okl_model::{Callee, ExprId, ExprKind, Function, FunctionId, StmtKind, Ty, TypeKind, Vector};
use rustc_hash::FxHashSet;

impl EffectQueries {
    /// True if a call of a template may have effects that its body does not show. `object` is the type of a method's
    /// object.
    pub(crate) fn hides_changes(
        &mut self,
        unit: &Analyzed,
        function: FunctionId,
        callee: &Callee,
        object: Option<Ty<'_>>,
    ) -> bool {
        let parameters = callee.parameters.iter().map(|ty| unit.ty(*ty));
        // The template arguments of the class: methods of `Pair<float>` work on members of type `float`.
        let of_class = object.map(|ty| ty.arguments.clone()).unwrap_or_default();
        let of_class = of_class.iter().map(|ty| unit.ty(*ty));
        unit.function(function).is_template
            && may_call(unit, function)
            && (!parameters.chain(of_class).all(is_plain) || makes_others(unit, function))
            && !self.operators_read(unit)
    }

    /// True if the operators, conversions, constructors and destructors of the unit write only to the operand that `a =
    /// b`, `a += b` and `++a` name.
    fn operators_read(&mut self, unit: &Analyzed) -> bool {
        self.ask(Question::Operators, |asked| {
            let records = unit.declarations.iter().filter(|one| one.kind.is_record());
            let records: FxHashSet<&str> = records.map(|one| one.name.as_str()).collect();
            let is_constructor = |one: &Function| one.is_method && records.contains(one.name.as_str());
            let functions = unit.functions.iter().enumerate();
            functions.filter(|(_, one)| is_unwritten(one) || is_constructor(one)).all(|(at, one)| {
                let id = FunctionId(at as u32);
                if changes_by_name(&one.name) {
                    // The operator is expected to change its object or its first argument.
                    let first = usize::from(!one.is_method);
                    return (first..one.params.len())
                        .all(|at| !leads(unit, one, at) || !asked.changes_argument(unit, id, at));
                }
                // A constructor may write to its own object.
                let keeps = |asked: &mut EffectQueries, at| {
                    !leads(unit, one, at) || !asked.changes_argument(unit, id, at)
                };
                asked.only_reads(unit, id)
                    || is_constructor(one) && (0..one.params.len()).all(|at| keeps(asked, at))
            })
        })
    }
}

/// True for operators, conversions and destructors: code calls them without naming them.
fn is_unwritten(function: &Function) -> bool {
    let name = function.name.as_str();
    let is_operator = name
        .strip_prefix("operator")
        .is_some_and(|rest| !rest.starts_with(|c: char| c == '_' || c.is_alphanumeric()));
    is_operator || function.is_method && name.starts_with('~')
}

/// True for `a = b`, `a += b`, `++a`: the body of a template shows that the operand is written.
fn changes_by_name(name: &str) -> bool {
    let sign = name.trim_start_matches("operator");
    let compares = matches!(sign, "==" | "!=" | "<=" | ">=");
    sign == "++" || sign == "--" || sign.ends_with('=') && !compares
}

/// True if parameter number `at` gives a function write access to memory of its caller.
fn leads(unit: &Analyzed, function: &Function, at: usize) -> bool {
    let ty = unit.ty(unit.variable(function.params[at]).ty);
    !ty.referred().or(ty.element()).is_some_and(|to| to.is_const) && !unit.is_closed(ty)
}

/// True for types that contain no class other than vector types.
fn is_plain(ty: Ty<'_>) -> bool {
    match ty.kind {
        TypeKind::Bool | TypeKind::Int(_) | TypeKind::Float | TypeKind::Enum | TypeKind::Void => true,
        TypeKind::Pointer(to) | TypeKind::Reference(to) | TypeKind::Array { of: to, .. } => {
            is_plain(ty.at(to))
        }
        TypeKind::Record => !is_class(ty),
        TypeKind::Function | TypeKind::Other => false,
    }
}

fn is_class(ty: Ty<'_>) -> bool {
    ty.kind == TypeKind::Record && Vector::named(ty.name()).is_none()
}

/// True if the body of a template may call an operator, a conversion or a constructor. `return x;` as a reference does
/// not.
fn may_call(unit: &Analyzed, function: FunctionId) -> bool {
    let Some(one) = unit.body_of(function).map(|id| unit.function(id)) else { return true };
    let Some(body) = unit.body(one) else { return true };
    let result = unit.ty(one.result);
    let gives_place = result.is_reference() || result.is_pointer();
    let mut found = false;
    unit.walk(body, &mut |stmt| {
        let is_simple = matches!(stmt.kind, StmtKind::Block(_) | StmtKind::Expression | StmtKind::Empty)
            || stmt.kind == StmtKind::Return && gives_place;
        let is_name = |kind: &ExprKind| {
            matches!(
                kind,
                ExprKind::Name(_)
                    | ExprKind::Paren(_)
                    | ExprKind::This
                    | ExprKind::Member(_)
                    | ExprKind::AddressOf(_)
            )
        };
        found |= !is_simple || stmt.expressions.iter().any(|id| unit.any_part(*id, &|kind| !is_name(kind)));
    });
    found
}

/// True if the body of a template has objects whose types are not those of its parameters, such as `typename
/// Traits<T>::value`, or calls functions that are known for an instance only.
fn makes_others(unit: &Analyzed, function: FunctionId) -> bool {
    let Some(body) = unit.body_of(function).and_then(|id| unit.body(unit.function(id))) else { return true };
    let mut open: Vec<ExprId> = Vec::new();
    unit.walk(body, &mut |stmt| open.extend(&stmt.expressions));
    while let Some(id) = open.pop() {
        let kind = &unit.expression(id).kind;
        let is_unknown_call = matches!(kind, ExprKind::Call(call) if call.callee().is_none());
        let is_unknown_object = matches!(kind, ExprKind::Declare(declare) if declare.variables.iter().any(|id| {
            let ty = unit.ty(unit.variable(*id).ty);
            ty.kind == TypeKind::Other && ty.spelling.contains(['<', ':'])
        }));
        // `*this + 1` calls an operator of the class itself.
        let is_object = matches!(kind, ExprKind::Dereference(of)
            if matches!(unit.expression(unit.peeled(*of)).kind, ExprKind::This));
        let is_opaque = matches!(kind, ExprKind::CompoundLiteral(_) | ExprKind::Opaque(_));
        let is_another = is_unknown_call || is_unknown_object || is_object || is_opaque;
        if is_another || is_class(unit.type_of(id)) {
            return true;
        }
        open.extend(kind.children());
    }
    false
}
