//! Random kernels with one nest: group memory, pointers, helpers, sequential loops around loops over work items.
//!
//! Work items may meet across loops over work items, never inside of one: there, each array is only read, or each work
//! item has an element of its own, or one work item has all of it, or all is atomic ([`Mode`]).

use okl_testing::difftest::choices::Choices;
use okl_testing::judge::group::{Argument, Launch, Number};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;

/// The numbers a kernel is made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// For what stands around.
    pub head: Vec<u32>,
    /// One list for each statement of the group.
    pub items: Vec<Vec<u32>>,
}

/// All recipes.
pub fn recipes() -> impl Strategy<Value = Recipe> {
    let numbers = |most: usize| vec(any::<u32>(), 0..most);
    (numbers(12), vec(numbers(60), 1..7)).prop_map(|(head, items)| Recipe { head, items })
}

/// Constructs that okl is known to get wrong, by the number of the find and the reason. None of them is written.
pub const KNOWN: &[(u32, Construct, &str)] = &[];

/// A construct that may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Construct {
    /// `int *p = s0;` in the group, and writes through it.
    GroupPointer,
    /// A lambda that writes memory of the group.
    Lambda,
}

/// What is written before each kernel.
const FILE: &str = "struct S { int a; int b[2]; };
const int perm[4] = {2, 0, 3, 1};
int get(const int *p, int i) { return p[i]; }
void put(int *p, int i, int v) { p[i] = v; }
void bump(int &r, int v) { r = (r + v) % 97; }
int *after(int *p, int i) { return p + i; }
int &ref(int *p, int i) { return p[i]; }
void copy(int *to, const int *from, int i, int j) { to[i] = from[j]; }
";

/// The arrays of a kernel: four numbers each.
const ARRAYS: [&str; 5] = ["s0", "s1", "s2", "a", "b"];

/// A kernel as text.
pub fn write(recipe: &Recipe) -> String {
    let head = &mut Choices::new(&recipe.head);
    let restrict = [head.one_in(2), head.one_in(2)].map(|is| if is { "@restrict " } else { "" });
    let mut kernel = Kernel { text: String::new(), depth: 2, rounds: 0, pointers: Vec::new(), names: 0, loops: 0 };
    kernel.line("for (int g = 0; g < 2; ++g; @outer) {");
    kernel.depth += 1;
    kernel.line("@shared int s0[4], s1[4], s2[2][2];");
    kernel.line("@shared S rec[4];");
    kernel.line("@exclusive int e = 1;");
    // So that no array is read before it has values.
    kernel.line("for (int t = 0; t < 4; ++t; @inner) {");
    kernel.line("  s0[t] = in[t]; s1[t] = t + n; s2[t / 2][t % 2] = 3 * t; rec[t].a = t; rec[t].b[0] = rec[t].b[1] = n;");
    kernel.line("}");
    for item in &recipe.items {
        kernel.item(&mut Choices::new(item), 0);
    }
    // What lies in group memory is seen at the end.
    kernel.line("for (int t = 0; t < 4; ++t; @inner) out[t] = (s0[t] + 3 * s1[t] + 5 * s2[t / 2][t % 2] + 7 * rec[t].a + rec[t].b[1] + 11 * e) % 9973;");
    kernel.depth -= 1;
    kernel.line("}");
    let [a, b] = restrict;
    format!(
        "{FILE}@kernel void k(const int n, const int *in, {a}int *a, {b}int *b, @restrict int *out) {{\n{}}}\n",
        kernel.text
    )
}

