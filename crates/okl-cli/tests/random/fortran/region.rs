//! Regions: constructs with what they compute.

use super::arrays::{Around, shown};
use super::loops::Count;
use super::random::Random;
use super::scope::{Array, Procedure, Scalar};
use super::value::{Range, TYPES, Type};
use super::writer::{Place, Writer};

/// A region with its procedures.
#[derive(Debug)]
pub(super) struct Region {
    /// Variables and types of the module.
    pub(super) module: Vec<String>,
    pub(super) procedures: Vec<String>,
}

/// Writes a region.
pub(super) fn region(random: Random, number: usize, known: &[Procedure]) -> Region {
    let mut writer = Writer::new(random);
    writer.scope.procedures = known.to_vec();
    writer.declare("integer :: q");
    let mut around = Around { declarations: vec!["integer :: q".into()], ..Around::default() };
    let count = 2 + writer.random.below(3);
    for _ in 0..count {
        let rank = writer.random.pick(&[1, 1, 2, 2, 3]);
        writer.new_array(&mut around, number, rank, None);
    }
    for _ in 0..3 {
        let ty = writer.random.pick(&TYPES);
        writer.new_scalar(ty, false);
    }
    match writer.random.below(8) {
        0..=2 => writer.kernels(&mut around, number),
        3 => writer.serial(),
        4 => writer.with_data(&mut around, number),
        _ => writer.parallel(&mut around, number),
    }
    Region { procedures: procedures(&writer, &around, number), module: around.module }
}

fn procedures(writer: &Writer, around: &Around, number: usize) -> Vec<String> {
    let mut text = vec![format!("subroutine s{number}()")];
    let within = |lines: &[String]| lines.iter().map(|line| format!("  {line}")).collect::<Vec<_>>();
    text.extend(within(&around.declarations));
    text.extend(within(&around.fill));
    text.push(format!("  call r{number}({})", around.actual.join(", ")));
    text.extend(within(&around.show));
    text.push(format!("end subroutine s{number}"));
    text.push(format!("subroutine r{number}({})", around.dummies.join(", ")));
    text.extend(within(&writer.declarations));
    text.extend(within(&writer.setup));
    text.extend(writer.lines.iter().map(|line| line[2..].to_owned()));
    text.extend(within(&around.behind));
    text.push(format!("end subroutine r{number}"));
    text
}

impl Writer {
    /// A `kernels` construct whose loops have no directives: they may depend on each other in all ways.
    fn kernels(&mut self, around: &mut Around, number: usize) {
        let mut kept = Vec::new();
        for _ in 0..3 {
            let ty = self.random.pick(&TYPES);
            kept.push(self.new_scalar(ty, true));
        }
        let sizes = self.sizes();
        self.line(format!("!$acc kernels{sizes}"));
        self.indent += 1;
        let count = 1 + self.random.below(4);
        for _ in 0..count {
            match self.random.below(5) {
                0 => self.statement(2),
                1 => self.sweep(),
                2 => self.sum_in_loop(),
                _ => self.nest_without_directive(),
            }
        }
        self.indent -= 1;
        self.line("!$acc end kernels");
        for scalar in kept {
            around.behind.extend(shown(number, &scalar.name, scalar.ty));
        }
    }

    /// A loop nest over the elements of an array, with anything in it.
    fn nest_without_directive(&mut self) {
        let Some(array) = self.writable_array() else { return };
        let before = self.scope.scalars.len();
        let rank = array.extents.len();
        let mut order: Vec<usize> = (0..rank).rev().collect();
        if self.random.one_in(4) {
            order.reverse();
        }
        let mut names = vec![String::new(); rank];
        for (level, dim) in order.iter().enumerate() {
            let name = self.shared_counter(level);
            let (low, high) = (array.lower[*dim], array.upper(*dim));
            let count = if self.random.one_in(4) {
                Count { kind: 4, first: high, last: low, step: -1 }
            } else {
                Count { kind: 4, first: low, last: high, step: 1 }
            };
            let head = self.head(count);
            self.line(format!("do {name} = {head}"));
            self.indent += 1;
            self.with_counter(&name, 4, low, high);
            names[*dim] = name;
        }
        let statements = 1 + self.random.below(3);
        for _ in 0..statements {
            if self.random.one_in(3) {
                self.assign_scalar();
                continue;
            }
            let value = self.value(array.ty, &[], 2);
            let text = self.fitted(value, array.ty, array.ty.usual());
            self.line(format!("{}({}){} = {text}", array.name, names.join(", "), array.suffix));
        }
        if self.random.one_in(3) {
            self.statement(1);
        }
        for _ in &order {
            self.indent -= 1;
            self.line("end do");
        }
        self.scope.scalars.truncate(before);
    }

