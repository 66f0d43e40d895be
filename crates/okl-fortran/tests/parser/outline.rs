//! Trees as text: a line for each statement, with all parentheses that operators need.

use okl_fortran::ast::*;
use std::fmt::Write;

/// The units of a file.
pub fn outline(units: &[Unit]) -> String {
    let mut out = Outline { text: String::new(), depth: 0 };
    units.iter().for_each(|unit| out.unit(unit));
    out.text
}

struct Outline {
    text: String,
    depth: usize,
}

impl Outline {
    fn line(&mut self, text: impl AsRef<str>) {
        let _ = writeln!(self.text, "{:1$}{2}", "", self.depth * 2, text.as_ref());
    }

    fn inner(&mut self, inside: impl FnOnce(&mut Outline)) {
        self.depth += 1;
        inside(self);
        self.depth -= 1;
    }

    fn unit(&mut self, unit: &Unit) {
        let prefixes: Vec<String> = unit.prefixes.iter().map(prefix).collect();
        let name = unit.name.as_ref().map_or("-", |name| &name.id);
        let parameters = names(&unit.parameters);
        let result = unit.result.as_ref().map_or(String::new(), |result| format!(" result {}", result.id));
        let bind = unit.bind.as_ref().map_or(String::new(), |bind| format!(" bind {bind}"));
        let kind = match &unit.kind {
            UnitKind::Submodule(module, parent) => {
                format!("Submodule of {} {}", module.id, parent.as_ref().map_or("-", |parent| &parent.id))
            }
            kind => format!("{kind:?}"),
        };
        self.line(format!("{kind} {name}({parameters}){result}{bind} [{}]", prefixes.join(" ")));
        self.inner(|out| {
            unit.specifications.iter().for_each(|spec| out.spec(spec));
            if !unit.body.is_empty() {
                out.line("begin");
                out.block(&unit.body);
            }
            if unit.contains.is_some() {
                out.line("contains");
            }
            unit.contained.iter().for_each(|unit| out.unit(unit));
        });
    }

    fn spec(&mut self, found: &Spec) {
        let text = match &found.kind {
            SpecKind::Use(found) => {
                let names: Vec<String> = found.names.iter().map(rename).collect();
                let intrinsic = if found.is_intrinsic { " intrinsic" } else { "" };
                let only = if found.only { " only" } else { "" };
                format!("use{intrinsic} {}{only} {}", found.module.id, names.join(", "))
            }
            SpecKind::Import(found) => format!("import {}", names(found)),
            SpecKind::Implicit(rules) => {
                let rules: Vec<String> =
                    rules.iter().map(|(found, letters)| format!("{} {letters:?}", ty(found))).collect();
                format!("implicit {}", rules.join(", "))
            }
            SpecKind::Declaration { ty: found, attributes, entities } => {
                declaration(found, attributes, entities)
            }
            SpecKind::Attribute(found, entities) => {
                format!("{} :: {}", attribute(found), self::entities(entities))
            }
            SpecKind::Parameter(constants) => {
                let text: Vec<String> =
                    constants.iter().map(|(name, value)| format!("{} = {}", name.id, expr(value))).collect();
                format!("parameter {}", text.join(", "))
            }
            SpecKind::Common(name, found) => {
                format!("common {} {}", name.as_ref().map_or("-", |name| &name.id), entities(found))
            }
            SpecKind::Equivalence(sets) => {
                let sets: Vec<String> = sets.iter().map(|set| format!("({})", exprs(set))).collect();
                format!("equivalence {}", sets.join(", "))
            }
            SpecKind::Data(objects) => format!("data {}", exprs(objects)),
            SpecKind::Interface(found) => return self.interface(found),
            SpecKind::DerivedType(found) => return self.derived_type(found),
            SpecKind::Enum(constants) => {
                let value = |value: &Option<Expr>| {
                    value.as_ref().map_or(String::new(), |value| format!(" = {}", expr(value)))
                };
                let text: Vec<String> =
                    constants.iter().map(|(name, found)| format!("{}{}", name.id, value(found))).collect();
                format!("enum {}", text.join(", "))
            }
            SpecKind::StatementFunction { name, parameters, value } => {
                format!("function {}({}) = {}", name.id, names(parameters), expr(value))
            }
            SpecKind::Directive(found) => directive(found),
            SpecKind::Other(word) => format!("other {word}"),
        };
        self.line(text.trim_end());
    }

