//! Writes random kernels.
//!
//! The writer knows what every loop runs over, so it can write two texts: the kernel, and a plain
//! function in which all loops are loops. In between it keeps the rules that make a kernel mean one
//! thing: in one `@inner` nest a work item writes only elements of its own, or adds atomically, and
//! reads nothing that others write there.

use super::body::{Body, Memory, MemoryKind};
use super::choices::{Choices, LaunchRecipe, Recipe};
use super::header::{Counter, Named, Wanted, counter, express};
use super::twin::Twin;

/// One random kernel with its meaning and its arguments.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel's name; everything at file scope starts with it.
    pub name: String,
    /// The two texts. The plain function is called `<name>_plain`.
    pub twin: Twin,
    /// The values of `p0`, `p1`, `p2`, `p3`.
    pub scalars: [i64; 4],
    /// Numbers of elements of `out`, `acc`, `scr`, `dm`.
    pub sizes: [i64; 4],
}

/// Number of elements of `in`.
pub const INPUTS: i64 = 64;
/// Number of elements of `acc`.
pub const SUMS: i64 = 16;
/// Elements of the `scr` of one group.
pub const SLICE: i64 = 128;
/// The first dimension of `dm`.
const WIDTH: i64 = 7;

/// The kernel of a recipe.
pub fn write(name: &str, recipe: &Recipe) -> Case {
    let mut choices = Choices::new(&recipe.file);
    let scalars =
        [choices.between(0, 9), choices.between(0, 40), choices.between(0, 20), choices.between(0, 60)];
    let mut names: Vec<Named> = Vec::new();
    for (at, value) in scalars.iter().enumerate().take(3) {
        names.push(Named { text: format!("p{at}"), value: *value });
    }
    let mut twin = Twin::default();
    let constant = choices.between(1, 12);
    let upper = name.to_uppercase();
    match choices.below(4) {
        0 => twin.both(&format!("#define {upper}_K {constant}")),
        1 => twin.both(&format!("constexpr int {upper}_K = {constant};")),
        2 => twin.both(&format!("enum {{ {upper}_K = {constant} }};")),
        _ => twin.both(&format!("static const int {upper}_K = {constant};")),
    }
    names.push(Named { text: format!("{upper}_K"), value: constant });
    functions(name, &mut choices, &mut twin);
    let mut writer =
        Writer { name, names, twin, out: 0, slices: 0, matrix: 0, locals: 0, order: choices.below(3) };
    writer.signature(&mut choices);
    for launch in &recipe.launches {
        writer.host_code(&mut choices, launch);
    }
    writer.twin.both("}");
    let slices = writer.slices.max(1) * SLICE;
    let rows = writer.matrix / WIDTH + 2;
    Case {
        name: name.to_string(),
        twin: writer.twin,
        scalars,
        sizes: [writer.out.max(1), SUMS, slices, WIDTH * rows],
    }
}

/// Device functions: plain, overloaded, a template, one that reads and one that writes memory.
fn functions(name: &str, choices: &mut Choices<'_>, twin: &mut Twin) {
    let (a, b) = (choices.between(3, 99), choices.between(1, 9));
    twin.both(&format!("inline unsigned {name}_f(unsigned x) {{ return x * {a}u + {b}u; }}"));
    twin.both(&format!(
        "template <class T> T {name}_g(T x, T y = T({b})) {{ return x > y ? x - y : y - x; }}"
    ));
    twin.both(&format!(
        "static unsigned {name}_get(const unsigned *a, int i) {{ return {name}_f(a[i]) ^ a[i / 2]; }}"
    ));
    twin.both(&format!("static void {name}_put(unsigned *a, int i, unsigned v) {{ a[i] = v + {b}u; }}"));
}

pub(crate) struct Writer<'n> {
    name: &'n str,
    names: Vec<Named>,
    twin: Twin,
    /// Elements of `out` that are spoken for.
    out: i64,
    /// Most groups of a launch.
    slices: i64,
    /// Elements of `dm` that are spoken for.
    matrix: i64,
    /// Local names so far.
    locals: usize,
    /// How `dm` is laid out.
    order: usize,
}

