//! Loops over work items of random kernels.

use super::kernels::{ARRAYS, Construct, Form, Kernel, Pointer, ROWS, is_right};
use okl_testing::difftest::choices::Choices;

/// The permitted accesses of the work items of one loop to an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// All work items may read all elements.
    Read,
    /// Each work item has the element with this index.
    Own(&'static str),
    /// The work item with this index has all elements.
    One(usize),
    /// All work items may add to all elements atomically.
    Atomic,
    /// No access.
    Nothing,
}

/// Indices that differ between work items, up to four of them.
const OWN: [&str; 7] = ["t", "3 - t", "(t + 1) % 4", "perm[t]", "t ^ 1", "(t + n) % 4", "-t + 3"];

/// One loop over work items.
pub struct Nest {
    modes: [Mode; 5],
    records: Mode,
}

impl Nest {
    /// Writes one loop.
    pub fn write(kernel: &mut Kernel, choices: &mut Choices<'_>) {
        let width = choices.pick(&[4, 4, 3, 2]);
        let nest = Nest::new(choices, width);
        if kernel.is_square {
            return Nest::square(kernel, choices, nest);
        }
        let header = match choices.below(6) {
            0 => format!("for (int t = {}; t >= 0; --t; @inner) {{", width - 1),
            1 => format!("for (unsigned char t = 0; t != {width}; ++t; @inner) {{"),
            _ => format!("for (int t = 0; t < {width}; ++t; @inner) {{"),
        };
        kernel.line(&header);
        nest.body(kernel, choices);
        kernel.line("}");
    }

    fn new(choices: &mut Choices<'_>, width: usize) -> Nest {
        let mut mode = || match choices.below(8) {
            0..=3 => Mode::Read,
            4 | 5 => Mode::Own(choices.pick(&OWN)),
            6 => Mode::One(choices.below(width)),
            _ => Mode::Atomic,
        };
        let mut modes = [(); 5].map(|()| mode());
        let records = mode();
        // They may be the same array.
        modes[4] = modes[3];
        Nest { modes, records }
    }

    /// Writes loops two by two; there may be a second inner loop beside the first one.
    fn square(kernel: &mut Kernel, choices: &mut Choices<'_>, nest: Nest) {
        kernel.line("for (int u = 0; u < 2; ++u; @inner) {");
        kernel.depth += 1;
        let other = choices.one_in(2).then(|| Nest::new(choices, 4));
        for nest in [Some(nest), other].into_iter().flatten() {
            kernel.line("for (int v = 0; v < 2; ++v; @inner) {");
            kernel.line("  const int t = 2 * u + v;");
            nest.body(kernel, choices);
            kernel.line("}");
        }
        kernel.depth -= 1;
        kernel.line("}");
    }

    fn body(&self, kernel: &mut Kernel, choices: &mut Choices<'_>) {
        kernel.depth += 1;
        for _ in 0..=choices.below(3) {
            self.statement(kernel, choices);
        }
        kernel.depth -= 1;
    }

    /// A statement of a work item.
    fn statement(&self, kernel: &mut Kernel, choices: &mut Choices<'_>) {
        let value = self.value(kernel, choices);
        if choices.one_in(6) {
            return self.record(kernel, choices, &value);
        }
        let place = some_array(kernel, choices);
        let (index, condition) = match self.mode(&place) {
            Mode::Read | Mode::Nothing => return kernel.line(&format!("e = (e + {value}) % 97;")),
            Mode::Own(index) => {
                let condition = choices.one_in(5).then(|| choices.pick(&["t != 1", "t > 0", "e % 2 == 0"]));
                (index, condition.map(str::to_string))
            }
            Mode::One(item) => {
                let index = choices.pick(&["0", "1", "n % 4", "3", "t", "e % 4"]);
                (index, Some(format!("t == {item}")))
            }
            Mode::Atomic => {
                let index = choices.pick(&["0", "t", "in[t]", "3"]);
                let element = element(&place, index);
                // A call of a lambda is not atomic.
                let is_one_step = place.form != Form::Lambda;
                let place = if is_one_step { format!("@atomic {element}") } else { "e".into() };
                return kernel.line(&format!("{place} += {value};"));
            }
        };
        if let Some(condition) = &condition {
            kernel.line(&format!("if ({condition}) {{"));
            kernel.depth += 1;
        }
        let index = local_index(kernel, choices, index);
        store(kernel, choices, &place, &index, &value);
        if condition.is_some() {
            kernel.depth -= 1;
            kernel.line("}");
        }
    }