    /// `a(i) = a(i - 1) + ...`
    fn sweep(&mut self) {
        let Some(array) = self.writable_array() else { return };
        let name = self.new_counter(4);
        let dim = self.random.below(array.extents.len());
        let shift = self.random.pick(&[-1, 1, -2, 0]);
        let (low, high) = (array.lower[dim] + 0.max(-shift), array.upper(dim) - 0.max(shift));
        let mut subscripts: Vec<String> = (0..array.extents.len())
            .map(|dim| self.random.between(array.lower[dim], array.upper(dim)).to_string())
            .collect();
        subscripts[dim] = name.clone();
        let target = format!("{}({}){}", array.name, subscripts.join(", "), array.suffix);
        subscripts[dim] = format!("{name} + ({shift})");
        let source = format!("{}({}){}", array.name, subscripts.join(", "), array.suffix);
        let head = self.head(Count { kind: 4, first: low, last: high, step: 1 });
        self.line(format!("do {name} = {head}"));
        let before = self.scope.scalars.len();
        self.with_counter(&name, 4, low, high.max(low));
        self.scope.scalars.push(Scalar {
            name: source,
            ty: array.ty,
            range: array.ty.usual(),
            is_writable: false,
        });
        self.indent += 1;
        for _ in 0..2 {
            let value = self.value(array.ty, &[], 2);
            let text = self.fitted(value, array.ty, array.ty.usual());
            self.line(format!("{target} = {text}"));
            if self.random.one_in(2) {
                self.assign_scalar();
            }
        }
        self.indent -= 1;
        self.scope.scalars.truncate(before);
        self.line("end do");
    }

    /// A loop that sums up, and may use the sum.
    fn sum_in_loop(&mut self) {
        let ty = self.random.pick(&[Type::Integer(4), Type::Real(8), Type::Integer(8)]);
        let Some(target) = self.scope.scalars.iter().find(|one| one.is_writable && one.ty == ty).cloned()
        else {
            return self.nest_without_directive();
        };
        let name = self.new_counter(4);
        let head = self.head(Count { kind: 4, first: 1, last: 5, step: 1 });
        // While it sums up, it has no other values than sums, which nothing else may change.
        let before = self.scope.clone();
        self.scope.scalars.retain(|one| one.name != target.name);
        self.with_counter(&name, 4, 1, 5);
        self.line(format!("{} = 0", target.name));
        self.line(format!("do {name} = {head}"));
        self.indent += 1;
        if self.random.one_in(2) {
            self.assign_element();
        }
        let limit = target.range.high / 5.0;
        let value = self.value(ty, &[], 2);
        let text = self.fitted(value, ty, Range::around(limit.floor() - 1.0, target.range.fraction));
        let update = self.random.pick(&["# + (@)", "# - (@)", "max(#, @)", "min(#, @)", "(@) + #"]);
        let text = update.replace('#', &target.name).replace('@', &text);
        self.line(format!("{} = {text}", target.name));
        if self.random.one_in(3) {
            self.scope.scalars.push(Scalar { is_writable: false, ..target.clone() });
            self.assign_element();
        }
        self.indent -= 1;
        self.line("end do");
        self.scope.scalars = before.scalars;
    }

    fn serial(&mut self) {
        for _ in 0..2 {
            let ty = self.random.pick(&TYPES);
            self.new_scalar(ty, true);
        }
        self.keeps_counters = true;
        let sizes = self.sizes();
        self.line(format!("!$acc serial{sizes}"));
        self.indent += 1;
        let count = 3 + self.random.below(4);
        self.block(count, 2);
        self.indent -= 1;
        self.line("!$acc end serial");
    }

    /// Parallel loops in a data region, with updates between them.
    fn with_data(&mut self, around: &mut Around, number: usize) {
        let arrays: Vec<Array> = self.scope.arrays.clone();
        let whole: Vec<&Array> =
            arrays.iter().filter(|one| !one.is_assumed_size && !one.name.contains('%')).collect();
        if whole.is_empty() {
            return self.parallel(around, number);
        }
        let names: Vec<String> = whole.iter().map(|one| one.name.clone()).collect();
        let sizes = self.sizes();
        self.line(format!("!$acc data copy({}){sizes}", names.join(", ")));
        self.indent += 1;
        for _ in 0..2 {
            self.parallel(around, number);
            let one = whole[self.random.below(whole.len())].clone();
            if one.suffix.is_empty()
                && let Some(section) = self.section_in(&one, &one.extents.clone(), false)
                && !section.contains("::")
                && !section.contains(":-")
            {
                self.line(format!("!$acc update self({section})"));
                let kept = std::mem::take(&mut self.scope.arrays);
                self.scope.arrays = vec![one.clone()];
                let value = self.value(one.ty, &one.extents, 1);
                let text = self.fitted(value, one.ty, one.ty.usual());
                self.scope.arrays = kept;
                self.line(format!("{} = {text}", one.name));
                self.line(format!("!$acc update device({})", one.name));
            }
        }
        self.indent -= 1;
        self.line("!$acc end data");
    }