/// The parallel loops of a launch over groups.
struct Groups {
    /// An `int` expression: which group.
    rank: String,
    count: i64,
    /// Braces to close.
    open: usize,
    /// `int` variables with small values that inner loops may be shifted by.
    shifts: Vec<String>,
    /// The variables of the loops.
    variables: Vec<String>,
    /// Whether several rounds of a sequential loop run in one group.
    repeats: bool,
}

impl Writer<'_> {
    fn signature(&mut self, choices: &mut Choices<'_>) {
        let name = self.name;
        let restrict = if choices.one_in(2) { "@restrict " } else { "" };
        let dims = match self.order {
            0 => format!("@dim({WIDTH}, p1 + 1)"),
            1 => format!("@dim({WIDTH}, p1 + 1) @dimOrder(0, 1)"),
            _ => format!("@dim(p1 + 1, {WIDTH}) @dimOrder(1, 0)"),
        };
        self.twin.okl(&format!(
            "@kernel void {name}(int p0, const int p1, const long long p2, unsigned p3, {restrict}const unsigned *in, \
             {restrict}unsigned *out, unsigned *acc, {restrict}unsigned *scr, unsigned *dm {dims}) {{"
        ));
        self.twin.plain(&format!(
            "static void {name}_plain(int p0, const int p1, const long long p2, unsigned p3, const unsigned *in, \
             unsigned *out, unsigned *acc, unsigned *scr, unsigned *dm) {{"
        ));
    }

    /// Code of the host around a launch.
    fn host_code(&mut self, choices: &mut Choices<'_>, launch: &LaunchRecipe) {
        match choices.below(8) {
            // A value that launches and device code use.
            3 => {
                let local = self.local("n");
                let value = choices.between(0, 30);
                let text = express(choices, value, &self.names);
                let qualifier = choices.pick(&["const ", "", "const ", "static constexpr "]);
                let text = if qualifier.contains("constexpr") { value.to_string() } else { text };
                self.twin.both(&format!("{qualifier}int {local} = {text};"));
                self.names.push(Named { text: local, value });
                self.launch(launch, None);
            }
            4 => {
                let local = self.local("n");
                let (value, more) = (choices.between(0, 30), choices.between(1, 5));
                self.twin.both(&format!("int {local} = {};", express(choices, value, &self.names)));
                self.twin.both(&format!("{local} += {more};"));
                self.names.push(Named { text: local, value: value + more });
                self.launch(launch, None);
            }
            5 => {
                self.twin.both(&format!("if (p0 > {}) {{", choices.between(0, 9)));
                self.launch(launch, None);
                if choices.one_in(2) {
                    self.twin.both("} else {");
                    self.launch(launch, None);
                }
                self.twin.both("}");
            }
            6 => {
                let round = self.local("h");
                self.twin.both(&format!(
                    "for (int {round} = 0; {round} < {}; ++{round}) {{",
                    choices.between(1, 3)
                ));
                self.launch(launch, Some(&round));
                self.twin.both("}");
            }
            _ => self.launch(launch, None),
        }
    }

    fn local(&mut self, stem: &str) -> String {
        self.locals += 1;
        format!("{stem}{}", self.locals)
    }

    /// One outermost `@outer` nest.
    fn launch(&mut self, recipe: &LaunchRecipe, round: Option<&str>) {
        let mut choices = Choices::new(&recipe.head);
        let known = self.names.len();
        let form = choices.below(6);
        let reads_sums = choices.one_in(3);
        match form {
            5 => self.tile_of_groups_and_items(&mut choices, recipe, round, reads_sums),
            _ => {
                let shapes = shapes(&mut choices);
                let most = shapes.iter().map(|shape| shape.iter().product::<i64>()).max().unwrap_or(1).max(1);
                let varying = choices.one_in(6);
                let limit = (varying || choices.one_in(8)).then(|| largest(&shapes));
                let groups = self.groups(&mut choices, limit, round);
                self.slices = self.slices.max(groups.count);
                let mut launch = Launch::new(&groups, shapes, most, limit, varying, reads_sums);
                if choices.one_in(2) && !launch.group.chars().all(char::is_numeric) {
                    let local = self.local("g");
                    let qualifier = choices.pick(&["const int", "int", "const unsigned"]);
                    self.twin.both(&format!("{qualifier} {local} = {};", launch.group));
                    launch.group = format!("(int){local}");
                }
                for item in &recipe.items {
                    let mut choices = Choices::new(item);
                    self.item(&mut choices, &mut launch, 0);
                }
                if !launch.has_nest {
                    self.nest(&mut Choices::new(&[]), &mut launch);
                }
                self.twin.both(&"}".repeat(groups.open));
            }
        }
        self.names.truncate(known);
    }

    /// The `@outer` loops, with one brace open for each.
    fn groups(&mut self, choices: &mut Choices<'_>, limit: Option<[i64; 3]>, round: Option<&str>) -> Groups {
        let limit = limit.map(|[x, y, z]| format!(" @max_inner_dims({x}, {y}, {z})")).unwrap_or_default();
        let number = choices.pick(&[1, 1, 2, 3]);
        let axes = explicit_axes(choices, number);
        let mut groups = Groups {
            rank: "0".into(),
            count: 1,
            open: 0,
            shifts: round.map(str::to_string).into_iter().collect(),
            variables: round.map(str::to_string).into_iter().collect(),
            repeats: false,
        };
        let form = choices.below(8);
        if number == 1 && form >= 6 {
            // A tile over groups: in both parts, or with a sequential loop inside.
            let size = choices.between(1, 4);
            let guard = choices.below(2) == 0;
            let total = if guard { choices.between(0, 9) } else { size * choices.between(0, 3) };
            let name = self.local("o");
            let found = self.counter(choices, &name, total, size, None);
            let parts = if form == 6 { "@outer, @outer" } else { "@outer" };
            let (size_text, check) = (express(choices, size, &self.names), guard_text(choices, guard));
            self.loop_line(choices, &found, &format!("@tile({size_text}, {parts}{check}){limit}"), None);
            groups.open = 1;
            groups.count = total.max(1);
            groups.variables.push(name);
            groups.repeats = form == 7;
            groups.rank = if form == 6 { found.rank } else { format!("({}) / {size}", found.rank) };
            return groups;
        }
        for (at, axis) in axes.iter().enumerate() {
            let name = self.local("o");
            let count = choices.pick(&[2, 1, 3, 4, 5, 0]);
            let shift = groups.shifts.last().cloned().filter(|_| at == 0 && choices.one_in(4));
            let found = self.counter(choices, &name, count, 1, shift.as_deref());
            let limit = if at == 0 { limit.as_str() } else { "" };
            let attribute = axis.map_or("@outer".to_string(), |axis| format!("@outer({axis})"));
            self.loop_line(choices, &found, &format!("{attribute}{limit}"), None);
            groups.open += 1;
            groups.rank = match at {
                0 => format!("({})", found.rank),
                _ => format!("({} * {} + {})", groups.rank, count.max(1), found.rank),
            };
            groups.count *= count.max(1);
            if found.values.is_some_and(|(start, step)| {
                start.min(start + step * count) >= 0 && start.max(start + step * count) < 100
            }) && found.ty == "int"
            {
                groups.shifts.push(name.clone());
            }
            groups.variables.push(name);
            if choices.one_in(6) {
                let local = self.local("u");
                self.twin.both(&format!(
                    "const unsigned {local} = (unsigned){} * 3u;",
                    groups.variables[groups.variables.len() - 1]
                ));
                groups.variables.push(local);
            }
        }
        groups
    }

    /// `@tile(n, @outer, @inner)`: the loop is the whole launch.
    fn tile_of_groups_and_items(
        &mut self,
        choices: &mut Choices<'_>,
        recipe: &LaunchRecipe,
        round: Option<&str>,
        reads_sums: bool,
    ) {
        let size = choices.pick(&[4, 1, 8, 16, 3, 5]);
        let guard = choices.below(3) < 2;
        let total = if guard { choices.between(0, 40) } else { size * choices.between(0, 4) };
        let name = self.local("i");
        let shift = round.filter(|_| choices.one_in(3)).map(str::to_string);
        let found = self.counter(choices, &name, total, size, shift.as_deref());
        let (size_text, check) = (express(choices, size, &self.names), guard_text(choices, guard));
        let (outer, inner) = choices.pick(&[
            ("@outer", "@inner"),
            ("@outer", "@inner(0)"),
            ("@outer(0)", "@inner"),
            ("@outer(1)", "@inner(2)"),
        ]);
        self.loop_line(choices, &found, &format!("@tile({size_text}, {outer}, {inner}{check})"), None);
        let mut body = Body::new(self.name, found.rank.clone(), total.max(1), reads_sums);
        body.variables.push(name);
        body.variables.extend(round.map(str::to_string));
        let numbers = recipe.items.first().map_or(&[][..], |item| &item[..]);
        self.body(&mut Choices::new(numbers), &mut body, total);
        self.twin.both("}");
    }

    fn counter(
        &self,
        choices: &mut Choices<'_>,
        name: &str,
        count: i64,
        tile: i64,
        shift: Option<&str>,
    ) -> Counter {
        counter(choices, &Wanted { name, count, tile, shift, names: &self.names })
    }

    /// A loop header with its attribute in either style, and `{`. With `identity`, the plain text
    /// counts the rounds in that variable.
    fn loop_line(
        &mut self,
        choices: &mut Choices<'_>,
        counter: &Counter,
        attribute: &str,
        identity: Option<&str>,
    ) {
        let header = &counter.header;
        let okl = match choices.below(3) {
            0 => format!("for ({header}; {attribute}) {{"),
            1 => format!("{attribute} for ({header}) {{"),
            _ => format!("{attribute}\nfor ({header})\n{{"),
        };
        match identity {
            Some(identity) => {
                // The counter lives outside of the loop, and the loop is a statement of its own.
                self.twin.each(&okl, &format!("int {identity} = -1; for ({header}) {{ ++{identity};"));
            }
            None => self.twin.each(&okl, &format!("for ({header}) {{")),
        }
    }

    /// One item of an `@outer` body.
    fn item(&mut self, choices: &mut Choices<'_>, launch: &mut Launch, depth: usize) {
        match choices.below(12) {
            4 if depth == 0 => self.shared(choices, launch),
            5 if depth == 0 => self.exclusive(choices, launch),
            6 if depth < 2 => {
                // A sequential loop around nests.
                let name = self.local("q");
                let rounds = choices.between(0, 3);
                let known = launch.variables.len();
                match choices.below(4) {
                    3 => {
                        self.twin.both(&format!("int {name} = 0;"));
                        self.twin.both(&format!("while ({name} < {rounds}) {{"));
                    }
                    2 => self
                        .twin
                        .both(&format!("for (int {name} = {rounds} - 1; {name} >= 0; {name} -= 1) {{")),
                    _ => self.twin.both(&format!("for (int {name} = 0; {name} < {rounds}; ++{name}) {{")),
                }
                let is_while = self.twin.okl.ends_with(&format!("while ({name} < {rounds}) {{\n"));
                launch.variables.push(name.clone());
                if !is_while {
                    launch.shifts.push(name.clone());
                }
                for _ in 0..=choices.below(3) {
                    self.item(choices, launch, depth + 1);
                }
                if is_while {
                    self.twin.both(&format!("++{name};"));
                } else {
                    launch.shifts.pop();
                }
                launch.variables.truncate(known);
                self.twin.both("}");
            }
            7 if depth < 2 => {
                // The same for all work items of a group.
                self.twin.both(&format!("if ((({}) + p0) % 2 == {}) {{", launch.group, choices.below(2)));
                self.nest(choices, launch);
                if choices.one_in(2) {
                    self.twin.both("} else {");
                    self.nest(choices, launch);
                }
                self.twin.both("}");
            }
            8 => {
                // A uniform value, from memory of the group where there is some.
                let local = self.local("u");
                let from = launch.memories.iter().filter(|memory| memory.filled).count();
                let value = match from {
                    0 => format!("(unsigned)({}) * 7u + p3", launch.group),
                    _ => {
                        let memory = choices.below(from);
                        let element = choices.between(
                            0,
                            launch
                                .memories
                                .iter()
                                .filter(|memory| memory.filled)
                                .nth(memory)
                                .map_or(0, |memory| memory.size - 1),
                        );
                        launch
                            .memories
                            .iter()
                            .filter(|memory| memory.filled)
                            .nth(memory)
                            .expect("counted")
                            .read(&element.to_string())
                    }
                };
                self.twin.both(&format!("const unsigned {local} = {value};"));
                launch.variables.push(local);
                self.nest(choices, launch);
            }
            9 => {
                self.twin.okl("@barrier;");
                self.nest(choices, launch);
            }
            _ => self.nest(choices, launch),
        }
    }

    /// An array or a scalar of the group, filled by its work items.
    fn shared(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("s");
        let kind = match choices.below(4) {
            0 => MemoryKind::Array(choices.pick(&[
                "unsigned",
                "int",
                "float",
                "double",
                "long long",
                "unsigned short",
            ])),
            1 => MemoryKind::Matrix(choices.pick(&["unsigned", "float"]), 16),
            2 => MemoryKind::Scalar,
            _ => MemoryKind::Slice,
        };
        let size = match kind {
            MemoryKind::Array(_) => launch.most + choices.between(0, 9),
            MemoryKind::Matrix(..) => 16 * (launch.most.div_euclid(16) + 1),
            MemoryKind::Scalar => 1,
            MemoryKind::Slice => SLICE,
        };
        if matches!(kind, MemoryKind::Slice)
            && launch.memories.iter().any(|memory| matches!(memory.kind, MemoryKind::Slice))
        {
            return;
        }
        match kind {
            MemoryKind::Array(ty) => {
                let size = express_constant(choices, size, self.name, &self.names);
                self.twin.each(&format!("@shared {ty} {name}[{size}];"), &format!("{ty} {name}[{size}];"));
            }
            MemoryKind::Matrix(ty, row) => {
                let rows = size / row;
                self.twin.each(
                    &format!("@shared {ty} {name}[{rows}][{row}];"),
                    &format!("{ty} {name}[{rows}][{row}];"),
                );
            }
            MemoryKind::Scalar => {
                self.twin.each(&format!("@shared unsigned {name};"), &format!("unsigned {name};"))
            }
            MemoryKind::Slice => {}
        }
        let memory = Memory { name, kind, size, filled: true, group: launch.group.clone() };
        // All elements get a value before anything reads them.
        let shape = launch.shapes[0].clone();
        let order = order_of_axes(choices, shape.len());
        let (mut rank, mut items, mut open) = (String::from("0"), 1, 0);
        for (axis, explicit) in order {
            let item = self.local("i");
            let most = if matches!(kind, MemoryKind::Scalar) { 1 } else { shape[axis].max(1) };
            let found = self.counter(choices, &item, most, 1, None);
            let attribute = if explicit { format!("@inner({axis})") } else { "@inner".into() };
            self.loop_line(choices, &found, &attribute, None);
            rank = format!("({rank}) * {most} + {}", found.rank);
            items *= most;
            open += 1;
        }
        let element = self.local("e");
        self.twin.both(&format!("for (int {element} = {rank}; {element} < {size}; {element} += {items}) {{"));
        let value = format!("(unsigned)({}) * 5u + (unsigned){element} * 3u + p3", launch.group);
        self.twin.both(&memory.write(&element, &value));
        self.twin.both(&format!("}}{}", "}".repeat(open)));
        launch.has_nest = true;
        launch.memories.push(memory);
    }

    /// A variable of each work item.
    fn exclusive(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        let name = self.local("r");
        let [x, y, z] = launch.largest();
        let all = (x * y * z).max(1);
        let first = choices.between(0, 9);
        match choices.below(3) {
            0 => {
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u;"));
                self.twin.plain(&format!("unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;"));
                launch.exclusives.push((name, None));
            }
            1 => {
                self.twin.okl(&format!("@exclusive unsigned {name}[3] = {{{first}u, 2u, 1u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}][3]; for (auto &x : {name}) {{ x[0] = {first}u; x[1] = 2u; x[2] = 1u; }}"
                ));
                launch.exclusives.push((name, Some(choices.below(3))));
            }
            _ => {
                let other = self.local("r");
                self.twin.okl(&format!("@exclusive unsigned {name} = {first}u, {other}[2] = {{4u}};"));
                self.twin.plain(&format!(
                    "unsigned {name}[{all}]; for (unsigned &x : {name}) x = {first}u;\n\
                     unsigned {other}[{all}][2]; for (auto &x : {other}) {{ x[0] = 4u; x[1] = 0u; }}"
                ));
                launch.exclusives.push((name, None));
                launch.exclusives.push((other, Some(choices.below(2))));
            }
        }
    }

    /// A nest of `@inner` loops.
    fn nest(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        launch.has_nest = true;
        let shape = launch.shapes[choices.below(launch.shapes.len())].clone();
        let identity = self.local("k");
        let mut ids = ["0".to_string(), "0".to_string(), "0".to_string()];
        let mut open = Vec::new();
        let mut variables = launch.variables.clone();
        let mut subscripts = Vec::new();
        let mut rank = String::new();
        let mut items = 1;
        self.twin.plain("{");
        let form = choices.below(8);
        let mut tail = "";
        if shape.len() == 2 && form == 6 {
            // One loop over both axes.
            let [x, y] = [shape[0], shape[1]];
            let guard = choices.below(2) == 0;
            let total = if guard { choices.between((x * (y - 1)).max(0), x * y) } else { x * y };
            let (size, total) = if x == 0 { (1, 0) } else { (x, total) };
            let name = self.local("i");
            let shift = self.shift(choices, launch);
            let found = self.counter(choices, &name, total, size, shift.as_deref());
            let (size_text, check) =
                (express_constant(choices, size, self.name, &self.names), guard_text(choices, guard));
            let parts = choices.pick(&["@inner, @inner", "@inner(1), @inner(0)", "@inner(1), @inner"]);
            self.loop_line(choices, &found, &format!("@tile({size_text}, {parts}{check})"), Some(&identity));
            open.push("}");
            ids[0] = format!("{identity} % {size}");
            ids[1] = format!("{identity} / {size}");
            rank = found.rank;
            items = total.max(1);
            variables.push(name);
        } else if shape.len() == 1 && form == 6 {
            // Tiles over work items, a sequential loop in each.
            let size = choices.between(1, 3);
            let total = size * shape[0];
            let name = self.local("i");
            let found = self.counter(choices, &name, total, size, None);
            let check = guard_text(choices, true);
            self.loop_line(choices, &found, &format!("@tile({size}, @inner{check})"), Some(&identity));
            open.push("}");
            ids[0] = format!("{identity} / {size}");
            rank = found.rank;
            items = total.max(1);
            variables.push(name);
            tail = "tiled";
        } else {
            let order = order_of_axes(choices, shape.len());
            for (depth, (axis, explicit)) in order.iter().enumerate() {
                let name = format!("{}{}", ["i", "j", "k"][*axis], if choices.one_in(2) { "x" } else { "" });
                let name = if variables.contains(&name) { self.local("i") } else { name };
                let count = shape[*axis];
                let shift = self.shift(choices, launch);
                let found = self.counter(choices, &name, count, 1, shift.as_deref());
                let attribute = if *explicit { format!("@inner({axis})") } else { "@inner".into() };
                let id = format!("{identity}_{axis}");
                self.loop_line(choices, &found, &attribute, Some(&id));
                open.push("}");
                ids[*axis] = id;
                rank = match depth {
                    0 => found.rank.clone(),
                    _ => format!("({rank}) * {} + {}", count.max(1), found.rank),
                };
                items *= count.max(1);
                if let Some((start, step)) = found.values
                    && start.min(start + step * (count - 1)) >= 0
                {
                    subscripts.push((name.clone(), start.max(start + step * (count - 1)) + 1));
                }
                variables.push(name);
            }
        }
        let [x, y, _] = launch.largest();
        let mut body = Body::new(self.name, rank, items, launch.reads_sums);
        body.variables = variables;
        body.group = Some(launch.group.clone());
        body.memories = launch.memories.clone();
        body.subscripts = subscripts;
        body.tiled = tail == "tiled";
        let [kx, ky, kz] = &ids;
        let exclusive = format!("(({kz}) * {y} + ({ky})) * {x} + ({kx})");
        for (name, element) in &launch.exclusives {
            let index = element.map(|element| format!("[{element}]")).unwrap_or_default();
            body.exclusives.push((format!("{name}{index}"), format!("{name}[{exclusive}]{index}")));
        }
        let slots = items * launch.groups.max(1);
        self.body(choices, &mut body, slots);
        self.twin.both(&open.concat());
        self.twin.plain("}");
    }

    fn shift(&mut self, choices: &mut Choices<'_>, launch: &Launch) -> Option<String> {
        let at = choices.below(3 + launch.shifts.len()).checked_sub(3)?;
        launch.shifts.get(at).cloned()
    }

    /// The statements of a work item; `slots` elements of `out` are its nest's.
    fn body(&mut self, choices: &mut Choices<'_>, body: &mut Body, slots: i64) {
        body.out = self.out;
        self.out += slots.max(1);
        body.matrix = choices.one_in(4).then_some(self.matrix);
        if body.matrix.is_some() {
            self.matrix += slots.max(1);
        }
        body.order = self.order;
        body.locals = self.locals;
        body.write(choices, &mut self.twin);
        self.locals = body.locals;
    }
}

