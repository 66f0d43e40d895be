//! Translates the unit to OKL: edits that replace the constructs of the language.

use crate::live;
use crate::names::Names;
use crate::offload;
use crate::options::Options;
use crate::owner::OWNER;
use crate::prelude;
use crate::sections::{self, Reduced, Sections};
use crate::threads::{self, Dim, Shared};
use crate::view::{Groups, Nest, Part, View};
use okl_frontend::counted::counting;
use okl_frontend::parallel::{Counting, Formula, product};
use okl_plugin::model::{ExprId, ExprKind, Stmt, StmtKind, Ty, TypeKind, VarId};
use okl_plugin::{Diagnostic, EditSet, Piece, Span};

/// The edits of a unit without errors.
pub(crate) fn write(
    view: &View<'_>,
    options: &Options,
    found: &mut Vec<Diagnostic>,
) -> Result<EditSet, String> {
    let unit = view.unit.unit();
    let mut edits = EditSet::new();
    edits.delete(OWNER, prelude::place(&unit.text).ok_or("the text has lost its first lines")?);
    let all = view.groups();
    words(view, &all, &mut edits);
    parameters(view, &mut edits);
    let functions = unit.functions.iter().map(|function| function.name.as_str());
    let names = Names::beside(unit.variables.iter().map(|variable| variable.name.as_str()).chain(functions));
    let mut writer = Writer { view, names, size: Formula::number(1), reductions: 0, edits: &mut edits };
    for function in &unit.functions {
        let Some(body) = unit.body(function) else { continue };
        writer.code(body, &|stmt| {
            let groups = all.iter().find(|groups| groups.nest.loops[0].id == stmt.id)?;
            Some((groups.nest.body, size(view, groups, options)))
        });
    }
    offload::write(view, &all, &mut edits, found);
    Ok(edits)
}

/// Replaces or removes the attributes that `read` has inserted.
fn words(view: &View<'_>, all: &[Groups<'_>], edits: &mut EditSet) {
    let unit = view.unit.unit();
    let merged: Vec<Span> = all
        .iter()
        .filter(|groups| is_merged(&groups.nest))
        .map(|groups| {
            Span::new(view.unit.with_attributes(groups.nest.loops[0]).start, groups.nest.body.span.start)
        })
        .collect();
    let lives: Vec<Span> = (0..unit.variables.len())
        .filter_map(|at| view.local_attr(VarId(at as u32)))
        .map(|attr| attr.span)
        .collect();
    for attr in &unit.attributes {
        if merged.iter().any(|head| head.contains(attr.span)) {
            continue;
        }
        let word = match attr.name.as_str() {
            "slm_kernel" => "@kernel",
            "slm_group" => "@outer",
            "slm_barrier" => "@barrier",
            "slm_local" if lives.contains(&attr.span) => "@shared",
            // Nests are rewritten as a whole.
            "slm_thread" => continue,
            name if name.starts_with("slm_") => {
                edits.delete(OWNER, attr.with_space(unit));
                continue;
            }
            _ => continue,
        };
        put(edits, attr.span, attr.span, word);
    }
}

/// Rewrites array parameters of kernels as pointers: `float (*A)[8]` for `float A[][8]`.
fn parameters(view: &View<'_>, edits: &mut EditSet) {
    let unit = view.unit.unit();
    let kernels = unit.functions.iter().filter(|function| view.attr(&function.attrs, "slm_kernel").is_some());
    for variable in kernels.flat_map(|kernel| &kernel.params).map(|id| unit.variable(*id)) {
        let bounds = &variable.declarator.bounds;
        let Some(open) = bounds.first().filter(|bound| bound.len() >= 2) else { continue };
        if unit.source(Span::new(open.start + 1, open.end - 1)).trim().is_empty() {
            let name = &variable.name;
            let text = if bounds.len() > 1 { format!("(*{name})") } else { format!("*{name}") };
            put(edits, Span::new(variable.name_span.start, open.end), variable.name_span, text);
        }
    }
}

