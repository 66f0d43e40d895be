//! Member functions that become functions, in a text that is parsed before kernels are written:
//!
//! ```text
//! struct Sum { int *s; __device__ void put(int x) { s[threadIdx.x] = x; __syncthreads(); } };   sum.put(3);
//! static void Sum_put(Sum &self, int x) { self.s[threadIdx.x] = x; __syncthreads(); }           Sum_put(sum, 3);
//! ```
//!
//! Those that need something of a launch, or have barriers in them, become functions on all targets: these get parameters
//! and code of their own in kernels. In OpenCL C all do, which has no member functions. The member itself stays for the
//! host program, with the attribute `cu_member`, which names the function: calls that depend on the parameters of a template
//! are calls of that member only in a later text, when the template has an instance.

use crate::barriers::Barriers;
use crate::dependent;
use crate::member::Member;
use crate::needs::Needs;
use crate::owner::OWNER;
use crate::program::Program;
use crate::replaced::{Part, Replacements};
use okl_frontend::placement::place_for;
use okl_frontend::runtime::Device;
use okl_frontend::{placement, walk};
use okl_plugin::model::{
    CallExpr, CallTarget, DeclarationKind, ExprKind, Expression, FunctionId, Name, Scope,
};
use okl_plugin::{EditSet, Piece, Span, Unit};
use std::collections::{BTreeMap, BTreeSet};

/// The member functions that become functions, by their canonical declarations.
pub(crate) struct Members<'p, 'u> {
    program: &'p Program<'u>,
    device: Device,
    all: BTreeMap<FunctionId, Member<'u>>,
    /// Those whose functions an earlier text has made.
    made: BTreeMap<FunctionId, Member<'u>>,
}

impl<'p, 'u> Members<'p, 'u> {
    /// Finds them.
    pub(crate) fn of(program: &'p Program<'u>, device: Device) -> Members<'p, 'u> {
        let (needs, barriers) = (Needs::of(program), Barriers::of(program));
        let mut taken: BTreeSet<String> =
            program.unit.functions.iter().map(|function| function.name.clone()).collect();
        let (mut all, mut made) = (BTreeMap::new(), BTreeMap::new());
        for id in program.device.iter().copied().filter(|id| program.body(*id).is_some()) {
            let is_wanted = device == Device::OpenCl
                || is_gone(program, id)
                || needs.needed(program, id).next().is_some()
                || barriers.reached(program, id);
            if is_wanted && let Some(member) = Member::of(program, id, &mut taken) {
                let kind = if member.is_made { &mut made } else { &mut all };
                kind.insert(program.canonical(id), member);
            }
        }
        Members { program, device, all, made }
    }

    /// True for the member, by its canonical declaration.
    pub(crate) fn holds(&self, canonical: FunctionId) -> bool {
        self.all.contains_key(&canonical) || self.made.contains_key(&canonical)
    }

    /// True if one is an operator: templates that call it do not name it.
    pub(crate) fn has_operator(&self) -> bool {
        self.all.values().any(|member| member.function.name.starts_with("operator"))
    }