/// What nests of one launch share.
struct Launch {
    /// An `int` expression: which group.
    group: String,
    groups: i64,
    shapes: Vec<Vec<i64>>,
    /// Most work items of a nest.
    most: i64,
    limit: Option<[i64; 3]>,
    #[allow(dead_code)]
    varying: bool,
    reads_sums: bool,
    shifts: Vec<String>,
    variables: Vec<String>,
    memories: Vec<Memory>,
    /// Name, and the element that is used of an array.
    exclusives: Vec<(String, Option<usize>)>,
    has_nest: bool,
}

impl Launch {
    fn new(
        groups: &Groups,
        shapes: Vec<Vec<i64>>,
        most: i64,
        limit: Option<[i64; 3]>,
        varying: bool,
        reads_sums: bool,
    ) -> Launch {
        Launch {
            group: groups.rank.clone(),
            groups: groups.count,
            shapes,
            most,
            limit,
            varying,
            reads_sums,
            shifts: groups.shifts.clone(),
            variables: groups.variables.clone(),
            memories: Vec::new(),
            exclusives: Vec::new(),
            has_nest: false,
        }
    }

    fn largest(&self) -> [i64; 3] {
        self.limit.unwrap_or_else(|| largest(&self.shapes))
    }
}

fn largest(shapes: &[Vec<i64>]) -> [i64; 3] {
    [0, 1, 2].map(|axis| shapes.iter().map(|shape| *shape.get(axis).unwrap_or(&1)).max().unwrap_or(1).max(1))
}

