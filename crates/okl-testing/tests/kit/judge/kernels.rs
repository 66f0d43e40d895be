//! Random kernels with one nest: group memory, pointers, helper functions, sequential loops around loops over work
//! items.
//!
//! Work items may access the same places in different loops over work items, but not within one. There, each array is
//! either only read, or each work item has an element of its own, or one work item has all of it, or all accesses are
//! atomic ([`super::nests::Mode`]).

use super::nests::Nest;
use okl_testing::difftest::choices::Choices;
use okl_testing::judge::group::{Argument, Launch, Number};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;

/// The numbers that a kernel is generated from.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// For the code around the statements.
    pub head: Vec<u32>,
    /// One list for each statement of the group.
    pub items: Vec<Vec<u32>>,
}

/// All recipes.
pub fn recipes() -> impl Strategy<Value = Recipe> {
    let numbers = |most: usize| vec(any::<u32>(), 0..most);
    (numbers(12), vec(numbers(60), 1..7)).prop_map(|(head, items)| Recipe { head, items })
}

/// Known errors of okl: the number of the finding, the required construct, and the reason. The constructs are not
/// generated.
///
/// An entry is removed when okl is fixed; the test then confirms it.
pub const KNOWN: &[(u32, Construct, &str)] = &[];

/// A construct that can be disabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Construct {
    /// `through(p, t, 1)`
    ReferenceToPointer,
    /// `deep(&p, t, 1)`
    PointerToPointer,
    /// `rowput(rows, 1, t, 1)`
    ArrayOfPointers,
    /// `hput(hs, 1, t, 1)`
    ArrayOfObjects,
    /// `hval(hs[1], t, 1)`
    ElementByValue,
    /// `*thaw(s0) = 1`
    ConstCastAway,
    /// `while (s0[0] < 9) { ... if (n > 2) continue; ... }`
    ContinueToCondition,
    /// `href(h, t, 1)`
    ObjectByConstReference,
}

/// Returns true if a construct may be generated.
pub fn is_right(construct: Construct) -> bool {
    KNOWN.iter().all(|(_, known, _)| *known != construct)
}

/// The declarations before each kernel.
const FILE: &str = "struct S { int a; int b[2]; };
struct H { int *p; int n; };
struct W { int *p; void set(int i, int v) { p[i] = v; } int get(int i) const { return p[i]; } };
const int perm[4] = {2, 0, 3, 1};
int get(const int *p, int i) { return p[i]; }
void put(int *p, int i, int v) { p[i] = v; }
void bump(int &r, int v) { r = (r + v) % 97; }
int *after(int *p, int i) { return p + i; }
int &ref(int *p, int i) { return p[i]; }
void lead(int *&p, int *to) { p = to; }
void through(int *const &p, int i, int v) { p[i] = v; }
void deep(int *const *p, int i, int v) { (*p)[i] = v; }
void rowput(int **rows, int k, int i, int v) { rows[k][i] = v; }
void hval(H h, int i, int v) { h.p[i] = v; }
void href(const H &h, int i, int v) { h.p[i] = v; }
void hput(const H *h, int k, int i, int v) { h[k].p[i] = v; }
";

/// A function that casts `const` away.
const THAW: &str = "int *thaw(const int *p) { return (int *)p; }\n";

/// The arrays of a kernel, with four elements each.
pub const ARRAYS: [&str; 5] = ["s0", "s1", "s2", "a", "b"];

/// The index of the array that consists of two rows.
pub const ROWS: usize = 2;

/// A name for one of some arrays.
#[derive(Clone, Debug)]
pub struct Pointer {
    /// The name: `p1`, `h2.p`.
    pub name: String,
    /// The form, which determines how to write through it.
    pub form: Form,
    /// The arrays that it may refer to.
    pub targets: Vec<usize>,
}

/// The form of a name for an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The array itself.
    Array,
    /// `int *p`, a variable of its own.
    Plain,
    /// `int (&r)[4]`
    Reference,
    /// The member of an object `H h`.
    Member,
    /// The second element of an array of pointers.
    Row,
    /// The member of the second element of an array of objects.
    Element,
    /// `W w`, an object with methods.
    Object,
    /// `auto f = [&](int i, int v) { ... }`
    Lambda,
}