    /// The permitted accesses through a pointer, for all of its targets.
    fn mode(&self, place: &Pointer) -> Mode {
        let first = self.modes[place.targets[0]];
        let all = place.targets.iter().all(|target| self.modes[*target] == first);
        if all { first } else { Mode::Nothing }
    }

    fn record(&self, kernel: &mut Kernel, choices: &mut Choices<'_>, value: &str) {
        let index = match self.records {
            Mode::Own(index) => index,
            Mode::One(item) => {
                kernel.line(&format!("if (t == {item})"));
                choices.pick(&["0", "t", "3"])
            }
            Mode::Read | Mode::Atomic | Mode::Nothing => {
                return kernel.line(&format!("e = (e + rec[{value} % 4].a) % 97;"));
            }
        };
        kernel.line(&match choices.below(5) {
            0 => format!("rec[{index}].a = {value};"),
            1 => format!("rec[{index}].b[1] = {value};"),
            2 => format!("{{ S v = rec[{index}]; v.b[1] = {value}; rec[{index}] = v; }}"),
            3 => format!("{{ S *v = &rec[{index}]; v->a += {value}; }}"),
            _ => format!("put(rec[{index}].b, 1, {value});"),
        });
    }

    /// An expression for a number from 0 to 96.
    fn value(&self, kernel: &mut Kernel, choices: &mut Choices<'_>) -> String {
        let mut parts = Vec::new();
        for _ in 0..=choices.below(2) {
            let place = some_array(kernel, choices);
            let index = match (choices.below(7), self.mode(&place)) {
                (2, _) => continue,
                (3, _) => {
                    parts.push("e".to_string());
                    continue;
                }
                (0 | 1, Mode::Own(index)) => index,
                (4, Mode::Read) => "in[t]",
                (5, Mode::Read) => "0",
                (6, Mode::Read) => "n % 4",
                (at, Mode::Read) => OWN[at],
                (_, Mode::Own(_) | Mode::One(_) | Mode::Atomic | Mode::Nothing) => {
                    parts.push("t".to_string());
                    continue;
                }
            };
            let name = &place.name;
            parts.push(match (place.form, choices.below(4)) {
                // Calling it would write.
                (Form::Lambda, _) => "t".to_string(),
                (Form::Object, 0 | 1) => format!("{}.get({index})", name.trim_end_matches(".p")),
                _ if place.targets == [ROWS] => element(&place, index),
                (_, 3) => format!("get({name}, {index})"),
                (_, 2) => format!("*({name} + ({index}))"),
                _ => element(&place, index),
            });
        }
        parts.push(choices.between(1, 9).to_string());
        format!("(({}) % 97)", parts.join(" + "))
    }
}

/// An array under one of its names; half of the time a pointer of the group.
fn some_array(kernel: &Kernel, choices: &mut Choices<'_>) -> Pointer {
    if !kernel.pointers.is_empty() && choices.one_in(2) {
        return kernel.pointers[choices.below(kernel.pointers.len())].clone();
    }
    let at = choices.below(ARRAYS.len());
    Pointer { name: ARRAYS[at].to_string(), form: Form::Array, targets: vec![at] }
}

fn element(place: &Pointer, index: &str) -> String {
    match place.targets[..] {
        [ROWS] => format!("s2[({index}) / 2][({index}) % 2]"),
        _ => format!("{}[{index}]", place.name),
    }
}