    /// A parallel loop nest: each iteration writes elements of its own.
    fn parallel(&mut self, around: &mut Around, number: usize) {
        let Some(array) = self.writable_array() else { return };
        let all = self.scope.clone();
        let rank = array.extents.len();
        let depth = if self.random.one_in(3) { 1 } else { rank };
        let mut names = Vec::new();
        let mut heads = Vec::new();
        let mut subscripts = Vec::new();
        for dim in 0..rank {
            if dim + depth < rank {
                subscripts.push(self.random.between(array.lower[dim], array.upper(dim)).to_string());
                continue;
            }
            let (name, head, subscript) = self.parallel_head(&array, dim);
            names.push(name);
            heads.push(head);
            subscripts.push(subscript);
        }
        self.limit_to_iteration(&array, &subscripts);
        let reduction = self.reduction(around, number);
        let histogram = self.histogram(around, number);
        let private: Vec<Scalar> = (0..2)
            .map(|_| {
                let ty = self.random.pick(&TYPES);
                self.new_scalar(ty, true)
            })
            .collect();
        let mut clauses = String::new();
        if self.random.one_in(2) {
            clauses.push_str(&format!(" private({})", private[0].name));
        }
        if let Some((operator, name, _)) = &reduction {
            clauses.push_str(&format!(" reduction({operator}:{name})"));
        }
        let is_split = self.directives(depth, &clauses);
        for (name, head) in names.iter().zip(&heads).rev() {
            self.line(format!("do {name} = {head}"));
            self.indent += 1;
        }
        self.place = Place::Iteration;
        self.iteration(&private, reduction.as_ref());
        if let Some(array) = &histogram {
            self.atomic(array);
        }
        self.place = Place::Sequential;
        for _ in 0..depth {
            self.indent -= 1;
            self.line("end do");
        }
        if let Some(end) = is_split {
            self.indent -= 1;
            self.line(end);
        }
        self.scope = all;
    }

    /// Clauses for the arrays of which a compiler cannot know the size.
    fn sizes(&mut self) -> String {
        let mut text = String::new();
        for array in self.scope.arrays.iter().filter(|array| array.is_assumed_size) {
            let mut dims = vec![":".to_owned(); array.extents.len()];
            let last = array.extents.len() - 1;
            dims[last] = format!("{}:{}", array.lower[last], array.upper(last));
            text.push_str(&format!(" copy({}({}))", array.name, dims.join(", ")));
        }
        text
    }

    /// Arrays that iterations assign are used at the elements of an iteration only; others are not assigned.
    fn limit_to_iteration(&mut self, array: &Array, subscripts: &[String]) {
        for one in &mut self.scope.arrays {
            let is_alike = one.extents == array.extents && one.lower == array.lower;
            one.is_writable &= one.name == array.name || is_alike;
            if one.is_writable {
                one.only = Some(subscripts.to_vec());
            }
        }
    }