/// True if a nest has more loops than a launch has dimensions.
fn is_merged(nest: &Nest<'_>) -> bool {
    nest.loops.len() > 3
}

/// Replaces a range by text that is mapped to the range `from` in messages.
fn put(edits: &mut EditSet, span: Span, from: Span, text: impl Into<String>) {
    edits.recompose(OWNER, span, vec![Piece::Stands { text: text.into(), from }]);
}

/// The number of work items of a group.
fn size(view: &View<'_>, groups: &Groups<'_>, options: &Options) -> Formula {
    let chosen = options.group_size.map(Formula::number);
    if !options.gpu {
        return chosen.unwrap_or(Formula::number(1));
    }
    let attrs: Vec<_> = groups.nest.loops.iter().flat_map(|stmt| stmt.attrs.iter().copied()).collect();
    let asked = view.attr(&attrs, "slm_group_size").map(|attr| {
        let value = view.unit.values(attr).first().and_then(|value| value.value);
        value.map_or_else(|| Formula::code(attr.args().first().map_or("1", |arg| arg)), Formula::number)
    });
    asked.or(chosen).unwrap_or_else(|| Formula::number(largest(view, groups.nest.body).clamp(1, 256)))
}

/// The largest number of iterations of a second-level nest; 256 if it is not constant.
fn largest(view: &View<'_>, stmt: &Stmt) -> i64 {
    let of = |trips: Vec<Formula>| product(&trips).as_number().unwrap_or(256);
    match view.part(view.unit.unit().stmt(stmt.id)) {
        Part::Threads(nest) => of(nest.loops.iter().map(|stmt| dim(view, stmt).trips).collect()),
        Part::Sections(whole) => {
            let dims = Sections::default().shape(view, whole, 0);
            of(dims.into_iter().map(|dim| dim.length).collect())
        }
        Part::Locals(_) | Part::Leader(_) | Part::Barrier | Part::Groups | Part::Serial => {
            let children = view.unit.unit().children(stmt);
            children.into_iter().map(|child| largest(view, child)).max().unwrap_or(1)
        }
    }
}

/// A loop of a nest in numeric form.
fn dim(view: &View<'_>, stmt: &Stmt) -> Dim {
    let unit = view.unit.unit();
    let l = stmt.as_for().expect("loops of nests are `for` loops");
    let count = unit.count(l).expect("headers are counts");
    let variable = unit.variable(l.variable.expect("a count has a variable"));
    let counting = counting(&count, &|part| sections::formula(view, part.id));
    // The distance of two 32-bit numbers may exceed 32 bits.
    let is_narrow = count.compared.signed && count.compared.bits <= 32;
    let wide = |formula: &Formula| if is_narrow { formula.clone().widened() } else { formula.clone() };
    let trips =
        Counting { first: wide(&counting.first), bound: wide(&counting.bound), ..counting.clone() }.trips();
    Dim {
        ty: unit.ty(variable.ty).source_spelling().to_string(),
        name: variable.name.clone(),
        header: unit.source(Span::new(l.init.start, l.update.end)).trim().to_string(),
        counting,
        trips,
    }
}

struct Writer<'w, 'u> {
    view: &'w View<'u>,
    names: Names,
    /// The number of work items of the current group.
    size: Formula,
    /// The number of reduction variables so far.
    reductions: usize,
    edits: &'w mut EditSet,
}