/// The text of a kernel.
pub fn write(recipe: &Recipe) -> String {
    let head = &mut Choices::new(&recipe.head);
    let restrict = [head.one_in(2), head.one_in(2)].map(|is| if is { "@restrict " } else { "" });
    let is_square = head.one_in(4);
    let mut kernel = Kernel {
        text: String::new(),
        depth: 1,
        is_square,
        pointers: Vec::new(),
        names: 0,
        heads: Vec::new(),
    };
    kernel.line("for (int g = 0; g < 2; ++g; @outer) {");
    kernel.depth += 1;
    kernel.line("@shared int s0[4], s1[4], s2[2][2];");
    kernel.line("@shared S rec[4];");
    kernel.line("@exclusive int e = 1;");
    // Initializes all arrays before they are read.
    kernel.all("s0[t] = in[t]; s1[t] = t + n; s2[t / 2][t % 2] = 3 * t; rec[t].a = t; rec[t].b[0] = rec[t].b[1] = n;");
    for item in &recipe.items {
        kernel.item(&mut Choices::new(item), 0);
    }
    // Writes the content of group memory to `out` at the end.
    kernel.all(
        "out[t] = (s0[t] + 3 * s1[t] + 5 * s2[t / 2][t % 2] + 7 * rec[t].a + rec[t].b[1] + 11 * e) % 9973;",
    );
    kernel.depth -= 1;
    kernel.line("}");
    let [a, b] = restrict;
    // With such a cast, const parameters guarantee nothing any more.
    let thaw = if kernel.text.contains("thaw(") { THAW } else { "" };
    format!(
        "{FILE}{thaw}@kernel void k(const int n, const int *in, {a}int *a, {b}int *b, @restrict int *out) {{\n{}}}\n",
        kernel.text
    )
}

/// The arguments of a kernel; in some launches `a` and `b` are the same array, unless `@restrict` excludes that.
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
    let mut found = vec![plain(3, [1, 3, 0, 2], 0), plain(0, [2, 2, 1, 0], 1), plain(1, [0, 1, 3, 3], 0)];
    if !text.contains("@restrict int *a") && !text.contains("@restrict int *b") {
        let mut shared = plain(5, [3, 1, 2, 0], 0);
        shared.arguments[3] = Argument::Same(2);
        found.push(shared);
    }
    found
}

/// A kernel that is being written.
pub struct Kernel {
    text: String,
    pub depth: usize,
    /// True if the work items are arranged two by two.
    pub is_square: bool,
    /// The pointers of the group.
    pub pointers: Vec<Pointer>,
    names: usize,
    /// The enclosing sequential loops, and for each whether its header reads memory.
    heads: Vec<bool>,
}

impl Kernel {
    pub fn line(&mut self, text: &str) {
        let indent = "  ".repeat(self.depth);
        writeln!(self.text, "{indent}{text}").expect("a text takes all");
    }

    /// A unique name.
    pub fn name(&mut self, letter: char) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    /// A loop over all four work items.
    fn all(&mut self, text: &str) {
        match self.is_square {
            false => self.line(&format!("for (int t = 0; t < 4; ++t; @inner) {{ {text} }}")),
            true => {
                self.line("for (int u = 0; u < 2; ++u; @inner) for (int v = 0; v < 2; ++v; @inner) {");
                self.line(&format!("  const int t = 2 * u + v; {text}"));
                self.line("}");
            }
        }
    }

    /// A statement of the group.
    fn item(&mut self, choices: &mut Choices<'_>, level: usize) {
        let kind = if level > 2 { 0 } else { choices.below(16) };
        match kind {
            5 => self.counted(choices, level),
            6 => self.conditional(choices, level),
            7 => self.branch(choices, level),
            8 => self.line("@barrier;"),
            9 => {
                let name = self.name('m');
                let index = choices.pick(&["0", "n % 4", "3"]);
                let from = choices.pick(&["s0", "s1", "a", "b"]);
                self.line(&format!("const int {name} = {from}[{index}];"));
                self.all(&format!("e = (e + {name}) % 97;"));
            }
            10 | 11 | 14 => self.pointer(choices),
            12 => self.lead(choices),
            13 => {
                let value = choices.pick(&["n", "s1[0] + n", "g"]);
                self.line(&format!("switch (({value}) % 3) {{"));
                self.line("case 0:");
                self.inside(choices, level);
                self.line(choices.pick(&["break;", ""]));
                self.line("default:");
                self.inside(choices, level);
                self.line("}");
            }
            _ => Nest::write(self, choices),
        }
    }

    fn inside(&mut self, choices: &mut Choices<'_>, level: usize) {
        let known = self.pointers.len();
        self.line("{");
        self.depth += 1;
        for _ in 0..=choices.below(2) {
            self.item(choices, level + 1);
        }
        self.depth -= 1;
        self.line("}");
        self.pointers.truncate(known);
    }

    /// A branch: `if (n > 2) { ... } else { ... }`
    fn branch(&mut self, choices: &mut Choices<'_>, level: usize) {
        let condition = choices.pick(&["n > 2", "g == 0", "n % 2 == 1", "s0[1] > 2", "a[0] % 2 == 0"]);
        self.line(&format!("if ({condition})"));
        self.inside(choices, level);
        if choices.one_in(2) {
            self.line("else");
            self.inside(choices, level);
        }
    }