/// What a kernel is called with; `a` and `b` are one array in some, when nothing says that they are not.
pub fn launches(text: &str) -> Vec<Launch> {
    let memory = |numbers: [i64; 4]| Argument::Memory(numbers.map(Number::Int).to_vec());
    let plain = |n: i64, numbers: [i64; 4], group: i128| Launch {
        group: [group, 0, 0],
        arguments: vec![
            Argument::Number(Number::Int(n)),
            memory(numbers),
            memory([10, 20, 30, 40]),
            memory([5, 6, 7, 8]),
            memory([0; 4]),
        ],
    };
    let mut found = vec![plain(3, [1, 3, 0, 2], 0), plain(0, [2, 2, 1, 0], 1)];
    if !text.contains("@restrict int *a") && !text.contains("@restrict int *b") {
        let mut shared = plain(5, [3, 1, 2, 0], 0);
        shared.arguments[3] = Argument::Same(2);
        found.push(shared);
    }
    found
}

/// What the work items of one loop may do with an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// All may read all of it.
    Read,
    /// Each has the element with this index.
    Own(&'static str),
    /// The work item of this number has all of it.
    One(usize),
    /// All add to all of it, in one step.
    Atomic,
}

/// Indices that are different for different work items, up to four of them.
const OWN: [&str; 6] = ["t", "3 - t", "(t + 1) % 4", "perm[t]", "t ^ 1", "(t + n) % 4"];

struct Kernel {
    text: String,
    depth: usize,
    /// How many sequential loops stand around.
    rounds: usize,
    /// Pointers of the group, with the array they lead to.
    pointers: Vec<(String, usize)>,
    names: usize,
    loops: usize,
}

/// One loop over work items.
struct Nest {
    modes: [Mode; 5],
    records: Mode,
    /// How many work items it has.
    width: usize,
}

