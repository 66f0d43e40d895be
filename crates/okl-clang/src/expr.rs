//! Expressions: which variables they use and how, what they call.

use crate::bindings::{bound_access, is_structured};
use crate::libclang::{Cursor, CxType};
use crate::loops::peel;
use crate::reader::Reader;
use crate::types;
use clang_sys::*;
use okl_model::{Access, Call, Expr, Use};
use okl_normalizer::INDEX;
use okl_source::Span;

/// What an expression does, gathered while walking it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effects {
    pub(crate) uses: Vec<Use>,
    pub(crate) calls: Vec<Call>,
}

/// How the value of the node being walked is used by the node above.
#[derive(Clone, Debug)]
pub(crate) struct Demand {
    access: Access,
    /// Whether the access goes to what a pointer below leads to.
    through: bool,
    /// How often the access goes on from an array or pointer below: 1 for `*p`, 2 for `a[i][j]`.
    levels: usize,
    subscripts: Vec<Span>,
}

impl Demand {
    fn read() -> Demand {
        Demand::of(Access::Read)
    }

    pub(crate) fn of(access: Access) -> Demand {
        Demand { access, through: false, levels: 0, subscripts: Vec::new() }
    }

    /// What an unknown node does to what it is made of: nothing while it is only read; else what its parts lead
    /// to may change. `F{s}(t)` writes behind `s`, `*({ s + t; }) = 1` too; `Pair{s[t], 1}.sum()` has a copy.
    fn below(&self, node: i32, part: Cursor<'_>) -> Demand {
        let only_reads = self.access == Access::Read && !self.through;
        match (only_reads, leads(part)) {
            (true, _) => Demand::read(),
            (false, true) => Demand::behind(Access::Escape),
            (false, false) if node == CXCursor_InitListExpr => Demand::read(),
            (false, false) => Demand::of(Access::Escape),
        }
    }

    /// An access to what a pointer leads to.
    fn behind(access: Access) -> Demand {
        Demand { access, through: true, levels: 1, subscripts: Vec::new() }
    }
}

impl<'u> Reader<'u> {
    /// Reads an expression whole.
    pub(crate) fn expr(&mut self, cursor: Cursor<'u>) -> Expr {
        let mut effects = Effects::default();
        self.walk(cursor, Demand::read(), &mut effects);
        Expr {
            span: self.span(cursor),
            ty: types::read(cursor.ty()),
            value: types::is_integral(cursor.ty()).then(|| cursor.evaluate()).flatten(),
            uses: effects.uses,
            calls: effects.calls,
        }
    }

    /// Adds what `cursor` does to `effects`.
    pub(crate) fn effects(&mut self, cursor: Cursor<'u>, effects: &mut Effects) {
        self.walk(cursor, Demand::read(), effects);
    }

    pub(crate) fn walk(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        match cursor.kind() {
            CXCursor_DeclRefExpr => {
                self.reference(cursor, demand, out);
                // `is_same<decltype(r), double>::value`
                for child in self.expressions(cursor) {
                    self.walk(child, Demand::read(), out);
                }
            }
            CXCursor_BinaryOperator => self.binary(cursor, demand, out),
            CXCursor_CompoundAssignOperator => {
                let sides = self.expressions(cursor);
                self.each(&sides, &[Access::Update, Access::Read], out);
                if let Some(target) = sides.first() {
                    self.further(*target, demand, out);
                }
            }
            CXCursor_UnaryOperator => self.unary(cursor, demand, out),
            CXCursor_ArraySubscriptExpr => self.subscript(cursor, demand, out),
            CXCursor_MemberRefExpr => self.member(cursor, demand, out),
            CXCursor_CallExpr => self.call(cursor, &demand, out),
            CXCursor_ConditionalOperator => {
                let parts = self.expressions(cursor);
                if let Some((condition, branches)) = parts.split_first() {
                    self.walk(*condition, Demand::read(), out);
                    for branch in branches {
                        self.walk(*branch, demand.clone(), out);
                    }
                }
            }
            CXCursor_ParenExpr | CXCursor_UnexposedExpr | CXCursor_CXXConstCastExpr => {
                for child in cursor.children() {
                    self.walk(child, demand.clone(), out);
                }
            }
            CXCursor_CStyleCastExpr
            | CXCursor_CXXFunctionalCastExpr
            | CXCursor_CXXStaticCastExpr
            | CXCursor_CXXReinterpretCastExpr => {
                let demand = self.elsewhere(cursor, demand);
                for child in cursor.children() {
                    self.walk(child, demand.clone(), out);
                }
            }
            CXCursor_VarDecl => self.local(cursor, out),
            CXCursor_UnexposedDecl if is_structured(cursor) => drop(self.bindings(cursor, out)),
            CXCursor_CXXForRangeStmt => {
                let body = self.range_loop(cursor, out);
                body.into_iter().for_each(|body| self.walk(body, Demand::read(), out));
            }
            CXCursor_SwitchStmt => {
                self.hidden_init(cursor, out);
                self.each(&self.expressions(cursor), &[], out);
            }
            CXCursor_LambdaExpr => {
                self.captures(cursor, out);
                let captures = self.captures_end(cursor).unwrap_or_default();
                for child in cursor.children() {
                    if child.extent().is_some_and(|extent| extent.start < captures) {
                        continue; // read just now
                    }
                    if child.kind() == CXCursor_ParmDecl {
                        self.local(child, out);
                    } else {
                        self.walk(child, Demand::of(Access::Read), out);
                    }
                }
            }
            _ => {
                let kind = cursor.kind();
                for child in cursor.children() {
                    self.walk(child, demand.below(kind, child), out);
                }
            }
        }
    }