/// Returns the body and the group size if a loop is a first-level nest.
type FindGroups<'f, 'u> = &'f dyn Fn(&'u Stmt) -> Option<(&'u Stmt, Formula)>;

impl<'u> Writer<'_, 'u> {
    /// Translates code outside of groups, and code of one thread.
    fn code(&mut self, stmt: &'u Stmt, find: FindGroups<'_, 'u>) {
        if let Some((body, size)) = find(stmt) {
            self.size = size;
            self.merge(stmt);
            return self.group(body);
        }
        if sections::is_masked(self.view, stmt) {
            return self.masked(stmt);
        }
        self.elements(stmt, "");
        for child in self.view.unit.unit().children(stmt) {
            self.code(child, find);
        }
    }

    /// Translates a masked statement: one loop around all of it.
    ///
    /// ```text
    /// for (int s0 = 0; s0 < 8; ++s0) if (a[s0] > 0) b[s0] = a[s0]; else b[s0] = 0;
    /// ```
    fn masked(&mut self, stmt: &'u Stmt) {
        let mut all = Vec::new();
        sections::masked(self.view, stmt, &mut all, &mut Vec::new());
        let Some(condition) = all.first() else { return };
        let shape = Sections::default().shape(self.view, *condition, 0);
        let elements = self.names.elements(shape.len());
        for id in &all {
            let mut sections = Sections::default();
            sections.shape(self.view, *id, 0);
            self.replace(*id, &sections, &elements, &Reduced::new());
        }
        self.around(stmt, sections::headers(&shape, &elements).concat(), String::new());
    }

    /// Merges a first-level nest of more than three loops to one loop.
    fn merge(&mut self, first: &'u Stmt) {
        let nest = self.view.nest(first);
        if !is_merged(&nest) {
            return;
        }
        let dims: Vec<Dim> = nest.loops.iter().map(|stmt| dim(self.view, stmt)).collect();
        let (header, recover) = threads::groups(&dims, &self.names);
        let (from, start) = (self.view.header(first), self.view.unit.with_attributes(first).start);
        let body = nest.body.span;
        put(self.edits, Span::new(start, body.start), from, header);
        if nest.body.as_block().is_some() {
            put(self.edits, Span::at(body.start + 1), from, recover);
        } else {
            put(self.edits, Span::at(body.start), from, format!("{{{recover} "));
            self.edits.insert_after(OWNER, body.end, " }");
        }
        // The closing braces between the loops.
        if body.end < first.span.end {
            self.edits.delete(OWNER, Span::new(body.end, first.span.end));
        }
    }

    /// Translates code of a group.
    fn group(&mut self, stmt: &'u Stmt) {
        match self.view.part(stmt) {
            Part::Barrier | Part::Groups => {}
            Part::Locals(variables) => self.locals(stmt, variables),
            Part::Leader(_) => {
                let items = Shared::leader(&self.names).items;
                self.elements(stmt, &items);
            }
            Part::Sections(whole) => self.sections(stmt, whole),
            Part::Threads(nest) => self.threads(&nest),
            Part::Serial if sections::is_masked(self.view, stmt) => self.masked(stmt),
            Part::Serial => {
                self.elements(stmt, "");
                for child in self.view.unit.unit().children(stmt) {
                    self.group(child);
                }
            }
        }
    }

    /// Translates a second-level nest.
    ///
    /// ```text
    /// for (int lid = 0; lid < 256; ++lid; @inner) for (int u = lid; u < 512; u += 256) { int i = u / 8; int j = u % 8; ... }
    /// ```
    fn threads(&mut self, nest: &Nest<'u>) {
        let first = nest.loops[0];
        let start = self.view.unit.with_attributes(first).start;
        let body = self.view.unit.with_attributes(nest.body);
        let dims: Vec<Dim> = nest.loops.iter().map(|stmt| dim(self.view, stmt)).collect();
        let mut shared = Shared::of(&dims, &self.size, &self.names);
        for (id, _) in live::changed(self.view, nest) {
            let (before, copy) = self.copies(id);
            shared.setup += &before;
            shared.recover += &copy;
        }
        if nest.body.as_block().is_some() && !shared.recover.is_empty() {
            let recover = std::mem::take(&mut shared.recover);
            put(self.edits, Span::at(nest.body.span.start + 1), self.view.header(first), recover);
        }
        let (head, close) = shared.around();
        put(self.edits, Span::new(start, body.start), self.view.header(first), head);
        let rest = Span::new(body.end, first.span.end);
        if rest.is_empty() {
            self.edits.insert_after(OWNER, rest.start, close);
        } else {
            self.edits.replace(OWNER, rest, close);
        }
        self.code(nest.body, &|_| None);
    }

    /// The declarations for a variable that the iterations of a nest change: its value before the nest, and a copy per
    /// iteration.
    ///
    /// ```text
    /// float slm_in_x = x;        float x = slm_in_x;
    /// ```
    fn copies(&self, id: VarId) -> (String, String) {
        let name = self.view.name(id);
        let before = self.names.before(name);
        let ty = self.view.unit.ty(self.view.unit.variable(id).ty);
        if !ty.is_array() {
            // It is changed, so it is not `const`.
            let said = ty.source_spelling();
            return (format!("{said} {before} = {name}; "), format!(" {said} {name} = {before};"));
        }
        let copy = |to: &str, from: &str| format!("{} {}", array(ty, to), self.assignment(ty, to, from));
        (format!("{} ", copy(&before, name)), format!(" {}", copy(name, &before)))
    }

    /// The copy of an array: `for (int s0 = 0; s0 < 4; ++s0) to[s0] = from[s0];`
    fn assignment(&self, ty: Ty<'_>, to: &str, from: &str) -> String {
        let lengths = lengths(ty);
        let names = self.names.elements(lengths.len());
        let index: String = names.iter().map(|name| format!("[{name}]")).collect();
        let loops =
            lengths.iter().zip(&names).map(|(len, s)| format!("for (int {s} = 0; {s} < {len}; ++{s}) "));
        format!("{}{to}{index} = {from}{index};", loops.collect::<String>())
    }

    /// Translates an assignment of sections by all threads of a group.
    fn sections(&mut self, stmt: &'u Stmt, whole: ExprId) {
        let mut sections = Sections::default();
        let shape = sections.shape(self.view, whole, 0);
        let elements = self.names.elements(shape.len());
        let dims: Vec<Dim> = shape
            .iter()
            .zip(&elements)
            .map(|(dim, name)| {
                let ty = sections::count_type(&dim.length);
                Dim {
                    ty: ty.to_string(),
                    name: name.clone(),
                    counting: Counting::to(dim.length.clone()),
                    trips: dim.length.clone(),
                    header: format!("{ty} {name} = 0; {name} < {}; ++{name}", dim.length),
                }
            })
            .collect();
        let mut shared = Shared::of(&dims, &self.size, &self.names);
        let (hoisted, reduced) = self.hoist(whole);
        shared.setup.insert_str(0, &hoisted);
        let (open, close) = shared.around();
        self.replace(whole, &sections, &elements, &reduced);
        self.around(stmt, open, close);
    }

    /// Expands the sections and reductions of a statement to plain loops, inside of the loop `items`.
    ///
    /// ```text
    /// { float r = 0; for (int s0 = 0; s0 < 4; ++s0) r += x[s0]; for (int s0 = 0; s0 < 8; ++s0) y[s0] = r; }
    /// ```
    fn elements(&mut self, stmt: &'u Stmt, items: &str) {
        let (mut hoisted, mut loops) = (String::new(), String::new());
        for id in stmt.expressions.iter().filter(|id| self.view.has_section_or_reduction(**id)) {
            let mut sections = Sections::default();
            let shape = sections.shape(self.view, *id, 0);
            let elements = self.names.elements(shape.len());
            let (setup, reduced) = self.hoist(*id);
            hoisted += &setup;
            loops += &sections::headers(&shape, &elements).concat();
            self.replace(*id, &sections, &elements, &reduced);
        }
        let is_declaration = matches!(stmt.kind, StmtKind::Declaration(_));
        let (open, close) = match hoisted.is_empty() {
            false if !is_declaration => (format!("{items}{{ {hoisted}{loops}"), " }"),
            true | false => (format!("{items}{hoisted}{loops}"), ""),
        };
        self.around(stmt, open, close.to_string());
    }

    /// The statements that compute the reductions of an expression, and the names of their results.
    fn hoist(&mut self, id: ExprId) -> (String, Reduced) {
        let mut all = Vec::new();
        sections::reductions(self.view, id, &mut all);
        let (mut text, mut reduced) = (String::new(), Reduced::new());
        for id in all {
            let name = self.names.reduced(self.reductions);
            self.reductions += 1;
            text += &sections::reduction(self.view, id, &name, &reduced, &self.names);
            reduced.insert(id, name);
        }
        (text, reduced)
    }

    /// Replaces the sections of an expression by elements.
    fn replace(&mut self, id: ExprId, sections: &Sections, elements: &[String], reduced: &Reduced) {
        let mut places = Vec::new();
        sections.places(self.view, id, elements, reduced, &mut places);
        for (span, text) in places {
            put(self.edits, span, span, text);
        }
    }

    fn around(&mut self, stmt: &Stmt, open: String, close: String) {
        if !open.is_empty() {
            put(self.edits, Span::at(stmt.span.start), stmt.span, open);
        }
        if !close.is_empty() {
            self.edits.insert_after(OWNER, stmt.span.end, close);
        }
    }

    /// Translates the declaration of shared variables. The leader initializes them after the declaration.
    ///
    /// ```text
    /// @shared int n; for (int lid = 0; lid < 1; ++lid; @inner) { n = first; }
    /// ```
    fn locals(&mut self, stmt: &'u Stmt, variables: &[VarId]) {
        let unit = self.view.unit.unit();
        if variables.iter().all(|id| self.view.local_attr(*id).is_none()) {
            // They are shared because of their class.
            put(self.edits, Span::at(stmt.span.start), stmt.span, "@shared ");
        }
        let mut text = String::new();
        for id in variables {
            let variable = unit.variable(*id);
            let Some(init) = variable.init else { continue };
            let (hoisted, reduced) = self.hoist(init);
            let value = Sections::default().element(self.view, init, &[], &reduced);
            let (name, ty) = (&variable.name, unit.ty(variable.ty));
            let before = self.names.before(name);
            text += &hoisted;
            text += &match (&unit.expression(unit.peeled(init)).kind, ty.is_array()) {
                (_, true) => format!(
                    "const {} = {value}; {} ",
                    array(ty, &before).trim_end_matches(';'),
                    self.assignment(ty, name, &before)
                ),
                (ExprKind::List(_), false) => {
                    format!("const {} {before} = {value}; {name} = {before}; ", ty.name())
                }
                (_, false) => format!("{name} = {value}; "),
            };
            let bounds = variable.declarator.bounds.last();
            let from = bounds.map_or(variable.name_span.end, |bound| bound.end);
            let brackets = variable.declarator.brackets.map(|brackets| brackets.span.end);
            let end = brackets.unwrap_or(0).max(unit.expression(init).span.end);
            self.edits.delete(OWNER, Span::new(from, end));
        }
        if !text.is_empty() {
            let items = Shared::leader(&self.names).items;
            put(self.edits, Span::at(stmt.span.end), stmt.span, format!(" {items}{{ {text}}}"));
        }
    }
}

/// The lengths of an array, outermost first.
fn lengths(mut ty: Ty<'_>) -> Vec<u64> {
    let mut found = Vec::new();
    while let TypeKind::Array { of, len } = ty.kind {
        found.push(len.unwrap_or_default());
        ty = ty.at(of);
    }
    found
}

/// The declaration of an array: `float name[4][8];`
fn array(ty: Ty<'_>, name: &str) -> String {
    let mut element = ty;
    while let TypeKind::Array { of, .. } = element.kind {
        element = element.at(of);
    }
    let bounds: String = lengths(ty).iter().map(|len| format!("[{len}]")).collect();
    format!("{} {name}{bounds};", element.name())
}