    fn interface(&mut self, found: &Interface) {
        let kind = if found.is_abstract { "abstract interface" } else { "interface" };
        self.line(format!("{kind} {}", found.name.as_ref().map_or("-".to_owned(), generic)));
        self.inner(|out| {
            found.bodies.iter().for_each(|unit| out.unit(unit));
            if !found.procedures.is_empty() {
                out.line(format!("procedures {}", names(&found.procedures)));
            }
        });
    }

    fn derived_type(&mut self, found: &DerivedType) {
        let extends = found.extends.as_ref().map_or(String::new(), |name| format!(" extends {}", name.id));
        let sequence = if found.is_sequence { " sequence" } else { "" };
        self.line(format!("type {}{extends}{sequence}", found.name.id));
        self.inner(|out| {
            for part in &found.components {
                out.line(declaration(&part.ty, &part.attributes, &part.entities));
            }
            for (name, procedure) in &found.procedures {
                out.line(format!("procedure {} => {}", name.id, procedure.id));
            }
        });
    }

    fn block(&mut self, block: &[Stmt]) {
        self.inner(|out| block.iter().for_each(|stmt| out.stmt(stmt)));
    }

    fn headed(&mut self, head: impl AsRef<str>, block: &[Stmt]) {
        self.line(head);
        self.block(block);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let label = stmt.label.map_or(String::new(), |label| format!("{label}: "));
        let named = |name: &Option<Name>| name.as_ref().map_or(String::new(), |name| format!(" {}", name.id));
        match &stmt.kind {
            StmtKind::If { arms, otherwise, .. } => self.arms("if", &label, arms, otherwise.as_ref()),
            StmtKind::Where { arms, otherwise } => self.arms("where", &label, arms, otherwise.as_ref()),
            StmtKind::Do { name, control, body } => {
                self.headed(format!("{label}do{} {}", named(name), self::control(control)), body);
            }
            StmtKind::SelectCase { name, selector, cases } => {
                self.line(format!("{label}select{} {}", named(name), expr(selector)));
                for case in cases {
                    let ranges = case.ranges.as_ref().map_or("default".to_owned(), |ranges| {
                        ranges.iter().map(range).collect::<Vec<String>>().join(", ")
                    });
                    self.headed(format!("case {ranges}"), &case.body);
                }
            }
            StmtKind::Forall(found, body) => self.headed(format!("{label}forall {}", header(found)), body),
            StmtKind::Block { name, specifications, body } => {
                self.line(format!("{label}block{}", named(name)));
                self.inner(|out| specifications.iter().for_each(|spec| out.spec(spec)));
                self.block(body);
            }
            StmtKind::Associate { name, pairs, body } => {
                let pairs: Vec<String> =
                    pairs.iter().map(|(name, value)| format!("{} => {}", name.id, expr(value))).collect();
                self.headed(format!("{label}associate{} {}", named(name), pairs.join(", ")), body);
            }
            StmtKind::Other { word, body } => self.headed(format!("{label}other {word}"), body),
            kind => self.line(format!("{label}{}", simple(kind))),
        }
    }

    fn arms(&mut self, word: &str, label: &str, arms: &[Arm], otherwise: Option<&Block>) {
        for (index, arm) in arms.iter().enumerate() {
            let label = if index == 0 { label } else { "else " };
            self.headed(format!("{label}{word} {}", expr(&arm.condition)), &arm.body);
        }
        if let Some(block) = otherwise {
            self.headed("else", block);
        }
    }
}

