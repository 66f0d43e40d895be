//! Random kernels whose host code has conditions, loops and values of many types.
//!
//! Loops end: each has a counter of its own, except where a random bound is small by its type. What C++ leaves
//! undefined happens by chance: those calls are not compared.

use super::random::Random;
use std::fmt::Write;

/// The types of values, `struct Pair` aside.
const TYPES: [&str; 13] = [
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "int",
    "short",
    "unsigned short",
    "signed char",
    "unsigned char",
    "bool",
    "float",
    "double",
    "Kind",
];

/// The types of integers.
const INTEGERS: [&str; 10] = [
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "short",
    "unsigned short",
    "signed char",
    "unsigned char",
    "bool",
    "Kind",
];

/// A type that is part of every file.
const BEFORE: &str = "\
enum Kind : short { small = 1, large = 40 };
struct Inner { short first; double second; };
struct Pair { int rows; unsigned char flag; Inner inner; unsigned long size; };
";

/// A variable in scope.
#[derive(Clone, Debug)]
struct Known {
    name: String,
    ty: &'static str,
    is_const: bool,
}

/// One kernel under construction.
struct Writer<'r> {
    random: &'r mut Random,
    text: String,
    known: Vec<Known>,
    names: usize,
    depth: usize,
    in_loop: bool,
}

/// A file with `count` random kernels.
pub fn host_code(seed: u64, count: usize) -> String {
    let mut random = Random::new(seed);
    let mut text = BEFORE.to_owned();
    for number in 0..count {
        text += &kernel(number, &mut random);
    }
    text
}

