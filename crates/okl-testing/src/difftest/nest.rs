//! A nest of `@inner` loops.

use super::body::Body;
use super::choices::Choices;
use super::class::{CLASSES, Class};
use super::header::varying;
use super::kernel::{Writer, express_constant, guard_text};
use super::known::{Allowed, Construct};
use super::launch::{Exclusive, Launch};
use super::shapes::order_of_axes;
use super::twin::Pair;

/// The loops of a nest.
#[derive(Default)]
struct Loops {
    /// The headers in plain code, one line each.
    lines: Vec<String>,
    /// An `int` expression: the index of the work item or iteration.
    rank: String,
    /// The number of ranks.
    items: i64,
    /// For each axis, an `int` expression that differs between work items.
    ids: [String; 3],
    /// Variables that can be read.
    variables: Vec<String>,
    /// Loop variables with non-negative values, with their exclusive upper bound.
    subscripts: Vec<(String, i64)>,
    /// True if one work item executes several iterations.
    tiled: bool,
}

impl Loops {
    /// The index of a work item in an array over all work items.
    fn item(&self, launch: &Launch) -> String {
        let ([x, y, _], [kx, ky, kz]) = (launch.largest(), &self.ids);
        format!("(({kz}) * {y} + ({ky})) * {x} + ({kx})")
    }
}

/// A variable that is live across a barrier.
struct Kept {
    /// Its scalar, in OKL and in plain code.
    number: (String, String),
    /// The object that contains the scalar.
    object: Option<(Class, Pair)>,
}