/// A statement without statements inside.
fn simple(kind: &StmtKind) -> String {
    match kind {
        StmtKind::Assign { target, value } => format!("{} = {}", expr(target), expr(value)),
        StmtKind::PointerAssign { target, value } => format!("{} => {}", expr(target), expr(value)),
        StmtKind::Call { callee, arguments } => {
            format!("call {}({})", expr(callee), self::arguments(arguments))
        }
        StmtKind::Exit(name) => format!("exit {}", name.as_ref().map_or("", |name| &name.id)),
        StmtKind::Cycle(name) => format!("cycle {}", name.as_ref().map_or("", |name| &name.id)),
        StmtKind::Goto(label) => format!("goto {label}"),
        StmtKind::Allocate(found) => format!("allocate {}", exprs(found)),
        StmtKind::Deallocate(found) => format!("deallocate {}", exprs(found)),
        StmtKind::Nullify(found) => format!("nullify {}", exprs(found)),
        StmtKind::Directive(found) => directive(found),
        kind => format!("{kind:?}").to_lowercase(),
    }
    .trim_end()
    .to_owned()
}

fn directive(found: &Directive) -> String {
    let words: Vec<&str> = found.tokens.iter().map(|token| token.text.as_str()).collect();
    format!("!${} {}", found.sentinel, words.join(" "))
}

fn names(found: &[Name]) -> String {
    found.iter().map(|name| name.id.as_str()).collect::<Vec<&str>>().join(", ")
}

fn prefix(found: &Prefix) -> String {
    match found {
        Prefix::Type(found) => ty(found),
        Prefix::Word(word) => word.clone(),
    }
}

fn generic(found: &GenericName) -> String {
    match found {
        GenericName::Name(name) => name.id.clone(),
        GenericName::Operator(operator) => format!("operator({operator})"),
        GenericName::Assignment => "assignment(=)".to_owned(),
    }
}

fn rename(found: &Rename) -> String {
    let (local, original) = (generic(&found.local), generic(&found.original));
    if local == original { local } else { format!("{local} => {original}") }
}

fn declaration(found: &TypeSpec, attributes: &[Attribute], found_entities: &[Entity]) -> String {
    let attributes: String = attributes.iter().map(|found| format!(", {}", attribute(found))).collect();
    format!("{}{attributes} :: {}", ty(found), entities(found_entities))
}

/// A type.
pub fn ty(found: &TypeSpec) -> String {
    let with_kind = |word: &str, kind: &Option<KindParameter>| match kind {
        Some(KindParameter::Kind(kind)) => format!("{word}({})", expr(kind)),
        Some(KindParameter::Bytes(bytes)) => format!("{word}*{bytes}"),
        None => word.to_owned(),
    };
    match found {
        TypeSpec::Integer(kind) => with_kind("integer", kind),
        TypeSpec::Real(kind) => with_kind("real", kind),
        TypeSpec::Complex(kind) => with_kind("complex", kind),
        TypeSpec::Logical(kind) => with_kind("logical", kind),
        TypeSpec::DoublePrecision => "double precision".to_owned(),
        TypeSpec::DoubleComplex => "double complex".to_owned(),
        TypeSpec::Character => "character".to_owned(),
        TypeSpec::Derived(name) => format!("type({})", name.id),
        TypeSpec::Class(name) => format!("class({})", name.as_ref().map_or("*", |name| &name.id)),
        TypeSpec::Assumed => "type(*)".to_owned(),
        TypeSpec::Procedure(name) => format!("procedure({})", name.as_ref().map_or("", |name| &name.id)),
    }
}

fn attribute(found: &Attribute) -> String {
    match found {
        Attribute::Parameter => "parameter".to_owned(),
        Attribute::Dimension(extents) => format!("dimension({})", shape(extents)),
        Attribute::Intent(intent) => format!("{intent:?}").to_lowercase(),
        Attribute::Bind(name) => format!("bind {}", name.as_deref().unwrap_or_default()),
        Attribute::Word(word) => word.clone(),
        Attribute::Other(word) => format!("other {word}"),
    }
}