/// One to three shapes; the first is the one nests take most.
fn shapes(choices: &mut Choices<'_>) -> Vec<Vec<i64>> {
    let number = choices.pick(&[1, 1, 2, 3]);
    // All ways down pass as many loops.
    let axes = choices.pick(&[1, 2, 1, 3]);
    (0..number).map(|_| (0..axes).map(|_| choices.pick(&[4, 2, 3, 1, 5, 7, 0])).collect()).collect()
}

/// `None` for all, or an axis for each.
fn explicit_axes(choices: &mut Choices<'_>, number: usize) -> Vec<Option<usize>> {
    match choices.below(3) {
        2 => choices.permutation(3).into_iter().take(number).map(Some).collect(),
        _ => vec![None; number],
    }
}

/// The axes of a nest from the outside in, and whether each is written down.
fn order_of_axes(choices: &mut Choices<'_>, number: usize) -> Vec<(usize, bool)> {
    match choices.below(3) {
        2 => choices.permutation(number).into_iter().map(|axis| (axis, true)).collect(),
        _ => (0..number).rev().map(|axis| (axis, false)).collect(),
    }
}

/// A constant expression.
fn express_constant(choices: &mut Choices<'_>, value: i64, name: &str, names: &[Named]) -> String {
    let constant: Vec<Named> =
        names.iter().filter(|named| named.text == format!("{}_K", name.to_uppercase())).cloned().collect();
    express(choices, value, &constant)
}

fn guard_text(choices: &mut Choices<'_>, guard: bool) -> &'static str {
    match (guard, choices.one_in(3)) {
        (true, false) => "",
        (true, true) => ", check=true",
        (false, _) => ", check=false",
    }
}