    /// A counted loop: `for (int r1 = 0; r1 < 2; ++r1) { ... }`
    fn counted(&mut self, choices: &mut Choices<'_>, level: usize) {
        let name = self.name('r');
        let count = choices.pick(&["2", "3", "n % 3", "1", "s0[2] % 3", "1 + b[1] % 2"]);
        self.line(&format!("for (int {name} = 0; {name} < {count}; ++{name}) {{"));
        self.round(choices, level, &name, count.contains('['));
        self.line("}");
    }

    /// A `while` or `do` loop of the group.
    fn conditional(&mut self, choices: &mut Choices<'_>, level: usize) {
        let name = self.name('w');
        self.line(&format!("int {name} = 0;"));
        let is_do = choices.one_in(2);
        let condition = choices.pick(&["", " && s0[0] < 40", " && a[1] % 7 != 3"]);
        let condition = format!("{name} < 2{condition}");
        self.line(&if is_do { "do {".to_string() } else { format!("while ({condition}) {{") });
        self.depth += 1;
        self.line(&format!("++{name};"));
        self.depth -= 1;
        self.round(choices, level, &name, condition.contains('['));
        self.line(&if is_do { format!("}} while ({condition});") } else { "}".to_string() });
    }

    /// The body of a sequential loop.
    fn round(&mut self, choices: &mut Choices<'_>, level: usize, counter: &str, reads: bool) {
        let known = self.pointers.len();
        self.heads.push(reads);
        self.depth += 1;
        if choices.one_in(4) {
            self.item(choices, level + 1);
            let may_continue = !reads || is_right(Construct::ContinueToCondition);
            let jump = if may_continue { choices.pick(&["continue", "break"]) } else { "break" };
            self.line(&format!("if ({counter} == n % 2) {jump};"));
        }
        for _ in 0..=choices.below(2) {
            self.item(choices, level + 1);
        }
        self.depth -= 1;
        self.heads.pop();
        self.pointers.truncate(known);
    }

    /// Declares another name for an array.
    fn pointer(&mut self, choices: &mut Choices<'_>) {
        let targets = match choices.below(7) {
            // `s2` is two rows.
            ROWS => vec![0],
            at if at < ARRAYS.len() => vec![at],
            5 => vec![0, 1],
            _ => vec![1, 3],
        };
        let from = match targets[..] {
            [one] => ARRAYS[one].to_string(),
            _ => format!("(n > 2 ? {} : {})", ARRAYS[targets[0]], ARRAYS[targets[1]]),
        };
        let other = if from == "s1" { "s0" } else { "s1" };
        let name = self.name('p');
        let is_memory = targets.len() == 1 && targets[0] < ROWS;
        let (text, name, form) = match choices.below(9) {
            1 => (format!("int *{name} = &{from}[0];"), name, Form::Plain),
            2 => (format!("int *{name} = after({from}, 0);"), name, Form::Plain),
            3 if is_memory => (format!("int (&{name})[4] = {from};"), name, Form::Reference),
            4 => (format!("H {name} = {{{from}, 1}};"), format!("{name}.p"), Form::Member),
            5 => (format!("int *{name}[2] = {{{other}, {from}}};"), format!("{name}[1]"), Form::Row),
            6 => (
                format!("H {name}[2] = {{{{{other}, 1}}, {{{from}, 2}}}};"),
                format!("{name}[1].p"),
                Form::Element,
            ),
            7 => (format!("W {name} = {{{from}}};"), format!("{name}.p"), Form::Object),
            8 => {
                let text = format!("auto {name} = [&](int i, int v) {{ {from}[i] = v; return {from}[i]; }};");
                (text, name, Form::Lambda)
            }
            _ => (format!("int *{name} = {from};"), name, Form::Plain),
        };
        self.line(&text);
        // The escape of the address here must not hide later errors.
        if choices.one_in(2) {
            self.line("@barrier;");
        }
        self.pointers.push(Pointer { name, form, targets });
    }

    /// Assigns another array to a pointer.
    fn lead(&mut self, choices: &mut Choices<'_>) {
        let to = choices.below(2);
        let plain: Vec<usize> =
            (0..self.pointers.len()).filter(|at| self.pointers[*at].form == Form::Plain).collect();
        if plain.is_empty() {
            return self.pointer(choices);
        }
        let at = plain[choices.below(plain.len())];
        let name = self.pointers[at].name.clone();
        let to_name = ARRAYS[to];
        self.line(&match choices.below(3) {
            0 => format!("{name} = {to_name};"),
            1 => format!("if (n > 2) {name} = {to_name};"),
            _ => format!("lead({name}, {to_name});"),
        });
        // In another iteration or branch, the target is either one.
        if !self.pointers[at].targets.contains(&to) {
            self.pointers[at].targets.push(to);
        }
        let to_itself = Pointer { name: to_name.to_string(), form: Form::Array, targets: vec![to] };
        self.pointers.push(to_itself);
    }
}