fn entities(found: &[Entity]) -> String {
    let entity = |found: &Entity| {
        let shape = found.shape.as_ref().map_or(String::new(), |found| format!("({})", shape(found)));
        let length = found.length.as_ref().map_or(String::new(), |length| format!("*{}", expr(length)));
        let initial = match &found.initial {
            Some(Initial::Value(value)) => format!(" = {}", expr(value)),
            Some(Initial::Pointer(value)) => format!(" => {}", expr(value)),
            None => String::new(),
        };
        format!("{}{shape}{length}{initial}", found.name.id)
    };
    found.iter().map(entity).collect::<Vec<String>>().join(", ")
}

fn shape(found: &[Extent]) -> String {
    let lower = |lower: &Option<Expr>| lower.as_ref().map_or(String::new(), expr);
    let extent = |found: &Extent| match found {
        Extent::Explicit { lower: None, upper } => expr(upper),
        Extent::Explicit { lower: Some(lower), upper } => format!("{}:{}", expr(lower), expr(upper)),
        Extent::Deferred { lower: found } => format!("{}:", lower(found)),
        Extent::Assumed { lower: None } => "*".to_owned(),
        Extent::Assumed { lower: Some(lower) } => format!("{}:*", expr(lower)),
        Extent::Rank => "..".to_owned(),
    };
    found.iter().map(extent).collect::<Vec<String>>().join(", ")
}

fn control(found: &DoControl) -> String {
    match found {
        DoControl::Forever => "forever".to_owned(),
        DoControl::While(condition) => format!("while {}", expr(condition)),
        DoControl::Count { variable, bounds: found } => format!("{} = {}", variable.id, bounds(found)),
        DoControl::Concurrent(found) => format!("concurrent {}", header(found)),
    }
}

fn bounds(found: &DoBounds) -> String {
    let step = found.step.as_ref().map_or(String::new(), |step| format!(", {}", expr(step)));
    format!("{}, {}{step}", expr(&found.from), expr(&found.to))
}

fn header(found: &ConcurrentHeader) -> String {
    let ty = found.ty.as_ref().map_or(String::new(), |found| format!("{} :: ", ty(found)));
    let index = |index: &ConcurrentIndex| {
        let step = index.step.as_ref().map_or(String::new(), |step| format!(":{}", expr(step)));
        format!("{} = {}:{}{step}", index.name.id, expr(&index.lower), expr(&index.upper))
    };
    let indices: Vec<String> = found.indices.iter().map(index).collect();
    let mask = found.mask.as_ref().map_or(String::new(), |mask| format!(", {}", expr(mask)));
    let locality = |found: &Locality| match found {
        Locality::Local(found) => format!(" local({})", names(found)),
        Locality::LocalInit(found) => format!(" local_init({})", names(found)),
        Locality::Shared(found) => format!(" shared({})", names(found)),
        Locality::DefaultNone => " default(none)".to_owned(),
        Locality::Reduce(operator, found) => format!(" reduce({operator}: {})", names(found)),
    };
    let localities: String = found.localities.iter().map(locality).collect();
    format!("({ty}{}{mask}){localities}", indices.join(", "))
}

fn range(found: &CaseRange) -> String {
    let part = |part: &Option<Expr>| part.as_ref().map_or(String::new(), expr);
    match found {
        CaseRange::Value(value) => expr(value),
        CaseRange::Range(first, last) => format!("{}:{}", part(first), part(last)),
    }
}

fn exprs(found: &[Expr]) -> String {
    found.iter().map(expr).collect::<Vec<String>>().join(", ")
}

fn arguments(found: &[Argument]) -> String {
    let argument = |argument: &Argument| {
        let keyword = argument.keyword.as_ref().map_or(String::new(), |name| format!("{} = ", name.id));
        format!("{keyword}{}", expr(&argument.value))
    };
    found.iter().map(argument).collect::<Vec<String>>().join(", ")
}

