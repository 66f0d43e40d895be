//! Clauses in C++.
//!
//! ```text
//! copyin(a(:, 1:n)) reduction(.and.: ok) gang(static: *)     copyin(a[0:n * a_s1]) reduction(&&:ok) gang(static:*)
//! ```

use crate::access::is_dense_access;
use crate::access::{Access, Subscript};
use crate::directive::{Clause, Directive, split};
use crate::ids::{ACCF_SYNTAX, ACCF_UNSUPPORTED};
use crate::nesting::LoopDirective;
use crate::translator::{Refused, Res, Translator};
use crate::value::{Binds, parts};
use crate::variable::{Key, Role};
use okl_fortran::ast::Expr;
use okl_fortran::parse_expression;
use okl_fortran::scope::Type;
use okl_fortran::token::{Token, TokenKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

/// The kinds of clauses, by what is in their parentheses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Variables whose data moves.
    Data,
    /// Variables of which each gang or lane has its own.
    Private,
    /// `op: variables`.
    Reduction,
    /// Expressions, maybe behind a word and a colon.
    Values,
    /// Words.
    Words,
}

fn form(clause: &Clause, directive: &Directive) -> Form {
    match clause.name.as_str() {
        "private" | "firstprivate" => Form::Private,
        "reduction" => Form::Reduction,
        "default" | "device_type" | "dtype" | "bind" => Form::Words,
        "self" | "host" | "device" if directive.name == "update" => Form::Data,
        "if" | "self" | "num_gangs" | "num_workers" | "vector_length" | "gang" | "worker" | "vector"
        | "async" | "wait" | "collapse" | "tile" | "device_num" | "default_async" => Form::Values,
        _ => Form::Data,
    }
}

/// True for a clause that names data of the host, whose address counts.
pub fn is_data(clause: &Clause, directive: &Directive) -> bool {
    form(clause, directive) == Form::Data && clause.arguments.is_some()
}

/// The item of a clause.
#[derive(Clone, Debug)]
pub struct Item<'t> {
    /// The variable.
    pub key: Key,
    /// What is named of it.
    pub access: Access<'t>,
    /// Its place.
    pub span: Span,
}

impl<'t> Translator<'t> {
    /// The directive of a loop: `#pragma acc loop collapse(2)`.
    pub fn loop_directive(&mut self, directive: &Directive, name: &str) -> Res<LoopDirective> {
        let pragma = self.pragma(directive, name, &[])?;
        Ok(LoopDirective {
            pragma: Some(pragma),
            span: directive.span,
            collapse: self.collapse_of(directive),
        })
    }

    /// How many loops a directive takes.
    pub fn collapse_of(&mut self, directive: &Directive) -> usize {
        if let Some(tile) = directive.clause("tile").and_then(|clause| clause.arguments.as_ref()) {
            return split(tile, ",").len();
        }
        let Some(tokens) = directive.clause("collapse").and_then(|clause| clause.arguments.clone()) else {
            return 1;
        };
        let last = split(&tokens, ":").pop().unwrap_or_default();
        let expr = self.clause_expr(&last);
        let known = expr.ok().and_then(|expr| self.universe.integer(self.function.scope, expr));
        known.and_then(|known| usize::try_from(known).ok()).unwrap_or(1).max(1)
    }

    /// The pragma of a directive, without the clauses of some names.
    pub fn pragma(&mut self, directive: &Directive, name: &str, without: &[&str]) -> Res<Text> {
        let mut text = Text::from(format!("#pragma acc {name}"));
        if let Some(argument) = &directive.argument {
            let values = self.values(argument, directive.span)?;
            text.push("(");
            text.push(values);
            text.push(")");
        }
        let mut result = Ok(());
        for clause in &directive.clauses {
            if without.contains(&clause.name.as_str()) {
                continue;
            }
            match self.clause(clause, directive) {
                Ok(Some(clause_text)) => {
                    text.push(" ");
                    text.push(clause_text.at(clause.span));
                }
                Ok(None) => {}
                Err(Refused) => result = Err(Refused),
            }
        }
        result.map(|()| text.at(directive.span))
    }