fn kernel(number: usize, random: &mut Random) -> String {
    let mut writer =
        Writer { random, text: String::new(), known: Vec::new(), names: 0, depth: 1, in_loop: false };
    let mut parameters = vec!["double *x".to_owned(), "const double *y".to_owned()];
    for at in 0..2 + writer.random.below(4) {
        let ty = *writer.random.one_of(&TYPES);
        let is_const = writer.random.once_in(2);
        parameters.push(format!("{}{ty} p{at}", if is_const { "const " } else { "" }));
        writer.known.push(Known { name: format!("p{at}"), ty, is_const });
    }
    let is_const = writer.random.once_in(2);
    parameters.push(format!("{}Pair s", if is_const { "const " } else { "" }));
    writer.fields("s", is_const);
    for _ in 0..2 + writer.random.below(5) {
        writer.statement();
    }
    writer.nest();
    format!("@kernel void h{number}({}) {{\n{}}}\n", parameters.join(", "), writer.text)
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let _infallible = writeln!(self.text, "{}{line}", "  ".repeat(self.depth));
    }

    fn name(&mut self, letter: char) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    /// The fields of a `Pair`.
    fn fields(&mut self, of: &str, is_const: bool) {
        let fields = [
            ("rows", "int"),
            ("flag", "unsigned char"),
            ("inner.first", "short"),
            ("inner.second", "double"),
            ("size", "unsigned long"),
        ];
        let known = fields.map(|(field, ty)| Known { name: format!("{of}.{field}"), ty, is_const });
        self.known.extend(known);
    }

    fn statement(&mut self) {
        match self.random.below(14) {
            0..=3 => self.declaration(),
            4..=6 => self.change(),
            7 => self.structs(),
            8 | 9 if self.depth < 4 => self.branch(),
            10 | 11 if self.depth < 4 => self.counted(),
            12 if self.in_loop => {
                let condition = self.condition();
                let jump = *self.random.one_of(&["break", "continue"]);
                self.line(&format!("if ({condition}) {jump};"));
            }
            13 if self.depth < 3 && self.random.once_in(3) => {
                let condition = self.condition();
                self.line(&format!("if ({condition}) return;"));
            }
            _ => self.nest(),
        }
    }

    fn declaration(&mut self) {
        let ty = *self.random.one_of(&TYPES);
        let name = self.name('v');
        let is_const = self.random.once_in(4);
        let value = self.converted(ty, 2);
        let word = if is_const { "const " } else { "" };
        match self.random.below(6) {
            0 if ty != "Kind" => self.line(&format!("{word}{ty} {name}({value});")),
            1 if !is_const => self.line(&format!("{ty} {name};")),
            2 => {
                let Some(target) = self.place().filter(|target| !target.name.contains('.')) else { return };
                self.line(&format!("{} &{name} = {};", target.ty, target.name));
                self.known.push(Known { name, ..target });
                return;
            }
            _ => self.line(&format!("{word}{ty} {name} = {value};")),
        }
        self.known.push(Known { name, ty, is_const });
    }

    fn change(&mut self) {
        let Some(target) = self.place() else { return self.declaration() };
        let Known { name, ty, .. } = target;
        if ty == "Kind" || ty == "bool" || self.random.once_in(3) {
            let value = self.converted(ty, 3);
            return self.line(&format!("{name} = {value};"));
        }
        if self.random.once_in(3) {
            let form = self.random.below(4);
            let step = [format!("++{name}"), format!("{name}++"), format!("--{name}"), format!("{name}--")];
            return self.line(&format!("{};", step[form]));
        }
        let is_float = matches!(ty, "float" | "double");
        let operators: &[&str] = if is_float {
            &["+", "-", "*", "/"]
        } else {
            &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"]
        };
        let operator = *self.random.one_of(operators);
        let value = match operator {
            "<<" | ">>" => format!("({} & 7)", self.integer(1)),
            "%" | "&" | "|" | "^" => self.integer(2),
            _ => self.number(2),
        };
        self.line(&format!("{name} {operator}= {value};"));
    }

    fn structs(&mut self) {
        let name = self.name('t');
        let (rows, size) = (self.converted("int", 1), self.converted("unsigned long", 1));
        let second = self.number(1);
        match self.random.below(4) {
            0 => self.line(&format!("Pair {name} = s;")),
            1 => {
                self.line(&format!("Pair {name} = {{(int)({rows}), 3, {{1, (double)({second})}}, {size}}};"))
            }
            2 => self.line(&format!("Pair {name}{{(int)({rows})}};")),
            _ => {
                self.line(&format!("Pair {name} = {{}};"));
                self.line(&format!("{name} = s;"));
                self.line(&format!("{name}.inner = s.inner;"));
            }
        }
        self.fields(&name, false);
    }

    fn branch(&mut self) {
        let condition = self.condition();
        self.line(&format!("if ({condition}) {{"));
        self.inside(2);
        if self.random.once_in(2) {
            self.line("} else {");
            self.inside(2);
        }
        self.line("}");
    }

    /// A loop that ends.
    fn counted(&mut self) {
        let name = self.name('c');
        let before = self.known.len();
        let ty = *self.random.one_of(&["int", "unsigned", "long", "short", "unsigned char"]);
        let end = 1 + self.random.below(5);
        let known = Known { name: name.clone(), ty, is_const: true };
        let was = std::mem::replace(&mut self.in_loop, true);
        match self.random.below(4) {
            0 => {
                let condition = self.condition();
                self.line(&format!("{ty} {name} = 0;"));
                self.known.push(known);
                self.line(&format!("while ({name}++ < {end} && {condition}) {{"));
                self.inside(2);
                self.line("}");
            }
            1 => {
                self.line(&format!("{ty} {name} = {end};"));
                self.known.push(known);
                self.line("do {");
                self.inside(2);
                self.line(&format!("}} while (--{name} > 0);"));
            }
            2 => {
                let step = self.random.below(3) + 1;
                self.line(&format!(
                    "for ({ty} {name} = {end}, e{name} = {step}; {name} > e{name}; {name}--) {{"
                ));
                self.known.push(known);
                self.inside(2);
                self.line("}");
            }
            _ => {
                let step = self.random.below(3) + 1;
                self.line(&format!("for ({ty} {name} = 0; {name} < {end}; {name} += {step}) {{"));
                self.known.push(known);
                self.inside(3);
                self.line("}");
            }
        }
        self.in_loop = was;
        self.known.truncate(before);
    }

    /// Some statements, deeper; what they declare is forgotten.
    fn inside(&mut self, most: usize) {
        let before = self.known.len();
        self.depth += 1;
        for _ in 0..1 + self.random.below(most) {
            self.statement();
        }
        self.depth -= 1;
        self.known.truncate(before);
    }

    /// A nest with counts of many types, whose device code uses some values.
    fn nest(&mut self) {
        let names = ["i", "j"].map(|letter| format!("{letter}{}", self.names));
        let outer = self.header(&names[0]);
        let used: Vec<String> = self
            .known
            .iter()
            .filter(|known| !known.name.contains('.'))
            .map(|known| known.name.clone())
            .collect();
        let mut sum = "y[0]".to_owned();
        for _ in 0..2 {
            sum += &format!(" + {}", self.random.one_of(&used));
        }
        let [_, item] = &names;
        match self.random.below(3) {
            0 => {
                let size = *self.random.one_of(&["16", "(1 + 3)"]);
                self.line(&format!("for ({outer}; @tile({size}, @outer, @inner)) x[0] = {sum};"));
            }
            1 => {
                let inner = self.header(item);
                self.line(&format!("for ({outer}; @outer) {{"));
                self.line(&format!("  for (int {item} = 0; {item} < 8; ++{item}; @inner) x[0] = {sum};"));
                self.line(&format!("  for ({inner}; @inner) x[1] = 1;"));
                self.line("}");
            }
            _ => {
                let inner = self.header(item);
                self.line(&format!("for ({outer}; @outer) for ({inner}; @inner) x[0] = {sum};"));
            }
        }
    }

    /// `int g = a; g < b; g += c`
    fn header(&mut self, name: &str) -> String {
        let ty = *self.random.one_of(&["int", "int", "long", "unsigned", "unsigned long", "short"]);
        let (start, end) = (self.bound(), self.bound());
        let step = match self.random.below(3) {
            0 => "1".to_owned(),
            1 => format!("{}", 1 + self.random.below(4)),
            // A step that is known to be 0 is an error.
            _ => self.one_of_types(&INTEGERS).unwrap_or_else(|| "3".to_owned()),
        };
        match self.random.below(4) {
            0 => format!("{ty} {name} = {start}; {name} >= {end}; {name} -= {step}"),
            1 => format!("{ty} {name} = {start}; {name} <= {end}; {name} += {step}"),
            2 => format!("{ty} {name} = {start}; {name} < {end}; ++{name}"),
            _ => format!("{ty} {name} = 0; {name} < {end}; {name} += {step}"),
        }
    }

    /// An integer without side effects.
    fn bound(&mut self) -> String {
        match self.random.below(4) {
            0 => self.random.below(30).to_string(),
            1 => format!("({})", self.integer(1)),
            _ => self.integer(0),
        }
    }

    fn place(&mut self) -> Option<Known> {
        let places: Vec<Known> = self.known.iter().filter(|known| !known.is_const).cloned().collect();
        (!places.is_empty()).then(|| self.random.one_of(&places).clone())
    }

    /// A value that a type can be initialised with.
    fn converted(&mut self, ty: &str, depth: usize) -> String {
        match ty {
            "Kind" => format!("(Kind)({} & 31)", self.integer(1)),
            "bool" => self.condition(),
            _ => self.number(depth),
        }
    }

    fn condition(&mut self) -> String {
        let relation = *self.random.one_of(&["<", "<=", ">", ">=", "==", "!="]);
        let (one, other) = (self.number(1), self.number(1));
        match self.random.below(6) {
            0 => format!("!({one} {relation} {other})"),
            1 => format!("({one} {relation} {other} && {})", self.number(1)),
            2 => format!("({one} {relation} {other} || {})", self.number(1)),
            3 => "x != y".to_owned(),
            4 => "x".to_owned(),
            _ => format!("{one} {relation} {other}"),
        }
    }

    /// A number of any type.
    fn number(&mut self, depth: usize) -> String {
        match self.random.below(8) {
            0 if depth > 0 => {
                let operator = *self.random.one_of(&["+", "-", "*", "/"]);
                format!("({} {operator} {})", self.number(depth - 1), self.number(depth - 1))
            }
            1 if depth > 0 => {
                let relation = *self.random.one_of(&["<", "==", ">="]);
                let (one, other) = (self.number(depth - 1), self.number(depth - 1));
                format!(
                    "({one} {relation} {other} ? {} : {})",
                    self.number(depth - 1),
                    self.number(depth - 1)
                )
            }
            2 => self.random.one_of(&["0.5f", "2.25", "1e3f", "-0.75"]).to_string(),
            3 => self.one_of_types(&["float", "double"]).unwrap_or_else(|| self.random.below(50).to_string()),
            _ => self.integer(depth),
        }
    }

    /// An integer of any type.
    fn integer(&mut self, depth: usize) -> String {
        match self.random.below(7) {
            0 if depth > 0 => {
                let operator = *self.random.one_of(&["+", "-", "*", "/", "%", "&", "|", "^"]);
                format!("({} {operator} {})", self.integer(depth - 1), self.integer(depth - 1))
            }
            1 if depth > 0 => {
                let sign = *self.random.one_of(&["-", "~", "!", "+"]);
                format!("{sign}({})", self.integer(depth - 1))
            }
            2 if depth > 0 => {
                let ty = *self.random.one_of(&["int", "unsigned char", "long", "unsigned", "short", "bool"]);
                format!("({ty})({})", self.number(depth - 1))
            }
            3 if depth > 0 => {
                let operator = *self.random.one_of(&["<<", ">>"]);
                format!("({} {operator} ({} & 7))", self.integer(depth - 1), self.integer(depth - 1))
            }
            4 => self.random.one_of(&["0", "1", "7", "33", "12u", "100l", "'a'", "small"]).to_string(),
            _ => self.one_of_types(&INTEGERS).unwrap_or_else(|| self.random.below(50).to_string()),
        }
    }

    fn one_of_types(&mut self, types: &[&str]) -> Option<String> {
        let fitting: Vec<String> = self
            .known
            .iter()
            .filter(|known| types.contains(&known.ty))
            .map(|known| known.name.clone())
            .collect();
        (!fitting.is_empty()).then(|| self.random.one_of(&fitting).clone())
    }
}