impl Kernel {
    fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.depth);
        writeln!(self.text, "{indent}{text}").expect("a text takes all");
    }

    fn name(&mut self, letter: char) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    /// A statement of the group.
    fn item(&mut self, choices: &mut Choices<'_>, level: usize) {
        let kind = if level > 2 { 0 } else { choices.below(12) };
        match kind {
            5 => self.sequential(choices, level),
            6 => self.sequential_other(choices, level),
            7 => {
                let condition = choices.pick(&["n > 2", "g == 0", "n % 2 == 1"]);
                self.line(&format!("if ({condition}) {{"));
                self.inside(choices, level);
                if choices.one_in(2) {
                    self.line("} else {");
                    self.inside(choices, level);
                }
                self.line("}");
            }
            8 => self.line("@barrier;"),
            9 => {
                let name = self.name('m');
                let array = self.read_index(choices);
                self.line(&format!("const int {name} = {array};"));
                self.depth += 0;
                self.line(&format!("for (int t = 0; t < 3; ++t; @inner) e = (e + {name}) % 97;"));
            }
            10 if !is_known(Construct::GroupPointer) => {
                let name = self.name('p');
                let array = choices.below(5);
                let from = match (ARRAYS[array], choices.below(3)) {
                    ("s2", _) => "&s2[0][0]".to_string(),
                    (array, 0) => array.to_string(),
                    (array, 1) => format!("&{array}[0]"),
                    (array, _) => format!("after({array}, 0)"),
                };
                self.line(&format!("int *{name} = {from};"));
                // `s2` is two rows.
                if ARRAYS[array] != "s2" {
                    self.pointers.push((name, array));
                }
            }
            _ => self.nest(choices),
        }
    }

    fn inside(&mut self, choices: &mut Choices<'_>, level: usize) {
        let known = self.pointers.len();
        self.depth += 1;
        for _ in 0..=choices.below(2) {
            self.item(choices, level + 1);
        }
        self.depth -= 1;
        self.pointers.truncate(known);
    }

    /// `for (int r0 = 0; r0 < 2; ++r0) { ... }`
    fn sequential(&mut self, choices: &mut Choices<'_>, level: usize) {
        self.loops += 1;
        let name = format!("r{}", self.loops);
        let count = choices.pick(&["2", "3", "n % 3", "1"]);
        self.line(&format!("for (int {name} = 0; {name} < {count}; ++{name}) {{"));
        self.rounds += 1;
        let known = self.pointers.len();
        self.depth += 1;
        if choices.one_in(6) {
            let jump = choices.pick(&["continue", "break"]);
            self.item(choices, level + 1);
            self.line(&format!("if ({name} == n % 2) {jump};"));
        }
        self.depth -= 1;
        self.inside(choices, level);
        self.pointers.truncate(known);
        self.rounds -= 1;
        self.line("}");
    }

    /// `while` and `do` of the group.
    fn sequential_other(&mut self, choices: &mut Choices<'_>, level: usize) {
        self.loops += 1;
        let name = format!("w{}", self.loops);
        self.line(&format!("int {name} = 0;"));
        let is_do = choices.one_in(2);
        self.line(&if is_do { "do {".to_string() } else { format!("while ({name} < n % 3) {{") });
        self.depth += 1;
        self.line(&format!("++{name};"));
        self.depth -= 1;
        self.inside(choices, level);
        self.line(&if is_do { format!("}} while ({name} < 2);") } else { "}".to_string() });
    }

    /// A loop over work items.
    fn nest(&mut self, choices: &mut Choices<'_>) {
        let width = choices.pick(&[4, 4, 3, 2]);
        let mode = |choices: &mut Choices<'_>| match choices.below(8) {
            0..=3 => Mode::Read,
            4 | 5 => Mode::Own(choices.pick(&OWN)),
            6 => Mode::One(choices.below(width)),
            _ => Mode::Atomic,
        };
        let mut modes = [(); 5].map(|()| mode(choices));
        // They may be one array.
        modes[4] = modes[3];
        let nest = Nest { modes, records: mode(choices), width };
        let header = match choices.below(4) {
            0 => format!("for (int t = {}; t >= 0; --t; @inner) {{", width - 1),
            _ => format!("for (int t = 0; t < {width}; ++t; @inner) {{"),
        };
        self.line(&header);
        self.depth += 1;
        for _ in 0..=choices.below(3) {
            self.statement(choices, &nest);
        }
        self.depth -= 1;
        self.line("}");
    }

    /// A statement of a work item.
    fn statement(&mut self, choices: &mut Choices<'_>, nest: &Nest) {
        let value = self.value(choices, nest);
        if choices.one_in(6) {
            return self.record(choices, nest, &value);
        }
        let (name, array) = self.some_array(choices);
        let is_pointer = !ARRAYS.contains(&name.as_str());
        let (index, condition) = match nest.modes[array] {
            Mode::Read => return self.line(&format!("e = (e + {value}) % 97;")),
            Mode::Own(index) => (index.to_string(), choices.one_in(5).then(|| choices.pick(&["t != 1", "t > 0", "e % 2 == 0"]).to_string())),
            Mode::One(item) => {
                let index = choices.pick(&["0", "1", "n % 4", "3", "t", "e % 4"]);
                (index.to_string(), Some(format!("t == {item}")))
            }
            Mode::Atomic => {
                let index = choices.pick(&["0", "t", "in[t]", "3"]);
                return match ARRAYS[array] {
                    "s2" => self.line(&format!("@atomic s2[({index}) / 2][1] += {value};")),
                    _ => self.line(&format!("@atomic {name}[{index}] += {value};")),
                };
            }
        };
        if let Some(condition) = &condition {
            self.line(&format!("if ({condition}) {{"));
            self.depth += 1;
        }
        let place = if ARRAYS[array] == "s2" { format!("s2[({index}) / 2][({index}) % 2]") } else { format!("{name}[{index}]") };
        let local = self.name('q');
        match choices.below(if ARRAYS[array] == "s2" { 4 } else { 10 }) {
            0 => self.line(&format!("{place} = {value};")),
            1 => self.line(&format!("{place} = ({place} + {value}) % 97;")),
            2 => self.line(&format!("bump({place}, {value});")),
            3 => {
                self.line(&format!("int &{local} = {place};"));
                self.line(&format!("{local} = {value};"));
            }
            4 => self.line(&format!("put({name}, {index}, {value});")),
            5 => self.line(&format!("*({name} + ({index})) = {value};")),
            6 => {
                self.line(&format!("int *{local} = {name} + ({index});"));
                self.line(&format!("*{local} = {value};"));
            }
            7 => self.line(&format!("*after({name}, {index}) = {value};")),
            8 => self.line(&format!("ref({name}, {index}) = {value};")),
            _ if is_pointer || is_known(Construct::Lambda) => self.line(&format!("{name}[{index}]++;")),
            _ => {
                self.line(&format!("auto {local} = [&](int i, int v) {{ {name}[i] = v; }};"));
                self.line(&format!("{local}({index}, {value});"));
            }
        }
        if condition.is_some() {
            self.depth -= 1;
            self.line("}");
        }
    }

    fn record(&mut self, choices: &mut Choices<'_>, nest: &Nest, value: &str) {
        let index = match nest.records {
            Mode::Own(index) => index.to_string(),
            Mode::One(item) => {
                self.line(&format!("if (t == {item})"));
                choices.pick(&["0", "t", "3"]).to_string()
            }
            Mode::Read | Mode::Atomic => return self.line(&format!("e = (e + rec[{value} % 4].a) % 97;")),
        };
        match choices.below(5) {
            0 => self.line(&format!("rec[{index}].a = {value};")),
            1 => self.line(&format!("rec[{index}].b[1] = {value};")),
            2 => self.line(&format!("{{ S v = rec[{index}]; v.b[1] = {value}; rec[{index}] = v; }}")),
            3 => self.line(&format!("{{ S *v = &rec[{index}]; v->a += {value}; }}")),
            _ => self.line(&format!("put(rec[{index}].b, 1, {value});")),
        }
    }

    /// An array under one of its names.
    fn some_array(&mut self, choices: &mut Choices<'_>) -> (String, usize) {
        let at = choices.below(ARRAYS.len() + self.pointers.len());
        match at.checked_sub(ARRAYS.len()) {
            None => (ARRAYS[at].to_string(), at),
            Some(pointer) => self.pointers[pointer].clone(),
        }
    }

    /// A number from 0 to 96.
    fn value(&mut self, choices: &mut Choices<'_>, nest: &Nest) -> String {
        let mut parts = Vec::new();
        for _ in 0..=choices.below(2) {
            let (name, array) = self.some_array(choices);
            let index = match (choices.below(7), nest.modes[array]) {
                (0 | 1, Mode::Own(index)) => index,
                (2, _) => continue,
                (3, _) => {
                    parts.push("e".to_string());
                    continue;
                }
                (4, Mode::Read) => "in[t]",
                (5, Mode::Read) => "0",
                (6, Mode::Read) => "n % 4",
                (at, Mode::Read) => OWN[at],
                (_, Mode::Own(_) | Mode::One(_) | Mode::Atomic) => {
                    parts.push("t".to_string());
                    continue;
                }
            };
            parts.push(match (ARRAYS[array], choices.below(4)) {
                ("s2", _) => format!("s2[({index}) / 2][({index}) % 2]"),
                (_, 3) => format!("get({name}, {index})"),
                (_, 2) => format!("*({name} + ({index}))"),
                _ => format!("{name}[{index}]"),
            });
        }
        let _ = nest.width;
        parts.push(choices.between(1, 9).to_string());
        format!("(({}) % 97)", parts.join(" + "))
    }

    /// An element that all of the group read.
    fn read_index(&mut self, choices: &mut Choices<'_>) -> String {
        let index = choices.pick(&["0", "n % 4", "3"]);
        let name = choices.pick(&["s0", "s1", "a", "b"]);
        format!("{name}[{index}]")
    }
}

fn is_known(construct: Construct) -> bool {
    KNOWN.iter().any(|(_, known, _)| *known == construct)
}
