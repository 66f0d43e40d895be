//! One launch: its `@outer` loops and their body.

use super::body::Body;
use super::choices::{Choices, LaunchRecipe};
use super::class::Class;
use super::header::express;
use super::kernel::{Writer, guard_text};
use super::known::Construct;
use super::memory::Memory;
use super::shapes::{explicit_axes, largest, shapes};

/// The properties that the nests of one launch share.
pub(super) struct Launch {
    /// An `int` expression: the index of the group.
    pub(super) group: String,
    pub(super) groups: i64,
    pub(super) shapes: Vec<Vec<i64>>,
    /// The largest number of work items of a nest.
    pub(super) most: i64,
    pub(super) limit: Option<[i64; 3]>,
    /// True if inner loops may have fewer iterations in some groups.
    pub(super) varying: bool,
    pub(super) reads_sums: bool,
    pub(super) shifts: Vec<String>,
    pub(super) variables: Vec<String>,
    pub(super) memories: Vec<Memory>,
    pub(super) exclusives: Vec<Exclusive>,
    /// Variables of the group that its code may change: objects with their class, or numbers.
    pub(super) objects: Vec<(Option<Class>, String)>,
    /// The class of the kernel's object argument; `None` if it is already used.
    pub(super) argument: Option<Class>,
    /// True if code of the group is executed several times.
    pub(super) repeats: bool,
    pub(super) has_nest: bool,
}

/// An `@exclusive` variable.
pub(super) struct Exclusive {
    pub(super) name: String,
    /// The part that is used: `.a`, `[1]`.
    pub(super) part: String,
    /// The class, if the variable is an object with hidden effects.
    pub(super) class: Option<Class>,
}

impl Exclusive {
    pub(super) fn new(name: String, part: impl Into<String>) -> Exclusive {
        Exclusive { name, part: part.into(), class: None }
    }
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
            objects: Vec::new(),
            argument: None,
            repeats: groups.repeats,
            has_nest: false,
        }
    }

    /// True if all nests have the same non-empty shape, so that all work items reach a barrier.
    pub(super) fn meets_at_barriers(&self) -> bool {
        self.shapes.len() == 1 && self.limit.is_none() && self.shapes[0].iter().all(|count| *count > 0)
    }

    /// The largest number of iterations on each axis.
    pub(super) fn largest(&self) -> [i64; 3] {
        self.limit.unwrap_or_else(|| largest(&self.shapes))
    }
}

/// The `@outer` loops of a launch.
struct Groups {
    /// An `int` expression: the index of the group.
    rank: String,
    count: i64,
    /// The number of open braces.
    open: usize,
    /// `int` variables with small values that inner loops may be shifted by.
    shifts: Vec<String>,
    /// The variables of the loops.
    variables: Vec<String>,
    /// True if several iterations of a sequential loop are executed in one group.
    repeats: bool,
}

impl Writer<'_> {
    /// One outermost `@outer` nest.
    pub(super) fn launch(&mut self, recipe: &LaunchRecipe, round: Option<&str>) {
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
                launch.argument = self.argument;
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

    /// Writes the `@outer` loops, with one open brace for each.
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
            // The guard is a condition of the group.
            let guard = choices.below(2) == 0;
            let total = if guard { choices.between(0, 9) } else { size * choices.between(0, 3) };
            let name = self.local("o");
            let found = self.tiled_counter(choices, &name, (total, size), None, guard);
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

    /// `@tile(n, @outer, @inner)`: one loop is the whole launch.
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
        let found = self.tiled_counter(choices, &name, (total, size), shift.as_deref(), guard);
        let (size_text, check) = (express(choices, size, &self.names), guard_text(choices, guard));
        let (outer, inner) = choices.pick(&[
            ("@outer", "@inner"),
            ("@outer", "@inner(0)"),
            ("@outer(0)", "@inner"),
            ("@outer(1)", "@inner(2)"),
        ]);
        self.loop_line(choices, &found, &format!("@tile({size_text}, {outer}, {inner}{check})"), None);
        let mut body = Body::new(self.name, self.allowed, found.rank.clone(), total.max(1), reads_sums);
        body.variables.push(name);
        body.variables.extend(round.map(str::to_string));
        let numbers = recipe.items.first().map_or(&[][..], |item| &item[..]);
        self.body(&mut Choices::new(numbers), &mut body, total);
        self.twin.both("}");
    }

    /// A sequential loop around nests.
    fn around_nests(&mut self, choices: &mut Choices<'_>, launch: &mut Launch, depth: usize) {
        let name = self.local("q");
        let iterations = choices.between(0, 3);
        let known = launch.variables.len();
        let repeats = std::mem::replace(&mut launch.repeats, true);
        let forms = if self.allowed.has(Construct::ReturnedByTemplate) { 6 } else { 4 };
        match choices.below(forms) {
            4 => self.twin.both(&format!(
                "for (int {name} = 0; {name} < {iterations}; {}_any({name})++) {{",
                self.name
            )),
            5 => self.twin.both(&format!(
                "for (int {name} = 0; {name} < {iterations}; ++*{}_anyp(&{name})) {{",
                self.name
            )),
            3 => {
                self.twin.both(&format!("int {name} = 0;"));
                self.twin.both(&format!("while ({name} < {iterations}) {{"));
            }
            2 => self.twin.both(&format!("for (int {name} = {iterations} - 1; {name} >= 0; {name} -= 1) {{")),
            _ => self.twin.both(&format!("for (int {name} = 0; {name} < {iterations}; ++{name}) {{")),
        }
        let is_while = self.twin.okl.ends_with(&format!("while ({name} < {iterations}) {{\n"));
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
        launch.repeats = repeats;
        self.twin.both("}");
    }

    /// One item of the body of an `@outer` loop.
    fn item(&mut self, choices: &mut Choices<'_>, launch: &mut Launch, depth: usize) {
        match choices.below(18) {
            15 if depth == 0 => self.object_of_group(choices, launch),
            16 => self.change_of_group(choices, launch),
            17 if depth == 0 => self.exclusive(choices, launch),
            12 if depth == 0 => self.pointer_of_group(choices, launch),
            13 if depth == 0 => self.swapped_pointers(choices, launch),
            14 if depth == 0 => self.shared(choices, launch),
            4 if depth == 0 => self.shared(choices, launch),
            5 if depth == 0 => self.exclusive(choices, launch),
            6 if depth < 2 => self.around_nests(choices, launch, depth),
            7 if depth < 2 => {
                // A condition that is uniform in the group.
                self.twin.both(&format!("if ((({}) + p0) % 2 == {}) {{", launch.group, choices.below(2)));
                self.nest(choices, launch);
                if choices.one_in(2) {
                    self.twin.both("} else {");
                    self.nest(choices, launch);
                }
                self.twin.both("}");
            }
            8 => {
                // A uniform value, from group memory if possible.
                let local = self.local("u");
                let filled: Vec<&Memory> = launch.memories.iter().filter(|memory| memory.filled).collect();
                let value = match filled.get(choices.below(filled.len())) {
                    None => format!("(unsigned)({}) * 7u + p3", launch.group),
                    Some(memory) => {
                        let element = choices.between(0, memory.size - 1);
                        memory.read(&element.to_string(), memory.leaf(choices))
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
}