    /// A variable of a declaration inside an expression, or of a statement.
    pub(crate) fn local(&mut self, cursor: Cursor<'u>, out: &mut Effects) {
        self.variable(cursor);
        let access = bound_access(cursor.ty());
        for child in self.expressions(cursor) {
            self.walk(child, Demand::of(access), out);
        }
    }

    fn reference(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        let Some(referenced) = cursor.referenced() else { return };
        let Some(variable) = self.variable_of(referenced) else { return };
        let array = self.unit.variable(variable).ty.is_array();
        // An array by its bare name hands out its address.
        let bare_array = array && !demand.through && demand.subscripts.is_empty();
        let (access, through) =
            if bare_array { (Access::Escape, true) } else { (demand.access, demand.through) };
        let span = self.span(cursor);
        out.uses.push(Use { variable, span, access, through, subscripts: demand.subscripts });
    }

    fn binary(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        let sides = self.expressions(cursor);
        let [left, right] = sides[..] else { return self.each(&sides, &[], out) };
        match self.operator_between(left, right).as_str() {
            "=" => {
                self.walk(right, Demand::read(), out);
                self.further(right, demand.clone(), out);
                self.walk(left, Demand::of(Access::Write), out);
                self.further(left, demand, out);
            }
            // `p.*m` is a part of `p`.
            ".*" => {
                self.walk(right, Demand::read(), out);
                self.walk(left, Demand::of(demand.access), out);
            }
            "->*" => {
                self.walk(right, Demand::read(), out);
                self.walk(left, Demand::behind(demand.access), out);
            }
            // `a + 1` as the base of an access leads to what `a` points to.
            "+" | "-" if demand.through => {
                let demand = self.elsewhere(cursor, demand);
                for side in [left, right] {
                    let demand = if leads(side) { demand.clone() } else { Demand::read() };
                    self.walk(side, demand, out);
                }
            }
            "," => {
                self.walk(left, Demand::read(), out);
                self.walk(right, demand, out);
            }
            _ => self.each(&sides, &[], out),
        }
    }

    fn unary(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        let Some(operand) = self.expressions(cursor).first().copied() else { return };
        let demand = match self.unary_operator(cursor, operand).as_str() {
            "++" | "--" => {
                self.walk(operand, Demand::of(Access::Update), out);
                return self.further(operand, demand, out);
            }
            "&" if demand.through => {
                Demand { through: false, levels: demand.levels.saturating_sub(1), ..demand }
            }
            "&" => Demand::of(Access::Escape),
            "*" => Demand { levels: demand.levels + 1, ..Demand::behind(demand.access) },
            _ => Demand::read(),
        };
        self.walk(operand, demand, out);
    }

    /// `(a + 1)[i]`, `((float4 *)a)[i]`: not the element `i` of `a`, but some other one.
    fn elsewhere(&self, pointer: Cursor<'u>, mut demand: Demand) -> Demand {
        if let Some(index) = demand.subscripts.first_mut() {
            *index = self.span(pointer);
        }
        demand
    }

    /// `*p++ = 1`: a pointer that is used for its own value, and leads on besides.
    fn further(&mut self, pointer: Cursor<'u>, demand: Demand, out: &mut Effects) {
        if demand.through {
            self.walk(pointer, demand, out);
        }
    }