    fn clause(&mut self, clause: &Clause, directive: &Directive) -> Res<Option<Text>> {
        let Some(arguments) = &clause.arguments else { return Ok(Some(clause.name.clone().into())) };
        let inside = match form(clause, directive) {
            Form::Words => {
                let words: Vec<&str> = arguments.iter().map(|token| token.text.as_str()).collect();
                Some(Text::from(words.join("")))
            }
            Form::Values => Some(self.values(arguments, clause.span)?),
            Form::Reduction => self.reduction(arguments, clause.span)?,
            Form::Private => self.private_items(clause, arguments)?,
            Form::Data => self.data_items(clause, arguments)?,
        };
        Ok(inside.map(|inside| parts(&[&format!("{}(", clause.name), ")"], [inside])))
    }

    /// An expression of a clause.
    pub fn clause_expr(&mut self, tokens: &[Token]) -> Res<&'t Expr> {
        let place = tokens.first().map_or(Span::at(0), |token| token.span);
        match parse_expression(tokens) {
            Ok((expr, used)) if used == tokens.len() => Ok(self.keep(expr)),
            Ok((_, used)) => {
                let token = &tokens[used];
                self.refuse(ACCF_SYNTAX, format!("`{}` is not expected here", token.text), token.span, "")
            }
            Err(problem) => self.refuse(ACCF_SYNTAX, problem.message, place.max(problem.span), ""),
        }
    }

    /// Values between commas, each maybe behind a word and a colon; `*` is one.
    fn values(&mut self, tokens: &[Token], span: Span) -> Res<Text> {
        let mut texts = Vec::new();
        for part in split(tokens, ",") {
            let (mut text, rest) = match part.as_slice() {
                [word, colon, rest @ ..] if word.kind == TokenKind::Name && colon.text == ":" => {
                    (Text::from(format!("{}:", word.text)), rest.to_vec())
                }
                _ => (Text::new(), part),
            };
            match rest.as_slice() {
                [] => {}
                [star] if star.text == "*" => text.push("*"),
                rest => {
                    let expr = self.clause_expr(rest)?;
                    let known = self.universe.integer(self.function.scope, expr);
                    match known {
                        Some(known) => text.push(known.to_string()),
                        None => text.push(self.value(expr)?.operand(Binds::Choice).at(self.place(expr.span))),
                    }
                }
            }
            texts.push(text);
        }
        if texts.is_empty() {
            return self.refuse(ACCF_SYNTAX, "these parentheses are empty", span, "");
        }
        Ok(Text::joined(texts, ", "))
    }

    fn reduction(&mut self, tokens: &[Token], span: Span) -> Res<Option<Text>> {
        let colon = tokens.iter().position(|token| token.text == ":");
        let Some(colon) = colon else {
            let help = "write `reduction(+: sum)`";
            return self.refuse(ACCF_SYNTAX, "a reduction without an operator", span, help);
        };
        let word: String = tokens[..colon].iter().map(|token| token.text.as_str()).collect();
        let operator = match word.as_str() {
            "+" | "*" | "max" | "min" => word.as_str(),
            ".and." => "&&",
            ".or." => "||",
            ".eqv." => "==",
            ".neqv." => "^",
            "iand" => "&",
            "ior" => "|",
            "ieor" => "^",
            _ => {
                let help = "the operators are + * max min iand ior ieor .and. .or. .eqv. .neqv.";
                return self.refuse(ACCF_UNSUPPORTED, format!("a reduction with `{word}`"), span, help);
            }
        };
        let mut names = Vec::new();
        for part in split(&tokens[colon + 1..], ",") {
            let expr = self.clause_expr(&part)?;
            let access = self.access(expr)?;
            let (what, help) = match access.ty {
                Type::Complex(_) => {
                    ("complex numbers", "add up the real and the imaginary parts in two variables")
                }
                Type::Derived(_) => ("structures", "add up each component in a variable of its own"),
                _ => ("", ""),
            };
            if !what.is_empty() {
                return self.refuse(ACCF_UNSUPPORTED, format!("a reduction of {what}"), expr.span, help);
            }
            let key = access.root.clone();
            self.written(&key);
            let name = self.function.variables[&key].name.clone();
            let is_local = self.function.variables[&key].role == Role::Local;
            if access.parts[0].dims.is_empty() {
                if !is_local {
                    self.by_reference(&key);
                }
                names.push(Text::from(name));
            } else {
                let section = self.section(&access)?;
                names.push(section);
            }
        }
        Ok(Some(parts(&[&format!("{operator}:"), ""], [Text::joined(names, ", ")])))
    }

    /// Passes a variable of the host by reference.
    pub fn by_reference(&mut self, key: &Key) {
        if !self.function.is_region {
            return;
        }
        if let Some(variable) = self.function.variables.get_mut(key)
            && variable.role == Role::Parameter
        {
            variable.role = Role::Reference;
        }
    }

    fn private_items(&mut self, clause: &Clause, tokens: &[Token]) -> Res<Option<Text>> {
        let mut texts = Vec::new();
        for part in split(tokens, ",") {
            let expr = self.clause_expr(&part)?;
            if let okl_fortran::ast::ExprKind::Name(name) = &expr.kind
                && self.alias(&name.id).is_some()
            {
                continue;
            }
            let access = self.access(expr)?;
            let variable = &self.function.variables[&access.root];
            // A variable that is declared inside is private by that.
            let is_inside = variable.role != Role::Local || self.function.is_construct_pragma;
            if clause.name == "private" && self.function.dropped.contains(&access.root) && is_inside {
                continue;
            }
            let name = variable.name.clone();
            if access.parts[0].dims.is_empty() {
                texts.push(Text::from(name));
            } else {
                texts.push(self.section(&access)?);
            }
        }
        Ok((!texts.is_empty()).then(|| Text::joined(texts, ", ")))
    }

    /// The variables of a data clause.
    pub fn items(&mut self, tokens: &[Token]) -> Res<Vec<Item<'t>>> {
        let tokens = match tokens {
            [word, colon, rest @ ..] if word.kind == TokenKind::Name && colon.text == ":" => rest,
            tokens => tokens,
        };
        let mut items = Vec::new();
        let mut result = Ok(());
        for part in split(tokens, ",") {
            if let [slash, name, other] = part.as_slice()
                && slash.text == "/"
                && other.text == "/"
            {
                let message = format!("the common block `{}` as a whole", name.text);
                result = self.refuse(ACCF_UNSUPPORTED, message, name.span, "name its variables");
                continue;
            }
            let item = self.clause_expr(&part).and_then(|expr| {
                if !self.is_designator(expr) {
                    return self.refuse(ACCF_SYNTAX, "this is no variable", expr.span, "");
                }
                let access = self.access(expr)?;
                Ok(Item { key: access.root.clone(), span: expr.span, access })
            });
            match item {
                Ok(item) => items.push(item),
                Err(Refused) => result = Err(Refused),
            }
        }
        result.map(|()| items)
    }

    fn data_items(&mut self, clause: &Clause, tokens: &[Token]) -> Res<Option<Text>> {
        let modifier = match tokens {
            [word, colon, ..] if word.kind == TokenKind::Name && colon.text == ":" => {
                format!("{}: ", word.text)
            }
            _ => String::new(),
        };
        let mut texts = Vec::new();
        for item in self.items(tokens)? {
            if self.has_allocated(&item.access.ty, 0) {
                // The components go by themselves.
                self.forget(&item.key);
                continue;
            }
            if !matches!(
                clause.name.as_str(),
                "copyin" | "present_or_copyin" | "pcopyin" | "present" | "device" | "no_create"
            ) {
                self.written(&item.key);
            }
            self.by_reference(&item.key);
            let section = self.section(&item.access)?;
            if self.is_of_unknown_size(&item, &section, &clause.name) {
                let written = self.function.variables[&item.key].written.clone();
                let message = format!("how many elements `{written}` has is not known");
                let help = format!("name a section: `{}({written}(1:n))`", clause.name);
                return self.refuse(ACCF_UNSUPPORTED, message, item.span, &help);
            }
            texts.push(section.at(self.place(item.span)));
        }
        if texts.is_empty() {
            return Ok(None);
        }
        Ok(Some(parts(&[&modifier, ""], [Text::joined(texts, ", ")])))
    }

    /// True for an array `x(*)` without bounds in a clause that has to know them.
    fn is_of_unknown_size(&self, item: &Item<'t>, section: &Text, clause: &str) -> bool {
        let needs_size =
            ["copy", "copyin", "copyout", "create", "device", "self", "host"].iter().any(|one| {
                [clause, &clause[1..]].contains(one) || clause.strip_prefix("present_or_") == Some(one)
            });
        let is_array = !self.function.variables[&item.key].dims.is_empty();
        needs_size && is_array && !section.written("").contains('[')
    }

    /// A designator as a section in C++: `a[0:n]`; of a scalar its name.
    pub fn section(&mut self, access: &Access<'t>) -> Res<Text> {
        let part = &access.parts[0];
        let name = part.name.clone();
        if part.dims.is_empty() {
            return Ok(name);
        }
        if access.parts.len() > 1 {
            return self.unsupported("a component of an array in a clause", access.span);
        }
        let key = access.root.clone();
        if part.subscripts.is_empty() {
            let is_assumed_size = self.function.variables[&key].symbol.shape.is_some_and(|shape| {
                shape.iter().any(|extent| matches!(extent, okl_fortran::ast::Extent::Assumed { .. }))
            });
            if is_assumed_size {
                // Its size is not known; the device has it already.
                return Ok(name);
            }
            let count = self.count(&key);
            return Ok(parts(&["", "[0:", "]"], [name, count]));
        }
        let (first, last) = self.ends(access)?;
        if first.written("") == "0" {
            return Ok(parts(&["", "[0:", " + 1]"], [name, last]));
        }
        Ok(parts(&["", "[", ":(", ") - (", ") + 1]"], [name, first.clone(), last, first]))
    }

    /// The indices in memory of the first and the last element of a section.
    fn ends(&mut self, access: &Access<'t>) -> Res<(Text, Text)> {
        let extents = self.access_extents(access)?;
        let zeros = vec![Text::from("0"); extents.len()];
        let lasts: Vec<Text> = extents.iter().map(last_of).collect();
        let (first, _) = self.index(&access.parts[0], &zeros)?;
        let (last, _) = self.index(&access.parts[0], &lasts)?;
        Ok((first, last))
    }

    /// The whole of an array as a section.
    pub fn whole(&mut self, key: &Key) -> Res<Text> {
        let variable = &self.function.variables[key];
        let (ty, span) = (variable.ty.clone(), variable.symbol.span);
        let part = self.part_of(key, span);
        self.section(&Access { parts: vec![part], ty, root: key.clone(), span })
    }

    /// True if a section has elements of others between its own.
    pub fn has_gaps(&self, access: &Access<'t>) -> bool {
        !access.parts[0].dims.is_empty() && !access.parts[0].subscripts.is_empty() && !is_dense_access(access)
    }

    /// Loops over the dense runs of a section, with the section of a run: for `update`, which must not touch what is
    /// between.
    pub fn runs(&mut self, access: &Access<'t>, span: Span) -> Res<(Vec<Text>, Text)> {
        let extents = self.access_extents(access)?;
        let is_dense =
            matches!(access.parts[0].subscripts.first(), Some(Subscript::Range { step: None, .. }));
        let in_run = usize::from(is_dense && !access.parts[0].is_strided);
        let (mut loops, mut starts, mut lasts) = (Vec::new(), Vec::new(), Vec::new());
        for (dim, extent) in extents.iter().enumerate() {
            if dim < in_run {
                starts.push(Text::from("0"));
                lasts.push(last_of(extent));
                continue;
            }
            let name = self.fresh("accf_i");
            loops.push(crate::transform::loop_over(&name, extent));
            starts.push(Text::from(name.clone()));
            lasts.push(Text::from(name));
        }
        loops.reverse();
        let (first, _) = self.index(&access.parts[0], &starts)?;
        let (last, _) = self.index(&access.parts[0], &lasts)?;
        let name = access.parts[0].name.clone();
        let _ = span;
        Ok((loops, parts(&["", "[", ":(", ") - (", ") + 1]"], [name, first.clone(), last, first])))
    }
}

/// The last offset of a dimension.
fn last_of(extent: &Text) -> Text {
    match extent.written("").parse::<i64>() {
        Ok(extent) => (extent - 1).to_string().into(),
        Err(_) => parts(&["(", " - 1)"], [extent.clone()]),
    }
}