    /// The directives of a loop nest; what ends a construct around.
    fn directives(&mut self, depth: usize, clauses: &str) -> Option<&'static str> {
        let collapse = if depth > 1 { format!(" collapse({depth})") } else { String::new() };
        let sizes = self.sizes();
        let more =
            self.random.pick(&["", "", " gang", " gang vector", " num_gangs(4)", " vector_length(32)"]);
        match self.random.below(5) {
            0 => {
                self.line(format!("!$acc parallel{sizes}"));
                self.indent += 1;
                let more = if more.contains('(') { "" } else { more };
                self.line(format!("!$acc loop{collapse}{more}{clauses}"));
                Some("!$acc end parallel")
            }
            1 => {
                let more = if more.contains('(') { "" } else { more };
                self.line(format!("!$acc kernels loop independent{collapse}{more}{clauses}{sizes}"));
                None
            }
            _ => {
                self.line(format!("!$acc parallel loop{collapse}{more}{clauses}{sizes}"));
                None
            }
        }
    }

    /// A loop over a dimension: the variable, the head, and the subscript of the element that an iteration has.
    fn parallel_head(&mut self, array: &Array, dim: usize) -> (String, String, String) {
        let kind = self.random.pick(&[4, 4, 4, 8, 2]);
        let name = self.new_counter(kind);
        let (low, high) = (array.lower[dim], array.upper(dim));
        let (count, subscript) = match self.random.below(6) {
            0 => (Count { kind, first: high, last: low, step: -1 }, name.clone()),
            1 => (Count { kind, first: low, last: high, step: 2 }, name.clone()),
            2 => (Count { kind, first: 0, last: high - low, step: 1 }, format!("{name} + ({low})")),
            3 => (Count { kind, first: -high, last: -low, step: 1 }, format!("-{name}")),
            _ => (Count { kind, first: low, last: high, step: 1 }, name.clone()),
        };
        let head = self.head(count);
        let (low, high) = count.values();
        self.with_counter(&name, kind, low, high);
        (name, head, subscript)
    }

    /// A variable of a reduction: its operator, its name and its type.
    fn reduction(&mut self, around: &mut Around, number: usize) -> Option<(&'static str, String, Type)> {
        if !self.random.one_in(2) {
            return None;
        }
        let (operator, ty) = self.random.pick(&[
            ("+", Type::Integer(4)),
            ("+", Type::Integer(8)),
            ("+", Type::Real(8)),
            ("+", Type::Complex),
            ("max", Type::Real(4)),
            ("min", Type::Integer(2)),
            ("max", Type::Integer(4)),
            ("iand", Type::Integer(4)),
            ("ior", Type::Integer(8)),
            ("ieor", Type::Integer(4)),
            (".and.", Type::Logical),
            (".or.", Type::Logical),
            (".eqv.", Type::Logical),
            (".neqv.", Type::Logical),
            ("*", Type::Integer(4)),
        ]);
        let name = self.fresh("s");
        self.declare(format!("{} :: {name}", ty.written()));
        let start = match ty {
            Type::Logical => self.random.pick(&[".true.", ".false."]).to_owned(),
            _ => self.random.between(1, 9).to_string(),
        };
        self.setup.push(format!("{name} = {start}"));
        around.behind.extend(shown(number, &name, ty));
        Some((operator, name, ty))
    }

    /// An array that iterations update together.
    fn histogram(&mut self, around: &mut Around, number: usize) -> Option<Array> {
        if !self.random.one_in(4) {
            return None;
        }
        let ty = self.random.pick(&[Type::Integer(4), Type::Real(8), Type::Integer(8), Type::Real(4)]);
        let name = self.fresh("h");
        let lower = self.random.between(-2, 1);
        self.declare(format!("{} :: {name}({lower}:{})", ty.written(), lower + 4));
        self.setup.push(format!("{name} = 3"));
        around.behind.extend(shown(number, &name, ty));
        Some(Array {
            name,
            suffix: String::new(),
            ty,
            lower: vec![lower],
            extents: vec![5],
            only: None,
            is_writable: false,
            is_assumed_size: false,
            has_gaps: false,
        })
    }

    /// An update whose order does not matter.
    fn atomic(&mut self, array: &Array) {
        let place = self.element_of(array);
        let value = self.value(array.ty, &[], 1);
        let value = self.fitted(value, array.ty, array.ty.usual());
        let update = self.random.pick(&["# + (@)", "# - (@)", "(@) + #"]);
        let update = update.replace('#', &place).replace('@', &value);
        let directive = self.random.pick(&["!$acc atomic", "!$acc atomic update"]);
        self.line(directive);
        self.line(format!("{place} = {update}"));
    }

    fn iteration(&mut self, private: &[Scalar], reduction: Option<&(&'static str, String, Type)>) {
        for at in 0..private.len() {
            // What is not assigned yet is not read.
            let later: Vec<String> = private[at..].iter().map(|one| one.name.clone()).collect();
            let kept = self.scope.scalars.clone();
            self.scope.scalars.retain(|one| !later.contains(&one.name));
            let value = self.value(private[at].ty, &[], 2);
            let text = self.fitted(value, private[at].ty, private[at].range);
            self.scope.scalars = kept;
            self.line(format!("{} = {text}", private[at].name));
        }
        let count = 1 + self.random.below(4);
        self.block(count, 2);
        let Some((operator, name, ty)) = reduction else { return };
        let is_guarded = self.random.one_in(4);
        if is_guarded {
            let condition = self.logical(&[], 1);
            self.line(format!("if ({}) then", condition.text));
        }
        let value = self.value(*ty, &[], 2);
        let value = self.small(value);
        let value = match (*operator, ty) {
            ("*", _) => format!("merge(1, -1, {} > 0)", value.text),
            (_, Type::Complex) => self.fitted(value, Type::Complex, Type::Complex.usual()),
            (".and." | ".or." | ".eqv." | ".neqv.", _) => value.operand(5),
            (_, Type::Logical) => value.text,
            _ => self.fitted(value, *ty, ty.usual()),
        };
        let text = match *operator {
            "max" | "min" | "iand" | "ior" | "ieor" => format!("{operator}({name}, {value})"),
            ".and." | ".or." | ".eqv." | ".neqv." => format!("{name} {operator} ({value})"),
            _ => format!("{name} {operator} ({value})"),
        };
        self.line(format!("{name} = {text}"));
        if is_guarded {
            self.line("end if");
        }
    }
}