    fn subscript(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        let parts = self.expressions(cursor);
        let [mut base, mut index] = parts[..] else { return self.each(&parts, &[], out) };
        // `2[a]` is `a[2]`.
        if leads(index) && !leads(base) {
            std::mem::swap(&mut base, &mut index);
        }
        let levels = demand.levels + 1;
        if let Some(indices) = self.dim_indices(index) {
            let mut subscripts = Vec::new();
            for index in indices {
                subscripts.push(self.span(index));
                self.walk(index, Demand::read(), out);
            }
            self.dim_access(cursor, base, subscripts.clone());
            self.walk(base, Demand { access: demand.access, through: true, levels, subscripts }, out);
            return;
        }
        let mut subscripts = vec![self.span(index)];
        subscripts.extend(demand.subscripts);
        self.walk(index, Demand::read(), out);
        self.walk(base, Demand { access: demand.access, through: true, levels, subscripts }, out);
    }

    /// The indices of `okl_ix(i, j)`.
    fn dim_indices(&self, index: Cursor<'u>) -> Option<Vec<Cursor<'u>>> {
        let call = peel(index);
        let start = call.extent()?.start;
        if call.kind() != CXCursor_CallExpr || !self.tokens.is(self.tokens.at(start), INDEX) {
            return None;
        }
        Some(
            self.expressions(call)
                .into_iter()
                .filter(|part| part.extent().is_some_and(|e| e.start > start))
                .collect(),
        )
    }

    /// `s.x`, `p->x`: the access goes to the object, or through the pointer.
    ///
    /// `s.a[i]` of an array `a` is a part of the object; what a pointer or reference `s.a` leads to is not.
    fn member(&mut self, cursor: Cursor<'u>, demand: Demand, out: &mut Effects) {
        let is_reference = cursor.referenced().is_some_and(|field| is_reference(field.ty()));
        let leaves = is_reference || (demand.through && demand.levels > array_levels(cursor.ty()));
        for base in self.expressions(cursor) {
            let arrow = base.ty().canonical().kind() == CXType_Pointer;
            let demand = match leaves || arrow {
                true => Demand::behind(demand.access),
                false => Demand::of(demand.access),
            };
            self.walk(base, demand, out);
        }
    }

    fn call(&mut self, cursor: Cursor<'u>, demand: &Demand, out: &mut Effects) {
        let callee = cursor.referenced();
        let parameters = callee.map(|callee| callee.ty().arguments()).unwrap_or_default();
        let mut parts = self.expressions(cursor);
        let named = callee.filter(|callee| is_function(*callee));
        if let Some(callee) = named {
            let name = callee.spelling();
            let function = self.function_of(callee);
            out.calls.push(Call { name, function, span: self.span(cursor) });
        }
        if let Some(operator) = named.filter(|callee| callee.spelling().starts_with("operator"))
            && let Some(at) = parts.iter().position(|part| names_operator(*part, operator))
        {
            parts.remove(at);
            return self.operands(operator, &parts, demand, out);
        }
        // The callee comes first when it is an expression of its own; constructors have none.
        let constructs = named.is_some_and(|callee| callee.kind() == CXCursor_Constructor);
        let has_callee = !constructs && !parts.is_empty() && parts.len() > argument_count(cursor, &parts);
        if has_callee {
            let callee = parts.remove(0);
            match callee.kind() {
                // `object.method()` may change the object.
                CXCursor_MemberRefExpr => {
                    for base in self.expressions(callee) {
                        let demand = if leads(base) { Demand::behind } else { Demand::of };
                        self.walk(base, demand(Access::Escape), out);
                    }
                }
                _ => self.walk(callee, Demand::read(), out),
            }
        }
        for (at, argument) in parts.into_iter().enumerate() {
            let demand = self.argument_demand(argument, parameters.get(at).copied());
            self.walk(argument, demand, out);
        }
    }

    /// `a += b`, `f(x)`: what an operator of a class, or for one, does to its operands.
    fn operands(
        &mut self,
        operator: Cursor<'u>,
        operands: &[Cursor<'u>],
        result: &Demand,
        out: &mut Effects,
    ) {
        let parameters = operator.ty().arguments();
        let is_method = operator.kind() == CXCursor_CXXMethod;
        for (at, operand) in operands.iter().enumerate() {
            let demand = match at.checked_sub(usize::from(is_method)) {
                // `*f() = 1`: what a constant `f` returns may lead to what it keeps. No name keeps what `F{s}(t)` does.
                None if operator.is_const_method()
                    && !result.through
                    && !result.access.may_write()
                    && !is_made_here(*operand) =>
                {
                    Demand::read()
                }
                None => Demand::of(Access::Escape),
                Some(at) => self.argument_demand(*operand, parameters.get(at).copied()),
            };
            let changed =
                if at == 0 && demand.access.may_write() { assigned(&operator.spelling()) } else { None };
            self.walk(*operand, changed.map_or(demand, Demand::of), out);
        }
    }

    /// What passing `argument` to a parameter of that type does.
    fn argument_demand(&self, argument: Cursor<'u>, parameter: Option<CxType<'u>>) -> Demand {
        let ty = parameter.unwrap_or_else(|| argument.ty()).canonical();
        match ty.kind() {
            _ if is_reference(ty) && !ty.pointee().is_const() => Demand::of(Access::Escape),
            CXType_Pointer | CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray => {
                let target = if ty.kind() == CXType_Pointer { ty.pointee() } else { ty.element() };
                Demand::behind(if target.is_const() { Access::Read } else { Access::Escape })
            }
            _ => Demand::read(),
        }
    }

    fn each(&mut self, parts: &[Cursor<'u>], accesses: &[Access], out: &mut Effects) {
        for (at, part) in parts.iter().enumerate() {
            let access = accesses.get(at).copied().unwrap_or(Access::Read);
            self.walk(*part, Demand::of(access), out);
        }
    }

    /// The children of a node that are expressions or statements, not names of types.
    pub(crate) fn expressions(&self, cursor: Cursor<'u>) -> Vec<Cursor<'u>> {
        cursor.children().into_iter().filter(|child| !is_name(child.kind())).collect()
    }
}

/// Whether an expression is a pointer or an array.
fn leads(cursor: Cursor<'_>) -> bool {
    let kind = cursor.ty().canonical().kind();
    matches!(kind, CXType_Pointer | CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray)
}

/// `F{s}`
fn is_made_here(cursor: Cursor<'_>) -> bool {
    let kind = peel(cursor).kind();
    matches!(kind, CXCursor_CXXFunctionalCastExpr | CXCursor_InitListExpr | CXCursor_CompoundLiteralExpr)
}

/// How many arrays a type is nested in: 2 for `float[3][4]`.
fn array_levels(ty: CxType<'_>) -> usize {
    match ty.canonical().kind() {
        CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray => {
            1 + array_levels(ty.canonical().element())
        }
        _ => 0,
    }
}

fn is_reference(ty: CxType<'_>) -> bool {
    matches!(ty.kind(), CXType_LValueReference | CXType_RValueReference)
}

/// References to types, templates and namespaces, and attributes: names, not values.
fn is_name(kind: CXCursorKind) -> bool {
    matches!(kind, CXCursor_TypeRef | CXCursor_TemplateRef | CXCursor_NamespaceRef) || is_attribute(kind)
}

/// The range clang-c/Index.h keeps for attributes.
fn is_attribute(kind: CXCursorKind) -> bool {
    (CXCursor_UnexposedAttr..CXCursor_PreprocessingDirective).contains(&kind)
}

/// Whether a declaration can be called by name.
pub(crate) fn is_function(cursor: Cursor<'_>) -> bool {
    matches!(
        cursor.kind(),
        CXCursor_FunctionDecl
            | CXCursor_CXXMethod
            | CXCursor_Constructor
            | CXCursor_Destructor
            | CXCursor_ConversionFunction
            | CXCursor_FunctionTemplate
            | CXCursor_OverloadedDeclRef
    )
}

/// Whether a part of a call is the operator that is called. libclang lists it where it is written: between the operands
/// of `a + b`.
fn names_operator(part: Cursor<'_>, operator: Cursor<'_>) -> bool {
    let part = peel(part);
    part.kind() == CXCursor_DeclRefExpr && part.spelling() == operator.spelling()
}

/// What an operator that may change its first operand does to it and to nothing around it.
fn assigned(operator: &str) -> Option<Access> {
    match operator.strip_prefix("operator")?.trim() {
        "=" => Some(Access::Write),
        "++" | "--" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>=" => {
            Some(Access::Update)
        }
        _ => None,
    }
}

/// Number of arguments among the parts of a call: all but a callee that stands first.
fn argument_count(call: Cursor<'_>, parts: &[Cursor<'_>]) -> usize {
    let starts = |cursor: Cursor<'_>| cursor.extent().map(|span| span.start);
    match parts.first() {
        Some(first) if starts(*first) == starts(call) && first.extent() != call.extent() => parts.len() - 1,
        _ => parts.len(),
    }
}