impl Writer<'_> {
    /// A nest of `@inner` loops.
    pub(super) fn nest(&mut self, choices: &mut Choices<'_>, launch: &mut Launch) {
        launch.has_nest = true;
        let shape = launch.shapes[choices.below(launch.shapes.len())].clone();
        // One block around the nest for live variables, one around each part of it.
        self.twin.plain("{");
        let start = self.twin.plain.len();
        self.twin.plain("{");
        let form = choices.below(8);
        let loops = match (shape.as_slice(), form) {
            ([x, y], 6) => self.loop_over_two_axes(choices, launch, [*x, *y]),
            ([x], 6) => self.tiles_over_items(choices, launch, *x),
            _ => self.loop_for_each_axis(choices, launch, &shape),
        };
        let slots = loops.items * launch.groups.max(1);
        let mut kept = Vec::new();
        if !loops.tiled && form != 6 && launch.meets_at_barriers() && choices.one_in(3) {
            for _ in 0..=choices.below(2) {
                let one = self.first_part(choices, launch, &loops, &kept, start);
                kept.push(one);
            }
        }
        if !kept.is_empty() && choices.one_in(2) {
            self.part_of_some(choices, launch, &loops, &kept);
        }
        let is_of_some = !kept.is_empty() && choices.one_in(2);
        if is_of_some {
            self.of_some(choices, launch, &loops);
        }
        let mut body = body_of(self.name, self.allowed, launch, &loops, &kept);
        // In a loop around the nest, an iteration would see the changes of the previous one.
        if kept.is_empty() && !loops.tiled && !launch.repeats && choices.one_in(2) {
            body.argument = launch.argument.take().zip(Some("p4".to_owned()));
        }
        self.body(choices, &mut body, slots);
        self.twin.both(&"}".repeat(loops.lines.len() + usize::from(is_of_some)));
        self.twin.plain("}\n}");
    }

    /// Statements of some work items between two barriers: `if (i < 3) { ... } @barrier;`
    fn part_of_some(&mut self, choices: &mut Choices<'_>, launch: &Launch, loops: &Loops, kept: &[Kept]) {
        self.of_some(choices, launch, loops);
        let mut body = body_of(self.name, self.allowed, launch, loops, kept);
        body.may_continue = false;
        self.body(choices, &mut body, loops.items * launch.groups.max(1));
        self.twin.both("}");
        self.barrier_inside(loops);
    }

    /// `if (i < 3) {`: a condition that some work items meet.
    fn of_some(&mut self, choices: &mut Choices<'_>, launch: &Launch, loops: &Loops) {
        let own = &loops.variables[launch.variables.len()..];
        let index = match own.is_empty() {
            true => "p0".to_owned(),
            false => own[choices.below(own.len())].clone(),
        };
        let (number, plus) = (choices.between(-3, 20), choices.between(-2, 5));
        let condition = match choices.below(6) {
            0 => format!("{index} == {number}"),
            1 => format!("{index} >= {number}"),
            2 => format!("{index} < p0"),
            3 => format!("p1 - {plus} > {index}"),
            4 => format!("{index} < p0 + {plus} && {index} != {number}"),
            _ => format!("{index} < {number}"),
        };
        // A copy of the index in another type.
        if choices.one_in(3) {
            let copy = self.local("n");
            let ty = choices.pick(&["int", "const int", "long long", "unsigned", "short"]);
            self.twin.both(&format!("{ty} {copy} = {index};"));
            let condition = condition.replacen(&index, &copy, 1);
            return self.twin.both(&format!("if ({condition}) {{"));
        }
        self.twin.both(&format!("if ({condition}) {{"));
    }

    /// Statements before a barrier in the middle of a body; plain code ends its loops there and starts them again.
    /// Variables that are live across the barrier are declared at `start`.
    fn first_part(
        &mut self,
        choices: &mut Choices<'_>,
        launch: &Launch,
        loops: &Loops,
        kept: &[Kept],
        start: usize,
    ) -> Kept {
        let mut body = body_of(self.name, self.allowed, launch, loops, kept);
        // A `continue` would skip the barrier.
        body.may_continue = false;
        self.body(choices, &mut body, loops.items * launch.groups.max(1));
        let local = self.local("w");
        let value = format!("{} * 3u + 1u", body.result());
        let plain = format!("all_{local}[{}]", loops.item(launch));
        if self.allowed.has(Construct::Object) && choices.one_in(3) {
            let class = choices.pick(&CLASSES);
            return self.kept_object(class, &local, (&value, &plain), loops, launch, start);
        }
        let okl = match choices.below(4) {
            1 => {
                self.twin.okl(&format!("{}_S {local} = {{2u, {{{value}, 1u}}}};", self.name));
                format!("{local}.b[0]")
            }
            2 => {
                self.twin.okl(&format!("unsigned {local} = {value}, *at_{local} = &{local};"));
                format!("(*at_{local})")
            }
            3 => {
                self.twin.okl(&format!("unsigned {local}[2] = {{3u}};\n{local}[1] = {value};"));
                format!("{local}[1]")
            }
            _ => {
                self.twin.okl(&format!("auto {local} = {value};"));
                local.clone()
            }
        };
        self.twin.plain(&format!("{plain} = {value};"));
        self.barrier_inside(loops);
        let [x, y, z] = launch.largest();
        self.twin.plain.insert_str(start, &format!("unsigned all_{local}[{}];\n", x * y * z));
        Kept { number: (okl, plain), object: None }
    }

    /// An object that is live across a barrier: `Ticket w = {3u}; @barrier;`
    fn kept_object(
        &mut self,
        class: Class,
        local: &str,
        (value, plain): (&str, &str),
        loops: &Loops,
        launch: &Launch,
        start: usize,
    ) -> Kept {
        let ty = format!("{}_{}", self.name, class.name());
        let braces = class.braces(value);
        self.twin.each(&format!("{ty} {local} = {braces};"), &format!("{plain} = {ty}{braces};"));
        self.barrier_inside(loops);
        let [x, y, z] = launch.largest();
        self.twin.plain.insert_str(start, &format!("{ty} all_{local}[{}];\n", x * y * z));
        Kept {
            number: (format!("{local}.x"), format!("{plain}.x")),
            object: Some((class, Pair(local.to_string(), plain.to_string()))),
        }
    }

    /// A barrier in the body of work items: the loops of plain code end there and start again.
    fn barrier_inside(&mut self, loops: &Loops) {
        self.twin.okl("@barrier;");
        self.twin.plain(&format!("{}}}\n{{", "}".repeat(loops.lines.len())));
        for line in &loops.lines {
            self.twin.plain(line);
        }
    }

    /// A tile over two axes: `@tile(x, @inner, @inner)`
    fn loop_over_two_axes(&mut self, choices: &mut Choices<'_>, launch: &Launch, [x, y]: [i64; 2]) -> Loops {
        let identity = self.local("k");
        let guard = choices.below(2) == 0;
        let total = if guard { choices.between((x * (y - 1)).max(0), x * y) } else { x * y };
        let (size, total) = if x == 0 { (1, 0) } else { (x, total) };
        let name = self.local("i");
        let shift = self.shift(choices, launch);
        let found = self.tiled_counter(choices, &name, (total, size), shift.as_deref(), guard);
        let (size_text, check) =
            (express_constant(choices, size, self.name, &self.names), guard_text(choices, guard));
        let parts = choices.pick(&["@inner, @inner", "@inner(1), @inner(0)", "@inner(1), @inner"]);
        let attribute = format!("@tile({size_text}, {parts}{check})");
        let line = self.loop_line(choices, &found, &attribute, Some(&identity));
        Loops {
            lines: vec![line],
            rank: found.rank,
            items: total.max(1),
            ids: [format!("{identity} % {size}"), format!("{identity} / {size}"), "0".into()],
            variables: [launch.variables.clone(), vec![name]].concat(),
            ..Loops::default()
        }
    }

    /// `@tile(n, @inner)`: tiles over work items, a sequential loop in each.
    fn tiles_over_items(&mut self, choices: &mut Choices<'_>, launch: &Launch, x: i64) -> Loops {
        let identity = self.local("k");
        let size = choices.between(1, 3);
        let total = size * x;
        let name = self.local("i");
        let found = self.tiled_counter(choices, &name, (total, size), None, true);
        let check = guard_text(choices, true);
        let line = self.loop_line(choices, &found, &format!("@tile({size}, @inner{check})"), Some(&identity));
        Loops {
            lines: vec![line],
            rank: found.rank,
            items: total.max(1),
            ids: [format!("{identity} / {size}"), "0".into(), "0".into()],
            variables: [launch.variables.clone(), vec![name]].concat(),
            tiled: true,
            ..Loops::default()
        }
    }

    /// A loop for each axis: `@inner(1)`, `@inner(0)`
    fn loop_for_each_axis(&mut self, choices: &mut Choices<'_>, launch: &Launch, shape: &[i64]) -> Loops {
        let identity = self.local("k");
        let mut loops = Loops { items: 1, variables: launch.variables.clone(), ..Loops::default() };
        loops.ids = ["0".into(), "0".into(), "0".into()];
        for (depth, (axis, explicit)) in order_of_axes(choices, shape.len()).into_iter().enumerate() {
            let name = format!("{}{}", ["i", "j", "k"][axis], if choices.one_in(2) { "x" } else { "" });
            let name = if loops.variables.contains(&name) { self.local("i") } else { name };
            let count = shape[axis];
            let shift = self.shift(choices, launch);
            let found = match launch.varying && choices.one_in(2) {
                true => varying(choices, &name, count, &launch.group),
                false => self.counter(choices, &name, count, 1, shift.as_deref()),
            };
            let attribute = if explicit { format!("@inner({axis})") } else { "@inner".into() };
            let id = format!("{identity}_{axis}");
            loops.lines.push(self.loop_line(choices, &found, &attribute, Some(&id)));
            loops.ids[axis] = id;
            loops.rank = match depth {
                0 => found.rank.clone(),
                _ => format!("({}) * {} + {}", loops.rank, count.max(1), found.rank),
            };
            loops.items *= count.max(1);
            if let Some((start, step)) = found.values
                && start.min(start + step * (count - 1)) >= 0
            {
                loops.subscripts.push((name.clone(), start.max(start + step * (count - 1)) + 1));
            }
            loops.variables.push(name);
        }
        loops
    }

    fn shift(&mut self, choices: &mut Choices<'_>, launch: &Launch) -> Option<String> {
        let at = choices.below(3 + launch.shifts.len()).checked_sub(3)?;
        launch.shifts.get(at).cloned()
    }

    /// Writes the statements of a work item; `slots` elements of `out` belong to its nest.
    pub(super) fn body(&mut self, choices: &mut Choices<'_>, body: &mut Body, slots: i64) {
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

/// The body of a work item between two barriers.
fn body_of<'n>(
    name: &'n str,
    allowed: &'n Allowed,
    launch: &Launch,
    loops: &Loops,
    kept: &[Kept],
) -> Body<'n> {
    let mut body = Body::new(name, allowed, loops.rank.clone(), loops.items, launch.reads_sums);
    body.variables = loops.variables.clone();
    body.group = Some(launch.group.clone());
    body.memories = launch.memories.clone();
    body.subscripts = loops.subscripts.clone();
    body.tiled = loops.tiled;
    let item = loops.item(launch);
    for Exclusive { name, part, class } in &launch.exclusives {
        let object = (name.clone(), format!("{name}[{item}]"));
        body.exclusives.push((format!("{}{part}", object.0), format!("{}{part}", object.1)));
        body.objects.extend(class.map(|class| (class, Pair(object.0, object.1))));
    }
    for Kept { number, object } in kept {
        body.exclusives.push(number.clone());
        body.objects.extend(object.clone());
    }
    body
}