/// An index, or a variable with its value.
fn local_index(kernel: &mut Kernel, choices: &mut Choices<'_>, index: &str) -> String {
    let name = kernel.name('i');
    match choices.below(8) {
        5 => kernel.line(&format!("const int {name} = {index};")),
        6 => kernel.line(&format!("unsigned char {name} = {index};")),
        7 => {
            kernel.line(&format!("int {name} = 7;"));
            kernel.line(&format!("{name} = {index};"));
        }
        _ => return index.to_string(),
    }
    name
}

/// Stores a value in an element, in one of various forms.
#[expect(clippy::too_many_lines, reason = "one arm for each way to store a value")]
fn store(kernel: &mut Kernel, choices: &mut Choices<'_>, place: &Pointer, index: &str, value: &str) {
    let name = &place.name;
    if place.form == Form::Lambda {
        return kernel.line(&format!("{name}({index}, {value});"));
    }
    let base = name.split(['.', '[']).next().unwrap_or_default();
    let local = kernel.name('q');
    let at = element(place, index);
    let special = match (place.form, choices.below(4)) {
        (Form::Plain, 0) if is_right(Construct::ReferenceToPointer) => {
            Some(format!("through({name}, {index}, {value});"))
        }
        (Form::Plain, 1) if is_right(Construct::PointerToPointer) => {
            Some(format!("deep(&{name}, {index}, {value});"))
        }
        (Form::Plain, 2) if is_right(Construct::ConstCastAway) => {
            Some(format!("thaw({name})[{index}] = {value};"))
        }
        (Form::Row, 0) if is_right(Construct::ArrayOfPointers) => {
            Some(format!("rowput({base}, 1, {index}, {value});"))
        }
        (Form::Element, 0) if is_right(Construct::ArrayOfObjects) => {
            Some(format!("hput({base}, 1, {index}, {value});"))
        }
        (Form::Element, 1) if is_right(Construct::ElementByValue) => {
            Some(format!("hval({base}[1], {index}, {value});"))
        }
        (Form::Member, 0) => Some(format!("hval({base}, {index}, {value});")),
        (Form::Member, 1) if is_right(Construct::ObjectByConstReference) => {
            Some(format!("href({base}, {index}, {value});"))
        }
        (Form::Object, 0 | 1) => Some(format!("{base}.set({index}, {value});")),
        _ => None,
    };
    if let Some(special) = special {
        return kernel.line(&special);
    }
    // `s2` is two rows.
    match choices.below(if place.targets == [ROWS] { 4 } else { 12 }) {
        0 => kernel.line(&format!("{at} = {value};")),
        1 => kernel.line(&format!("{at} = ({at} + {value}) % 97;")),
        2 => kernel.line(&format!("bump({at}, {value});")),
        3 => {
            kernel.line(&format!("int &{local} = {at};"));
            kernel.line(&format!("{local} = {value};"));
        }
        4 => kernel.line(&format!("put({name}, {index}, {value});")),
        5 => kernel.line(&format!("*({name} + ({index})) = {value};")),
        6 => {
            kernel.line(&format!("int *{local} = {name} + ({index});"));
            kernel.line(&format!("*{local}++ = {value};"));
        }
        7 => kernel.line(&format!("*after({name}, {index}) = {value};")),
        8 => kernel.line(&format!("ref({name}, {index}) = {value};")),
        9 => kernel.line(&format!("(n > 90 ? e : {at}) = {value};")),
        10 => {
            kernel.line(&format!(
                "for (int {local} = {index}; {local} < {index} + 1; ++{local}) {name}[{local}] = {value};"
            ));
        }
        _ => {
            kernel.line(&format!("auto {local} = [&](int i, int v) {{ {name}[i] = v; }};"));
            kernel.line(&format!("{local}({index}, {value});"));
        }
    }
}