    /// The names of these members, and of their classes.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'u str> {
        self.all.values().flat_map(|member| [member.function.name.as_str(), member.class.name.as_str()])
    }

    /// The edits that make the functions; `None` if there are none.
    pub(crate) fn rewrite(&self) -> Option<EditSet> {
        if self.all.is_empty() && self.made.is_empty() {
            return None;
        }
        let mut edits = EditSet::new();
        let unit = self.program.unit;
        // What stands behind a place, in the namespaces of a class.
        let mut declared: BTreeMap<(u32, Span), Vec<Piece>> = BTreeMap::new();
        let mut defined: BTreeMap<(u32, Span), Vec<Piece>> = BTreeMap::new();
        // The types of an instance's parameters are known where its text is, behind the classes that call it.
        let is_instance = |member: &&Member<'u>| !member.outermost.span.contains(member.canonical);
        let last = self.all.values().filter(is_instance).map(|member| member.function.span.end).max();
        let last = last.unwrap_or(0);
        for (id, member) in &self.all {
            let (class, function) = (member.outermost.span, member.function.span);
            let known = if is_instance(&member) { ended(unit, member.canonical) } else { class.end };
            let pieces = declared.entry((known, class)).or_default();
            pieces.extend(member.head(unit));
            pieces.push(Piece::Text(";\n".into()));
            let end = if class.contains(function) { class.end } else { function.end };
            defined.entry((end.max(last), class)).or_default().extend(self.definition(member));
            self.mark(*id, &member.name, &mut edits);
        }
        for ((end, class), pieces) in declared.into_iter().chain(defined) {
            let at = place_for(unit, end, class);
            edits.recompose(OWNER, Span::at(at), placement::within(unit, at, class, pieces));
        }
        self.open_classes(&mut edits);
        let others = self.program.kernels.iter().chain(&self.program.device);
        let mut has_calls = false;
        for id in others.filter(|id| !self.holds(self.program.canonical(**id))) {
            let Some(body) = self.program.body(*id) else { continue };
            let replacements = self.replacements(*id, None);
            has_calls |= !replacements.is_empty();
            replacements.write(body.span, &mut edits);
        }
        (has_calls || !self.all.is_empty()).then_some(edits)
    }

    /// Marks all declarations of a member.
    fn mark(&self, canonical: FunctionId, name: &str, edits: &mut EditSet) {
        let mark = format!("@cu_member(\"{name}\") ");
        for at in 0..self.program.unit.functions.len() {
            let id = FunctionId(at as u32);
            if self.program.canonical(id) == canonical {
                edits.insert(OWNER, self.program.unit.function(id).specifiers, &mark);
            }
        }
    }

    /// Functions that are no members may use all fields: `class` is `struct`, and `private:` goes.
    fn open_classes(&self, edits: &mut EditSet) {
        let unit = self.program.unit;
        let names: BTreeSet<&str> = self.all.values().map(|member| member.class.name.as_str()).collect();
        let holds = |span: Span| {
            let mut classes = self.all.values().map(|member| member.class);
            classes.any(|class| class.body.is_some_and(|body| body.contains(span)))
        };
        for one in unit.declarations.iter().filter(|one| !self.program.is_of_prelude(one.span)) {
            match one.kind {
                DeclarationKind::Class if names.contains(one.name.as_str()) => {
                    edits.overwrite(OWNER, one.keyword, "struct");
                }
                DeclarationKind::Access if holds(one.span) => edits.overwrite(OWNER, one.span, ""),
                _other => {}
            }
        }
    }

    fn definition(&self, member: &Member<'u>) -> Vec<Piece> {
        let unit = self.program.unit;
        let mut pieces = vec![Piece::Text("\n".into())];
        pieces.extend(member.head(unit));
        pieces.push(Piece::Text(" ".into()));
        if let Some(body) = unit.body(member.function) {
            pieces.extend(self.replacements(member.id, Some(member)).render(body.span));
        }
        pieces.push(Piece::Text("\n".into()));
        pieces
    }

    /// What is written in place of calls and of the object's fields.
    fn replacements(&self, id: FunctionId, member: Option<&Member<'u>>) -> Replacements {
        let unit = self.program.unit;
        let mut found = Replacements::default();
        let Some(body) = self.program.body(id) else { return found };
        let mut objects: Vec<Span> = Vec::new();
        walk::expressions(unit, body, &mut |one| {
            if let ExprKind::Call(call) = &one.kind {
                self.call(one, call, member, &mut found);
            }
            let Some(member) = member else { return };
            match &one.kind {
                ExprKind::Member(field) => {
                    let base = field.base.map(|base| unit.expression(unit.peeled(base)));
                    let is_field = field.variable.is_none_or(|id| unit.variable(id).scope == Scope::Field);
                    let is_own = base.is_none_or(|base| matches!(base.kind, ExprKind::This));
                    if is_own && is_field && one.span.end <= field.name_span.end {
                        objects.extend(base.map(|base| base.span));
                        let span = Span::new(one.span.start, field.name_span.start);
                        found.add(span, vec![Part::Text("self.".into())]);
                    }
                }
                ExprKind::Name(Name::Variable(id)) if member.owns(unit, unit.variable(*id)) => {
                    let variable = unit.variable(*id);
                    let value = unit.init_value(variable).filter(|_| self.device == Device::OpenCl);
                    let text = value.map_or(format!("{}::{}", member.class_name, variable.name), |value| {
                        value.to_string()
                    });
                    if unit.source(one.span) == variable.name || value.is_some() {
                        found.add(one.span, vec![Part::Text(text)]);
                    }
                }
                ExprKind::This if unit.source(one.span) == "this" && !objects.contains(&one.span) => {
                    found.add(one.span, vec![Part::Text("(&self)".into())]);
                }
                _other => {}
            }
        });
        if let Some(member) = member {
            for place in member.types(unit, body.span) {
                found.add(Span::at(place.start), vec![Part::Text(format!("{}::", member.class_name))]);
            }
        }
        found
    }

    /// `Sum_put(sum, 3)` for `sum.put(3)`
    fn call(&self, one: &Expression, call: &CallExpr, around: Option<&Member<'u>>, found: &mut Replacements) {
        let unit = self.program.unit;
        let Some(callee) = call.callee().map(|id| unit.callee(id)) else {
            if around.is_some_and(|around| dependent::is_of_own_class(unit, around.function, call)) {
                found.add(Span::at(call.name_span.start), vec![Part::Text("self.".into())]);
            }
            return;
        };
        let called = callee.function.map(|id| self.program.canonical(id));
        let Some(member) = called.and_then(|id| self.all.get(&id).or_else(|| self.made.get(&id))) else {
            // Another member, of the same object.
            if around.is_some()
                && callee.is_method
                && let CallTarget::Method { object: None, .. } = call.target
            {
                found.add(Span::at(call.name_span.start), vec![Part::Text("self.".into())]);
            }
            return;
        };
        let mut list: Vec<Vec<Part>> = Vec::new();
        let source = |id| Part::Source(unit.expression(id).span);
        match &call.target {
            CallTarget::Method { object: Some(object), .. } if !member.is_static => {
                let is_pointer = unit.ty(unit.expression(*object).ty).is_pointer();
                let object = source(*object);
                list.push(match is_pointer {
                    true => vec![Part::Text("*(".into()), object, Part::Text(")".into())],
                    false => vec![object],
                });
            }
            CallTarget::Method { object: None, .. } if !member.is_static => {
                let text = if around.is_some() { "self" } else { "*this" };
                list.push(vec![Part::Text(text.into())]);
            }
            _other => {}
        }
        let written = call.arguments.iter().filter(|id| !unit.expression(**id).span.is_empty());
        let before = list.len();
        list.extend(written.map(|id| vec![source(*id)]));
        // The first operand of an operator is the object.
        let is_operator = matches!(call.target, CallTarget::Operator(_));
        let given = list.len() - before - usize::from(is_operator && !member.is_static);
        list.extend(member.defaults.iter().skip(given).map(|text| vec![Part::Text(text.clone())]));
        // `<true>`
        let name = unit.source(call.name_span);
        let arguments = name.find('<').filter(|_| member.function.is_template).map_or("", |at| &name[at..]);
        let mut parts = vec![Part::Text(format!("{}{}{arguments}(", member.scope, member.name))];
        for (at, one) in list.into_iter().enumerate() {
            parts.extend((at > 0).then(|| Part::Text(", ".into())));
            parts.extend(one);
        }
        parts.push(Part::Text(")".into()));
        found.add(one.span, parts);
    }
}

/// The end of a declaration with its `;`.
fn ended(unit: &Unit, declaration: Span) -> u32 {
    let rest = &unit.text[declaration.end as usize..];
    declaration.end + (rest.len() - rest.trim_start_matches([' ', ';']).len()) as u32
}

/// True for a member function that a function stands for.
pub(crate) fn is_gone(program: &Program<'_>, id: FunctionId) -> bool {
    let canonical = program.unit.function(program.canonical(id));
    program.unit.has_attr(&canonical.attrs, "cu_member")
}