/// An expression with parentheses around every operator; those of the program are brackets of a call of `paren`.
pub fn expr(found: &Expr) -> String {
    let part = |part: &Option<Box<Expr>>| part.as_ref().map_or(String::new(), |part| expr(part));
    match &found.kind {
        ExprKind::Literal(found) => literal(found),
        ExprKind::Name(name) => name.id.clone(),
        ExprKind::Call { callee, arguments } => format!("{}({})", expr(callee), self::arguments(arguments)),
        ExprKind::Member { base, name } => format!("{}%{}", expr(base), name.id),
        ExprKind::Unary(UnaryOp::Plus, operand) => format!("(+{})", expr(operand)),
        ExprKind::Unary(UnaryOp::Minus, operand) => format!("(-{})", expr(operand)),
        ExprKind::Unary(UnaryOp::Not, operand) => format!("(.not. {})", expr(operand)),
        ExprKind::Binary(operator, left, right) => {
            format!("({} {} {})", expr(left), binary(*operator), expr(right))
        }
        ExprKind::DefinedUnary(name, operand) => format!("({} {})", name.id, expr(operand)),
        ExprKind::DefinedBinary(name, left, right) => format!("({} {} {})", expr(left), name.id, expr(right)),
        ExprKind::Paren(inner) => format!("paren({})", expr(inner)),
        ExprKind::Array { ty: found, items } => {
            let ty = found.as_ref().map_or(String::new(), |found| format!("{} :: ", ty(found)));
            format!("[{ty}{}]", self::items(items))
        }
        ExprKind::Range { lower, upper, stride } => {
            let stride = stride.as_ref().map_or(String::new(), |stride| format!(":{}", expr(stride)));
            format!("{}:{}{stride}", part(lower), part(upper))
        }
    }
}

fn items(found: &[ArrayItem]) -> String {
    let item = |item: &ArrayItem| match item {
        ArrayItem::Value(value) => expr(value),
        ArrayItem::ImpliedDo { items, variable, bounds: found } => {
            format!("({}, {} = {})", self::items(items), variable.id, bounds(found))
        }
    };
    found.iter().map(item).collect::<Vec<String>>().join(", ")
}

/// The operator in its first spelling.
pub fn binary(operator: BinaryOp) -> &'static str {
    match operator {
        BinaryOp::Power => "**",
        BinaryOp::Multiply => "*",
        BinaryOp::Divide => "/",
        BinaryOp::Add => "+",
        BinaryOp::Subtract => "-",
        BinaryOp::Concat => "//",
        BinaryOp::Equal => "==",
        BinaryOp::NotEqual => "/=",
        BinaryOp::Less => "<",
        BinaryOp::LessEqual => "<=",
        BinaryOp::Greater => ">",
        BinaryOp::GreaterEqual => ">=",
        BinaryOp::And => ".and.",
        BinaryOp::Or => ".or.",
        BinaryOp::Equivalent => ".eqv.",
        BinaryOp::NotEquivalent => ".neqv.",
    }
}

fn literal(found: &Literal) -> String {
    let with_kind = |text: &str, kind: &Option<String>| match kind {
        Some(kind) => format!("{text}_{kind}"),
        None => text.to_owned(),
    };
    match found {
        Literal::Integer(digits, kind) => with_kind(digits, kind),
        Literal::Real(text, kind) => with_kind(text, kind),
        Literal::Logical(true, kind) => with_kind(".true.", kind),
        Literal::Logical(false, kind) => with_kind(".false.", kind),
        Literal::Complex(parts) => {
            let part = |part: &ComplexPart| {
                let sign = if part.is_negative { "-" } else { "" };
                match &part.value {
                    PartValue::Literal(found) => format!("{sign}{}", literal(found)),
                    PartValue::Name(name) => format!("{sign}{}", name.id),
                }
            };
            format!("({}, {})", part(&parts[0]), part(&parts[1]))
        }
        Literal::Text(text) => format!("{text:?}"),
        Literal::Boz(base, digits) => format!("boz {base} {digits}"),
    }
}
