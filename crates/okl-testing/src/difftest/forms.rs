//! Common forms of statements that mean the same: other ways to declare, convert and repeat.

use super::body::{Body, Uses};
use super::choices::Choices;
use super::known::Allowed;
use super::language::Language;
use super::part::Part;
use super::sizes::INPUTS;
use super::twin::{Pair, Twin};

/// The number of forms for each language.
const OF_C: usize = 12;
const OF_CPP: usize = 18;

impl Body<'_> {
    /// A statement in one of the forms, which declares a variable with its result.
    pub(super) fn form(&mut self, choices: &mut Choices<'_>, twin: &mut Twin, uses: &Uses) {
        let (a, b) = (self.expression(choices, uses, 1), self.expression(choices, uses, 1));
        let local = self.local();
        let forms = if self.allowed.language == Language::C { OF_C } else { OF_CPP };
        let form = choices.below(forms);
        let written = match form {
            0..=3 => self.declared(form, &local, &a, &b),
            4..=7 => self.repeated(form, &local, &a, &b),
            8..OF_C => self.gathered(form, &local, &a, &b),
            _ => self.of_cpp(form, &local, &a, &b),
        };
        twin.line(&written);
        self.variables.push(local);
    }

    /// References to values, and deduced types.
    fn declared(&mut self, form: usize, local: &str, a: &Pair, b: &Pair) -> Pair {
        let other = self.local();
        let name = self.name;
        a.and(b, |a, b| match form {
            0 => format!("const unsigned &{local} = ({a}) + 1u;"),
            1 => {
                format!(
                    "auto {other} = (unsigned)({a}), {local} = (unsigned)({b});\n{local} -= {other} * 3u;"
                )
            }
            2 => format!(
                "const auto *{other} = in + 2;\nconst unsigned {local} = {other}[({a}) % {}u] ^ *{other};",
                INPUTS - 2
            ),
            _ => format!("unsigned {local} = {name}_ref({a}) + {name}_ref({name}_tab[({b}) % 4u]);"),
        })
    }

    /// Loops and conditions.
    fn repeated(&mut self, form: usize, local: &str, a: &Pair, b: &Pair) -> Pair {
        let other = self.local();
        a.and(b, |a, b| match form {
            4 => format!(
                "unsigned {local} = 3u;\nint {other} = 0;\n\
                 do {{ {local} = {local} * 5u + ({a}); }} while (++{other} < 3 && {local} % 4u != ({b}) % 3u);"
            ),
            5 => format!("unsigned {local} = 1u;\nif (({a}) % 2u && ({local} = ({b})) % 3u) {local} += 7u;"),
            6 => format!("unsigned {local} = 0u;\n{local} += 2u, {local} *= ({a}) | 1u;"),
            _ => format!(
                "unsigned {local} = (({a}) % 3u == 1u) ? ({b}) : (({b}) % 2u) ? ({a}) * 2u : 3u;\n\
                 {local} = {local} == 0u ? 1u : {local};"
            ),
        })
    }

    /// Arrays, tables and structs of a work item.
    fn gathered(&mut self, form: usize, local: &str, a: &Pair, b: &Pair) -> Pair {
        let (other, each) = (self.local(), self.local());
        let name = self.name;
        a.and(b, |a, b| match form {
            8 => format!(
                "unsigned {other}[3] = {{{a}, 2u, {b}}};\nunsigned {local} = 0u;\n\
                 for (unsigned {each} : {other}) {{ {local} = {local} * 3u + {each}; }}"
            ),
            9 => format!("unsigned {local} = {name}_tab[({a}) % 4u] * static_cast<unsigned short>({b});"),
            // Loops that are split at a barrier must not declare types.
            10 => format!(
                "unsigned {local} = 1u;\n{{\nstruct {other}_t {{ unsigned low, high; }};\n\
                 {other}_t {other} = {{{a}, {b}}};\n{other}.low += {other}.high;\n\
                 {local} = {other}.low * 3u + {other}.high;\n}}"
            ),
            _ => format!(
                "unsigned {other}[2][2] = {{{{{a}, 1u}}, {{2u, {b}}}}};\n{other}[1][0] ^= {other}[0][1] + {other}[0][0];\n\
                 unsigned {local} = {other}[1][0] + {other}[1][1];"
            ),
        })
    }

    /// Forms that only C++ has.
    fn of_cpp(&mut self, form: usize, local: &str, a: &Pair, b: &Pair) -> Pair {
        let other = self.local();
        let name = self.name;
        a.and(b, |a, b| match form {
            12 => format!("{name}_A<unsigned> {local} = ({a}) ^ unsigned({b});"),
            13 => format!("unsigned {local} = {name}_C::twice({a}) + {name}_C::limit;"),
            14 => format!(
                "{name}_O {other} = {{{a}}};\n{other} = {other} + {name}_O{{{b}}};\n\
                 unsigned {local} = {other}[1] ^ {other}.value;"
            ),
            15 => format!(
                "const {name}_E {other} = ({a}) % 2u ? {name}_E::low : {name}_E::high;\n\
                 unsigned {local} = (unsigned){other} + ({other} == {name}_E::low ? ({b}) : 5u);"
            ),
            16 => format!("unsigned {local} = {name}_more({a}) + {name}_more({a}, {b});"),
            _ => format!("unsigned {local} = {name}_over(({a}) % 9u) + {name}_over((int)(({b}) % 9u));"),
        })
    }
}

/// The declarations that the forms use.
pub(super) fn parts(name: &str, parts: &mut Vec<Part>, allowed: &Allowed) {
    let mut add = |what: &str, text: String| parts.push(Part::new(name, what, text));
    add("tab", format!("static const unsigned {name}_tab[4] = {{3u, 1u, 4u, 15u}};"));
    add("ref", format!("static unsigned {name}_ref(const unsigned &x) {{ return x * 7u + (x >> 2); }}"));
    if allowed.language == Language::C {
        return;
    }
    add("A", format!("template <class T> using {name}_A = T;"));
    add(
        "C",
        format!(
            "struct {name}_C {{\nstatic constexpr unsigned limit = 5u;\n\
             static unsigned twice(unsigned x) {{ return x * 2u; }}\n}};"
        ),
    );
    add(
        "O",
        format!(
            "struct {name}_O {{\nunsigned value;\n\
             {name}_O operator+({name}_O other) const {{ return {name}_O{{value * 3u + other.value}}; }}\n\
             unsigned operator[](int i) const {{ return value + (unsigned)i; }}\n}};"
        ),
    );
    add("E", format!("enum class {name}_E : unsigned {{ low = 3u, high = 9u }};"));
    add("more", format!("static unsigned {name}_more(unsigned x, unsigned y = 3u) {{ return x * y + 1u; }}"));
    add(
        "over",
        format!(
            "static unsigned {name}_over(unsigned x) {{ return x + 1u; }}\n\
             static unsigned {name}_over(int x) {{ return (unsigned)x * 11u; }}"
        ),
    );
}
